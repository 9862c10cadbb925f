/// Case-insensitive comparison: the simple case foldings of Unicode (CaseFolding.txt, status C) for Latin, Greek,
/// Cyrillic, and Armenian letters, which are in regular ranges. Other characters are unchanged.
enum Folding {
  /// Returns the lowercase form of an uppercase letter, and any other character unchanged.
  static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F: return scalar + 32
    // Latin Extended-A: uppercase and lowercase letters alternate, in two ranges where the lowercase letter is even.
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177: return scalar | 1
    case 0x139...0x148, 0x179...0x17E: return scalar + (scalar & 1)
    case 0x178: return 0xFF
    case 0x400...0x40F: return scalar + 80
    case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: return scalar | 1
    case 0x531...0x556: return scalar + 48
    default: return scalar
    }
  }

  /// Returns whether a string begins with folded letters, ignoring case and leading spaces.
  static func begins(_ text: String, _ start: [UInt32]) -> Bool {
    var index = 0
    for scalar in text.unicodeScalars {
      if index == 0, scalar.value == 32 { continue }
      guard index < start.count else { break }
      guard folded(scalar.value) == start[index] else { return false }
      index += 1
    }
    return index == start.count
  }
}
