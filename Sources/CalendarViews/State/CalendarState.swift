public import CalendarSystems

/// What is shown, selected and focused: the one truth a screen is a function of.
public struct CalendarState: Equatable, Sendable {
  /// How much time is shown at once. During a transition, the level it began at.
  public internal(set) var level: ZoomLevel
  /// Where the content stands.
  public internal(set) var anchor: ScrollAnchor
  /// The selected day, or `nil`.
  public internal(set) var selection: DayNumber?
  /// The day the Tab key stops at.
  public internal(set) var focusedDay: DayNumber

  /// Shows the configuration's initial day at its initial level.
  public init(configuration: CalendarConfiguration) {
    level = configuration.allowed(configuration.initialLevel)
    focusedDay = configuration.clamp(configuration.initialDay)
    anchor = ScrollAnchor(day: level.period(containing: focusedDay, configuration.calendar, configuration.grid))
    selection = nil
  }

  /// Carries out an action; pure. Days outside what the calendar can name are brought to its ends.
  ///
  /// - Parameter presented: any day of the period in the middle of the view.
  public mutating func reduce(
    _ action: CalendarAction, configuration: CalendarConfiguration, presented: DayNumber
  ) -> CalendarEffects {
    switch action {
    case .select(let day): return select(configuration.clamp(day))
    case .clearSelection: return clearSelection()
    case .focus(let day): return focus(configuration.clamp(day))
    case .show(let day, let animated): return show(day, animated: animated, configuration)
    case .showToday: return show(configuration.today, animated: true, configuration)
    case .showNext: return step(1, from: presented, configuration)
    case .showPrevious: return step(-1, from: presented, configuration)
    case .setLevel(let level, let day, let animated):
      return zoom(to: configuration.allowed(level), around: day, animated: animated, configuration)
    case .zoomIn(let day):
      return zoom(to: configuration.allowed(level.deeper ?? level), around: day, animated: true, configuration)
    case .zoomOut(let day):
      return zoom(to: configuration.allowed(level.shallower ?? level), around: day, animated: true, configuration)
    case .scrolled(let anchor):
      self.anchor = anchor
      return CalendarEffects()
    }
  }

  /// A transition ended, or began without a way between: another level is shown from now on.
  mutating func reach(_ level: ZoomLevel, at anchor: ScrollAnchor, focusing day: DayNumber?) {
    self.level = level
    self.anchor = anchor
    if let day { focusedDay = day }
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

  private func show(_ day: DayNumber, animated: Bool, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = CalendarEffects()
    let period = level.period(containing: configuration.clamp(day), configuration.calendar, configuration.grid)
    effects.movement = .start(level == .agenda ? configuration.clamp(day) : period, animated: animated)
    return effects
  }

  private func step(_ count: Int, from presented: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects
  {
    let (calendar, grid) = (configuration.calendar, configuration.grid)
    let start = level.period(containing: configuration.clamp(presented), calendar, grid)
    return show(level.period(after: start, by: count, calendar, grid), animated: true, configuration)
  }

  private func zoom(
    to level: ZoomLevel, around day: DayNumber?, animated: Bool, _ configuration: CalendarConfiguration
  ) -> CalendarEffects {
    var effects = CalendarEffects()
    effects.movement = .zoom(level, around: day.map { configuration.clamp($0) }, animated: animated)
    return effects
  }
}
