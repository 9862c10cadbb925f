/// Upper and lower case of single Latin, Greek, Cyrillic, and Armenian letters, from the Unicode code charts. They save
/// the engine the Unicode tables of the standard library.
///
/// Letters of other scripts, and letters such as "ß" that would become two, are unchanged.
package enum LetterCase {
  /// Returns the lowercase form of an uppercase letter, and any other character unchanged.
  package static func small(_ letter: UInt32) -> UInt32 {
    switch letter {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F: letter + 0x20
    // In these blocks, uppercase letters, which are even, and lowercase letters alternate.
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1E95,
      0x1EA0...0x1EFF:
      letter | 1
    // In these, uppercase letters are odd.
    case 0x139...0x148, 0x179...0x17E, 0x4C1...0x4CE: letter + (letter & 1)
    case 0x178: 0xFF
    case 0x386: 0x3AC
    case 0x388...0x38A: letter + 0x25
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: letter + 0x3F
    case 0x400...0x40F: letter + 0x50
    case 0x4C0: 0x4CF
    case 0x531...0x556: letter + 0x30
    default: letter
    }
  }

  /// Returns the uppercase form of a lowercase letter, and any other character unchanged: the inverse of `small`, and
  /// the forms of dotless i and final sigma, which share theirs with another letter.
  package static func capital(_ letter: UInt32) -> UInt32 {
    switch letter {
    case 0x131: return 0x49
    case 0x3C2: return 0x3A3
    case 0xFF: return 0x178
    default:
      let distances: [UInt32] = [0x20, 1, 0x50, 0x30, 0x25, 0x3F, 0x26, 0x40, 0xF]
      for distance in distances where small(letter &- distance) == letter { return letter &- distance }
      return letter
    }
  }
}
