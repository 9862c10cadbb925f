import CalendarLayout
import CalendarSystems
import CalendarText

/// The calendar as data source and delegate of its own title bar and of other title bars.
extension CalendarView: HeaderViewDataSource, HeaderViewDelegate {
  /// Returns the title in the calendar's own title bar.
  public func title(of header: HeaderView) -> String { title }

  /// Returns whether the calendar shows only one day, and the day is today.
  public func highlightsTitle(of header: HeaderView) -> Bool {
    level.showsOneDay && presented == configuration.today
  }

  /// Returns the number of visible weekdays at the levels month and week, otherwise 0. The calendar's own title bar has
  /// no columns, because its levels show weekday names themselves.
  public func columnCount(of header: HeaderView) -> Int {
    let hasColumns = level.hasWeekdayColumns
    return header === self.header || !hasColumns ? 0 : 7 - configuration.hiddenWeekdays.count
  }

  /// Returns the short name of a weekday, counted from the first weekday.
  public func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String {
    let hidden = configuration.hiddenWeekdays
    var left = column
    for offset in 0..<7 {
      let weekday = configuration.grid.firstWeekday.advanced(by: offset)
      if hidden.contains(weekday) { continue }
      if left == 0 { return texts.date.weekdayName(weekday, width: .short) }
      left -= 1
    }
    return ""
  }

  /// Returns whether there is no reachable period before the presented one.
  public func isBackwardDisabled(of header: HeaderView) -> Bool { !state.canStep(-1, from: presented, configuration) }

  /// Returns whether there is no reachable period after the presented one.
  public func isForwardDisabled(of header: HeaderView) -> Bool { !state.canStep(1, from: presented, configuration) }

  /// Returns the period of the current level.
  public func period(of header: HeaderView) -> CalendarPeriod { level.period }

  /// Shows the next period.
  public func headerViewDidGoForward(_ header: HeaderView) { send(.showNext) }

  /// Shows the previous period.
  public func headerViewDidGoBackward(_ header: HeaderView) { send(.showPrevious) }
}
