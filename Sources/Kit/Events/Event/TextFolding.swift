import Basics

/// Case and accent folding for searches.
///
/// Covers ASCII, Latin-1, Latin Extended-A, and Greek with tables of one byte per letter, because folding drops their
/// accents; the Unicode tables of the standard library would be larger than the rest of the engine. Cyrillic and
/// Armenian letters only lose their case (`LetterCase`). Drops combining accents and leaves letters of other scripts
/// unchanged.
package enum TextFolding {
  /// Writes the folded text, in UTF-8, to `room` at `position`, and advances `position`. The folded text is never
  /// longer than the text.
  @inline(never)
  static func write(_ text: String, to room: UnsafeMutableBufferPointer<UInt8>, at position: inout Int) {
    let end = text.utf8.withContiguousStorageIfAvailable { write($0, to: room, from: position) }
    position = end ?? Array(text.utf8).withUnsafeBufferPointer { write($0, to: room, from: position) }
  }

  /// Returns the folded text in UTF-8.
  package static func fold(_ text: String) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: text.utf8.count)
    var count = 0
    bytes.withUnsafeMutableBufferPointer { write(text, to: $0, at: &count) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Returns whether a text contains a folded word, regardless of case and accents; every text contains the empty word.
  package static func contains(_ text: String, _ word: [UInt8]) -> Bool {
    let text = fold(text)
    return text.withUnsafeBufferPointer { text in word.withUnsafeBufferPointer { contains(text, $0) } }
  }

  /// Returns whether the folded text contains the folded word; every text contains the empty word.
  static func contains(_ text: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    guard text.count >= word.count else { return false }
    for start in 0...text.count - word.count where text[start] == first {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }

  /// Writes the folded bytes, and returns the index after them.
  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to room: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var position = start
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte & 0xE0 == 0xC0, index < bytes.count {
        let folded = fold(UInt32(byte & 0x1F) << 6 | UInt32(bytes[index] & 0x3F))
        index += 1
        if folded == 0 { continue }
        room[position] = UInt8(truncatingIfNeeded: folded >> 8)
        if folded > 0xFF { position += 1 }
        room[position] = UInt8(truncatingIfNeeded: folded)
      } else {
        room[position] = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      }
      position += 1
    }
    return position
  }

  /// Returns one or two bytes, the first in the higher bits, for a scalar between U+0080 and U+07FF; 0 for none.
  private static func fold(_ scalar: UInt32) -> UInt32 {
    var folded = scalar
    switch scalar {
    case 0xA0: return 0x20
    case 0xAD, 0x300...0x36F: return 0
    case 0xC0...0x17F:
      let letter = letter(latin, scalar - 0xC0)
      switch letter {
      case UInt8(ascii: "*"): break
      case UInt8(ascii: "A"): return 0x6165  // ae
      case UInt8(ascii: "I"): return 0x696A  // ij
      case UInt8(ascii: "O"): return 0x6F65  // oe
      case UInt8(ascii: "S"): return 0x7373  // ss
      case UInt8(ascii: "T"): return 0x7468  // th
      default: return UInt32(letter)
      }
    case 0x386...0x3CE:
      let letter = letter(greek, scalar - 0x386)
      if letter != UInt8(ascii: "*") { folded = 0x3B1 + UInt32(letter - UInt8(ascii: "a")) }
    default: folded = LetterCase.small(scalar)
    }
    return (0xC0 | folded >> 6) << 8 | 0x80 | folded & 0x3F
  }

  private static func letter(_ table: StaticString, _ index: UInt32) -> UInt8 { table.utf8Start[Int(index)] }

  /// The letters for U+00C0 to U+017F: a capital stands for two letters, `*` for the scalar itself.
  private static let latin: StaticString = """
    aaaaaaAceeeeiiiidnooooo*ouuuuyTSaaaaaaAceeeeiiiidnooooo*ouuuuyTy\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkkllllllllll\
    nnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  /// The letters for U+0386 to U+03CE as offsets from α; final sigma becomes sigma.
  private static let greek: StaticString = """
    a*egi*o*uyiabcdefghijklmnopq*stuvwxyiuaegiu\
    abcdefghijklmnopqsstuvwxyiuouy
    """
}
