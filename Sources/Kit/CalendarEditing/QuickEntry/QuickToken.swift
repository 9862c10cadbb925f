import Basics
import Events

/// A word, a number, or a symbol in a line of text.
struct QuickToken {
  /// The word without case and accents, the digits from 0 to 9, or the symbol.
  let bytes: [UInt8]
  /// The value of a number of up to nine digits; `nil` for anything else.
  let number: Int?
  /// The UTF-8 bytes in the text.
  let range: Range<Int>
  /// Whether there is no space before it.
  let isGlued: Bool
  /// Whether a word begins with a capital, or with a letter that has no ASCII code.
  let isCapital: Bool

  private enum Kind { case space, digit, letter, symbol }

  /// Longer texts are notes rather than titles; what follows is not read.
  private static let limit = 128

  /// Whether this is a certain symbol.
  func isSymbol(_ byte: UInt8) -> Bool { bytes.count == 1 && bytes[0] == byte }

  /// Whether this is a symbol that may follow a part of a text.
  var isPunctuation: Bool {
    guard bytes.count == 1 else { return false }
    return switch bytes[0] {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ")"),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Returns the tokens of a text.
  static func tokens(of text: String) -> [QuickToken] {
    let bytes = Array(text.utf8)
    var tokens: [QuickToken] = []
    var (index, isGlued) = (0, false)
    while index < bytes.count, tokens.count < limit {
      let start = index
      let first = piece(of: bytes, at: index)
      index += first.length
      if first.kind == .space {
        isGlued = false
        continue
      }
      var digits = [first.byte]
      while first.kind != .symbol, index < bytes.count {
        let next = piece(of: bytes, at: index)
        guard next.kind == first.kind else { break }
        digits.append(next.byte)
        index += next.length
      }
      let isNumber = first.kind == .digit
      let content = first.kind == .letter ? TextFolding.fold(String(utf8: bytes[start..<index])) : digits
      tokens.append(
        QuickToken(
          bytes: content,
          number: isNumber && digits.count < 10 ? digits.reduce(0) { $0 * 10 + Int($1 - 48) } : nil,
          range: start..<index, isGlued: isGlued,
          isCapital: first.kind == .letter && (bytes[start] < 97 || bytes[start] > 127)))
      isGlued = true
    }
    return tokens
  }

  /// Returns the kind of the character at an index, its length, and the ASCII code that stands for it.
  private static func piece(of bytes: [UInt8], at index: Int) -> (kind: Kind, length: Int, byte: UInt8) {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (byte, next, third) {
    case (0...32, _, _): return (.space, 1, 32)
    case (48...57, _, _): return (.digit, 1, byte)
    case (65...90, _, _), (97...122, _, _): return (.letter, 1, byte)
    case (0...127, _, _): return (.symbol, 1, byte)
    // No-break spaces, dashes, and the apostrophe of typesetters.
    case (0xC2, 0xA0, _): return (.space, 2, 32)
    case (0xE2, 0x80, 0xAF), (0xE2, 0x80, 0x89): return (.space, 3, 32)
    case (0xE2, 0x80, 0x93), (0xE2, 0x80, 0x94): return (.symbol, 3, UInt8(ascii: "-"))
    case (0xE2, 0x80, 0x99): return (.symbol, 3, UInt8(ascii: "'"))
    // Arabic, Persian, and Devanagari digits.
    case (0xD9, 0xA0...0xA9, _): return (.digit, 2, 48 + next - 0xA0)
    case (0xDB, 0xB0...0xB9, _): return (.digit, 2, 48 + next - 0xB0)
    case (0xE0, 0xA5, 0xA6...0xAF): return (.digit, 3, 48 + third - 0xA6)
    default: return (.letter, 1, byte)
    }
  }
}
