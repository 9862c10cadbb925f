import Almanac

/// The options that the page has set.
struct OptionTable {
  /// By the numbers of `PageOption`.
  private var values = [[UInt8]?](repeating: nil, count: PageOption.allCases.count)

  /// Takes options in the form of `almanac_options`: for each a byte with the number, four bytes with the length of the
  /// value, the lowest first, and the value. The length of an option that is not set any more has all bits. Returns the
  /// numbers.
  mutating func read(_ bytes: [UInt8]) -> [UInt8] {
    var numbers: [UInt8] = []
    var index = 0
    while bytes.count - index >= 5 {
      let number = bytes[index]
      var length: UInt32 = 0
      for offset in 0..<4 { length |= UInt32(bytes[index + 1 + offset]) << UInt32(8 * offset) }
      index += 5
      let end = length == .max ? index : index + Int(min(length, UInt32(bytes.count - index)))
      if Int(number) < values.count { values[Int(number)] = length == .max ? nil : Array(bytes[index..<end]) }
      index = end
      numbers.append(number)
    }
    return numbers
  }

  func isSet(_ option: PageOption) -> Bool { values[Int(option.rawValue)] != nil }

  /// Brings the options into settings that have the standard values, in the order of their numbers.
  func apply(to settings: PageSettings) {
    for option in PageOption.allCases {
      if let bytes = values[Int(option.rawValue)] { option.set(OptionValue(bytes: bytes), in: settings) }
    }
  }
}
