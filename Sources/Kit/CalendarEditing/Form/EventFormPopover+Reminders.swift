import Basics
import CalendarText
import Events
import ViewKit

/// The text below the rows for reminders.
extension EventFormPopover {
  /// Shows the reminders that no row can change, and that reminders need the open page.
  func showReminderNote() {
    let (alarms, isAllDay) = (form.event.alarms, form.times.isAllDay)
    let shown = ReminderOptions.shown(of: alarms, isAllDay: isAllDay)
    var lines = alarms.indices.filter { !shown.contains($0) && !alarms[$0].isSnooze }.map {
      reminders.line(alarms[$0], isAllDay: isAllDay, separator: separator)
    }
    if !shown.isEmpty, notesOpenPage { lines.append(words[.whileOpen]) }
    var text = ""
    for line in lines { text += (text.utf8.isEmpty ? "" : "\n") + line }
    reminderNote.text = text
    reminderNote.isHidden = lines.isEmpty
  }
}
