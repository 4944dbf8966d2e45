public import Diagnostics

/// A value of the located tree into which `config.xml` and `holdfast.yml` are both read.
public struct Node: Hashable, Sendable {
  /// What a node holds.
  public enum Content: Hashable, Sendable {
    case scalar(Scalar)
    case sequence([Node])
    /// Keys are unique; the order is that of the file.
    case mapping([Entry])
  }

  /// A key of a mapping and its value.
  public struct Entry: Hashable, Sendable {
    public let key: Located<String>
    public let value: Node

    /// Pairs a key with its value.
    public init(_ key: Located<String>, _ value: Node) {
      self.key = key
      self.value = value
    }
  }

  public let content: Content
  public let location: SourceLocation

  /// Makes a node from its content and place.
  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// The text of a scalar, and whether its writer fixed its type.
public struct Scalar: Hashable, Sendable {
  /// How the text is to be understood.
  public enum Style: Hashable, Sendable {
    /// A plain YAML scalar or XML text: `true`, `12` and `null` are what they look like.
    case plain
    /// Quoted, a block scalar, or tagged as a string: text, whatever it looks like.
    case string
  }

  public let text: String
  public let style: Style

  /// Makes a scalar from its text.
  public init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}
