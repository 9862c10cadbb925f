import Basics

/// The text form of phrases: a line `name: text` for each `Key`, in their order. `#` is the place of a number, a time
/// or a date, left out at the end; before `|` is the whole phrase for one.
extension Phrases {
  /// Creates phrases from a table of the kit.
  package init(table: String) {
    var reader = LocaleInfo.LineReader(lines: table.split(at: 10))
    do throws(LocaleDecodeError) {
      self = try reader.phrases()
    } catch {
      preconditionFailure("a table of phrases has not the names of the English one, each with a text")
    }
  }

  /// The names of the texts, as the English table has them.
  static var names: [String] {
    table.split(at: 10).map { String(utf8: $0.utf8.prefix { $0 != colon }) }
  }

  /// Returns the text of a line, or `nil` if the line has another name.
  static func text(of name: String, in line: String) -> String? {
    let bytes = line.utf8
    guard let end = bytes.firstIndex(of: colon), String(utf8: bytes[..<end]).hasSameBytes(as: name)
    else { return nil }
    var text: [UInt8] = []
    for byte in bytes[end...].dropFirst(2) {
      text.append(byte == place ? CountPhrase.number : byte == bar ? CountPhrase.endOfOne : byte)
    }
    if text.last == CountPhrase.number { text.removeLast() }
    return String(utf8: text)
  }

  /// Replaces its texts with the ones from lines. Returns the lines whose names it does not have.
  package mutating func replace(by lines: [String]) -> [String] {
    var unknown: [String] = []
    let names = Phrases.names
    for line in lines {
      var isKnown = false
      for (index, name) in names.enumerated() {
        guard let text = Phrases.text(of: name, in: line) else { continue }
        self[.today, index] = text
        isKnown = true
      }
      if !isKnown { unknown.append(line) }
    }
    return unknown
  }

  /// The lines of the phrases, each ended by a line feed. Control characters become spaces, and so do `#` and `|` in a
  /// program's own phrases.
  func encode() -> String {
    var bytes: [UInt8] = []
    for (index, name) in Phrases.names.enumerated() {
      bytes += name.utf8
      bytes += [Self.colon, 32]
      for byte in self[.today, index].utf8 {
        switch byte {
        case CountPhrase.number: bytes.append(Self.place)
        case CountPhrase.endOfOne: bytes.append(Self.bar)
        case 0..<32, Self.place, Self.bar: bytes.append(32)
        default: bytes.append(byte)
        }
      }
      bytes.append(10)
    }
    return String(utf8: bytes)
  }

  private static let colon = UInt8(ascii: ":")
  private static let place = UInt8(ascii: "#")
  private static let bar = UInt8(ascii: "|")
}

extension LocaleInfo.LineReader {
  /// Reads the phrases that follow; if nothing follows, those in English as the region of the locale spells them.
  mutating func phrases(of identifier: String = "en") throws(LocaleDecodeError) -> Phrases {
    guard count < lines.count, !lines[count].utf8.isEmpty else { return .english(of: identifier) }
    var texts: [String] = []
    for name in Phrases.names {
      guard let text = Phrases.text(of: name, in: try text()) else { throw .wrongPhrase(line: count) }
      texts.append(text)
    }
    return Phrases(texts: texts)
  }
}
