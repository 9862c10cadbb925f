/// Name, parameters and value of a line (RFC 5545, 3.1), as views of its bytes.
struct ContentLine {
  var name: Bytes
  /// What stands between name and colon, with the semicolons.
  var parameters: Bytes
  var value: Bytes
  var raw: Bytes
  var number: Int
  var isASCII: Bool
  /// A quotation mark was not closed; the first colon was taken for the separator.
  var hasOpenQuote = false

  /// `nil` if there is no name or no colon.
  init?(_ line: LineReader.Line) {
    let bytes = line.bytes
    var index = 0
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    guard index > 0, index < bytes.count else { return nil }
    raw = bytes
    number = line.number
    isASCII = line.isASCII
    name = Bytes(rebasing: bytes[..<index])
    var colon = index
    if bytes[index] == UInt8(ascii: ";") {
      var isQuoted = false
      while colon < bytes.count, isQuoted || bytes[colon] != UInt8(ascii: ":") {
        if bytes[colon] == UInt8(ascii: "\"") { isQuoted.toggle() }
        colon += 1
      }
      if colon == bytes.count, isQuoted {
        hasOpenQuote = true
        colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
      }
    }
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    parameters = Bytes(rebasing: bytes[index..<colon])
    value = Bytes(rebasing: bytes[(colon + 1)...])
  }

  /// The value of a parameter without quotation marks; RFC 6868 escapes are still in it.
  func parameter(_ wanted: StaticString) -> Bytes? {
    var index = 0
    while index < parameters.count {
      // At a semicolon.
      let nameStart = index + 1
      var end = nameStart
      var equals = -1
      var isQuoted = false
      while end < parameters.count, isQuoted || parameters[end] != UInt8(ascii: ";") {
        if parameters[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
        if parameters[end] == UInt8(ascii: "="), equals < 0 { equals = end }
        end += 1
      }
      if equals > 0, Bytes(rebasing: parameters[nameStart..<equals]).isASCIIEqual(to: wanted) {
        let value = Bytes(rebasing: parameters[(equals + 1)..<end])
        if value.count >= 2, value[0] == UInt8(ascii: "\""), value[value.count - 1] == UInt8(ascii: "\"") {
          return Bytes(rebasing: value[1..<(value.count - 1)])
        }
        return value
      }
      index = end
    }
    return nil
  }

  /// Letters, digits and hyphens; underscores and full stops stand in names that some programs write.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      return true
    default: return false
    }
  }
}

extension Bytes {
  /// Whether these are the letters of `text`, which is in capitals, in any case.
  func isASCIIEqual(to text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let wanted = text.utf8Start
    for index in 0..<count where self[index].asciiUppercased != wanted[index] { return false }
    return true
  }

  /// Without spaces and tabs at both ends.
  var trimmed: Bytes {
    var start = 0
    var end = count
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return Bytes(rebasing: self[start..<end])
  }

  /// The pieces between separators, each with `body`; one empty piece if there is nothing.
  func forEachPiece(separatedBy separator: UInt8, _ body: (Bytes) -> Void) {
    var start = 0
    for index in 0..<count where self[index] == separator {
      body(Bytes(rebasing: self[start..<index]))
      start = index + 1
    }
    body(Bytes(rebasing: self[start...]))
  }

  /// Digits as a number; `nil` if there is anything else, nothing, or too much for 32 bits.
  var decimal: Int? {
    guard !isEmpty else { return nil }
    var value: Int64 = 0
    for byte in self {
      guard 48...57 ~= byte else { return nil }
      value = value * 10 + Int64(byte - 48)
      if value > Int64(Int32.max) { return nil }
    }
    return Int(value)
  }

  /// For messages: at most 40 characters.
  var excerpt: String {
    let isCut = count > 40
    return TextValue.decode(isCut ? Bytes(rebasing: self[..<40]) : self).text + (isCut ? "…" : "")
  }
}

extension UInt8 {
  var asciiUppercased: UInt8 { 97...122 ~= self ? self - 32 : self }
}
