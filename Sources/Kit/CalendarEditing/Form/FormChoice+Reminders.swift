import Events

/// The options of a row for a reminder: none, the offered times, and the present time if it is none of these.
extension FormChoice {
  /// Whether the row is for a reminder.
  var isReminder: Bool {
    if case .reminder = kind { return true }
    return false
  }

  /// The times that follow the first option, which is none.
  func triggers(_ event: Event, _ row: Int) -> [EventAlarm.Trigger] {
    let triggers = ReminderOptions.triggers(isAllDay: isAllDay)
    guard let present = trigger(event, row), !triggers.contains(present) else { return triggers }
    return triggers + [present]
  }

  /// The option of a row.
  func reminderIndex(_ event: Event, _ row: Int) -> Int {
    trigger(event, row).flatMap { triggers(event, row).firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// Returns an event whose reminder in a row has another time, or is removed or added.
  func event(_ event: Event, choosing index: Int, inRow row: Int) -> Event {
    var (event, alarms) = (event, event.alarms)
    let shown = ReminderOptions.shown(of: alarms, isAllDay: isAllDay)
    let triggers = triggers(event, row)
    if index == 0 {
      if shown.indices.contains(row) { alarms.remove(at: shown[row]) }
    } else if shown.indices.contains(row) {
      alarms[shown[row]].move(to: triggers[index - 1])
    } else {
      alarms.append(EventAlarm(triggers[index - 1]))
    }
    event.alarms = alarms
    return event
  }

  /// Whether a row is shown: one for each reminder, and another one to add a reminder.
  func isShown(_ event: Event, row: Int) -> Bool {
    row <= ReminderOptions.shown(of: event.alarms, isAllDay: isAllDay).count
  }

  /// The time of the reminder in a row, for all-day events in seconds alone.
  private func trigger(_ event: Event, _ row: Int) -> EventAlarm.Trigger? {
    let alarms = event.alarms
    let shown = ReminderOptions.shown(of: alarms, isAllDay: isAllDay)
    guard shown.indices.contains(row) else { return nil }
    let trigger = alarms[shown[row]].trigger
    guard isAllDay, case .start(let days, let seconds) = trigger else { return trigger }
    return .start(seconds: Int64(days) * 86_400 + seconds)
  }
}
