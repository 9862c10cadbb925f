import Almanac

/// The days that were requested from a server, and the next days to request: first the days in view alone, so that they
/// arrive soon, then the days around them in stretches.
///
/// A stretch out of view is a quarter of a year long, or shorter where there are many events, so that it can be read
/// within a few frames.
struct EventWindows {
  /// Days that are requested together.
  struct Stretch: Equatable {
    /// The number of the request and of its answer.
    var number: Int
    var days: Range<DayNumber>
    /// Whether the days are in view; other days can wait.
    var isInView: Bool
  }

  /// The days that were answered or requested, as ordered ranges that do not touch.
  private var requested: [Range<Int>] = []
  private var pending: [Stretch] = []
  private var lastNumber = 0
  /// The number of days in the next stretch out of view.
  private var length = Self.longest

  /// The number of the answer to the request that the page made by itself.
  static let expectedNumber = 0
  /// The largest number of days in a stretch.
  static let longest = 91
  /// The number of days around the view that should be there before anyone scrolls to them, and its maximum where there
  /// are few events.
  static let margin = 60
  static let longestMargin = 120
  /// The number of days around the view that the page wants; `nil` for what suits the events.
  var wantedMargin: Int?
  /// The number of events that can be read within a few frames.
  private static let manyEvents = 2_000

  /// Records a request that the page made by itself.
  mutating func expect(_ days: Range<DayNumber>) {
    let days = Self.valid(days)
    requested = Self.sum(requested, days)
    pending.append(
      Stretch(
        number: Self.expectedNumber, days: DayNumber(days.lowerBound)..<DayNumber(days.upperBound), isInView: true))
  }

  /// The days that were answered, as ordered ranges that do not touch.
  var answered: [Range<DayNumber>] {
    let days = pending.reduce(requested) {
      Self.difference($0, $1.days.lowerBound.rawValue..<$1.days.upperBound.rawValue)
    }
    return days.map { DayNumber($0.lowerBound)..<DayNumber($0.upperBound) }
  }

  /// Returns the stretches to request while `days` are in view. They count as requested from then on.
  mutating func request(around days: Range<DayNumber>) -> [Stretch] {
    let visible = Self.valid(days)
    var result: [Stretch] = []
    while let gap = Self.firstGap(in: visible, requested) {
      result.append(take(gap.lowerBound..<min(gap.upperBound, gap.lowerBound + Self.longest), isInView: true))
    }
    guard result.isEmpty, pending.isEmpty else { return result }
    let valid = Self.allDays
    let margin = wantedMargin ?? min(max(2 * length, Self.margin), Self.longestMargin)
    let length = min(length, wantedMargin ?? length)
    let after = visible.upperBound..<min(visible.upperBound + margin, valid.upperBound)
    let before = max(visible.lowerBound - margin, valid.lowerBound)..<visible.lowerBound
    if !after.isEmpty, let gap = Self.firstGap(in: after, requested) {
      let free = gap.lowerBound..<min(gap.lowerBound + length, valid.upperBound)
      result.append(take(Self.firstGap(in: free, requested) ?? gap, isInView: false))
    }
    if !before.isEmpty, let gap = Self.lastGap(in: before, requested) {
      let free = max(gap.upperBound - length, valid.lowerBound)..<gap.upperBound
      result.append(take(Self.lastGap(in: free, requested) ?? gap, isInView: false))
    }
    return result
  }

  /// Records that an answer with that many events came.
  mutating func finish(_ number: Int, eventCount: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    let days = pending.remove(at: index).days
    length = min(max(Self.manyEvents * (days.upperBound - days.lowerBound) / max(eventCount, 1), 1), Self.longest)
  }

  /// Records that an answer did not come. Its days will be requested again.
  mutating func fail(_ number: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    let days = pending.remove(at: index).days
    requested = Self.difference(requested, days.lowerBound.rawValue..<days.upperBound.rawValue)
  }

  /// The days of a pending answer, if they were out of view when they were requested.
  func daysBeyondView(ofAnswer number: Int) -> Range<DayNumber>? {
    pending.first { $0.number == number && !$0.isInView }?.days
  }

  private mutating func take(_ days: Range<Int>, isInView: Bool) -> Stretch {
    requested = Self.sum(requested, days)
    lastNumber += 1
    let stretch = Stretch(
      number: lastNumber, days: DayNumber(days.lowerBound)..<DayNumber(days.upperBound), isInView: isInView)
    pending.append(stretch)
    return stretch
  }

  // MARK: - Sets of days

  /// The days that have dates, as numbers.
  private static var allDays: Range<Int> {
    let valid = GregorianCalendar.shared.validDays
    return valid.lowerBound.rawValue..<valid.upperBound.rawValue + 1
  }

  /// The days as numbers: at least one, and only days that have dates.
  private static func valid(_ days: Range<DayNumber>) -> Range<Int> {
    let valid = allDays
    let first = min(max(days.lowerBound.rawValue, valid.lowerBound), valid.upperBound - 1)
    return first..<max(first + 1, min(days.upperBound.rawValue, valid.upperBound))
  }

  /// The first range of `days` that is not in `set`.
  private static func firstGap(in days: Range<Int>, _ set: [Range<Int>]) -> Range<Int>? {
    var first = days.lowerBound
    for range in set where range.upperBound > first {
      if range.lowerBound > first { return first..<min(range.lowerBound, days.upperBound) }
      first = range.upperBound
      if first >= days.upperBound { return nil }
    }
    return first < days.upperBound ? first..<days.upperBound : nil
  }

  /// The last range of `days` that is not in `set`.
  private static func lastGap(in days: Range<Int>, _ set: [Range<Int>]) -> Range<Int>? {
    var result: Range<Int>?
    var rest = days
    while !rest.isEmpty, let gap = firstGap(in: rest, set) {
      result = gap
      rest = gap.upperBound..<days.upperBound
    }
    return result
  }

  private static func sum(_ set: [Range<Int>], _ days: Range<Int>) -> [Range<Int>] {
    var days = days
    var result: [Range<Int>] = []
    var isDone = false
    for range in set {
      if range.upperBound < days.lowerBound {
        result.append(range)
      } else if range.lowerBound > days.upperBound {
        if !isDone { result.append(days) }
        isDone = true
        result.append(range)
      } else {
        days = min(range.lowerBound, days.lowerBound)..<max(range.upperBound, days.upperBound)
      }
    }
    return isDone ? result : result + [days]
  }

  private static func difference(_ set: [Range<Int>], _ days: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in set {
      let before = range.lowerBound..<max(range.lowerBound, min(range.upperBound, days.lowerBound))
      let after = min(range.upperBound, max(range.lowerBound, days.upperBound))..<range.upperBound
      if !before.isEmpty { result.append(before) }
      if !after.isEmpty { result.append(after) }
    }
    return result
  }
}
