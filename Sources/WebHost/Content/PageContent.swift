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

  /// Shows a panel or none, by the raw value of a `PanelMode`; ignored by contents without a panel.
  func setPanel(_ number: Int32) {}
}
