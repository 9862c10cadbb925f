import CalendarLayout
import CalendarSystems
import Geometry

extension CalendarLevel {
  /// Rows of weeks: an endless column, or a page for each month (``MonthOptions/arrangement``).
  public static var month: CalendarLevel { CalendarLevel(id: .month, period: .months(1), factory: MonthFactory()) }
}

/// Makes the views of the month level.
private final class MonthFactory: LevelFactory {
  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement {
    let arrangement = configuration.month.arrangement
    return arrangement == .endless ? .rows : .pages(isSideways: arrangement == .sidewaysPages)
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
    let (options, month) = (configuration.month, configuration.style.month)
    guard options.arrangement == .endless, options.rowHeight == .share else { return 0 }
    let room = max(0, room - configuration.weekdayMenuHeight)
    let rowHeight = MonthGeometry.rowHeight(viewportHeight: room, month, pixels)
    return min(max(0, room - rowHeight * Double(month.visibleRows)), 8)
  }
}
