@testable import WebHost

/// Options as the page sends them.
struct OptionBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends an option; without numbers, one that is not set any more.
  mutating func add(_ number: UInt8, _ numbers: [Double]?) {
    add(number, value: numbers.map { $0.flatMap { littleEndian($0.bitPattern) } })
  }

  mutating func add(_ number: UInt8, text: String) { add(number, value: Array(text.utf8)) }

  private mutating func add(_ number: UInt8, value: [UInt8]?) {
    bytes.append(number)
    bytes += littleEndian(value.map { UInt32($0.count) } ?? .max)
    bytes += value ?? []
  }

  private func littleEndian<T: FixedWidthInteger>(_ number: T) -> [UInt8] {
    (0..<T.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> T(8 * $0)) }
  }
}

extension WebSession {
  /// Sets one option to a number; `nil` for its standard value.
  func set(_ option: PageOption, to number: Double?) {
    var options = OptionBytes()
    options.add(option.rawValue, number.map { [$0] })
    setOptions(options.bytes)
  }

  /// Sets several options to numbers.
  func set(_ values: [(PageOption, [Double])], texts: [(PageOption, String)] = []) {
    var options = OptionBytes()
    for (option, numbers) in values { options.add(option.rawValue, numbers) }
    for (option, text) in texts { options.add(option.rawValue, text: text) }
    setOptions(options.bytes)
  }
}
