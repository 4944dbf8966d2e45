import Declarations
import Testing

@Suite struct ScalarTests {
  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("NULL", .null), ("nUll", .string("nUll")),
      ("true", .boolean(true)), ("FALSE", .boolean(false)), ("yes", .string("yes")),
      ("on", .string("on")), ("0", .integer(0)), ("-12", .integer(-12)), ("+3", .integer(3)),
      ("0123", .integer(123)), ("0x1F", .integer(31)), ("0o17", .integer(15)),
      ("0x", .string("0x")), ("0x+1", .string("0x+1")), ("0xg", .string("0xg")),
      ("1_000", .string("1_000")), ("-", .string("-")), ("+", .string("+")), (".", .string(".")),
      ("1.", .real(1)), (".5", .real(0.5)), ("-1.5e3", .real(-1500)), ("1e3", .real(1000)),
      ("1e", .string("1e")), ("1.2.3", .string("1.2.3")), ("e3", .string("e3")),
      (".inf", .real(.infinity)), ("-.INF", .real(-.infinity)), ("inf", .string("inf")),
      ("nan", .string("nan")), ("9223372036854775808", .real(9_223_372_036_854_775_808)),
      ("2026-01-31", .string("2026-01-31")), ("１", .string("１")),
    ] as [(String, ResolvedScalar)])
  func plainScalarsAreWhatTheyLookLike(_ text: String, value: ResolvedScalar) {
    #expect(Scalar(text, .plain).resolved == value)
    #expect(Scalar(text, .string).resolved == .string(text))
  }
}
