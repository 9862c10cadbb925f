import CExpat
import NIOCore

/// A part of an XML document.
enum XMLEvent: Equatable {
  case start(PropertyName, attributes: [PropertyName: String])
  case text(String)
  case end
}

/// The reason that a text is not accepted as XML.
struct XMLProblem: Error, Equatable {
  /// The line, counted from 1.
  var line: Int
  /// The error and what is expected.
  var reason: String
}

/// Reads XML piece by piece with expat. Documents with a document type are rejected, so that none defines entities.
///
///     let reader = XMLReader { event in print(event) }
///     try reader.read(piece)
///     try reader.finish()
final class XMLReader {
  /// The limits of a document. A request that exceeds one is rejected.
  struct Limits {
    /// The maximum depth of elements.
    var depth = 50
    /// The maximum number of elements.
    var elements = 50_000
    /// The maximum length in bytes.
    var bytes = 4 << 20
  }

  /// A character that XML cannot contain, between a namespace and a name.
  private static let separator: UInt8 = 0x0C

  private let parser: XML_Parser?
  private let limits: Limits
  private let handler: (XMLEvent) -> Void
  private var depth = 0, elements = 0, bytes = 0
  private var problem: XMLProblem?

  /// Creates a reader.
  ///
  /// - Parameter handler: Called for each part of the document, in order.
  init(limits: Limits = Limits(), handler: @escaping (XMLEvent) -> Void) {
    self.limits = limits
    self.handler = handler
    parser = XML_ParserCreateNS(nil, XML_Char(bitPattern: Self.separator))
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { user, name, attributes in XMLReader.of(user)?.start(name, attributes) },
      { user, _ in XMLReader.of(user)?.end() })
    XML_SetCharacterDataHandler(parser) { user, text, length in XMLReader.of(user)?.text(text, Int(length)) }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, _ in
      XMLReader.of(user)?.stop("expected no document type (DOCTYPE)")
    }
  }

  deinit { XML_ParserFree(parser) }

  /// Reads the next piece of a document.
  func read(_ piece: ByteBufferView) throws(XMLProblem) {
    bytes += piece.count
    if bytes > limits.bytes {
      throw XMLProblem(line: line, reason: "expected no more than \(limits.bytes >> 20) MB")
    }
    try parse(piece, isLast: false)
  }

  /// Ends the document, which must be complete.
  func finish() throws(XMLProblem) { try parse(ByteBufferView(), isLast: true) }

  private func parse(_ piece: ByteBufferView, isLast: Bool) throws(XMLProblem) {
    if let problem { throw problem }
    let status = piece.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), isLast ? 1 : 0)
    }
    if let problem { throw problem }
    guard status == XML_STATUS_OK else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no XML"
      throw XMLProblem(line: line, reason: "expected XML: \(reason)")
    }
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLReader? {
    user.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: String) {
    problem = problem ?? XMLProblem(line: line, reason: reason)
    XML_StopParser(parser, 0)
  }

  private func start(_ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    depth += 1
    elements += 1
    if depth > limits.depth { return stop("expected elements no deeper than \(limits.depth)") }
    if elements > limits.elements { return stop("expected no more than \(limits.elements) elements") }
    var attributes: [PropertyName: String] = [:]
    var index = 0
    while let list, let name = list[index], let value = list[index + 1] {
      attributes[Self.name(name)] = String(cString: value)
      index += 2
    }
    handler(.start(name.map(Self.name) ?? PropertyName(namespace: "", name: ""), attributes: attributes))
  }

  private func end() {
    depth -= 1
    handler(.end)
  }

  private func text(_ text: UnsafePointer<XML_Char>?, _ length: Int) {
    guard let text, problem == nil else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    handler(.text(String(decoding: bytes, as: UTF8.self)))
  }

  private static func name(_ text: UnsafePointer<XML_Char>) -> PropertyName {
    let bytes = Array(String(cString: text).utf8)
    let parts = bytes.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    return PropertyName(namespace: texts.count == 2 ? texts[0] : "", name: texts[texts.count - 1])
  }
}
