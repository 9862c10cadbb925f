import CalendarSystems

/// How many events the days of a month have, in four steps.
struct EventDensity: Equatable {
  /// Two bits for each of up to 32 days, the first day in the lowest.
  private var bits: UInt64 = 0

  /// Creates the steps for numbers of events.
  init(_ counts: [Int]) {
    for (index, count) in counts.prefix(32).enumerated() {
      let step: UInt64 = count == 0 ? 0 : count < 3 ? 1 : count < 6 ? 2 : 3
      bits |= step << UInt64(2 * index)
    }
  }

  /// The flags of a day of the month, given its index.
  subscript(index: Int) -> DayFlags {
    switch bits >> UInt64(2 * index) & 3 {
    case 0: []
    case 1: .hasEvents
    case 2: [.hasEvents, .severalEvents]
    default: [.hasEvents, .manyEvents]
    }
  }
}
