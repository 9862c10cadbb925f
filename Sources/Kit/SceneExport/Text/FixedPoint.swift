/// Writes numbers as text that is equal on every platform: rounded to a few decimals, without trailing zeros, exponent,
/// or negative zero.
package enum FixedPoint {
  /// Appends `value` with at most `decimals` (0...6) decimals, rounding halves away from zero. NaN and infinity become
  /// 0. Magnitudes are clamped to 10¹².
  package static func append(_ value: Double, decimals: Int = 3, to text: inout String) {
    let limit = 1e12
    let finite = value.isFinite ? min(max(value, -limit), limit) : 0
    var unit: Int64 = 1
    for _ in 0..<min(max(decimals, 0), 6) { unit *= 10 }
    let scaled = Int64((finite * Double(unit)).rounded())
    if scaled < 0 { text += "-" }
    let magnitude = scaled < 0 ? -scaled : scaled
    text += integer(magnitude / unit)
    var rest = magnitude % unit
    guard rest > 0 else { return }
    text += "."
    while rest > 0 {
      unit /= 10
      text.unicodeScalars.append(digit(rest / unit))
      rest %= unit
    }
  }

  package static func text(_ value: Double, decimals: Int = 3) -> String {
    var text = ""
    append(value, decimals: decimals, to: &text)
    return text
  }

  /// Returns the decimal digits of a number.
  package static func integer(_ value: Int64) -> String {
    guard value != 0 else { return "0" }
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest > 0 {
      digits.append(48 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    if value < 0 { digits.append(45) }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  private static func digit(_ value: Int64) -> Unicode.Scalar {
    Unicode.Scalar(48 + UInt8(truncatingIfNeeded: value))
  }
}
