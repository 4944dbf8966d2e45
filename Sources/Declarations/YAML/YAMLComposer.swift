import Diagnostics

/// Makes the located tree from libyaml's events.
struct YAMLComposer: ~Copyable {
  /// A node, and what it costs to write it out where an alias names it.
  struct Composed {
    var node: Node
    var size = 1
    var height = 1
  }

  private static let sizeLimit = 100_000
  private static let depthLimit = 100

  private let bytes: [UInt8]
  private let file: String
  private var parser: YAMLEventParser
  private var anchors: [String: Composed] = [:]
  /// Anchors of nodes that are being read.
  private var open: Set<String> = []
  private var size = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    parser = YAMLEventParser(bytes)
  }

  /// The only document of the stream.
  mutating func document() throws(Failure) -> Node {
    let empty = Node.mapping([], at: SourceLocation(file: file))
    let (first, _) = try next()
    guard case .documentStart = first else { return empty }
    let (event, location) = try next()
    let root = try node(event, at: location, depth: 1).node
    _ = try next()
    let (last, place) = try next()
    guard case .streamEnd = last else {
      throw Failure(
        Diagnostic(
          .unsupportedYAML, "a second document starts here, and a declaration is one",
          at: place, mend: "keep one document, and take '---' away"))
    }
    if let failure = Failure(diagnostics) { throw failure }
    return root.isNull ? .mapping([], at: root.location) : root
  }

  private mutating func next() throws(Failure) -> (event: YAMLEvent, location: SourceLocation) {
    do throws(YAMLProblem) {
      let (event, mark) = try parser.next()
      return (event, location(mark))
    } catch {
      throw Failure(error.diagnostic(in: bytes, file: file))
    }
  }

  private func location(_ mark: YAMLProblem.Mark) -> SourceLocation {
    SourceLocation(file: file, line: mark.line + 1, column: mark.column + 1)
  }

  private mutating func node(
    _ event: YAMLEvent, at location: SourceLocation, depth: Int
  ) throws(Failure) -> Composed {
    try spend(1, height: depth, at: location)
    switch event {
    case .alias(let name):
      return try aliased(name, at: location, depth: depth)
    case .scalar(let text, let isPlain, let properties):
      let scalar = try scalar(text, isPlain: isPlain, tag: properties.tag, at: location)
      let composed = Composed(node: Node(.scalar(scalar), at: location))
      if let anchor = properties.anchor { anchors[anchor] = composed }
      return composed
    case .sequenceStart(let properties):
      try check(properties.tag, is: "seq", of: "a list", at: location)
      return try anchored(properties.anchor) { (composer) throws(Failure) in
        try composer.sequence(at: location, depth: depth)
      }
    case .mappingStart(let properties):
      try check(properties.tag, is: "map", of: "a mapping", at: location)
      return try anchored(properties.anchor) { (composer) throws(Failure) in
        try composer.mapping(at: location, depth: depth)
      }
    case .documentStart, .documentEnd, .streamEnd, .sequenceEnd, .mappingEnd:
      throw Failure(Diagnostic(.yamlSyntax, "a value is missing here", at: location))
    }
  }

  private mutating func anchored(
    _ anchor: String?, _ compose: (inout YAMLComposer) throws(Failure) -> Composed
  ) throws(Failure) -> Composed {
    guard let anchor else { return try compose(&self) }
    open.insert(anchor)
    let composed = try compose(&self)
    open.remove(anchor)
    anchors[anchor] = composed
    return composed
  }

  private mutating func aliased(
    _ name: String, at location: SourceLocation, depth: Int
  ) throws(Failure) -> Composed {
    if open.contains(name) {
      throw Failure(
        Diagnostic(
          .unsupportedYAML, "the alias '*\(name)' stands inside of what it names",
          at: location, mend: "write the value out"))
    }
    guard let target = anchors[name] else {
      let near = nearest(to: name, among: anchors.keys.sorted())
      throw Failure(
        Diagnostic(
          .yamlSyntax, "no anchor '&\(name)' stands before this alias", at: location,
          mend: near.map { "write '*\($0)'" } ?? "give the value an anchor, or quote the text"))
    }
    try spend(target.size - 1, height: depth + target.height - 1, at: location)
    return target
  }

  private mutating func sequence(at location: SourceLocation, depth: Int) throws(Failure)
    -> Composed
  {
    var composed = Composed(node: .sequence([], at: location))
    var nodes: [Node] = []
    while true {
      let (event, place) = try next()
      if case .sequenceEnd = event { break }
      let element = try node(event, at: place, depth: depth + 1)
      composed.add(element)
      nodes.append(element.node)
    }
    composed.node = .sequence(nodes, at: location)
    return composed
  }

  private mutating func mapping(at location: SourceLocation, depth: Int) throws(Failure)
    -> Composed
  {
    var composed = Composed(node: .mapping([], at: location))
    var entries: [Node.Entry] = []
    var places: [String: SourceLocation] = [:]
    var mergePlace: SourceLocation?
    var merged: [Node] = []
    while true {
      let (event, place) = try next()
      if case .mappingEnd = event { break }
      let key = try key(event, at: place, depth: depth + 1)
      let (valueEvent, valuePlace) = try next()
      let value = try node(valueEvent, at: valuePlace, depth: depth + 1)
      composed.add(value)
      let isMerge = key.style == .plain && key.text == "<<"
      if let first = isMerge ? mergePlace : places[key.text] {
        diagnostics.append(.duplicateKey(key.text, at: place, first: first))
      } else if isMerge {
        mergePlace = place
        merged = try mergeSources(value.node, at: valuePlace)
      } else {
        places[key.text] = place
        entries.append(Node.Entry(Located(key.text, at: place), value.node))
      }
    }
    for entry in merged.flatMap(\.entries) where places[entry.key.value] == nil {
      places[entry.key.value] = entry.key.location
      entries.append(entry)
    }
    composed.node = .mapping(entries, at: location)
    return composed
  }

  private mutating func key(
    _ event: YAMLEvent, at location: SourceLocation, depth: Int
  ) throws(Failure) -> Scalar {
    let composed = try node(event, at: location, depth: depth)
    guard case .scalar(let scalar) = composed.node.content else {
      throw Failure(
        Diagnostic(
          .unsupportedYAML, "the key is \(composed.node.kindForPeople), and keys are text",
          at: location, mend: "write the key as text"))
    }
    guard !(scalar.text.isEmpty && scalar.style == .plain) else {
      throw Failure(
        Diagnostic(.unsupportedYAML, "the key is missing", at: location, mend: "write the key"))
    }
    return scalar
  }

  /// The mappings that a merge key names, the one that counts first.
  /// (YAML, "Merge Key Language-Independent Type")
  private func mergeSources(_ node: Node, at location: SourceLocation) throws(Failure) -> [Node] {
    let sources = if case .sequence(let nodes) = node.content { nodes } else { [node] }
    for source in sources {
      guard case .mapping = source.content else {
        throw Failure(
          Diagnostic(
            .unsupportedYAML,
            "'<<' takes a mapping or a list of mappings, and this is \(source.kindForPeople)",
            at: location, mend: "name a mapping, or quote '<<' if the key is meant"))
      }
    }
    return sources
  }

  private mutating func spend(
    _ count: Int, height: Int, at location: SourceLocation
  ) throws(Failure) {
    size += count
    if size > Self.sizeLimit {
      throw Failure(
        Diagnostic(
          .aliasBomb, "with its aliases written out, the file has more than 100000 values",
          at: location))
    }
    if height > Self.depthLimit {
      throw Failure(
        Diagnostic(.nestingDepth, "the file nests more than 100 deep", at: location))
    }
  }
}

extension YAMLComposer.Composed {
  fileprivate mutating func add(_ child: YAMLComposer.Composed) {
    size += child.size
    height = max(height, child.height + 1)
  }
}

extension Diagnostic {
  /// The error about a key that stands twice.
  static func duplicateKey(
    _ key: String, at location: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "'\(key.shortened)' stands here a second time", at: location,
      notes: [Note("the first time is here", at: first)], mend: "keep one of the two")
  }
}
