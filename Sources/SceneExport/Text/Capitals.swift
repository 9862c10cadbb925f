/// Capitals of the alphabets whose small letters lie at a fixed distance: Latin of Western and Central Europe, Greek and
/// Cyrillic. Everything else stays as it is.
enum Capitals {
  static func text(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(Unicode.Scalar(capital(scalar.value)) ?? scalar)
    }
    return result
  }

  private static func capital(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C1, 0x3C3...0x3CB, 0x430...0x44F: value - 0x20
    case 0x450...0x45F: value - 0x50
    case 0xFF: 0x178
    // The dotless i is a capital I; the letter at 0x138 and the joined 'n at 0x149 have no capitals.
    case 0x131: 0x49
    case 0x101...0x137: value % 2 == 1 ? value - 1 : value
    case 0x13A...0x148: value % 2 == 0 ? value - 1 : value
    case 0x14B...0x177: value % 2 == 1 ? value - 1 : value
    case 0x17A...0x17E: value % 2 == 0 ? value - 1 : value
    case 0x3AC: 0x386
    case 0x3AD...0x3AF: value - 37
    case 0x3C2: 0x3A3
    case 0x3CC: 0x38C
    case 0x3CD...0x3CE: value - 63
    default: value
    }
  }
}
