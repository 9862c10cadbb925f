import CalendarLayout
import CalendarSystems
import CalendarText

/// A calendar fills title bars: its own, and one that stands apart and has the calendar as data source and delegate.
extension CalendarView: HeaderViewDataSource, HeaderViewDelegate {
  /// What the calendar's own title bar says.
  public func title(of header: HeaderView) -> String { title }

  /// Whether one day is shown, and is today.
  public func highlightsTitle(of header: HeaderView) -> Bool {
    state.level == .day && presented == configuration.today
  }

  /// One for each shown weekday at the levels month and week, else none. The calendar's own bar has none: its levels
  /// have names of weekdays themselves.
  public func columnCount(of header: HeaderView) -> Int {
    let hasColumns = state.level == .month || state.level == .week
    return header === self.header || !hasColumns ? 0 : 7 - configuration.hiddenWeekdays.count
  }

  /// The short name of a weekday, from the first weekday on.
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

  /// Whether no period before the presented one can be reached.
  public func isBackwardDisabled(of header: HeaderView) -> Bool { !state.canStep(-1, from: presented, configuration) }

  /// Whether no period after the presented one can be reached.
  public func isForwardDisabled(of header: HeaderView) -> Bool { !state.canStep(1, from: presented, configuration) }

  /// The level that is shown.
  public func level(of header: HeaderView) -> ZoomLevel { state.level }

  /// Shows the next period.
  public func headerViewDidGoForward(_ header: HeaderView) { sendFromInput(.showNext) }

  /// Shows the previous period.
  public func headerViewDidGoBackward(_ header: HeaderView) { sendFromInput(.showPrevious) }
}
