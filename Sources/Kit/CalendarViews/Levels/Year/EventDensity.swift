import CalendarSystems

/// The number of events on the days of a month, in four steps, and whether they are known.
struct EventDensity: Equatable {
  /// Two bits for each of up to 32 days, the first day in the lowest.
  private var bits: UInt64 = 0
  /// A bit for each day of which events may be missing.
  private var notLoaded: UInt32 = 0

  /// Creates the steps for numbers of events.
  init(_ counts: [Int]) {
    for (index, count) in counts.prefix(32).enumerated() {
      let step: UInt64 = count == 0 ? 0 : count < 3 ? 1 : count < 6 ? 2 : 3
      bits |= step << UInt64(2 * index)
    }
  }

  /// Notes that events of a day, given its index, may be missing.
  mutating func markNotLoaded(_ index: Int) {
    if index < 32 { notLoaded |= 1 << UInt32(index) }
  }

  /// The flags of a day of the month, given its index.
  subscript(index: Int) -> DayFlags {
    notLoaded >> UInt32(index) & 1 == 0 ? steps(index) : steps(index).union(.notLoaded)
  }

  private func steps(_ index: Int) -> DayFlags {
    switch bits >> UInt64(2 * index) & 3 {
    case 0: []
    case 1: .hasEvents
    case 2: [.hasEvents, .severalEvents]
    default: [.hasEvents, .manyEvents]
    }
  }
}
