import Almanac

/// Which days have been asked of a server, and which to ask for next: first those in view and nothing else, so that they
/// are soon there; when they are, those around them, stretch by stretch.
///
/// A stretch beyond what is in view is as long as a quarter of a year, or, where there are many events, as short as it
/// must be to be read within a few frames.
struct EventWindows {
  /// Days that are asked for at once.
  struct Stretch: Equatable {
    /// The answer comes with it.
    var number: Int
    var days: Range<DayNumber>
    /// Whether somebody waits for them. The others have time.
    var isInView: Bool
  }

  /// Those that are here or on their way: in order, apart from each other.
  private var asked: [Range<Int>] = []
  private var underWay: [Stretch] = []
  private var lastNumber = 0
  /// Days in a stretch beyond what is in view.
  private var length = Self.longest

  /// The number of the answer to what the page asked for by itself.
  static let expectedNumber = 0
  /// Days in a stretch at most.
  static let longest = 91
  /// Days around the visible ones that should be there before anyone scrolls to them; where there are few events, more.
  static let margin = 60
  static let longestMargin = 120
  /// Events that can be read within a few frames.
  private static let manyEvents = 2_000

  /// The page has asked for `days` before anyone told it to.
  mutating func expect(_ days: Range<DayNumber>) {
    let days = Self.valid(days)
    asked = Self.sum(asked, days)
    underWay.append(
      Stretch(
        number: Self.expectedNumber, days: DayNumber(days.lowerBound)..<DayNumber(days.upperBound), isInView: true))
  }

  /// What is to be fetched now, if `days` are in view; it counts as being on its way.
  mutating func request(around days: Range<DayNumber>) -> [Stretch] {
    let visible = Self.valid(days)
    var result: [Stretch] = []
    while let gap = Self.firstGap(in: visible, asked) {
      result.append(take(gap.lowerBound..<min(gap.upperBound, gap.lowerBound + Self.longest), isInView: true))
    }
    guard result.isEmpty, underWay.isEmpty else { return result }
    let valid = Self.allDays
    let margin = min(max(2 * length, Self.margin), Self.longestMargin)
    let after = visible.upperBound..<min(visible.upperBound + margin, valid.upperBound)
    let before = max(visible.lowerBound - margin, valid.lowerBound)..<visible.lowerBound
    if !after.isEmpty, let gap = Self.firstGap(in: after, asked) {
      let free = gap.lowerBound..<min(gap.lowerBound + length, valid.upperBound)
      result.append(take(Self.firstGap(in: free, asked) ?? gap, isInView: false))
    }
    if !before.isEmpty, let gap = Self.lastGap(in: before, asked) {
      let free = max(gap.upperBound - length, valid.lowerBound)..<gap.upperBound
      result.append(take(Self.lastGap(in: free, asked) ?? gap, isInView: false))
    }
    return result
  }

  /// The answer came, with so many events.
  mutating func finish(_ number: Int, eventCount: Int) {
    guard let place = underWay.firstIndex(where: { $0.number == number }) else { return }
    let days = underWay.remove(at: place).days
    length = min(max(Self.manyEvents * (days.upperBound - days.lowerBound) / max(eventCount, 1), 1), Self.longest)
  }

  /// The answer did not come; the days will be asked for again.
  mutating func fail(_ number: Int) {
    guard let place = underWay.firstIndex(where: { $0.number == number }) else { return }
    let days = underWay.remove(at: place).days
    asked = Self.difference(asked, days.lowerBound.rawValue..<days.upperBound.rawValue)
  }

  /// The days that an answer on its way is about, if nobody waited for them when they were asked for.
  func daysBeyondView(ofAnswer number: Int) -> Range<DayNumber>? {
    underWay.first { $0.number == number && !$0.isInView }?.days
  }

  private mutating func take(_ days: Range<Int>, isInView: Bool) -> Stretch {
    asked = Self.sum(asked, days)
    lastNumber += 1
    let stretch = Stretch(
      number: lastNumber, days: DayNumber(days.lowerBound)..<DayNumber(days.upperBound), isInView: isInView)
    underWay.append(stretch)
    return stretch
  }

  // MARK: - Sets of days

  /// The days that have dates.
  private static var allDays: Range<Int> {
    let valid = GregorianCalendar.shared.validDays
    return valid.lowerBound.rawValue..<valid.upperBound.rawValue + 1
  }

  /// At least one day, and only such as have dates.
  private static func valid(_ days: Range<DayNumber>) -> Range<Int> {
    let valid = allDays
    let first = min(max(days.lowerBound.rawValue, valid.lowerBound), valid.upperBound - 1)
    return first..<max(first + 1, min(days.upperBound.rawValue, valid.upperBound))
  }

  /// The first days that are not in `set`.
  private static func firstGap(in days: Range<Int>, _ set: [Range<Int>]) -> Range<Int>? {
    var first = days.lowerBound
    for range in set where range.upperBound > first {
      if range.lowerBound > first { return first..<min(range.lowerBound, days.upperBound) }
      first = range.upperBound
      if first >= days.upperBound { return nil }
    }
    return first < days.upperBound ? first..<days.upperBound : nil
  }

  /// The last days that are not in `set`.
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
