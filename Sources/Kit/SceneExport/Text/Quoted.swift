/// Quotes text, as in JSON and in dumps.
enum Quoted {
  /// Returns `text` in quotation marks. Quotation marks, backslashes, and control characters are escaped as in JSON.
  static func text(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x08: result += "\\b"
      case 0x09: result += "\\t"
      case 0x0A: result += "\\n"
      case 0x0C: result += "\\f"
      case 0x0D: result += "\\r"
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: appendEscape(scalar.value, to: &result)
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
    return result
  }

  private static func appendEscape(_ value: UInt32, to text: inout String) {
    text += "\\u"
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
      text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 48 + digit : 87 + digit))
    }
  }
}
