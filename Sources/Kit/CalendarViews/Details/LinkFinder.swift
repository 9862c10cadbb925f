import Basics
import ViewKit

/// Finds links in text that can be opened: web pages, email, and phone calls.
enum LinkFinder {
  /// Returns the links in text order, without duplicates, and at most `limit` of them.
  static func links(in text: String, limit: Int = 12) -> [String] {
    var found: [String] = []
    let bytes = text.utf8
    var index = bytes.startIndex
    var isWord = false
    while index < bytes.endIndex, found.count < limit {
      if !isWord, let scheme = LinkView.schemes.first(where: { LinkView.begins(bytes[index...], $0) }) {
        let end = end(of: bytes[index...])
        let address = String(utf8: bytes[index..<end])
        if address.utf8.count > scheme.utf8CodeUnitCount, !found.contains(where: { $0.hasSameBytes(as: address) }) {
          found.append(address)
        }
        isWord = false
        index = max(end, bytes.index(after: index))
        continue
      }
      let byte = bytes[index]
      isWord = 48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte >= 0x80
      index = bytes.index(after: index)
    }
    return found
  }

  /// Returns where a link ends: before white space, quotation marks, and angle brackets, and without the punctuation of
  /// the surrounding sentence. A closing bracket belongs to the link if it has an opening one.
  private static func end(of bytes: Substring.UTF8View) -> String.Index {
    var end = bytes.startIndex
    var (depth, isOpen) = (0, true)
    for index in bytes.indices {
      let byte = bytes[index]
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\\"): isOpen = false
      case UInt8(ascii: "("):
        depth += 1
        end = bytes.index(after: index)
      case UInt8(ascii: ")"):
        depth -= 1
        if depth >= 0 { end = bytes.index(after: index) }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
        UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "]"):
        break
      default: end = bytes.index(after: index)
      }
      if !isOpen { break }
    }
    return end
  }
}
