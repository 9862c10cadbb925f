import ViewKit

extension DayStyle {
  /// The looks of VISUAL: today on a disc, the selection as a ground, weekends and days of other months on surface.
  public static let standard = DayStyle(rules: standardRules)

  /// On the ground of the selection.
  static let marked: DayFlags = [.selected, .pressed, .inRange]

  /// A row for each rule: places, what is set, its value, any, all, none. Numbers alone, because these are data and not
  /// code in WebAssembly; a test has the same rules in words.
  private static let table: [UInt16] = [
    0x1, 0, 0, 0x0000, 0x0000, 0x0000,
    0x1, 1, 2, 0x0000, 0x0000, 0x0000,
    0x1, 0, 1, 0x008c, 0x0000, 0x0000,
    0x1, 0, 8, 0x0302, 0x0000, 0x0000,
    0x1, 5, 0, 0x0c11, 0x0000, 0x0000,
    0x1, 2, 5, 0x1084, 0x0000, 0x0000,
    0x1, 2, 4, 0x0302, 0x0004, 0x0000,
    0x1, 2, 4, 0x0302, 0x0080, 0x0000,
    0x1, 2, 4, 0x0302, 0x1000, 0x0000,
    0xf, 3, 6, 0x0000, 0x0001, 0x0000,
    0xf, 6, 0, 0x0000, 0x0001, 0x0000,
    0x1, 2, 7, 0x0000, 0x0001, 0x0000,
    0x2, 2, 5, 0x1088, 0x0000, 0x0000,
    0x2, 5, 0, 0x0021, 0x0000, 0x0000,
    0x2, 3, 32, 0x0000, 0x0020, 0x0001,
    0x2, 2, 33, 0x0000, 0x0020, 0x0000,
    0x2, 3, 8, 0x0302, 0x0000, 0x0001,
    0x2, 2, 3, 0x0302, 0x0000, 0x0000,
    0x2, 2, 7, 0x0000, 0x0001, 0x0000,
    0x2, 4, 3, 0x0000, 0x0003, 0x0000,
    0x4, 6, 0, 0x0000, 0x0000, 0x0000,
    0x4, 5, 0, 0x0041, 0x0000, 0x0000,
    0x4, 3, 8, 0x0342, 0x0000, 0x0001,
    0x4, 2, 5, 0x1080, 0x0000, 0x0000,
    0x4, 2, 4, 0x0342, 0x1000, 0x0000,
    0x4, 2, 4, 0x0342, 0x0080, 0x0000,
    0x4, 2, 7, 0x0000, 0x0001, 0x0000,
    0x4, 4, 3, 0x0000, 0x0041, 0x0000,
    0x8, 5, 0, 0x0000, 0x0000, 0x0000,
    0x8, 2, 5, 0x0000, 0x0080, 0x0000,
    0x8, 0, 8, 0x0000, 0x0002, 0x0000,
    0x8, 2, 7, 0x0000, 0x0001, 0x0000,
  ]

  private static var standardRules: [DayRule] {
    var rules: [DayRule] = []
    var row = 0
    while row + 6 <= table.count {
      let color = Color.role(ColorRole(UInt8(truncatingIfNeeded: table[row + 2])))
      let setting: DaySetting =
        switch table[row + 1] {
        case 0: .fill(color)
        case 1: .topLine(color)
        case 2: .ink(color)
        case 3: .disc(color)
        case 4: .ring(Ring(color: color, width: 1.5))
        case 5: .weight(.semibold)
        default: .alignment(.center)
        }
      rules.append(
        DayRule(
          setting, any: DayFlags(rawValue: table[row + 3]), all: DayFlags(rawValue: table[row + 4]),
          none: DayFlags(rawValue: table[row + 5]), at: DayPlaces(rawValue: UInt8(truncatingIfNeeded: table[row]))))
      row += 6
    }
    return rules
  }
}
