import Basics
import CalendarText
import Events

/// The times that a row of the form offers for a reminder, and their words.
struct ReminderOptions {
  let words: EditPhrases
  let text: FormText

  /// The number of rows for reminders.
  static let limit = 5

  /// The offered times: from the start of an event to two weeks before; for all-day events, times of day from 9:00 on the
  /// day to 9:00 a week before.
  static func triggers(isAllDay: Bool) -> [EventAlarm.Trigger] {
    if isAllDay {
      return [32_400, -25_200, -54_000, -140_400, -572_400].map { .start(seconds: $0) }
    }
    return [0, 5, 10, 15, 30, 60, 120].map { .start(seconds: -60 * $0) } + [1, 2, 7, 14].map { .start(days: -$0) }
  }

  /// Returns whether a row can show and change an alarm. Other alarms are only listed.
  static func contain(_ alarm: EventAlarm, isAllDay: Bool) -> Bool {
    guard alarm.action == .display || alarm.action == .audio, !alarm.isForPlace, !alarm.isSnooze else { return false }
    return isNamed(alarm.trigger, isAllDay: isAllDay)
  }

  /// Returns the positions of the alarms that rows show.
  static func shown(of alarms: [EventAlarm], isAllDay: Bool) -> [Int] {
    let indices = alarms.indices.filter { contain(alarms[$0], isAllDay: isAllDay) }
    return Array(indices.prefix(limit))
  }

  /// Returns whether the words can name a time: in whole minutes, and before the start or on the first day.
  private static func isNamed(_ trigger: EventAlarm.Trigger, isAllDay: Bool) -> Bool {
    guard case .start(let days, let seconds) = trigger else { return false }
    return seconds % 60 == 0 && Int64(days) * 86_400 + seconds <= (isAllDay ? 86_399 : 0)
  }

  /// Returns a time in words, such as "15 minutes before"; `nil` if the words cannot name it.
  func text(of trigger: EventAlarm.Trigger, isAllDay: Bool) -> String? {
    guard Self.isNamed(trigger, isAllDay: isAllDay), case .start(let days, let seconds) = trigger else { return nil }
    let total = Int64(days) * 86_400 + seconds
    if isAllDay {
      let before = Int(-floorDiv(total, 86_400))
      let time = ("time", self.text.text(ofSecond: Int(floorMod(total, 86_400))))
      if before == 0 { return words.text(.onDayAt, [time]) }
      let isWeeks = before % 7 == 0
      return counted(isWeeks ? .weeksBeforeAt : .daysBeforeAt, isWeeks ? before / 7 : before, [time])
    }
    if total == 0 { return words[.atStart] }
    if days != 0, seconds == 0 { return days % 7 == 0 ? counted(.weeksBefore, -days / 7) : counted(.daysBefore, -days) }
    let minutes = Int(-total / 60)
    return minutes % 60 == 0 ? counted(.hoursBefore, minutes / 60) : counted(.minutesBefore, minutes)
  }

  private func counted(_ key: EditPhrases.Key, _ count: Int, _ values: [(name: String, text: String)] = []) -> String {
    words.text(key, [("count", text.date.number(count))] + values, count: count)
  }

  /// Returns an alarm that no row shows in words: "Email, 1 day before".
  func line(_ alarm: EventAlarm, isAllDay: Bool, separator: String) -> String {
    let kind =
      switch alarm.action {
      case .email: words[.emailReminder]
      case .display, .audio, .other: words[.otherReminder]
      }
    guard let time = text(of: alarm.trigger, isAllDay: isAllDay) else { return kind }
    return kind + separator + time
  }
}
