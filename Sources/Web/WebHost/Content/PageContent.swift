import Almanac

/// The content of the window of an element.
class PageContent {
  /// The root view, which fills the window.
  final let view: View
  /// The calendar that the calls of the page are about; `nil` where there is not exactly one.
  final let calendar: CalendarView?

  init(view: View, calendar: CalendarView?) {
    self.view = view
    self.calendar = calendar
  }

  /// The first palette of the window.
  var palette: Palette { .standard }

  /// Shows a changed configuration.
  func update(configuration: CalendarConfiguration) {}

  /// Shows another theme, where `update` does not.
  func setTheme(_ theme: CalendarTheme) {}

  /// Orders and hides calendars as a person did before, where there is a list of them.
  func setPreferences(_ preferences: [CalendarPreference]) {}

  /// Lets people edit as the settings say, or no longer; ignored by contents that do not edit, as are the next ones.
  func setEditing(_ settings: PageSettings) {}

  /// Undoes the latest edit, or makes the latest undone one again. Returns whether there was one.
  func undo(again: Bool) -> Bool { false }

  /// Makes an edit that a script asks for, and reports its outcome.
  func perform(_ edit: PageEdit) {}

  /// Joins edits that a server refused with what it has. Returns whether it does, or asks.
  func resolve(_ resources: [RefusedResource], asks: Bool) -> Bool { false }

  /// Takes the answer to `WebMessage.conflict`.
  func choose(_ number: Int32) {}

  /// Marks the events of resources that a server does not have yet, each named by the number of its calendar
  /// and its UID, and no others.
  func markUnsaved(_ resources: [(serverNumber: Int64, uid: String)]) {}

  /// Makes the calendars of the server those of a list, in fields of `ServerCalendar`.
  func setCalendars(_ fields: [String]) {}

  /// Reports all events to the page.
  func export() {}

  /// Shows a panel or none, by the raw value of a `PanelMode`; ignored by contents without a panel.
  func setPanel(_ number: Int32) {}
}
