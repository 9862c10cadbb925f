import Basics
import CalendarSystems

/// The marks that a delegate chose, so that it is asked for each day once.
struct DayMarkCache {
  private struct Answer {
    var day: DayNumber
    /// What the delegate was given, and what it made of it.
    var standard: [DayIndicator]
    var marks: [DayIndicator]
  }

  /// In the order of their days.
  private var answers: [Answer] = []

  /// More days than anybody scrolls through at a time; when they are reached, all answers are forgotten.
  private static let dayLimit = 16_384

  /// The answer for a day; `nil` if there was none yet, or one to other marks of the kit.
  func marks(of day: DayNumber, standard: [DayIndicator]) -> [DayIndicator]? {
    let place = place(of: day)
    guard place < answers.count, answers[place].day == day, answers[place].standard == standard else { return nil }
    return answers[place].marks
  }

  /// Remembers the answer for a day.
  mutating func insert(_ marks: [DayIndicator], for day: DayNumber, standard: [DayIndicator]) {
    if answers.count >= DayMarkCache.dayLimit { remove(nil) }
    let (place, answer) = (place(of: day), Answer(day: day, standard: standard, marks: marks))
    if place < answers.count, answers[place].day == day {
      answers[place] = answer
    } else {
      answers.insert(answer, at: place)
    }
  }

  /// Forgets the answers for some days, or for all.
  mutating func remove(_ range: Range<DayNumber>?) {
    guard let range else {
      answers.removeAll()
      return
    }
    let (first, end) = (place(of: range.lowerBound), place(of: range.upperBound))
    if first < end { answers.removeSubrange(first..<end) }
  }

  /// Where the first answer lies whose day is not before `day`.
  private func place(of day: DayNumber) -> Int { answers.partitioningIndex { $0.day >= day } }
}
