import CalendarLayout
import CalendarSystems
import Geometry

extension CalendarLevel {
  /// The days of a week as columns of hours or, in narrow views, a strip (``CalendarConfiguration/dayPresentation``).
  public static var week: CalendarLevel {
    CalendarLevel(id: .week, period: .weeks(1), factory: HoursFactory(mayBeStrip: true))
  }

  /// A day as a column of hours or, in narrow views, a strip (``CalendarConfiguration/dayPresentation``).
  public static var day: CalendarLevel {
    CalendarLevel(id: .day, period: .days(1), factory: HoursFactory(mayBeStrip: true))
  }

  /// Returns a level with the hours of some days side by side, such as `3days`. One day is ``day``, and one week ``week``.
  ///
  /// - Parameters:
  ///   - days: the number of days, at least 1. Hidden weekdays are skipped, so three days are three days that are shown.
  ///   - alignment: where periods begin. Weeks have all their days, and `days` is rounded up to whole weeks.
  public static func hours(days: Int, aligned alignment: LevelAlignment = .day) -> CalendarLevel {
    let days = max(1, days), weeks = (days + 6) / 7
    switch alignment {
    case .week where weeks == 1: return .week
    case .week:
      return CalendarLevel(
        id: ID(String(weeks) + "weeks:hours"), period: .weeks(weeks), factory: HoursFactory(mayBeStrip: false))
    case .day where days == 1: return .day
    case .day:
      return CalendarLevel(id: ID(String(days) + "days"), period: .days(days), factory: HoursFactory(mayBeStrip: false))
    }
  }
}

/// Where the periods of a level with several days begin.
public enum LevelAlignment: Hashable, Sendable {
  /// On any day.
  case day
  /// On the first day of a week.
  case week
}

/// Makes the views of levels with hours.
private final class HoursFactory: LevelFactory {
  /// Whether the level becomes a strip where there is no room for hours, or where the configuration wants that.
  private let mayBeStrip: Bool

  init(mayBeStrip: Bool) { self.mayBeStrip = mayBeStrip }

  func makeView(_ form: LevelForm) -> LevelView {
    form.arrangement == .hours ? TimelineLevelView(form) : StripLevelView(form)
  }

  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement {
    guard mayBeStrip else { return .hours }
    switch configuration.dayPresentation {
    case .hours: return .hours
    case .automatic: return size.width >= HoursFactory.narrowWidth ? .hours : .strip
    case .strip, .list: return .strip
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
