import Almanac

/// The content of an element's window.
class PageContent {
  /// The root view, which fills the window.
  final let view: View
  /// The calendar to which calls of the page apply; `nil` unless there is exactly one.
  final let calendar: CalendarView?

  init(view: View, calendar: CalendarView?) {
    self.view = view
    self.calendar = calendar
  }

  /// The initial palette of the window.
  var palette: Palette { .standard }

  /// Shows a changed configuration.
  func update(configuration: CalendarConfiguration) {}

  /// Shows another theme, if `update` does not.
  func setTheme(_ theme: CalendarTheme) {}

  /// Restores the order and visibility of calendars that the user chose, if there is a list of them.
  func setPreferences(_ preferences: [CalendarPreference]) {}

  /// Enables or disables editing according to the settings. Contents without editing ignore this and the following
  /// calls.
  func setEditing(_ settings: PageSettings) {}

  /// Undoes the last edit, or redoes the last undone one if `again` is `true`. Returns whether there was one.
  func undo(again: Bool) -> Bool { false }

  /// Performs an edit requested by a script, and reports its outcome.
  func perform(_ edit: PageEdit) {}

  /// Takes the event that a pointer is about to drag in from the page, and reports whether it can be dragged.
  ///
  /// - Parameters:
  ///   - edit: the event; `nil` for the first event of `text`, which is iCalendar text.
  ///   - length: the length, in seconds, of an all-day event that moves to the hours; 0 for the default length.
  func setDragged(_ edit: PageEdit?, text: [UInt8], length: Int) {}

  /// Follows a pointer that drags an event in from the page. Returns whether the drag continues.
  func drag(_ pointer: PointerEvent, isOver: Bool) -> Bool { false }

  /// Merges edits that a server rejected with the server's version. Returns whether it merges them or asks the user.
  func resolve(_ objects: [RefusedObject], asks: Bool) -> Bool { false }

  /// Receives the answer to `WebMessage.conflict`.
  func choose(_ number: Int32) {}

  /// Selects a time that the page sets; see `almanac_select_time`. Contents without editing have none.
  func selectTime(_ numbers: OptionValue, resource: String) {}

  /// Marks the events of exactly these calendar objects as not saved on the server yet. Each is named by the number of
  /// its calendar and its UID.
  func markUnsaved(_ objects: [(serverNumber: Int64, uid: String)]) {}

  /// Shows the reason that something was not done. Contents without editing have no notices.
  func showNotice(_ text: String) {}

  /// Replaces the list of the server's calendars, in fields of `ServerCalendar`.
  func setCalendars(_ fields: [String]) {}

  /// Reports the record of a UID to the page. Contents without editing have no records.
  func reportRecord(_ uid: String, in source: Int) {}

  /// Reports the columns of resources to the page. Contents without levels of resources have none.
  func reportResources() {}

  /// Reports the reminders that are due from one instant up to another; see `almanac_reminders`. Contents without editing
  /// have none.
  func reportReminders(from: Instant, to: Instant) {}

  /// Reports the sentence about a number of missed reminders.
  func reportMissedReminders(_ count: Int) {}

  /// Shows a record of the page's server instead of the events of a UID.
  func merge(_ record: [UInt8], insteadOf uid: String, in source: Int) {}

  /// Called when all records of a save are shown.
  func didMerge() {}

  /// The question for people who leave while a form has typed text; `nil` without such a form.
  var leavingQuestion: String? { nil }

  /// Reports all events to the page.
  func export() {}

  /// Reports events to the page as `WebMessage.export`; see `almanac_export_events`.
  func export(_ calendar: Int64?, _ days: Range<DayNumber>?, uid: String) {}

  /// Reports the calendars to the page; see `almanac_calendars`.
  func reportCalendars() {}

  /// Compares a file with a calendar, or imports it; see `almanac_import`.
  func importEvents(_ text: [UInt8], name: String, into calendar: Int64?, isDryRun: Bool) {}

  /// Whether the details of events have a button that copies a link. Contents without editing have none.
  var hasLinks: Bool {
    get { false }
    set {}
  }

  /// Shows a panel or none, by the raw value of a `PanelMode`; ignored by contents without a panel.
  func setPanel(_ number: Int32) {}
}
