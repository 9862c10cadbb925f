import Geometry

/// The frames of a panel's parts: the search field, and below it the lists or the search results.
struct PanelGeometry {
  /// The button that closes a panel over the calendar.
  private(set) var closeButton: Rect
  private(set) var field: Rect
  /// The text with the number of results.
  private(set) var status: Rect
  private(set) var results: Rect
  /// The small month.
  private(set) var month: Rect
  private(set) var calendarsTitle: Rect
  /// The button that creates a calendar.
  private(set) var newButton: Rect
  private(set) var calendars: Rect
  private(set) var dayTitle: Rect
  private(set) var day: Rect

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - calendarCount: the number of rows in the calendar list. If 0, the day's list takes all the space.
  ///   - monthHeight: the height of the small month, which views with little height lack.
  ///   - hasNewButton: whether there is a button that creates a calendar.
  ///   - isSheet: whether there is a button that closes the panel.
  init(
    size: Size, calendarCount count: Int, monthHeight: Double = 0, hasNewButton: Bool = false, isSheet: Bool,
    direction: LayoutDirection
  ) {
    closeButton = Rect(x: size.width - 48, y: 12, width: 32, height: 32)
    field = Rect(x: 16, y: 12, width: max(0, size.width - (isSheet ? 72 : 32)), height: 32)
    // The hairline at the panel's edge stays free.
    let (bar, width) = (56.0, max(0, size.width - 1))
    status = Rect(x: 0, y: bar, width: size.width, height: 24)
    results = Rect(x: 0, y: bar + 24, width: width, height: max(0, size.height - bar - 24))
    month = Rect(x: 0, y: bar, width: width, height: size.height < Self.leastMonth ? 0 : monthHeight)
    let top = month.maxY
    let rest = max(0, size.height - top)
    let most = (rest * (month.height > 0 ? 0.5 : 0.4)).rounded()
    let rows = count == 0 ? 0 : min(Double(count) * PanelGeometry.calendarHeight, most)
    calendarsTitle = Rect(x: 0, y: top, width: size.width, height: 28)
    calendars = Rect(x: 0, y: top + 28, width: width, height: rows)
    newButton = Rect(
      x: size.width - PanelGeometry.trailing - PanelGeometry.button, y: top, width: PanelGeometry.button,
      height: PanelGeometry.button)
    let y = count == 0 && !hasNewButton ? top : calendars.maxY + 12
    dayTitle = Rect(x: 0, y: y, width: size.width, height: 32)
    day = Rect(x: 0, y: y + 32, width: width, height: max(0, size.height - y - 32))
    if direction == .rightToLeft { mirror(in: size.width) }
  }

  /// The smallest height of a panel with a month, in points.
  private static let leastMonth = 540.0
  /// The height of a row in the calendar list, in points.
  static let calendarHeight = 36.0
  /// The size of the calendar buttons, and their distance from the trailing edge, in points.
  static let button = 28.0
  static let trailing = 12.0

  private mutating func mirror(in width: Double) {
    closeButton = closeButton.mirrored(in: width)
    field = field.mirrored(in: width)
    month = month.mirrored(in: width)
    results = results.mirrored(in: width)
    calendars = calendars.mirrored(in: width)
    newButton = newButton.mirrored(in: width)
    day = day.mirrored(in: width)
  }
}
