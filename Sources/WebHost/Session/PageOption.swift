import Almanac

/// The attributes of the element that are a number to the engine, in the order of `OPTIONS` in attributes.js.
///
/// A new attribute is a row there, a case with a line in `set(_:in:)` here, and a line in README.md. Effects other than
/// a new configuration of the calendar are in `WebSession.setOption(_:to:)`.
enum PageOption: Int32, CaseIterable {
  /// The index of a `ZoomLevel`, which is shown at once.
  case level
  /// The arrangement of months: 1 pages, 2 pages side by side, otherwise endless.
  case months
  /// The rows of a page: 1 always six, otherwise as many as the month has.
  case rows
  /// The days of other months, as `OutDays`; dimmed by default.
  case outdays
  /// Whether the numbers of weeks are shown: 0 or 1.
  case weeknumbers
  /// The weekdays that are shown, as bits from Sunday, the lowest; 0 for all.
  case weekdays
  /// A `PanelMode`: 0 none, 1 a button that opens the panel, 2 open where there is room. Ignored by programs without
  /// one.
  case panel
  /// A `CalendarTheme`; negative numbers are the standard theme.
  case theme
  /// Whether images at remote addresses are loaded, which tells their servers who looks: 1; other numbers load none.
  case images
  /// Whether the details of an activated event are shown: 1 shows none; other numbers show them.
  case activation
  /// What people may do with events, as bits of `EditVerbs`; 0 for nothing. Ignored by programs that do not edit.
  case editable
  /// The minutes between times that edges of events are moved to; 0 for as many as suit the height of hours.
  case snap
  /// The minutes that a new event lasts; 0 for an hour.
  case defaultlength

  /// Stores a value. Returns whether the number has a meaning; otherwise nothing changes.
  func set(_ value: Int32, in settings: PageSettings) -> Bool {
    switch self {
    case .level:
      guard let level = ZoomLevel(wireNumber: value) else { return false }
      settings.configuration.initialLevel = level
    case .months:
      settings.configuration.month.arrangement = value == 2 ? .sidewaysPages : value == 1 ? .pages : .endless
      // Pages are turned one by one.
      settings.configuration.scrollPolicy = value == 1 || value == 2 ? .paged : .continuous
    case .rows: settings.configuration.month.weeks = value == 1 ? .alwaysSix : .natural
    case .outdays: settings.configuration.month.outDays = OutDays(rawValue: UInt8(truncatingIfNeeded: value)) ?? .dimmed
    case .weeknumbers: settings.configuration.month.showsWeekNumbers = value != 0
    case .weekdays: settings.configuration.visibleWeekdays = WeekdaySet(rawValue: UInt8(truncatingIfNeeded: value))
    case .panel: settings.panel = value
    case .theme:
      guard let theme = value < 0 ? .standard : UInt8(exactly: value).flatMap({ CalendarTheme(rawValue: $0) }) else {
        return false
      }
      settings.theme = theme
    case .images: settings.configuration.loadsRemoteImages = value == 1
    case .activation: settings.showsDetails = value != 1
    case .editable: settings.verbs = UInt8(truncatingIfNeeded: max(value, 0))
    case .snap: settings.snap = 1...720 ~= value ? Int(value) : nil
    case .defaultlength: settings.defaultLength = 1...1440 ~= value ? Int(value) : 60
    }
    return true
  }
}
