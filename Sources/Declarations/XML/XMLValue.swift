import Diagnostics

/// The rules by which an element of Holdfast's namespace becomes a value.
enum XMLValue {
  /// The value of an element.
  static func node(of element: XMLElement, _ diagnostics: inout [Diagnostic]) -> Node {
    let isText = checkAttributes(of: element, &diagnostics)
    let own = element.attributes.filter { $0.prefix == nil }
    let children = holdfastChildren(of: element, &diagnostics)
    if own.isEmpty && children.isEmpty {
      return .scalar(
        element.text.value, isText ? .string : .plain,
        at: element.text.value.isEmpty ? element.location : element.text.location)
    }
    refuseText(of: element, &diagnostics)
    if own.isEmpty && children.allSatisfy({ $0.name == "value" }) {
      return .sequence(children.map { node(of: $0, &diagnostics) }, at: element.location)
    }
    return mapping(of: own, children, at: element.location, &diagnostics)
  }

  /// The value of an element that is a mapping even if nothing stands in it.
  static func mapping(of element: XMLElement, _ diagnostics: inout [Diagnostic]) -> Node {
    _ = checkAttributes(of: element, &diagnostics)
    refuseText(of: element, &diagnostics)
    let own = element.attributes.filter { $0.prefix == nil }
    let children = holdfastChildren(of: element, &diagnostics)
    return mapping(of: own, children, at: element.location, &diagnostics)
  }

  /// A capability's name and parameters; `true` where it has none.
  static func capability(
    _ element: XMLElement, _ diagnostics: inout [Diagnostic]
  ) -> Node.Entry? {
    named(element, &diagnostics) { rest, diagnostics in
      let value = node(of: rest, &diagnostics)
      return value.isNull ? .scalar("true", .plain, at: rest.location) : value
    }
  }

  /// The key that the attribute `name` gives, and the value that is made of the rest.
  static func named(
    _ element: XMLElement, _ diagnostics: inout [Diagnostic],
    attribute: String = "name", _ value: (XMLElement, inout [Diagnostic]) -> Node
  ) -> Node.Entry? {
    guard let name = element.attribute(attribute), !name.value.isEmpty else {
      diagnostics.append(
        Diagnostic(
          .missingValue, "'\(element.writtenName)' needs the attribute '\(attribute)'",
          at: element.location, mend: "give it a \(attribute)"))
      return nil
    }
    return Node.Entry(name, value(element.without(attribute), &diagnostics))
  }

  /// The entries with those of one key merged.
  static func united(
    _ entries: [Node.Entry], _ diagnostics: inout [Diagnostic]
  ) -> [Node.Entry] {
    var united: [Node.Entry] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.key.value] {
        united[place] = merge(united[place], entry, diagnostics: &diagnostics)
      } else {
        places[entry.key.value] = united.count
        united.append(entry)
      }
    }
    return united
  }

  /// The capabilities as an entry of their own; `nil` if there are none.
  static func capabilities(
    _ entries: [Node.Entry], _ diagnostics: inout [Diagnostic]
  ) -> Node.Entry? {
    guard let place = entries.first?.key.location else { return nil }
    return Node.Entry(
      Located("capabilities", at: place), .mapping(united(entries, &diagnostics), at: place))
  }

  private static func mapping(
    of attributes: [XMLAttribute], _ children: [XMLElement], at location: SourceLocation,
    _ diagnostics: inout [Diagnostic]
  ) -> Node {
    var entries = attributes.map { attribute in
      Node.Entry(
        Located(attribute.name, at: attribute.location),
        .scalar(attribute.value.value, .plain, at: attribute.value.location))
    }
    var places = Dictionary(entries.map { ($0.key.value, $0.key.location) }) { first, _ in first }
    var capabilities: [Node.Entry] = []
    for child in children {
      if child.name == "capability" && child.attribute("name") != nil {
        if let entry = capability(child, &diagnostics) { capabilities.append(entry) }
        continue
      }
      guard let entry = entry(of: child, &diagnostics) else { continue }
      if let first = places[entry.key.value] {
        diagnostics.append(
          .duplicateKey(entry.key.value, at: entry.key.location, first: first))
      } else {
        places[entry.key.value] = entry.key.location
        entries.append(entry)
      }
    }
    if let entry = Self.capabilities(capabilities, &diagnostics) {
      entries = united(entries + [entry], &diagnostics)
    }
    return .mapping(entries, at: location)
  }

  private static func entry(
    of child: XMLElement, _ diagnostics: inout [Diagnostic]
  ) -> Node.Entry? {
    switch child.name {
    case "entry": return named(child, &diagnostics, attribute: "key", node)
    case "value":
      diagnostics.append(
        Diagnostic(
          .wrongType, "'\(child.writtenName)' makes a list, and beside it stand keys",
          at: child.location, mend: "put the list into an element of its own"))
      return nil
    default:
      return Node.Entry(Located(child.name, at: child.location), node(of: child, &diagnostics))
    }
  }

  /// The elements of Holdfast's namespace inside of one. Others are slips: nobody reads them.
  private static func holdfastChildren(
    of element: XMLElement, _ diagnostics: inout [Diagnostic]
  ) -> [XMLElement] {
    element.elements.filter { child in
      if child.isHoldfast { return true }
      diagnostics.append(
        child.namespaceProblem
          ?? Diagnostic(
            .unknownKey, "'\(child.writtenName)' is not in the namespace of Holdfast",
            at: child.location,
            mend: "write '\(element.prefix.map { $0 + ":" } ?? "")\(child.name)'"))
      return false
    }
  }

  /// Whether the element says that it is text by `hf:type="string"`, the only attribute that has
  /// a prefix.
  private static func checkAttributes(
    of element: XMLElement, _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    var isText = false
    for attribute in element.attributes where attribute.namespace == holdfastNamespace {
      if attribute.name == "type" && attribute.value.value == "string" {
        isText = true
      } else {
        let prefix = attribute.prefix ?? "hf"
        diagnostics.append(
          Diagnostic(
            .unknownKey,
            "'\(prefix):\(attribute.name)=\"\(attribute.value.value.shortened)\"' has no meaning",
            at: attribute.location,
            mend: attribute.name == "type"
              ? "write \(prefix):type=\"string\", or take it away" : "write '\(attribute.name)'"))
      }
    }
    return isText
  }

  private static func refuseText(of element: XMLElement, _ diagnostics: inout [Diagnostic]) {
    guard !element.text.value.isEmpty else { return }
    diagnostics.append(
      Diagnostic(
        .wrongType,
        "text can't stand beside attributes or elements of '\(element.writtenName)'",
        at: element.text.location, mend: "put the text into an element or an attribute"))
  }
}

/// The namespace of Holdfast's elements, in its first version.
let holdfastNamespace = "urn:holdfast:1"

extension XMLElement {
  var isHoldfast: Bool { namespace == holdfastNamespace }

  /// The name as it stands in the file.
  var writtenName: String { prefix.map { $0 + ":" + name } ?? name }

  /// What is wrong with an element that looks like one of Holdfast's and is none.
  var namespaceProblem: Diagnostic? {
    if let namespace, namespace.hasPrefix("urn:holdfast:") {
      return Diagnostic(
        .unboundPrefix, "the namespace '\(namespace)' is not known", at: location,
        mend: "write xmlns:hf=\"\(holdfastNamespace)\", or install a later Holdfast")
    }
    guard namespace == nil, prefix == "hf" else { return nil }
    return Diagnostic(
      .unboundPrefix, "the prefix of '\(writtenName)' is not bound to a namespace", at: location,
      mend: "write xmlns:hf=\"\(holdfastNamespace)\" in the widget's start tag")
  }

  fileprivate func without(_ attribute: String) -> XMLElement {
    XMLElement(
      name: name, prefix: prefix, namespace: namespace,
      attributes: attributes.filter { $0.name != attribute || $0.prefix != nil },
      elements: elements, text: text, location: location)
  }
}

extension Diagnostic {
  /// The error about an element whose name Holdfast doesn't know.
  static func unknownElement(_ element: XMLElement, known: [String]) -> Diagnostic {
    let prefix = element.prefix.map { $0 + ":" } ?? ""
    let near = nearest(to: element.name, among: known).map { prefix + $0 }
    let all = known.map { "'\(prefix)\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unknownKey,
      "Holdfast has no element '\(element.writtenName)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      at: element.location, mend: near.map { "write '\($0)'" } ?? "use one of \(all)")
  }
}
