/// Estimates the width of a line of text without a font, from a table of advances measured from Inter and one advance
/// per script for everything else.
///
/// The result is the same on every platform, so pictures made without a font engine truncate text alike everywhere. It
/// is within 3 % for Latin text; for complex scripts, it is too wide rather than too narrow. Hosts with fonts measure
/// instead.
public enum TextWidthEstimate {
  /// Returns the width of one line in points, with the tracking and uppercasing of the style and tabular digits.
  public static func width(of text: String, style: TextStyle) -> Double {
    var thousandths = 0
    var letters = 0
    for scalar in text.unicodeScalars {
      let advance = advance(of: scalar, style)
      thousandths += advance
      if advance > 0 { letters += 1 }
    }
    return points(thousandths, letters, style)
  }

  /// Returns `text` if it fits into `width` points; otherwise the longest prefix that fits with an ellipsis, or an
  /// empty string if the ellipsis does not fit. Combining marks stay with their letters.
  public static func fitting(_ text: String, width: Double, style: TextStyle) -> String {
    guard self.width(of: text, style: style) > width else { return text }
    let ellipsis = advance(of: "…", style)
    guard points(ellipsis, 1, style) <= width else { return "" }
    let scalars = text.unicodeScalars
    var end = scalars.startIndex
    var thousandths = ellipsis
    var letters = 1
    var isJoined = false
    var isAfterSpace = false
    for index in scalars.indices {
      let scalar = scalars[index]
      let advance = advance(of: scalar, style)
      let continues = advance == 0 || isJoined
      if !continues {
        if points(thousandths, letters, style) > width { break }
        if !isAfterSpace { end = index }
      }
      thousandths += advance
      if advance > 0 { letters += 1 }
      isJoined = scalar.value == 0x200D
      isAfterSpace = scalar.value == 0x20
    }
    return String(scalars[..<end]) + "…"
  }

  static func points(_ thousandths: Int, _ letters: Int, _ style: TextStyle) -> Double {
    let heavier =
      switch style.weight {
      case .regular: 1.0
      case .medium: 1.013
      case .semibold: 1.026
      case .bold: 1.04
      }
    return style.size * (Double(thousandths) / 1000 * heavier + Double(letters) * style.tracking)
  }

  /// Returns the advance in thousandths of the size; for a monospaced font, at least the common width.
  static func advance(of scalar: Unicode.Scalar, _ style: TextStyle) -> Int {
    let advance = advance(of: scalar, isUppercase: style.isUppercase)
    return style.font == .monospaced && advance > 0 ? max(advance, 610) : advance
  }

  /// Returns the advance in thousandths of the size.
  private static func advance(of scalar: Unicode.Scalar, isUppercase: Bool) -> Int {
    var value = scalar.value
    if isUppercase, value >= 0x61, value <= 0x7A { value -= 0x20 }
    switch value {
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0x20..<0x7F: return Int(ascii[Int(value) - 0x20])
    case 0x2026: return 821
    default: break
    }
    if isZeroWidth(value) { return 0 }
    for range in ranges where value <= range.last { return Int(isUppercase ? range.capital : range.advance) }
    return 1000
  }

  /// Returns whether a scalar has no width: marks, joiners, direction marks, variation selectors, skin tones.
  private static func isZeroWidth(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
      0x610...0x61A, 0x61C, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x711,
      0x730...0x74A, 0x7A6...0x7B0, 0x7EB...0x7F3, 0x900...0x902, 0x93A, 0x93C, 0x941...0x948, 0x94D, 0x951...0x957,
      0x962...0x963, 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0x302A...0x302D, 0x3099...0x309A, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// The advances of U+0020 to U+007E in Inter Regular, with tabular digits.
  private static let ascii: [UInt16] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 640, 640, 640, 640, 640, 640, 640,
    640, 640, 640, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562, 889,
    753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621,
    582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362,
    327, 362, 659,
  ]

  /// The scripts in code point order: the last scalar, the mean advance, and the mean advance of capitals.
  private static let ranges: [(last: UInt32, advance: UInt16, capital: UInt16)] = [
    (0xBF, 500, 500), (0x24F, 587, 690), (0x36F, 600, 690), (0x3FF, 612, 690), (0x52F, 640, 720), (0x58F, 620, 720),
    (0x5FF, 600, 600), (0x7FF, 560, 560), (0x8FF, 600, 600), (0xDFF, 700, 700), (0xEFF, 600, 600), (0x10FF, 650, 650),
    (0x11FF, 1000, 1000), (0x1DFF, 650, 700), (0x1FFF, 600, 700), (0x2010, 500, 500), (0x2012, 620, 620),
    (0x2013, 500, 500), (0x2015, 1000, 1000), (0x201B, 210, 210), (0x201F, 400, 400), (0x2025, 560, 560),
    (0x206F, 600, 600), (0x209F, 420, 420), (0x20CF, 640, 640), (0x2E7F, 900, 900), (0xD7FF, 1000, 1000),
    (0xFAFF, 1000, 1000), (0xFDFF, 600, 600), (0xFE2F, 1000, 1000), (0xFEFE, 600, 600), (0xFF60, 1000, 1000),
    (0xFF9F, 500, 500), (0x1F1E5, 1000, 1000), (0x1F1FF, 650, 650), (0x10FFFF, 1250, 1250),
  ]
}
