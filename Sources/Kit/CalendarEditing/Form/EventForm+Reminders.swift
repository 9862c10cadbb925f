import Basics
import Events

/// Reminders of an event that moves to another calendar, becomes an all-day event, or ceases to be one.
extension EventForm {
  /// Takes over an event with another property. The default reminders of a new event follow its calendar.
  mutating func take(_ new: Event) {
    let old = event
    event = new
    let isAllDay = times.isAllDay
    guard new.calendar != old.calendar, hasDefaultReminders(in: old.calendar, isAllDay: isAllDay) else { return }
    event.alarms = defaultReminders(new.calendar).alarms(isAllDay: isAllDay)
  }

  /// Whether nobody has changed the reminders of a new event.
  private func hasDefaultReminders(in calendar: CalendarID, isAllDay: Bool) -> Bool {
    isNew && event.alarms == defaultReminders(calendar).alarms(isAllDay: isAllDay)
  }

  /// Gives the reminders that rows show times that suit the event. Switching back restores them.
  mutating func switchReminders(isAllDay: Bool) {
    var alarms = event.alarms
    let old = alarms
    if hasDefaultReminders(in: event.calendar, isAllDay: !isAllDay) {
      alarms = defaultReminders(event.calendar).alarms(isAllDay: isAllDay)
    } else if let switchedAlarms, switchedAlarms.to == old {
      alarms = switchedAlarms.from
    } else {
      for index in ReminderOptions.shown(of: alarms, isAllDay: !isAllDay) {
        guard case .start(let days, let seconds) = alarms[index].trigger else { continue }
        let total = Int64(days) * 86_400 + seconds
        if isAllDay {
          // Less than a day before becomes the morning of the day.
          alarms[index].move(to: .start(seconds: total / 86_400 * 86_400 + 32_400))
        } else {
          let before = Int(floorDiv(total, 86_400))
          alarms[index].move(to: before == 0 ? .start(seconds: -900) : .start(days: before))
        }
      }
    }
    switchedAlarms = (old, alarms)
    if alarms != old { event.alarms = alarms }
  }
}
