/// What a scalar stands for.
public enum ResolvedScalar: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
}

extension Scalar {
  /// The value that the text stands for. (YAML 1.2, section 10.3, "Core Schema")
  ///
  /// `yes`, `on` and their kin are text. An integer that doesn't fit is a real number.
  public var resolved: ResolvedScalar {
    if style == .string { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .real(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .real(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .real(-.infinity)
    default: return number ?? .string(text)
    }
  }

  private var number: ResolvedScalar? {
    if text.hasPrefix("0x") { return Self.unsigned(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Self.unsigned(text.dropFirst(2), radix: 8) }
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.takeDigits()
    if rest.isEmpty && whole > 0 {
      return Int(text).map { .integer($0) } ?? Double(text).map { .real($0) }
    }
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = rest.takeDigits()
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard rest.takeDigits() > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(text).map { .real($0) }
  }

  private static func unsigned(_ digits: Substring, radix: Int) -> ResolvedScalar? {
    guard digits.first != "+", digits.first != "-" else { return nil }
    return Int(digits, radix: radix).map { .integer($0) }
  }
}

extension ArraySlice<UInt8> {
  /// Drops the decimal digits in front and says how many there were.
  fileprivate mutating func takeDigits() -> Int {
    let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    removeFirst(digits)
    return digits
  }
}
