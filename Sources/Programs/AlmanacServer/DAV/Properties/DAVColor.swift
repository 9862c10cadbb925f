import Almanac

/// Colors of calendars as Apple's programs write them: `#RRGGBBAA`.
enum DAVColor {
  /// The colors that stand for the built-in hues.
  private static let hues: [(EventHue, UInt32)] = [
    (.red, 0xD93A30), (.orange, 0xE8710A), (.amber, 0xF2B705), (.lime, 0x8BC34A), (.green, 0x2E9E4F),
    (.teal, 0x159A8C), (.cyan, 0x18A5C4), (.blue, 0x2F72DE), (.indigo, 0x4B50C8), (.purple, 0x8E44C8),
    (.pink, 0xD8447E), (.graphite, 0x6B7280),
  ]

  static func text(_ color: EventColor) -> String {
    let value: UInt32
    switch color {
    case .named(let hue): value = hues.first { $0.0 == hue }?.1 ?? 0
    case .rgb(let rgb): value = rgb & 0xFF_FFFF
    }
    return "#" + String(value + 0x100_0000, radix: 16, uppercase: true).dropFirst() + "FF"
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`, in which the last two digits, the opacity, do not matter; `nil` for other texts.
  static func color(_ text: String) -> EventColor? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.utf8.allSatisfy({ 48...57 ~= $0 || 65...70 ~= $0 || 97...102 ~= $0 }),
      let value = UInt32(digits.prefix(6), radix: 16)
    else { return nil }
    return hues.first { $0.1 == value }.map { .named($0.0) } ?? .rgb(value)
  }
}
