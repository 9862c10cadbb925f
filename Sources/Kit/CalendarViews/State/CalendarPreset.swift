import CalendarLayout

/// A combination of levels, layout, scrolling and selection that people know from other calendar kits.
///
/// ```swift
/// configuration.adopt(.classic)
/// ```
public enum CalendarPreset: UInt8, CaseIterable, Hashable, Sendable {
  /// A month, a week or a day as a page as high as its rows, which only arrows and taps turn. One day is always
  /// selected: on a new page today or the first day.
  case classic
  /// Months and weeks as pages side by side that fingers turn, without the days of other months. One day is always
  /// selected: on a new page today or the first day.
  case paged
  /// Years to hours without pages, scrolled freely; nothing can be selected.
  case endless
}

extension CalendarConfiguration {
  /// Sets everything that a preset decides: levels, layout of months, scrolling and selection. Style, language and
  /// dates stay.
  public mutating func adopt(_ preset: CalendarPreset) {
    month.weeks = .natural
    month.outDays = .dimmed
    month.outDaysFadeTime = 0.2
    month.rowHeight = .share
    selectsPresentedPeriod = false
    allowsAgenda = false
    monthEvents = .dots
    indicatesDaysWithoutEvents = false
    crossFadeTime = 0.2
    switch preset {
    case .classic:
      levels = .month ... .day
      month.arrangement = .pages
      month.rowHeight = .cellSide
      scrollPolicy = .none
      selectionMode = .required
      selectsPresentedPeriod = true
      dayPresentation = .list
      animatesWeekSteps = false
    case .paged:
      levels = .month ... .week
      month.arrangement = .sidewaysPages
      month.rowHeight = .sixth
      month.outDays = .hidden
      month.outDaysFadeTime = 0.5
      crossFadeTime = 0.8
      indicatesDaysWithoutEvents = true
      scrollPolicy = .paged
      selectionMode = .required
      selectsPresentedPeriod = true
      dayPresentation = .strip
      animatesWeekSteps = true
    case .endless:
      levels = .year ... .day
      month.arrangement = .endless
      scrollPolicy = .continuous
      selectionMode = .none
      monthEvents = .indicator
      dayPresentation = .hours
      animatesWeekSteps = true
    }
  }
}
