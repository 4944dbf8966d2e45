public import Diagnostics

/// One tree of two that speak of the same thing: mappings unite by key, sequences unite in the
/// order in which values are first seen, and a null gives way. Where both say something else, an
/// error names both places and the first stands.
public func merge(_ first: Node, _ second: Node, diagnostics: inout [Diagnostic]) -> Node {
  merge(first, second, of: nil, &diagnostics)
}

private func merge(
  _ first: Node, _ second: Node, of key: String?, _ diagnostics: inout [Diagnostic]
) -> Node {
  if first.isNull { return second }
  if second.isNull { return first }
  switch (first.content, second.content) {
  case (.mapping(let left), .mapping(let right)):
    return .mapping(merge(left, right, &diagnostics), at: first.location)
  case (.sequence(let left), .sequence(let right)):
    var seen: Set<Meaning> = []
    let united = (left + right).filter { seen.insert(Meaning($0)).inserted }
    return .sequence(united, at: first.location)
  case (.scalar(let left), .scalar(let right)) where left.text == right.text:
    // XML can't quote: what either file fixed as text is text.
    return right.style == .string ? second : first
  default:
    if Meaning(first) == Meaning(second) { return first }
    // A capability that is only named says nothing against its parameters left out.
    if first.asksOnly && second.asksOnly { return first }
    diagnostics.append(.saidTwice(key, first, second))
    return first
  }
}

private func merge(
  _ first: [Node.Entry], _ second: [Node.Entry], _ diagnostics: inout [Diagnostic]
) -> [Node.Entry] {
  var entries = first
  var places = Dictionary(first.enumerated().map { ($1.key.value, $0) }) { first, _ in first }
  for entry in second {
    if let place = places[entry.key.value] {
      entries[place] = merge(entries[place], entry, diagnostics: &diagnostics)
    } else {
      places[entry.key.value] = entries.count
      entries.append(entry)
    }
  }
  return entries
}

/// One entry of two with the same key.
func merge(
  _ first: Node.Entry, _ second: Node.Entry, diagnostics: inout [Diagnostic]
) -> Node.Entry {
  Node.Entry(
    first.key, merge(first.value, second.value, of: first.key.value, &diagnostics))
}

extension Node {
  /// `true` or an empty mapping.
  fileprivate var asksOnly: Bool {
    switch content {
    case .scalar(let scalar): scalar.resolved == .boolean(true)
    case .mapping(let entries): entries.isEmpty
    case .sequence: false
    }
  }
}

/// What a tree says, without the places where it says it and the order of its keys.
indirect enum Meaning: Hashable {
  case scalar(ResolvedScalar)
  case sequence([Meaning])
  case mapping([String: Meaning])

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar): self = .scalar(scalar.resolved)
    case .sequence(let nodes): self = .sequence(nodes.map(Meaning.init))
    case .mapping(let entries):
      let pairs = entries.map { ($0.key.value, Meaning($0.value)) }
      self = .mapping(Dictionary(pairs) { first, _ in first })
    }
  }
}

extension Diagnostic {
  fileprivate static func saidTwice(_ key: String?, _ first: Node, _ second: Node) -> Diagnostic {
    let subject = key.map { "'\($0)'" } ?? "the declaration"
    return Diagnostic(
      .saidTwice, "\(subject) is \(second.kindForPeople) here and something else there",
      at: second.location,
      notes: [Note("\(subject) is \(first.kindForPeople) here", at: first.location)],
      mend: "keep one of the two")
  }
}
