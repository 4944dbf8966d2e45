public import Diagnostics

/// The entries of a mapping, as a record's builder takes them one by one.
public struct Fields {
  /// Where the mapping starts.
  public let location: SourceLocation
  private let description: String
  private let entries: [Node.Entry]
  private let places: [String: Int]
  private var taken: [Bool]
  private var known: [String] = []
  private var diagnostics: [Diagnostic] = []

  init(_ entries: [Node.Entry], of description: String, at location: SourceLocation) {
    self.location = location
    self.description = description
    self.entries = entries
    places = Dictionary(entries.enumerated().map { ($1.key.value, $0) }) { first, _ in first }
    taken = entries.map { _ in false }
  }

  /// The value of a key that has to be there; `nil` after having reported an error.
  public mutating func required<Value>(_ key: String, _ shape: Shape<Value>) -> Value? {
    guard has(key) else {
      known.append(key)
      diagnostics.append(
        Diagnostic(
          .missingValue, "\(description) needs '\(key)'", at: location,
          mend: "give '\(key)', which is \(shape.description)"))
      return nil
    }
    return optional(key, shape)
  }

  /// The value of a key; `nil` if it is not there, or after having reported an error.
  public mutating func optional<Value>(_ key: String, _ shape: Shape<Value>) -> Value? {
    known.append(key)
    guard let place = places[key] else { return nil }
    taken[place] = true
    return shape.decode(entries[place].value, &diagnostics)
  }

  /// Whether the key is there.
  public func has(_ key: String) -> Bool {
    places[key] != nil
  }

  /// Where the key stands.
  public func keyLocation(_ key: String) -> SourceLocation? {
    places[key].map { entries[$0].key.location }
  }

  /// Lets all keys pass that nobody asks for.
  public mutating func ignoreOthers() {
    _ = others()
  }

  /// The entries that nobody asked for so far. They count as asked for from now on.
  public mutating func others() -> [Node.Entry] {
    let rest = zip(entries, taken).filter { !$0.1 }.map(\.0)
    taken = entries.map { _ in true }
    return rest
  }

  /// Adds a message of the builder's own.
  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// All messages, with those about keys that nobody asked for.
  mutating func finish() -> [Diagnostic] {
    for entry in others() {
      let near = nearest(to: entry.key.value, among: known.filter { !has($0) })
      let all = known.map { "'\($0)'" }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .unknownKey,
          "\(description) has no key '\(entry.key.value.shortened)'"
            + (near.map { "; did you mean '\($0)'?" } ?? ""),
          at: entry.key.location,
          mend: near.map { "write '\($0)'" }
            ?? (known.isEmpty ? "take it away" : "use one of \(all)")))
    }
    return diagnostics
  }
}
