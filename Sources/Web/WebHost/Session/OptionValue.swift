import Almanac

/// The value of an option as the page sends it: numbers of eight bytes, or a text.
struct OptionValue {
  var bytes: [UInt8]

  var count: Int { bytes.count / 8 }
  var text: String { String(utf8: bytes) }

  /// Returns the number at an index; 0 if there is none.
  @inline(never)
  func number(at index: Int) -> Double {
    guard index < count else { return 0 }
    var bits: UInt64 = 0
    for byte in bytes[8 * index..<8 * index + 8].reversed() { bits = bits << 8 | UInt64(byte) }
    return Double(bitPattern: bits)
  }

  /// Returns the number at an index, clamped to ± one billion and truncated to an integer; 0 for NaN.
  @inline(never)
  func integer(at index: Int) -> Int {
    let number = number(at: index)
    return number.isNaN ? 0 : Int(min(max(number, -1e9), 1e9))
  }

  /// Returns the number at an index, clamped to the indexes of a list of `count` items.
  func index(below count: Int, at index: Int = 0) -> Int { min(max(integer(at: index), 0), count - 1) }

  var number: Double { number(at: 0) }
  var int: Int { max(integer(at: 0), 0) }
  var flag: Bool { integer(at: 0) != 0 }
  var byte: UInt8 { UInt8(truncatingIfNeeded: integer(at: 0)) }
  /// Returns the number at an index, clamped to a range; the range's lower bound for NaN.
  @inline(never)
  func number(at index: Int, in range: ClosedRange<Double>) -> Double {
    let number = number(at: index)
    return number > range.lowerBound ? min(number, range.upperBound) : range.lowerBound
  }

  /// The index of a word; `nil` if the value is a number instead of a word.
  var word: Int? { integer(at: 0) < 0 ? nil : integer(at: 0) }

  /// A day, counted from 1970-01-01.
  var day: DayNumber { day(at: 0) }

  private func day(at index: Int) -> DayNumber { DayNumber(integer(at: index)) }

  /// Spans of days, each from its first to its last.
  var selection: DaySelection {
    var selection = DaySelection()
    for index in stride(from: 0, to: count - 1, by: 2) where day(at: index) <= day(at: index + 1) {
      selection.insert(day(at: index)..<day(at: index + 1) + 1)
    }
    return selection
  }

  /// Levels, named in a text and separated by spaces or commas. Unknown names are left out.
  var levels: [CalendarLevel] {
    @inline(never) get {
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }.compactMap {
        CalendarLevel.ofProgram(named: String(utf8: $0))
      }
    }
  }

  /// Spans of minutes.
  var ranges: [Range<Int>] { stride(from: 0, to: count - 1, by: 2).map { range(at: $0) } }

  /// For each span, the bits of weekdays and two minutes of the day.
  var businessHours: [BusinessHours] {
    stride(from: 0, to: count - 2, by: 3).map { index in
      let days = WeekdaySet(rawValue: UInt8(truncatingIfNeeded: integer(at: index)))
      return BusinessHours(VisibleHours([range(at: index + 1)]), weekdays: days.weekdays(from: .sunday))
    }
  }

  private func range(at index: Int) -> Range<Int> {
    let (start, end) = (integer(at: index), integer(at: index + 1))
    return start..<max(start, end)
  }
}
