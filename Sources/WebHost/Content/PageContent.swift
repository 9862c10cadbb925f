import Almanac

/// What fills the window of an element.
class PageContent {
  /// Fills the window.
  final let view: View
  /// What the calls of the page are about; `nil` where there is not one calendar.
  final let calendar: CalendarView?

  init(view: View, calendar: CalendarView?) {
    self.view = view
    self.calendar = calendar
  }

  /// The colours that the window begins with.
  var palette: Palette { .standard }

  /// Takes other surroundings.
  func update(configuration: CalendarConfiguration) {}

  /// Takes another style where `update` does not bring it.
  func setTheme(_ theme: PageTheme) {}

  /// Shows a panel or none, by the number of a `PanelMode`, where there can be one.
  func setPanel(_ number: Int32) {}
}
