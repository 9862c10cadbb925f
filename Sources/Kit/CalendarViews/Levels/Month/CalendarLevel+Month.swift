import CalendarLayout
import CalendarSystems
import Geometry

extension CalendarLevel {
  /// Rows of weeks: an endless column, or a page for each month (``MonthOptions/arrangement``).
  public static var month: CalendarLevel { CalendarLevel(id: .month, period: .months(1), factory: MonthFactory()) }

  /// Returns a level with an endless column of weeks, of which some fill the view, such as `2weeks`.
  ///
  /// - Parameter count: the number of weeks in view, at least 1.
  public static func weeks(_ count: Int) -> CalendarLevel {
    let count = max(1, count)
    return CalendarLevel(
      id: ID(count == 1 ? "week:rows" : String(count) + "weeks"), period: .weeks(count), factory: WeeksFactory(count))
  }
}

extension CalendarLevel {
  /// Returns a level with pages of whole weeks whose rows are as high as their events need, such as `week:grid`. A page
  /// scrolls if it is higher than the view. The initial day is in the first week of its page.
  ///
  /// - Parameter count: the number of weeks on a page, at least 1.
  public static func dayGrid(weeks count: Int) -> CalendarLevel {
    let count = max(1, count)
    return CalendarLevel(
      id: ID(count == 1 ? "week:grid" : String(count) + "weeks:grid"), period: .weeks(count), factory: DayGridFactory())
  }
}

/// Makes the views of the month level.
private final class MonthFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement {
    let arrangement = configuration.month.arrangement
    guard arrangement != .endless else { return .rows }
    // Pages that are higher than the view scroll vertically.
    return .pages(isSideways: arrangement == .sidewaysPages || configuration.month.rowHeight == .content)
  }

  func makeView(_ form: LevelForm) -> LevelView {
    guard case .pages(let isSideways) = form.arrangement else { return MonthLevelView(form) }
    return MonthPagesLevelView(form, isSideways: isSideways)
  }

  func weekdayMenuHeight(_ form: LevelForm, _ configuration: CalendarConfiguration) -> Double {
    configuration.weekdayMenuHeight
  }

  func preferredHeight(
    _ form: LevelForm, width: Double, day: DayNumber, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) -> Double? {
    let columns = LevelContext.monthColumns(width: width, configuration, pixels)
    guard case .pages = form.arrangement, let row = configuration.month.ownRowHeight(columns, pixels) else {
      return nil
    }
    let page = MonthPage(
      containing: configuration.clamp(day), calendar: configuration.calendar, grid: configuration.grid,
      weeks: configuration.month.weeks)
    return configuration.weekdayMenuHeight + pixels.snap(row * Double(page.rowCount))
  }

  func spareHeight(_ room: Double, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) -> Double {
    let options = configuration.month
    guard options.arrangement == .endless, options.rowHeight == .share || options.rowHeight == .content else {
      return 0
    }
    return MonthFactory.spareHeight(room, configuration, rows: configuration.style.month.visibleRows, pixels)
  }

  /// Returns the height that remains below some rows that share the room.
  static func spareHeight(
    _ room: Double, _ configuration: CalendarConfiguration, rows: Int, _ pixels: PixelGrid
  ) -> Double {
    var month = configuration.style.month
    month.visibleRows = rows
    let room = max(0, room - configuration.weekdayMenuHeight)
    let rowHeight = MonthGeometry.rowHeight(viewportHeight: room, month, pixels)
    return min(max(0, room - rowHeight * Double(rows)), 8)
  }
}

/// Makes the views of levels with rows of weeks.
private final class WeeksFactory: LevelFactory {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .rows }

  func makeView(_ form: LevelForm) -> LevelView { MonthLevelView(form) }

  func weekdayMenuHeight(_ form: LevelForm, _ configuration: CalendarConfiguration) -> Double {
    configuration.weekdayMenuHeight
  }

  func spareHeight(_ room: Double, _ configuration: CalendarConfiguration, _ pixels: PixelGrid) -> Double {
    MonthFactory.spareHeight(room, configuration, rows: count, pixels)
  }
}

/// Makes the views of day grids.
private final class DayGridFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement {
    .pages(isSideways: true)
  }

  func makeView(_ form: LevelForm) -> LevelView { MonthPagesLevelView(form, isSideways: true) }

  func weekdayMenuHeight(_ form: LevelForm, _ configuration: CalendarConfiguration) -> Double {
    configuration.weekdayMenuHeight
  }
}
