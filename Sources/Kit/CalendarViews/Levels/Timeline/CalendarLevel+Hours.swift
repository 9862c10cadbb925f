import CalendarLayout
import CalendarSystems
import Geometry

extension CalendarLevel {
  /// The days of a week as columns of hours or, in narrow views, a strip (``CalendarConfiguration/dayPresentation``).
  public static var week: CalendarLevel { CalendarLevel(id: .week, period: .weeks(1), factory: HoursFactory()) }

  /// A day as a column of hours or, in narrow views, a strip (``CalendarConfiguration/dayPresentation``).
  public static var day: CalendarLevel { CalendarLevel(id: .day, period: .days(1), factory: HoursFactory()) }
}

/// Makes the views of levels with hours.
private final class HoursFactory: LevelFactory {
  func makeView(_ form: LevelForm) -> LevelView {
    form.arrangement == .hours ? TimelineLevelView(form) : StripLevelView(form)
  }

  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement {
    switch configuration.dayPresentation {
    case .hours: .hours
    case .automatic: size.width >= HoursFactory.narrowWidth ? .hours : .strip
    case .strip, .list: .strip
    }
  }

  func weekdayMenuHeight(_ form: LevelForm, _ configuration: CalendarConfiguration) -> Double {
    form.arrangement == .strip ? StripHeights.names(form.level, configuration) : 0
  }

  func preferredHeight(
    _ form: LevelForm, width: Double, day: DayNumber, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) -> Double? {
    guard form.arrangement == .strip else { return nil }
    let columns = LevelContext.monthColumns(width: width, configuration, pixels)
    let strip = StripHeights(form.level, columns, configuration, pixels)
    return strip.names + strip.days
  }

  /// The minimum width of a view for hours side by side, in points.
  private static let narrowWidth = 480.0
}
