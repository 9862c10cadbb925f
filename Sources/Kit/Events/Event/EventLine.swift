import Basics

/// A property among the other lines of an event, or a component with all its lines.
struct EventLine: Equatable {
  /// The name in capital letters; empty for a line that is not a property.
  let name: ByteText
  /// The lines, unchanged.
  private(set) var text: [String]

  static func == (a: EventLine, b: EventLine) -> Bool { a.text.hasSameBytes(as: b.text) }

  /// Returns the properties and components of some lines, in their order.
  static func lines(_ text: [String]) -> [EventLine] {
    var result: [EventLine] = []
    var depth = 0
    for line in text {
      let name = Self.name(of: line)
      if depth > 0 {
        result[result.count - 1].text.append(line)
      } else if name.hasSameBytes(as: "BEGIN") {
        let value = line.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        result.append(EventLine(name: ByteText(Self.capitals(Array(value))), text: [line]))
      } else {
        result.append(EventLine(name: ByteText(name), text: [line]))
      }
      if name.hasSameBytes(as: "BEGIN") { depth += 1 }
      if name.hasSameBytes(as: "END"), depth > 0 { depth -= 1 }
    }
    return result
  }

  private static func name(of line: String) -> String {
    if line.utf8.first == UInt8(ascii: " ") { return "" }
    return capitals(line.utf8.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }.map { $0 })
  }

  static func capitals(_ bytes: [UInt8]) -> String {
    String(utf8: bytes.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 & 0xDF : $0 })
  }

  func precedes(_ other: EventLine) -> Bool {
    for index in text.indices where index < other.text.count {
      let (own, others) = (text[index], other.text[index])
      if !own.hasSameBytes(as: others) { return own.utf8.lexicographicallyPrecedes(others.utf8) }
    }
    return text.count < other.text.count
  }

  /// Returns whether this stamp is later than another one, or this number is higher.
  func isLater(than other: EventLine) -> Bool {
    let (own, others) = (value, other.value)
    return own.count == others.count ? others.lexicographicallyPrecedes(own) : own.count > others.count
  }

  private var value: [UInt8] {
    Array(text[0].utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst())
  }
}
