import Almanac

/// The reminder that a notification names, also after a restart of the program.
struct ReminderTarget: Equatable {
  var event: EventID
  var alarm: Int
  var start: Instant

  init(_ reminder: EventReminder) {
    (event, alarm, start) = (reminder.occurrence.id.event, reminder.alarm, reminder.occurrence.start)
  }

  /// Reads the form of `text`.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 3 else { return nil }
    (event, alarm, start) = (EventID(numbers[0]), Int(numbers[1]), Instant(seconds: numbers[2]))
  }

  var text: String { "\(event.rawValue) \(alarm) \(start.seconds)" }
}
