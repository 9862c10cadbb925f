import Basics
import CalendarSystems

/// The indicators that a decorator returned, cached so that it is asked only once for each day.
struct DayIndicatorCache {
  private struct Answer {
    var day: DayNumber
    /// The indicators that the decorator received, and the ones it returned.
    var standard: [DayIndicator]
    var chosen: [DayIndicator]
  }

  /// The answers, ordered by day.
  private var answers: [Answer] = []

  /// The number of days at which the cache is cleared; more than anyone scrolls through in one go.
  private static let dayLimit = 16_384

  /// Returns the answer for a day; `nil` if there is none, or if it was for other standard indicators.
  func indicators(of day: DayNumber, standard: [DayIndicator]) -> [DayIndicator]? {
    let index = index(of: day)
    guard index < answers.count, answers[index].day == day, answers[index].standard == standard else { return nil }
    return answers[index].chosen
  }

  /// Stores the answer for a day.
  mutating func insert(_ chosen: [DayIndicator], for day: DayNumber, standard: [DayIndicator]) {
    if answers.count >= DayIndicatorCache.dayLimit { remove(nil) }
    let (index, answer) = (index(of: day), Answer(day: day, standard: standard, chosen: chosen))
    if index < answers.count, answers[index].day == day {
      answers[index] = answer
    } else {
      answers.insert(answer, at: index)
    }
  }

  /// Removes the answers for some days, or for all if `nil`.
  mutating func remove(_ days: Range<DayNumber>?) {
    guard let days else {
      answers.removeAll()
      return
    }
    let (first, end) = (index(of: days.lowerBound), index(of: days.upperBound))
    if first < end { answers.removeSubrange(first..<end) }
  }

  /// Returns the index of the first answer for `day` or a later one.
  private func index(of day: DayNumber) -> Int { answers.partitioningIndex { $0.day >= day } }
}
