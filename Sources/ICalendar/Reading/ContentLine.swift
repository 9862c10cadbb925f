/// Name, parameters and value of a line (RFC 5545, 3.1), as views of its bytes, which are UTF-8.
struct ContentLine {
  var name: Bytes
  /// What stands between name and colon, with the semicolons.
  var parameters: Bytes
  var value: Bytes
  var raw: Bytes
  var number: Int
  /// A quotation mark was not closed; the first colon was taken for the separator.
  var hasOpenQuote = false

  /// Whether there is a name and a colon; nothing else means anything if not.
  private(set) var isValid = false

  /// Not failing, because optional copies of it cost time.
  ///
  /// - Parameter number: of the physical line.
  init(reading bytes: Bytes, number: Int) {
    raw = bytes
    self.number = number
    name = bytes
    parameters = bytes
    value = bytes
    var index = 0
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    guard index > 0, index < bytes.count else { return }
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
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return }
    name = bytes.part(0, index)
    parameters = bytes.part(index, colon)
    value = bytes.part(colon + 1, bytes.count)
    isValid = true
  }

  /// `nil` if there is no name or no colon.
  init?(_ bytes: Bytes, number: Int) {
    self.init(reading: bytes, number: number)
    if !isValid { return nil }
  }

  /// The value of a parameter without quotation marks; RFC 6868 escapes are still in it.
  func parameter(_ wanted: StaticString) -> Bytes? {
    if parameters.isEmpty { return nil }
    var result: Bytes?
    forEachParameter { name, value in
      if result == nil, name.isASCIIEqual(to: wanted) { result = value }
    }
    return result
  }

  /// All parameters in order, values without quotation marks; those without `=` are left out.
  func forEachParameter(_ body: (_ name: Bytes, _ value: Bytes) -> Void) {
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
      if equals > 0 {
        var value = parameters.part(equals + 1, end)
        if value.count >= 2, value[0] == UInt8(ascii: "\""), value[value.count - 1] == UInt8(ascii: "\"") {
          value = value.part(1, value.count - 1)
        }
        body(parameters.part(nameStart, equals), value)
      }
      index = end
    }
  }

  /// What the parameters say of a time.
  struct TimeParameters {
    /// TZID.
    var zone: Bytes?
    /// VALUE=DATE.
    var isDate = false
    /// VALUE=PERIOD.
    var isPeriod = false
    /// RANGE=THISANDFUTURE.
    var isThisAndFuture = false
    /// Whether there are no others.
    var isComplete = true
  }

  /// TZID, VALUE and RANGE of a line with times.
  var timeParameters: TimeParameters {
    var result = TimeParameters()
    if parameters.isEmpty { return result }
    // Nearly all have one without quotation marks.
    if parameters.index(of: UInt8(ascii: ";"), from: 1) == parameters.count,
      parameters[parameters.count - 1] != UInt8(ascii: "\"")
    {
      if parameters.count > 6, parameters.part(0, 6).isASCIIEqual(to: ";TZID=") {
        result.zone = parameters.part(6, parameters.count)
        return result
      }
      if parameters.isASCIIEqual(to: ";VALUE=DATE") {
        result.isDate = true
        return result
      }
    }
    forEachParameter { name, value in
      if name.isASCIIEqual(to: "TZID") {
        if result.zone == nil { result.zone = value }
      } else if name.isASCIIEqual(to: "VALUE"), value.isASCIIEqual(to: "DATE") {
        result.isDate = true
      } else if name.isASCIIEqual(to: "VALUE"), value.isASCIIEqual(to: "PERIOD") {
        result.isPeriod = true
      } else if name.isASCIIEqual(to: "RANGE"), value.isASCIIEqual(to: "THISANDFUTURE") {
        result.isThisAndFuture = true
      } else if !name.isASCIIEqual(to: "VALUE") || !value.isASCIIEqual(to: "DATE-TIME") {
        result.isComplete = false
      }
    }
    return result
  }

  /// Letters, digits and hyphens; underscores and full stops stand in names that some programs write.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    // Bits of the bytes 0 to 63 and 64 to 127.
    let bits: UInt64 = byte < 64 ? 0x03FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 0x80 && bits >> UInt64(byte & 63) & 1 == 1
  }
}

extension Bytes {
  /// The bytes `start..<end`, which must lie inside.
  func part(_ start: Int, _ end: Int) -> Bytes {
    Bytes(start: baseAddress.map { $0 + start }, count: end - start)
  }

  /// Whether these are the letters of `text`, which is in capitals, in any case.
  func isASCIIEqual(to text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let wanted = text.utf8Start
    // Most are in capitals, and told apart by two words that may overlap.
    if count >= 4, count <= 8, let start = UnsafeRawPointer(baseAddress) {
      let other = UnsafeRawPointer(wanted)
      if start.loadUnaligned(as: UInt32.self) == other.loadUnaligned(as: UInt32.self),
        start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
          == other.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      {
        return true
      }
    }
    for index in 0..<count where self[index].asciiUppercased != wanted[index] { return false }
    return true
  }

  /// Without spaces and tabs at both ends.
  var trimmed: Bytes {
    var start = 0
    var end = count
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return part(start, end)
  }

  /// The pieces between separators, each with `body`; one empty piece if there is nothing.
  func forEachPiece(separatedBy separator: UInt8, _ body: (Bytes) -> Void) {
    var start = 0
    for index in 0..<count where self[index] == separator {
      body(part(start, index))
      start = index + 1
    }
    body(part(start, count))
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
