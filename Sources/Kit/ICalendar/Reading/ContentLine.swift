/// The name, parameters, and value of a content line (RFC 5545, 3.1), as views of its UTF-8 bytes.
struct ContentLine {
  var name: Bytes
  /// The bytes from the name to the colon, including the semicolons.
  var parameters: Bytes
  var value: Bytes
  var raw: Bytes
  var number: Int
  /// Whether a quotation mark was not closed; the first colon then separates the value.
  var hasOpenQuote = false

  /// Whether the line has a name and a colon; otherwise, the other properties are meaningless.
  private(set) var isValid = false

  /// Splits a line into its parts. This initializer is not failable because copying an optional of this type is slow;
  /// check `isValid`.
  ///
  /// - Parameter number: the physical line.
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

  /// Splits a line into its parts; `nil` if it has no name or no colon.
  init?(_ bytes: Bytes, number: Int) {
    self.init(reading: bytes, number: number)
    if !isValid { return nil }
  }

  /// Returns the value of a parameter without quotation marks, with its RFC 6868 escapes.
  func parameter(_ wanted: StaticString) -> Bytes? {
    if parameters.isEmpty { return nil }
    var result: Bytes?
    forEachParameter { name, value in
      if result == nil, name.isASCIIEqual(to: wanted) { result = value }
    }
    return result
  }

  /// The line of a time whose value follows the last colon instead of the first one, because some programs write
  /// `TZID=(UTC+01:00) Berlin` without quotation marks. `nil` if there is only one colon.
  var withLastColon: ContentLine? {
    guard !parameters.isEmpty, let colon = value.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    var line = self
    line.parameters = raw.part(name.count, raw.count - value.count + colon)
    line.value = value.part(colon + 1, value.count)
    return line
  }

  /// Calls `body` with each parameter in order, with values without quotation marks, and `bare` with each parameter
  /// without `=`.
  func forEachParameter(_ body: (_ name: Bytes, _ value: Bytes) -> Void, bare: (_ name: Bytes) -> Void = { _ in }) {
    var index = 0
    while index < parameters.count {
      // The index is at a semicolon. A semicolon after a backslash is part of the value, as in TEXT values.
      let nameStart = index + 1
      var end = nameStart
      var equals = -1
      var isQuoted = false
      while end < parameters.count,
        isQuoted || parameters[end] != UInt8(ascii: ";") || parameters[end - 1] == UInt8(ascii: "\\")
      {
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
      } else {
        bare(parameters.part(nameStart, end))
      }
      index = end
    }
  }

  /// Whether one of the times or periods in the value consists only of dates and UTC times, so that TZID does not apply
  /// to it.
  var hasTimeWithoutZone: Bool {
    // Most lines have one time, which is a reading.
    if value.count == 15, value[8] == UInt8(ascii: "T") { return false }
    // What the current time or period contains: times without a zone, and readings.
    var (hasOther, hasReading) = (false, false)
    var start = 0
    for index in 0...value.count {
      let byte = index < value.count ? value[index] : UInt8(ascii: ",")
      let isEnd = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      guard isEnd || byte == UInt8(ascii: "/") else { continue }
      let time = value.part(start, index)
      start = index + 1
      if time.contains(where: { $0 & 0xDF == UInt8(ascii: "Z") }) {
        hasOther = true
      } else if let first = time.first, !time.contains(where: { $0 & 0xDF == UInt8(ascii: "P") }) {
        if time.count == 8, first != UInt8(ascii: "T") { hasOther = true } else { hasReading = true }
      }
      guard isEnd else { continue }
      if hasOther, !hasReading { return true }
      (hasOther, hasReading) = (false, false)
    }
    return false
  }

  /// The parameters of a time.
  struct TimeParameters {
    /// The value of TZID.
    var zone: Bytes?
    /// Whether VALUE is DATE.
    var isDate = false
    /// Whether VALUE is DATE-TIME.
    var isDateTime = false
    /// Whether VALUE is PERIOD.
    var isPeriod = false
    /// Whether RANGE is THISANDFUTURE.
    var isThisAndFuture = false
    /// Whether the line has no other parameters.
    var isComplete = true
  }

  /// The TZID, VALUE, and RANGE of a line with times.
  var timeParameters: TimeParameters {
    var result = TimeParameters()
    if parameters.isEmpty { return result }
    // Most lines have one parameter, without quotation marks.
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
      } else if name.isASCIIEqual(to: "VALUE"), value.isASCIIEqual(to: "DATE-TIME") {
        result.isDateTime = true
      } else {
        result.isComplete = false
      }
    } bare: { _ in
      result.isComplete = false
    }
    return result
  }

  /// Returns whether a byte may be part of a name: letters, digits, and hyphens, and the underscores and periods that
  /// some programs write.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    // One bit for each of the bytes 0 to 63 and 64 to 127.
    let bits: UInt64 = byte < 64 ? 0x03FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 0x80 && bits >> UInt64(byte & 63) & 1 == 1
  }
}

extension Bytes {
  /// The bytes of a constant text.
  init(_ text: StaticString) { self.init(start: text.utf8Start, count: text.utf8CodeUnitCount) }

  /// Returns the bytes `start..<end`, which must be within bounds.
  func part(_ start: Int, _ end: Int) -> Bytes {
    Bytes(start: baseAddress.map { $0 + start }, count: end - start)
  }

  /// Returns whether these bytes are the letters of `text`, in any case; `text` is in capital letters.
  func isASCIIEqual(to text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    let wanted = text.utf8Start
    // Most texts are in capitals, and are compared as two words that may overlap. Upper- and lowercase letters differ
    // in one bit.
    if count >= 4, count <= 8, let start = UnsafeRawPointer(baseAddress) {
      let other = UnsafeRawPointer(wanted)
      let head = start.loadUnaligned(as: UInt32.self) ^ other.loadUnaligned(as: UInt32.self)
      let tail =
        start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
        ^ other.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      if head | tail == 0 { return true }
      if (head | tail) & 0xDFDF_DFDF != 0 { return false }
    }
    for index in 0..<count where self[index].asciiUppercased != wanted[index] { return false }
    return true
  }

  /// Returns the position of these bytes, in any case, in a list of words in capital letters with spaces between them;
  /// `nil` if the list does not contain them.
  func position(in words: StaticString) -> Int? {
    var position = 0
    var matched = 0
    for byte in Bytes(words) {
      if byte == 0x20 {
        if matched == count { return position }
        position += 1
        matched = 0
      } else if matched >= 0, matched < count, self[matched].asciiUppercased == byte {
        matched += 1
      } else {
        matched = -1
      }
    }
    return matched == count ? position : nil
  }

  /// The bytes without spaces and tabs at both ends.
  var trimmed: Bytes {
    var start = 0
    var end = count
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return part(start, end)
  }

  /// Calls `body` with each piece between separators; with one empty piece if there are no bytes.
  func forEachPiece(separatedBy separator: UInt8, _ body: (Bytes) -> Void) {
    var start = 0
    while start <= count {
      let end = index(of: separator, from: start)
      body(part(start, end))
      start = end + 1
    }
  }

  /// The number that the digits represent; `nil` if there are other characters or no digits, or if the number exceeds
  /// 32 bits.
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

  /// The beginning of the text for messages, at most 40 characters.
  var excerpt: String {
    let isCut = count > 40
    return TextValue.decode(isCut ? part(0, 40) : self).text + (isCut ? "…" : "")
  }
}

extension UInt8 {
  var asciiUppercased: UInt8 { 97...122 ~= self ? self - 32 : self }
}
