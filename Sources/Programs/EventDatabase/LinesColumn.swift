import Foundation

/// The column for the lines of an event without their own column: a JSON list of strings.
///
/// Almost every event has some, and `JSONEncoder` takes as long for one list as SQLite for the whole row. So this code
/// writes and reads the plain form itself, and leaves other forms of JSON to `JSONDecoder`.
enum LinesColumn {
  private static let quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\"), comma = UInt8(ascii: ",")
  private static let open = UInt8(ascii: "["), close = UInt8(ascii: "]")
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(_ lines: [String]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(2) { $0 + $1.utf8.count + 3 })
    for line in lines {
      bytes.append(bytes.isEmpty ? open : comma)
      bytes.append(quote)
      for byte in line.utf8 {
        switch byte {
        case quote, backslash: bytes += [backslash, byte]
        case 0..<32:
          bytes += Array("\\u00".utf8)
          bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: bytes.append(byte)
        }
      }
      bytes.append(quote)
    }
    if lines.isEmpty { bytes.append(open) }
    bytes.append(close)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func lines(_ text: String) throws -> [String] {
    var text = text
    if let lines = text.withUTF8(plainLines) { return lines }
    do {
      return try JSONDecoder().decode([String].self, from: Data(text.utf8))
    } catch is DecodingError {
      throw DamagedRow(reason: "unreadable lines")
    }
  }

  /// Returns the lines of a text in the form that `text(_:)` writes for lines without control characters; `nil` for
  /// another form.
  private static func plainLines(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard bytes.count >= 2, bytes[0] == open, bytes[bytes.count - 1] == close else { return nil }
    var lines: [String] = []
    var index = 1
    while index < bytes.count - 1 {
      if !lines.isEmpty {
        guard bytes[index] == comma else { return nil }
        index += 1
      }
      guard bytes[index] == quote else { return nil }
      index += 1
      var unescaped: [UInt8] = []
      var start = index
      while index < bytes.count, bytes[index] != quote {
        guard bytes[index] >= 32 else { return nil }
        if bytes[index] == backslash {
          guard index + 1 < bytes.count, bytes[index + 1] == quote || bytes[index + 1] == backslash else { return nil }
          unescaped += bytes[start..<index]
          index += 1
          start = index
        }
        index += 1
      }
      guard index < bytes.count - 1 else { return nil }
      let rest = UnsafeBufferPointer(rebasing: bytes[start..<index])
      lines.append(
        unescaped.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: unescaped + rest, as: UTF8.self))
      index += 1
    }
    return lines
  }
}
