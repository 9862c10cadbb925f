import Almanac
import CairoHost

/// The configuration of a picture for a document: a whole period, without buttons.
enum WholePeriod {
  /// The least height of an hour, in points. Lower pictures of days and weeks do not have all hours.
  private static let leastHour = 20.0

  /// Adapts the configuration of an on-screen calendar.
  /// - Parameter size: The size of the picture, in points.
  /// - Throws: An error if the picture has no room for the months of a year.
  static func adopt(_ configuration: inout CalendarConfiguration, size: Size, isPreset: Bool) throws(CommandFailure) {
    configuration.headerControls = []
    switch configuration.level(configuration.initialLevel).period {
    case .months where !isPreset && configuration.month.arrangement == .endless:
      configuration.month.arrangement = .pages
    case .year: try adoptYear(&configuration, size)
    case .none: adoptAgenda(&configuration)
    // Hours grow to the height of the picture.
    case .weeks, .days:
      configuration.style.timeline.hourHeight = min(configuration.style.timeline.hourHeight, leastHour)
    case .months: break
    }
  }

  /// Lists the days of one month.
  private static func adoptAgenda(_ configuration: inout CalendarConfiguration) {
    let first = configuration.calendar.startOfMonth(containing: configuration.initialDay)
    let last = PrintPlan.lastDay(of: .month, containing: first, .monday, in: configuration.calendar)
    configuration.initialDay = first
    if configuration.reachable == .unlimited { configuration.reachable = DayBounds(first...last) }
  }

  /// Shows all months of a year.
  private static func adoptYear(_ configuration: inout CalendarConfiguration, _ size: Size) throws(CommandFailure) {
    let calendar = configuration.calendar
    let first = PrintPlan.firstDay(of: .year, containing: configuration.initialDay, .monday, in: calendar)
    let last = PrintPlan.lastDay(of: .year, containing: configuration.initialDay, .monday, in: calendar)
    configuration.initialDay = first
    var metrics = configuration.style.year
    // The title bar shows it.
    metrics.yearTitleHeight = 0
    let room = Size(width: size.width, height: size.height - configuration.style.header.height)
    let months = YearGrid(calendar: calendar).maximumMonthCount
    let columns = configuration.monthColumns.map { $0...$0 } ?? 1...4
    let weekdays = configuration.visibleWeekdays.count == 0 ? 7 : configuration.visibleWeekdays.count
    guard
      let fit = YearFit.best(
        in: room, months: months, columns: columns, metrics: metrics, weekdays: weekdays, share: 1,
        least: configuration.style.type.yearDay.size)
    else {
      let sides = [size.width, size.height].map { FixedPoint.text($0) }.joined(separator: "x")
      throw CommandFailure(
        "a year does not fit into \(sides) points; choose a larger --size, or --controls for a part of the year")
    }
    configuration.monthColumns = fit.columns
    configuration.style.year = fit.metrics(metrics)
    if configuration.reachable == .unlimited { configuration.reachable = DayBounds(first...last) }
  }
}
