import ViewKit

/// Writes colors as text.
enum HexColor {
  /// Returns `#rrggbb`, without the opacity.
  static func text(_ color: RGBA) -> String {
    var bytes: [UInt8] = [35]
    for part in [color.red, color.green, color.blue] {
      bytes.append(digit(part >> 4))
      bytes.append(digit(part & 15))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 87 + value }
}
