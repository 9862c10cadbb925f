import CalendarSystems

/// The number of events on each day of a month, in four steps, and whether all events are loaded.
struct EventDensity: Equatable {
  /// Two bits for each of up to 32 days. The first day has the lowest bits.
  private var bits: UInt64 = 0
  /// One bit for each day whose events may be missing.
  private var notLoaded: UInt32 = 0

  /// Creates the steps for event counts.
  init(_ counts: [Int]) {
    for (index, count) in counts.prefix(32).enumerated() {
      let step: UInt64 = count == 0 ? 0 : count < 3 ? 1 : count < 6 ? 2 : 3
      bits |= step << UInt64(2 * index)
    }
  }

  /// Marks that events of the day at an index may be missing.
  mutating func markNotLoaded(_ index: Int) {
    if index < 32 { notLoaded |= 1 << UInt32(index) }
  }

  /// The flags of the day at an index of the month.
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
