public import Diagnostics

/// An element of an XML file, with its place.
public struct XMLElement: Hashable, Sendable {
  /// The name without its prefix.
  public let name: String
  public let prefix: String?
  /// What the prefix, or its absence, is bound to; `nil` if it is not bound.
  public let namespace: String?
  public let attributes: [XMLAttribute]
  public let elements: [XMLElement]
  /// The element's own text, without that of its elements, blanks at both ends cut off. Its place
  /// is that of the first character; the element's where there is none.
  public let text: Located<String>
  /// Where the start tag starts.
  public let location: SourceLocation

  /// Makes an element from its parts.
  public init(
    name: String, prefix: String? = nil, namespace: String? = nil, attributes: [XMLAttribute] = [],
    elements: [XMLElement] = [], text: Located<String>, location: SourceLocation
  ) {
    self.name = name
    self.prefix = prefix
    self.namespace = namespace
    self.attributes = attributes
    self.elements = elements
    self.text = text
    self.location = location
  }

  /// The value of the attribute with this name and no prefix.
  public func attribute(_ name: String) -> Located<String>? {
    attributes.first { $0.name == name && $0.prefix == nil }?.value
  }

  /// The elements directly inside with this name, whatever their namespace.
  public func elements(named name: String) -> [XMLElement] {
    elements.filter { $0.name == name }
  }
}

/// An attribute of an XML element.
public struct XMLAttribute: Hashable, Sendable {
  /// The name without its prefix.
  public let name: String
  public let prefix: String?
  /// What the prefix is bound to; `nil` if there is none, or it is not bound.
  public let namespace: String?
  public let value: Located<String>
  /// Where the name stands.
  public let location: SourceLocation

  /// Makes an attribute from its parts.
  public init(
    name: String, prefix: String? = nil, namespace: String? = nil, value: Located<String>,
    location: SourceLocation
  ) {
    self.name = name
    self.prefix = prefix
    self.namespace = namespace
    self.value = value
    self.location = location
  }
}
