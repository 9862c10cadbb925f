package import Geometry

/// The base direction of a line of text, from its first strong character (Unicode Bidirectional Algorithm, rules P2 and
/// P3, without skipping isolates).
package enum BaseDirection {
  /// Returns the direction of a text; `fallback` if it has no strong character, for example if it contains only digits
  /// and punctuation.
  package static func of(_ text: String, fallback: LayoutDirection) -> LayoutDirection {
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if isRightToLeft(value) { return .rightToLeft }
      if isLeftToRight(value) { return .leftToRight }
    }
    return fallback
  }

  private static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    // Arabic digits and punctuation are weak.
    case 0x600...0x607, 0x609...0x60A, 0x60C, 0x60E...0x61A, 0x64B...0x66C, 0x670, 0x6D6...0x6DC, 0x6DD...0x6E4,
      0x6E7...0x6ED, 0x6F0...0x6F9:
      false
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static func isLeftToRight(_ value: UInt32) -> Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x370...0x373,
      0x376...0x482, 0x48A...0x589, 0x900...0x1FFF, 0x200E, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3021...0x3029,
      0x3031...0xA48F, 0xA4D0...0xFB1C, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x107FF,
      0x11000...0x1D7CB, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
