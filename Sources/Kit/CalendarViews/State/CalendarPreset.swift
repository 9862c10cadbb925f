import CalendarLayout

/// A combination of levels, layout, scrolling, and selection that is familiar from other calendar kits.
///
/// ```swift
/// configuration.adopt(.classic)
/// ```
public enum CalendarPreset: UInt8, CaseIterable, Hashable, Sendable {
  /// Pages of one month or one week, each as tall as its rows, or the events of one day. Only arrows and taps turn
  /// pages, and the title bar has no other controls. One day is always selected; on a new page, it is today or the
  /// first day.
  case classic
  /// Pages of months and weeks side by side, turned by swiping, without the days of other months. One day is always
  /// selected; on a new page, it is today or the first day.
  case paged
  /// All levels from year to day with free scrolling, without pages and without selection.
  case endless
}

extension CalendarConfiguration {
  /// Sets everything that a preset defines: levels, layout of months and weeks, controls of the title bar, scrolling,
  /// and selection. Style, locale, and dates are unchanged.
  public mutating func adopt(_ preset: CalendarPreset) {
    month.weeks = .natural
    month.outDays = .dimmed
    month.outDaysFadeTime = 0.2
    month.rowHeight = .share
    selectsPresentedPeriod = false
    monthEvents = .dots
    indicatesDaysWithoutEvents = false
    crossFadeTime = 0.2
    headerControls = .all
    switch preset {
    case .classic:
      levels = [.month, .week, .day]
      headerControls = []
      month.arrangement = .pages
      month.rowHeight = .cellSide
      scrollPolicy = .none
      selectionMode = .required
      selectsPresentedPeriod = true
      dayPresentation = .list
      animatesWeekSteps = false
    case .paged:
      levels = [.month, .week]
      month.arrangement = .sidewaysPages
      month.rowHeight = .sixth
      month.outDays = .hidden
      month.outDaysFadeTime = 0.5
      crossFadeTime = 0.8
      indicatesDaysWithoutEvents = true
      scrollPolicy = .paged
      selectionMode = .required
      selectsPresentedPeriod = true
      dayPresentation = .list
      animatesWeekSteps = true
    case .endless:
      levels = [.year, .month, .week, .day]
      month.arrangement = .endless
      scrollPolicy = .continuous
      selectionMode = .none
      monthEvents = .indicator
      dayPresentation = .hours
      animatesWeekSteps = true
    }
  }
}
