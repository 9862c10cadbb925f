import CalendarLayout

/// Ways to move that other calendar kits have made usual.
public enum CalendarPreset: UInt8, CaseIterable, Hashable, Sendable {
  /// A month, a week or a day as a page as high as its rows, left by arrows and taps alone; one day is always selected,
  /// and of a page that comes today or the first.
  case classic
  /// Months and weeks as pages side by side that fingers turn, without the days of other months; a page that comes
  /// selects today or its first day.
  case paged
  /// From years to hours, endless and free; nothing is selected.
  case endless
}

extension CalendarConfiguration {
  /// Sets all that a preset decides: levels, layout of months, scrolling and selection. Looks, language and dates stay.
  public mutating func adopt(_ preset: CalendarPreset) {
    month.weeks = .natural
    month.outDays = .dimmed
    month.outDaysFadeTime = 0.2
    month.rowHeight = .share
    selectsPresentedPeriod = false
    allowsAgenda = false
    monthEvents = .dots
    marksDaysWithoutEvents = false
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
      marksDaysWithoutEvents = true
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
