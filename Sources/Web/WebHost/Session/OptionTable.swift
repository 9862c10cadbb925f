import Almanac

/// The options set by the page.
struct OptionTable {
  /// The values, indexed by the numbers of `PageOption`.
  private var values = [[UInt8]?](repeating: nil, count: Int(UInt8.max) + 1)

  /// Reads options in the form of `almanac_options`: for each, a byte with the number, four bytes with the length of
  /// the value, in little-endian order, and the value. An option that is no longer set has a length with all bits set.
  /// Returns the numbers of the options.
  mutating func read(_ bytes: [UInt8]) -> [UInt8] {
    var numbers: [UInt8] = []
    var index = 0
    while bytes.count - index >= 5 {
      let number = bytes[index]
      var length: UInt32 = 0
      for offset in 0..<4 { length |= UInt32(bytes[index + 1 + offset]) << UInt32(8 * offset) }
      index += 5
      let end = length == .max ? index : index + Int(min(length, UInt32(bytes.count - index)))
      values[Int(number)] = length == .max ? nil : Array(bytes[index..<end])
      index = end
      numbers.append(number)
    }
    return numbers
  }

  func isSet(_ option: PageOption) -> Bool { values[Int(option.rawValue)] != nil }

  /// The values that the options determine, applied in the order of their numbers to the standard values.
  var applied: OptionValues {
    var settings = OptionValues()
    for option in PageOption.allCases {
      if let bytes = values[Int(option.rawValue)] { option.set(OptionValue(bytes: bytes), in: &settings) }
    }
    return settings
  }
}
