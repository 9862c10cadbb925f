import CalendarSystems

/// Selection of a day in each presented period (`selectsPresentedPeriod`).
///
/// The day is selected in the period at which the content will come to rest, as soon as that is known: after an action,
/// and at the end of a frame in which the content scrolled. So a step during another one has the same result as a step
/// at rest. The selection never moves the content.
extension CalendarView {
  /// Selects a day of the period at which the content comes to rest, if the period changed.
  func selectInDestination() {
    guard stage.hasRoom else { return }
    let (period, last) = (destinationPeriod, autoSelectedPeriod)
    guard period != last else { return }
    autoSelectedPeriod = period
    guard let last, configuration.selectsPresentedPeriod, configuration.selectionMode.isSingle else { return }
    guard level.selectsPresentedPeriod(configuration) else { return }
    if let day = state.selectedDay, configuration.contains(day, inPeriod: period, of: level) { return }
    guard let day = selectableDay(of: period, isLater: period > last) else { return }
    perform(.select(day), silently: false, movesContent: false)
  }

  /// Returns the day to select in a period: today, if the period contains it, otherwise the first day. In a later week
  /// in which a month begins, the first of that month comes before the first day of the week. If the day is not
  /// selectable, returns the next selectable day; `nil` if there is none.
  private func selectableDay(of period: DayNumber, isLater: Bool) -> DayNumber? {
    let (calendar, today) = (configuration.calendar, configuration.today)
    // There is no next period at the end of the calendar.
    let end = max(configuration.period(after: period, by: 1, of: level), period + 1)
    func isOffered(_ day: DayNumber) -> Bool {
      configuration.isSelectable(day) && configuration.showsWeekday(of: day) && isEnabled(day)
    }
    if configuration.contains(today, inPeriod: period, of: level), isOffered(today) { return today }
    var first = period
    if isLater, case .weeks = level.period {
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
