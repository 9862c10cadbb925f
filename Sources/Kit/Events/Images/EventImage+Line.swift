import Basics

extension EventImage {
  /// The result of reading a content line as an image.
  package enum Reading: Sendable {
    /// The line is another property.
    case other
    /// The line is an image.
    case image(EventImage)
    /// The line is an IMAGE with an invalid value; `expected` describes a valid one.
    case invalid(expected: String)
  }

  /// Reads an unfolded content line. A `data` URL is replaced with the file that it contains.
  package static func read(_ line: UnsafeBufferPointer<UInt8>) -> Reading {
    guard let end = nameEnd(line) else { return .other }
    var image = EventImage(.reference(""))
    var isBinary = false
    var isDisplaySet = false
    var position = end
    while position < line.count, line[position] == UInt8(ascii: ";") {
      let parameter = Parameter(line, from: position + 1)
      position = parameter.end
      if parameter.has("VALUE") {
        isBinary = isBinary || parameter.isValue("BINARY")
      } else if parameter.has("ENCODING") {
        isBinary = isBinary || parameter.isValue("BASE64")
      } else if parameter.has("FMTTYPE") {
        image.mediaType = parameter.text
      } else if parameter.has("ALTREP") {
        image.alternative = parameter.text
      } else if parameter.has("DISPLAY"), !isDisplaySet {
        isDisplaySet = true
        image.display = parameter.display
      }
    }
    guard position < line.count, line[position] == UInt8(ascii: ":") else { return .invalid(expected: "a value") }
    let value = UnsafeBufferPointer(rebasing: line[(position + 1)...])
    if isBinary {
      guard let bytes = Base64.decode(value), !bytes.isEmpty else { return .invalid(expected: "base64") }
      image.content = .data(bytes)
      return .image(image)
    }
    guard !value.isEmpty else { return .invalid(expected: "an address") }
    if let data = DataAddress(value) {
      guard let bytes = data.bytes, !bytes.isEmpty else { return .invalid(expected: "a data address with an image") }
      if image.mediaType.utf8.isEmpty { image.mediaType = data.mediaType }
      image.content = .data(bytes)
    } else {
      image.content = .reference(String(utf8: value))
    }
    return .image(image)
  }

  /// The content line, unfolded.
  var line: String {
    var text = "IMAGE"
    switch content {
    case .data: text += ";VALUE=BINARY;ENCODING=BASE64"
    case .reference: text += ";VALUE=URI"
    }
    switch display {
    case .badge: text += ";DISPLAY=BADGE"
    case .thumbnail: text += ";DISPLAY=THUMBNAIL"
    case .fullSize: text += ";DISPLAY=FULLSIZE"
    case .graphic: break
    }
    if !mediaType.utf8.isEmpty { text += ";FMTTYPE=" + Parameter.written(mediaType) }
    if !alternative.utf8.isEmpty { text += ";ALTREP=\"" + Parameter.cleaned(alternative) + "\"" }
    switch content {
    case .data(let bytes): return text + ":" + Base64.encode(bytes)
    case .reference(let address): return text + ":" + Parameter.cleaned(address)
    }
  }

  /// Returns the end of the property name, or `nil` if that is not IMAGE in any case.
  static func nameEnd(_ line: UnsafeBufferPointer<UInt8>) -> Int? {
    guard line.count > 5, Parameter.equal(line, 0, 5, "IMAGE"),
      line[5] == UInt8(ascii: ";") || line[5] == UInt8(ascii: ":")
    else { return nil }
    return 5
  }
}

/// A parameter of a content line (RFC 5545, 3.2).
private struct Parameter {
  private let line: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var nameEnd: Int
  private var valueStart: Int
  private var valueEnd: Int
  /// The index of the next semicolon or colon, or the length of the line.
  private(set) var end: Int

  init(_ line: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.line = line
    self.start = start
    end = start
    nameEnd = -1
    var isQuoted = false
    while end < line.count, isQuoted || line[end] != UInt8(ascii: ";") && line[end] != UInt8(ascii: ":") {
      if line[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if line[end] == UInt8(ascii: "="), nameEnd < 0 { nameEnd = end }
      end += 1
    }
    if nameEnd < 0 { nameEnd = end }
    valueStart = min(nameEnd + 1, end)
    valueEnd = end
    if valueEnd - valueStart >= 2, line[valueStart] == UInt8(ascii: "\""), line[valueEnd - 1] == UInt8(ascii: "\"") {
      valueStart += 1
      valueEnd -= 1
    }
  }

  func has(_ name: StaticString) -> Bool { Parameter.equal(line, start, nameEnd, name) }

  func isValue(_ value: StaticString) -> Bool { Parameter.equal(line, valueStart, valueEnd, value) }

  var text: String {
    String(utf8: UnsafeBufferPointer(rebasing: line[valueStart..<valueEnd]))
  }

  /// The first known value of DISPLAY; `.graphic` if it is unknown.
  var display: EventImage.Display {
    var end = valueStart
    while end < valueEnd, line[end] != UInt8(ascii: ",") { end += 1 }
    if Parameter.equal(line, valueStart, end, "BADGE") { return .badge }
    if Parameter.equal(line, valueStart, end, "THUMBNAIL") { return .thumbnail }
    if Parameter.equal(line, valueStart, end, "FULLSIZE") { return .fullSize }
    return .graphic
  }

  /// Returns whether the bytes are the letters of `text`, which is in capitals, in any case.
  static func equal(_ line: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ text: StaticString) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    for index in start..<end {
      let byte = line[index]
      if (97...122 ~= byte ? byte - 32 : byte) != text.utf8Start[index - start] { return false }
    }
    return true
  }

  /// Returns a parameter value, in quotation marks if it needs them.
  static func written(_ text: String) -> String {
    let text = cleaned(text)
    let isPlain = text.utf8.allSatisfy {
      $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",")
    }
    return isPlain ? text : "\"" + text + "\""
  }

  /// Returns the text without characters that would end a value: quotation marks and control characters.
  static func cleaned(_ text: String) -> String {
    String(utf8: text.utf8.filter { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") })
  }
}
