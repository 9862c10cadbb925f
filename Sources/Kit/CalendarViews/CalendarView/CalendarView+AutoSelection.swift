import CalendarSystems

/// The selection of a day in each period that is presented (`selectsPresentedPeriod`).
///
/// A day is selected where the content comes to rest, as soon as that is known, so that a step means the same while
/// another one runs: after an action, and at the end of a frame in which the content was scrolled. It never moves the
/// content.
extension CalendarView {
  /// Selects a day of the period at which the content comes to rest, if that is another period than before.
  func selectInDestination() {
    guard stage.hasRoom else { return }
    let (period, last) = (destinationPeriod, autoSelectedPeriod)
    guard period != last else { return }
    autoSelectedPeriod = period
    guard let last, configuration.selectsPresentedPeriod, configuration.selectionMode.isSingle else { return }
    let isDay = state.level == .day && configuration.dayPresentation == .list
    guard state.level == .month || state.level == .week || isDay else { return }
    if let day = state.selectedDay, self.period(day) == period { return }
    guard let day = selectableDay(of: period, isLater: period > last) else { return }
    perform(.select(day), silently: false, movesContent: false)
  }

  /// The day that is selected in a period: today or, if it is elsewhere, the first day. In a later week in which a month
  /// begins, the first of that month comes before the first day of the week. Instead of a day that cannot be selected,
  /// the next one that can; `nil` if there is none.
  private func selectableDay(of period: DayNumber, isLater: Bool) -> DayNumber? {
    let (calendar, today) = (configuration.calendar, configuration.today)
    // Where the calendar ends there is no next period.
    let end = max(state.level.period(after: period, by: 1, calendar, configuration.grid), period + 1)
    func isOffered(_ day: DayNumber) -> Bool {
      configuration.isSelectable(day) && configuration.showsWeekday(of: day) && isEnabled(day)
    }
    if self.period(today) == period, isOffered(today) { return today }
    var first = period
    if isLater, state.level == .week {
      first = max(first, calendar.startOfMonth(containing: configuration.clamp(period + 6)))
    }
    guard let bounds = configuration.selectableDays, first < end else { return nil }
    let days = max(first, bounds.lowerBound)..<max(first, bounds.lowerBound, min(end, bounds.upperBound + 1))
    var day = days.lowerBound
    while day < days.upperBound {
      if isOffered(day) { return day }
      day = day + 1
    }
    return nil
  }
}
