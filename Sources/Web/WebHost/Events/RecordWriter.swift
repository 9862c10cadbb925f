import Almanac

/// Writes JSON: objects, lists, texts, and whole numbers, without white space.
struct RecordWriter {
  private var bytes: [UInt8] = []
  /// Whether the next value or name needs a comma before it.
  private var isFirst = true

  /// The JSON text written so far.
  var text: String { String(utf8: bytes) }

  mutating func begin(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
    isFirst = true
  }

  mutating func end(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
    isFirst = false
  }

  /// Writes the name of a field; its value follows.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<name.utf8CodeUnitCount { bytes.append(name.utf8Start[index]) }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    isFirst = true
  }

  mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes += [UInt8(ascii: "\\"), byte]
      } else if byte < 32 {
        // RFC 8259, 7: control characters are escaped.
        bytes += Array("\\u00".utf8) + [48 + byte >> 4, Array("0123456789abcdef".utf8)[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a number or a literal; `nil` for `null`.
  mutating func value(literal: String?) {
    separate()
    bytes += Array((literal ?? "null").utf8)
  }

  mutating func field(_ name: StaticString, _ text: String) {
    self.name(name)
    value(text)
  }

  mutating func field(_ name: StaticString, literal: String?) {
    self.name(name)
    value(literal: literal)
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}
