import CalendarSystems
import Geometry

/// Properties of a level that its period determines, such as whether it shows a single day.
extension CalendarLevel {
  /// Whether the level shows one day at a time.
  var showsOneDay: Bool { period == .days(1) }

  /// Whether the title bar of a calendar with this level has columns, one for each shown weekday.
  var hasWeekdayColumns: Bool {
    switch period {
    case .months(1), .weeks: true
    case .year, .months, .days, .none: false
    }
  }

  /// Whether the title names the month of the selected day.
  var titleNamesSelection: Bool {
    switch period {
    case .weeks: true
    case .days(let count): count > 1
    case .year, .months, .none: false
    }
  }

  /// Whether a period may be taller than the view.
  var mayExceedView: Bool {
    switch period {
    case .year, .months: true
    case .weeks, .days, .none: false
    }
  }

  /// The unit that the title names; `nil` for other titles.
  var titleUnit: TitleUnit? {
    switch period {
    case .year: .year
    case .months(1), .none: .month
    case .months, .weeks, .days: nil
    }
  }

  /// Returns whether navigation to another period selects a day of it, if the configuration wants that.
  func selectsPresentedPeriod(_ configuration: CalendarConfiguration) -> Bool {
    showsOneDay ? configuration.dayPresentation == .list : hasWeekdayColumns
  }

  /// Returns the height of the row of weekday names below the title bar, in points.
  func weekdayMenuHeight(width: Double, _ configuration: CalendarConfiguration) -> Double {
    factory.weekdayMenuHeight(LevelForm(self, configuration, Size(width: width, height: 0)), configuration)
  }
}

/// A unit of time that a title names.
enum TitleUnit {
  case year, month
}
