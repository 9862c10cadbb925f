/// Converts Latin, Greek, Cyrillic, and Armenian text to upper case, letter by letter. Other letters, and letters such
/// as "ß" that would become two, are unchanged. The ranges are from the Unicode code charts, which saves the engine the
/// tables of full case mapping.
package enum Capitals {
  /// Returns `text` in upper case.
  ///
  /// - Parameter language: the language of the text, at the start of a locale identifier; empty if unknown. In Turkish
  ///   and Azerbaijani, the capital of "i" has a dot.
  package static func text(_ text: String, language: String = "") -> String {
    var code = language.utf8.makeIterator()
    let letters = (code.next(), code.next())
    let dotsCapital = letters == (0x74, 0x72) || letters == (0x61, 0x7A)
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        if first == 0x69 && dotsCapital {
          result += [0xC4, 0xB0]
        } else {
          result.append(0x61...0x7A ~= first ? first - 0x20 : first)
        }
        index += 1
      } else if 0xC3...0xDF ~= first, index + 1 < bytes.count {
        let letter = capital(UInt16(first & 0x1F) << 6 | UInt16(bytes[index + 1] & 0x3F))
        if letter < 0x80 {
          result.append(UInt8(letter))
        } else {
          result += [0xC0 | UInt8(letter >> 6), 0x80 | UInt8(letter & 0x3F)]
        }
        index += 2
      } else {
        // Latin letters with several marks, of three bytes, are pairs of an uppercase and a lowercase letter.
        let isPair = first == 0xE1 && index + 2 < bytes.count && 0xB8...0xBB ~= bytes[index + 1]
        if isPair {
          result += [first, bytes[index + 1], bytes[index + 2] & ~1]
        } else {
          result.append(first)
        }
        index += isPair ? 3 : 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the uppercase form of a two-byte letter.
  private static func capital(_ letter: UInt16) -> UInt16 {
    switch letter {
    case 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C1, 0x3C3...0x3CB, 0x430...0x44F: letter - 0x20
    case 0x131: 0x49
    case 0xFF: 0x178
    // Pairs of an uppercase and a lowercase letter.
    case 0x100...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF: letter & ~1
    case 0x139...0x148, 0x179...0x17E: letter & 1 == 0 ? letter - 1 : letter
    case 0x3AC: 0x386
    case 0x3AD...0x3AF: letter - 0x25
    case 0x3C2: 0x3A3
    case 0x3CC: 0x38C
    case 0x3CD, 0x3CE: letter - 0x3F
    case 0x450...0x45F: letter - 0x50
    case 0x561...0x586: letter - 0x30
    default: letter
    }
  }
}
