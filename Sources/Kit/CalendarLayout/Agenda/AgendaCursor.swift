import CalendarSystems

/// Finds days with events. It queries a few weeks at a time, and gives up after a limited number of empty days.
struct AgendaCursor {
  private let counts: (Range<DayNumber>) -> [Int]
  private let keptDay: DayNumber?
  private let lookAhead: Int
  private let reachable: ClosedRange<DayNumber>
  private var chunk = DayNumber(0)..<DayNumber(0)
  private var chunkCounts: [Int] = []
  private static let chunkLength = 28
  /// Far enough from the integer limits for all arithmetic.
  private static let limit = DayNumber(-1_000_000_000)...DayNumber(1_000_000_000)

  init(
    keptDay: DayNumber?, lookAhead: Int, reachable: ClosedRange<DayNumber>? = nil,
    counts: @escaping (Range<DayNumber>) -> [Int]
  ) {
    self.reachable = reachable?.clamped(to: AgendaCursor.limit) ?? AgendaCursor.limit
    self.counts = counts
    self.keptDay = keptDay
    self.lookAhead = min(max(lookAhead, 1), 100_000)
  }

  /// Returns the nearest day to show, starting at `day` in steps of +1 or -1, and its number of events.
  mutating func find(from day: DayNumber, step: Int) -> (day: DayNumber, count: Int)? {
    // A search that begins outside the reachable days begins at their first or last day.
    var day = step > 0 ? max(day, reachable.lowerBound) : min(day, reachable.upperBound)
    for _ in 0..<lookAhead {
      guard reachable.contains(day) else { return nil }
      let count = count(on: day, step)
      if count > 0 || day == keptDay { return (day, max(count, 0)) }
      day = day + step
    }
    return nil
  }

  private mutating func count(on day: DayNumber, _ step: Int) -> Int {
    if !chunk.contains(day) {
      let length = AgendaCursor.chunkLength
      chunk = step > 0 ? day..<day + length : (day - (length - 1))..<day + 1
      chunkCounts = counts(chunk)
    }
    let index = day - chunk.lowerBound
    return chunkCounts.indices.contains(index) ? chunkCounts[index] : 0
  }
}
