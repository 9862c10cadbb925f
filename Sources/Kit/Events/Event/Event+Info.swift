import Basics

extension Event {
  /// The program's own values by key. They are stored as `X-ALMANAC-INFO` lines in `otherLines`, so files and stores
  /// preserve them. Parsed on each access.
  public var info: EventInfo {
    get {
      var info = EventInfo()
      for line in otherLines {
        guard let value = Event.infoValue(of: line) else { continue }
        let (key, rest) = Event.unescaped(value)
        if let rest { info[key] = Event.unescaped(rest).text }
      }
      return info
    }
    set {
      guard newValue != info else { return }
      otherLines.removeAll { Event.infoValue(of: $0) != nil }
      for (key, value) in newValue.entries {
        otherLines.append(Event.infoName + Event.escaped(key) + ";" + Event.escaped(value))
      }
    }
  }

  private static let infoName = "X-ALMANAC-INFO:"

  /// Returns what follows the name of an info line, in capitals or not, or `nil` for another line.
  private static func infoValue(of line: String) -> Substring.UTF8View? {
    isLine(line, "X-ALMANAC-INFO:") ? line.utf8.dropFirst(infoName.utf8.count) : nil
  }

  /// Returns a text with the characters escaped that mean something in structured values (RFC 5545, 3.3.11). Other
  /// control characters, which no content line may have, are left out.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\t"), 0x20...0x7E, 0x80...: bytes.append(byte)
      default: break
      }
    }
    return String(utf8: bytes)
  }

  /// Returns the text up to the first semicolon that is not escaped, and what follows that.
  private static func unescaped(_ value: Substring.UTF8View) -> (text: String, rest: Substring.UTF8View?) {
    var bytes: [UInt8] = []
    var index = value.startIndex
    while index < value.endIndex, value[index] != UInt8(ascii: ";") {
      if value[index] == UInt8(ascii: "\\"), value.index(after: index) < value.endIndex {
        value.formIndex(after: &index)
        bytes.append(value[index] | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : value[index])
      } else {
        bytes.append(value[index])
      }
      value.formIndex(after: &index)
    }
    let rest = index < value.endIndex ? value[value.index(after: index)...] : nil
    return (String(utf8: bytes), rest)
  }
}
