public import CalendarSystems

/// What is shown, selected and focused: the one truth a screen is a function of.
public struct CalendarState: Equatable, Sendable {
  /// How much time is shown at once.
  public var level: ZoomLevel
  /// Where the content stands.
  public var anchor: ScrollAnchor
  /// The selected day, or `nil`.
  public var selection: DayNumber?
  /// The day the Tab key stops at.
  public var focusedDay: DayNumber

  /// Shows the month of `day`.
  public init(showing day: DayNumber, calendar: any CalendarSystem) {
    level = .month
    anchor = ScrollAnchor(day: calendar.startOfMonth(containing: day))
    selection = nil
    focusedDay = day
  }

  /// Carries out an action; pure. Days outside what the calendar can name are brought to its ends.
  ///
  /// - Parameters:
  ///   - presented: any day of the month in the middle of the view.
  public mutating func reduce(
    _ action: CalendarAction, calendar: any CalendarSystem, today: DayNumber, presented: DayNumber
  ) -> CalendarEffects {
    switch action {
    case .select(let day): select(clamp(day, calendar))
    case .clearSelection: clearSelection()
    case .focus(let day): focus(clamp(day, calendar))
    case .show(let day, let animated): show(monthOf: clamp(day, calendar), animated: animated, calendar)
    case .showToday: show(monthOf: clamp(today, calendar), animated: true, calendar)
    case .showNextMonth: show(monthOf: offset(presented, 1, calendar), animated: true, calendar)
    case .showPreviousMonth: show(monthOf: offset(presented, -1, calendar), animated: true, calendar)
    case .scrolled(let anchor): scrolled(to: anchor)
    }
  }

  private mutating func select(_ day: DayNumber) -> CalendarEffects {
    var effects = focus(day)
    effects.selectionChanged = selection != day
    effects.content = effects.content || effects.selectionChanged
    selection = day
    return effects
  }

  private mutating func clearSelection() -> CalendarEffects {
    var effects = CalendarEffects()
    effects.selectionChanged = selection != nil
    effects.content = effects.selectionChanged
    selection = nil
    return effects
  }

  private mutating func focus(_ day: DayNumber) -> CalendarEffects {
    var effects = CalendarEffects()
    effects.content = focusedDay != day
    effects.focus = true
    effects.movement = .reveal(day)
    focusedDay = day
    return effects
  }

  private mutating func show(
    monthOf day: DayNumber, animated: Bool, _ calendar: any CalendarSystem
  ) -> CalendarEffects {
    var effects = CalendarEffects()
    effects.movement = .top(calendar.startOfMonth(containing: day), animated: animated)
    return effects
  }

  private mutating func scrolled(to anchor: ScrollAnchor) -> CalendarEffects {
    self.anchor = anchor
    return CalendarEffects()
  }

  private func offset(_ day: DayNumber, _ months: Int, _ calendar: any CalendarSystem) -> DayNumber {
    let start = calendar.startOfMonth(containing: day)
    return (try? calendar.day(start, offsetByMonths: months, overflow: .clamp)) ?? day
  }

  private func clamp(_ day: DayNumber, _ calendar: any CalendarSystem) -> DayNumber {
    min(max(day, calendar.validDays.lowerBound), calendar.validDays.upperBound)
  }
}
