public import Diagnostics

/// What a widget declares in Holdfast's own namespace, `urn:holdfast:1`, in the shape of
/// `holdfast.yml`; `nil` if nothing is declared.
///
/// The elements stand in the widget itself or in its `<platform name="ios">`:
/// `<hf:app>`, `<hf:capability name="…">`, `<hf:extension name="…">`, `<hf:plugin>`.
/// Attributes and child elements are keys; `<hf:value>` elements make a list; `<hf:entry key="…">`
/// gives a key that is no XML name, or any; text is a plain scalar unless `hf:type="string"`.
public func declarationNode(
  ofWidget widget: XMLElement, diagnostics: inout [Diagnostic]
) -> Node? {
  let platforms = widget.elements.filter { element in
    element.name == "platform" && !element.isHoldfast
      && element.attribute("name")?.value == "ios"
  }
  let elements = widget.elements + platforms.flatMap(\.elements)
  var declaration = WidgetDeclaration()
  for element in elements { declaration.add(element) }
  let node = declaration.isEmpty ? nil : declaration.node(at: widget.location)
  diagnostics += declaration.diagnostics
  return node
}

/// The declarations of a widget as they add up.
private struct WidgetDeclaration {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var isEmpty = true
  private var app: Node?
  private var capabilities: [Node.Entry] = []
  private var extensions: [Node.Entry] = []
  private var extensionPlaces: [String: Int] = [:]
  private var plugins: [Node] = []

  mutating func add(_ element: XMLElement) {
    guard element.isHoldfast else {
      if let diagnostic = element.namespaceProblem { diagnostics.append(diagnostic) }
      return
    }
    isEmpty = false
    switch element.name {
    case "app":
      let node = XMLValue.mapping(of: element, &diagnostics)
      app = app.map { merge($0, node, diagnostics: &diagnostics) } ?? node
    case "capability":
      if let entry = XMLValue.capability(element, &diagnostics) { capabilities.append(entry) }
    case "extension": addExtension(element)
    case "plugin":
      let path =
        element.attributes.count == 1 && element.elements.isEmpty
        ? element.attribute("path") : nil
      plugins.append(
        path.map { .scalar($0.value, at: $0.location) }
          ?? XMLValue.mapping(of: element, &diagnostics))
    default:
      diagnostics.append(
        .unknownElement(element, known: ["app", "capability", "extension", "plugin"]))
    }
  }

  /// The same extension may stand twice, as in the widget and in the platform; two of one name
  /// that differ are most likely a copy whose name was left.
  private mutating func addExtension(_ element: XMLElement) {
    guard let entry = XMLValue.named(element, &diagnostics, { XMLValue.mapping(of: $0, &$1) })
    else { return }
    guard let place = extensionPlaces[entry.key.value] else {
      extensionPlaces[entry.key.value] = extensions.count
      extensions.append(entry)
      return
    }
    let first = extensions[place]
    if Meaning(first.value) != Meaning(entry.value) {
      diagnostics.append(
        .duplicateKey(entry.key.value, at: entry.key.location, first: first.key.location))
    }
  }

  mutating func node(at location: SourceLocation) -> Node {
    var appEntries = app?.entries ?? []
    if let entry = XMLValue.capabilities(capabilities, &diagnostics) {
      appEntries = XMLValue.united(appEntries + [entry], &diagnostics)
    }
    var entries: [Node.Entry] = []
    if let place = app?.location ?? capabilities.first?.key.location {
      entries.append(Node.Entry(Located("app", at: place), .mapping(appEntries, at: place)))
    }
    if let first = extensions.first {
      entries.append(
        Node.Entry(
          Located("extensions", at: first.key.location),
          .mapping(extensions, at: first.key.location)))
    }
    if let first = plugins.first {
      entries.append(
        Node.Entry(Located("plugins", at: first.location), .sequence(plugins, at: first.location)))
    }
    return .mapping(entries, at: location)
  }
}
