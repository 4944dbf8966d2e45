/// A property list value. Dictionaries keep the order of their keys.
public indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  /// The text of a `<date>`, as it is in the file: `2026-01-31T12:00:00Z`.
  case date(String)
  case data([UInt8])
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)
}

/// A property list dictionary: unique keys in a stable order.
public struct PropertyListDictionary: Hashable, Sendable {
  public private(set) var keys: [String] = []
  private var values: [String: PropertyListValue] = [:]

  /// An empty dictionary.
  public init() {}

  /// The value of a key. Setting a new key appends it; setting `nil` removes it.
  public subscript(key: String) -> PropertyListValue? {
    get { values[key] }
    set {
      switch (values[key], newValue) {
      case (nil, .some): keys.append(key)
      case (.some, nil): keys.removeAll { $0 == key }
      default: break
      }
      values[key] = newValue
    }
  }

  /// Whether there is no key.
  public var isEmpty: Bool { keys.isEmpty }

  /// The keys with their values, in order.
  public var entries: [(key: String, value: PropertyListValue)] {
    keys.compactMap { key in values[key].map { (key, $0) } }
  }
}

extension PropertyListDictionary: ExpressibleByDictionaryLiteral {
  /// Makes a dictionary from pairs; of two pairs with one key the later wins.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A Boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// An array.
  public init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
  /// A dictionary.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    var dictionary = PropertyListDictionary()
    for (key, value) in elements { dictionary[key] = value }
    self = .dictionary(dictionary)
  }
}
