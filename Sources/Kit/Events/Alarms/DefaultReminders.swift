import Basics

/// The reminders that new events get if they do not state any.
///
///     calendar.defaultReminders = DefaultReminders(timed: [.start(seconds: -900)])  // 15 minutes before the start
public struct DefaultReminders: Hashable, Sendable {
  /// When events with times remind, as distances from their start.
  public var timed: [EventAlarm.Trigger]
  /// When all-day events remind, as distances from the midnight at which they begin.
  public var allDay: [EventAlarm.Trigger]

  /// Creates reminders; by default, there are none.
  public init(timed: [EventAlarm.Trigger] = [], allDay: [EventAlarm.Trigger] = []) {
    (self.timed, self.allDay) = (timed, allDay)
  }

  /// The largest number of reminders of a kind that a text can have.
  private static let limit = 5

  /// Reads the form of `text`; `nil` for any other text, and for more than five reminders of a kind.
  public init?(_ text: String) {
    let kinds = text.split(at: 0x3B)
    guard kinds.count <= 2, let timed = Self.triggers(kinds[0]),
      let allDay = Self.triggers(kinds.count > 1 ? kinds[1] : "")
    else { return nil }
    self.init(timed: timed, allDay: allDay)
  }

  /// The durations of RFC 5545 for events with times, then, after a semicolon, those for all-day events: `-PT15M -P1D;PT9H`.
  /// Attributes, databases, and servers have this form.
  public var text: String { Self.text(timed) + ";" + Self.text(allDay) }

  /// Returns the reminders of new events as alarms.
  package func alarms(isAllDay: Bool) -> [EventAlarm] { (isAllDay ? allDay : timed).map { EventAlarm($0) } }

  /// Adds the reminder at a distance, or removes it.
  package mutating func toggle(_ trigger: EventAlarm.Trigger, isAllDay: Bool) {
    var triggers = isAllDay ? allDay : timed
    if let index = triggers.firstIndex(of: trigger) {
      triggers.remove(at: index)
    } else {
      triggers = triggers.suffix(Self.limit - 1) + [trigger]
    }
    if isAllDay { allDay = triggers } else { timed = triggers }
  }

  private static func triggers(_ text: String) -> [EventAlarm.Trigger]? {
    var triggers: [EventAlarm.Trigger] = []
    for word in text.split(at: 0x20) where !word.utf8.isEmpty {
      guard triggers.count < limit, let length = AlarmDuration(Array(word.utf8)) else { return nil }
      triggers.append(.start(days: length.days, seconds: length.seconds))
    }
    return triggers
  }

  private static func text(_ triggers: [EventAlarm.Trigger]) -> String {
    var text = ""
    for case .start(let days, let seconds) in triggers {
      text += (text.utf8.isEmpty ? "" : " ") + AlarmDuration(days: days, seconds: seconds).text
    }
    return text
  }
}

extension CalendarInfo {
  /// The reminders that new events of the calendar get; `nil`, the default, for those of `EditOptions`. Triggers other
  /// than distances from the start are ignored.
  public var defaultReminders: DefaultReminders? {
    get { defaultReminderText.utf8.isEmpty ? nil : DefaultReminders(defaultReminderText) }
    set { defaultReminderText = newValue?.text ?? "" }
  }
}
