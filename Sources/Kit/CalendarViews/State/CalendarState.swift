public import CalendarSystems
public import Events

/// What a calendar shows, selects, and focuses. Only ``CalendarAction``s change it.
///
/// A state is a value: `reduce` computes the next one and returns what remains to be done, without a view.
///
/// ```swift
/// var state = CalendarState(configuration: configuration)
/// let effects = state.reduce(.select(day), configuration: configuration, presented: day)
/// ```
public struct CalendarState: Equatable, Sendable {
  /// The zoom level that was requested last. A transition to it may still be running. While a gesture controls a
  /// transition, the level is set when the gesture ends.
  public internal(set) var level: CalendarLevel.ID
  /// The scroll position of the content.
  public internal(set) var anchor: ScrollAnchor
  /// The selected days.
  public internal(set) var selection = DaySelection()
  /// In the mode `range`, the first end of a span whose second end has not been chosen yet.
  public internal(set) var rangeStart: DayNumber?
  /// The days that a drag highlights before it selects them.
  public internal(set) var dragged: Range<DayNumber>?
  /// The day that is being pressed.
  public internal(set) var pressedDay: DayNumber?
  /// The scroll position and zoom of the hours at the levels week and day.
  public internal(set) var hours = HourAnchor()
  /// The day whose events are listed in a popover.
  public internal(set) var listedDay: DayNumber?
  /// The event whose details are shown in a popover, above a day's list if there is one.
  public internal(set) var details: Occurrence?
  /// The day that was selected, focused, or shown last. It has keyboard focus, or receives it with the Tab key, and
  /// zooming centers on it while it is in view.
  public internal(set) var focusedDay: DayNumber

  /// Creates the initial state of a calendar: the configuration's initial day at its initial level.
  public init(configuration: CalendarConfiguration) {
    let shown = configuration.level(configuration.initialLevel)
    level = shown.id
    focusedDay = configuration.clamp(configuration.initialDay)
    // The agenda begins at a day; all other levels begin with its period.
    anchor = ScrollAnchor(
      day: shown.period == .none
        ? focusedDay : shown.period.start(containing: focusedDay, configuration.calendar, configuration.grid))
    if configuration.selectionMode == .required { selectFallback(configuration.initialDay, configuration) }
  }

  /// The selected day, or the first of several; `nil` if no day is selected.
  public var selectedDay: DayNumber? { selection.first }

  /// Performs an action and returns what remains to be done. An unreachable day is replaced by the nearest reachable
  /// one.
  ///
  /// - Parameter presented: a day of the period in the middle of the view, which steps start from.
  public mutating func reduce(
    _ action: CalendarAction, configuration: CalendarConfiguration, presented: DayNumber
  ) -> CalendarEffects {
    let (before, event) = (listedDay, details)
    if endsList(action) { listedDay = nil }
    if endsDetails(action) { details = nil }
    var effects = carryOut(action, configuration: configuration, presented: presented)
    if listedDay != before || details != event { effects.popover = true }
    return effects
  }

  private mutating func carryOut(
    _ action: CalendarAction, configuration: CalendarConfiguration, presented: DayNumber
  ) -> CalendarEffects {
    switch action {
    case .select(let day): return select(day, configuration)
    case .choose(let day): return choose(configuration.clamp(day), configuration)
    case .deselect(let day): return deselect(day, configuration)
    case .selectRange(let days): return select(days, configuration)
    case .extendSelection(let day): return extend(to: configuration.clamp(day), configuration)
    case .setSelection(let selection): return set(selection, configuration)
    case .clearSelection: return clear(configuration)
    case .dragSelection(let start, let end): return drag(from: start, to: end, configuration)
    case .endDragSelection: return endDrag(configuration)
    case .cancelDragSelection: return cancelDrag()
    case .press(let day): return press(day)
    case .focus(let day): return focus(configuration.clamp(day))
    case .showEvents(let day): return showEvents(of: day, configuration)
    case .showDetails(let occurrence, let day): return showDetails(of: occurrence, on: day, configuration)
    case .hideEvents, .hideDetails: return CalendarEffects()
    case .show(let day, let animated): return show(day, animated: animated, configuration)
    case .crossFade(let day): return crossFade(to: configuration.clamp(day), configuration)
    case .scroll(let day, let level, let animated):
      return center(configuration.clamp(day), at: configuration.allowed(level), animated: animated)
    case .showToday: return show(configuration.today, animated: true, configuration)
    case .showNext: return step(1, from: presented, configuration)
    case .showPrevious: return step(-1, from: presented, configuration)
    case .setLevel(let level, let day, let animated):
      return zoom(to: configuration.allowed(level), around: day, animated: animated, configuration)
    case .zoomIn(let day):
      return zoom(to: configuration.neighbor(of: level, isInner: true), around: day, animated: true, configuration)
    case .zoomOut(let day):
      return zoom(to: configuration.neighbor(of: level, isInner: false), around: day, animated: true, configuration)
    case .scrolled(let anchor):
      // Treats NaN as 0.
      let fraction = anchor.fraction > 0 ? min(anchor.fraction, CalendarState.greatestFraction) : 0
      self.anchor = ScrollAnchor(day: CalendarState.nearest(anchor.day, configuration), fraction: fraction)
      return CalendarEffects()
    case .scrolledHours(let hours):
      self.hours = hours
      self.hours.laneDay = hours.laneDay.map { CalendarState.nearest($0, configuration) }
      return CalendarEffects()
    case .edit:
      return CalendarEffects()
    }
  }

  /// Returns the nearest day with which levels can compute. Rows reach less than a year beyond the ends of a calendar.
  private static func nearest(_ day: DayNumber, _ configuration: CalendarConfiguration) -> DayNumber {
    let valid = configuration.calendar.validDays
    return min(max(day, valid.lowerBound - 400), valid.upperBound + 400)
  }

  /// The largest fraction of an anchor. A list of one day's events can be many screens long.
  private static let greatestFraction = 1e6

  /// Adopts another configuration. Values that it does not allow are replaced by the nearest allowed ones.
  package mutating func adopt(_ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = CalendarEffects()
    focusedDay = configuration.clamp(focusedDay)
    if let day = pressedDay, !configuration.isSelectable(day) { pressedDay = nil }
    if let start = rangeStart, !configuration.selectionMode.isRange || !configuration.isSelectable(start) {
      rangeStart = nil
    }
    if !configuration.selectionMode.isRange, configuration.selectionMode != .multiple { dragged = nil }
    updateSelection(recordingIn: &effects) { $0.selection = $0.allowed($0.selection, configuration) }
    if let day = listedDay, !configuration.isReachable(day) {
      listedDay = nil
      effects.popover = true
    }
    let allowed = configuration.allowed(level)
    if allowed != level { effects.movement = .zoom(allowed, around: nil, animated: false) }
    return effects
  }

  /// Returns whether there is a period before (`count` = -1) or after (`count` = 1) the presented one.
  func canStep(_ count: Int, from presented: DayNumber, _ configuration: CalendarConfiguration) -> Bool {
    let days = configuration.reachableDays
    let level = configuration.level(level)
    let (day, end) = (configuration.clamp(presented), count < 0 ? days.lowerBound : days.upperBound)
    let here = level.period.start(containing: day, configuration.calendar, configuration.grid)
    return !configuration.contains(end, inPeriod: here, of: level) && (count < 0 ? here > end : here < end)
  }

  /// Records that another level is shown, immediately or at the end of a transition.
  mutating func reach(_ level: CalendarLevel.ID, at anchor: ScrollAnchor, focusing day: DayNumber?) {
    self.level = level
    self.anchor = anchor
    listedDay = nil
    details = nil
    hours.laneDay = nil
    if let day { focusedDay = day }
  }

  mutating func focus(_ day: DayNumber) -> CalendarEffects { go(to: day, .reveal(day)) }

  /// Moves the focus to a day, with a movement of the content.
  private mutating func go(to day: DayNumber, _ movement: CalendarEffects.Movement) -> CalendarEffects {
    var effects = CalendarEffects()
    effects.content = focusedDay != day
    effects.focus = true
    effects.movement = movement
    focusedDay = day
    return effects
  }

  /// Returns whether an action closes the list of a day's events. The list belongs to the day beside it, so anything
  /// that moves that day or navigates away closes it.
  private func endsList(_ action: CalendarAction) -> Bool {
    switch action {
    case .press, .dragSelection, .endDragSelection, .cancelDragSelection, .showEvents, .showDetails, .hideDetails: false
    case .focus(let day): day != listedDay
    case .scrolled(let anchor): anchor != self.anchor
    case .scrolledHours(let hours): hours.topSecond != self.hours.topSecond || hours.zoom != self.hours.zoom
    default: true
    }
  }

  /// Returns whether an action closes the details of an event. Choosing something else or navigating away does;
  /// scrolling does not, because the details follow it.
  private func endsDetails(_ action: CalendarAction) -> Bool {
    switch action {
    case .press, .dragSelection, .endDragSelection, .cancelDragSelection, .showDetails, .scrolled, .scrolledHours: false
    case .focus(let day): day != focusedDay
    default: true
    }
  }

  private mutating func showDetails(
    of occurrence: Occurrence, on day: DayNumber, _ configuration: CalendarConfiguration
  ) -> CalendarEffects {
    var effects = CalendarEffects()
    details = occurrence
    let day = configuration.clamp(day)
    effects.content = focusedDay != day
    focusedDay = day
    return effects
  }

  /// Replaces the occurrence whose details are shown after the event changed.
  mutating func follow(_ occurrence: Occurrence) { details = occurrence }

  private mutating func showEvents(of day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = CalendarEffects()
    guard configuration.isReachable(day) else { return effects }
    effects.content = focusedDay != day
    focusedDay = day
    listedDay = day
    return effects
  }

  private mutating func show(_ day: DayNumber, animated: Bool, _ configuration: CalendarConfiguration)
    -> CalendarEffects
  {
    let day = configuration.clamp(day)
    return go(to: day, .start(day, animated: animated))
  }

  private mutating func crossFade(to day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarEffects {
    var effects = configuration.isSelectable(day) ? select(day, configuration) : focus(day)
    effects.content = true
    effects.movement = .crossFade(day)
    return effects
  }

  private mutating func center(_ day: DayNumber, at level: CalendarLevel.ID, animated: Bool) -> CalendarEffects {
    go(to: day, level == self.level ? .center(day, animated: animated) : .zoom(level, around: day, animated: animated))
  }

  private mutating func step(_ count: Int, from presented: DayNumber, _ configuration: CalendarConfiguration)
    -> CalendarEffects
  {
    let (calendar, grid) = (configuration.calendar, configuration.grid)
    let level = configuration.level(level)
    let start = level.period.start(containing: configuration.clamp(presented), calendar, grid)
    let period = configuration.period(after: start, by: count, of: level)
    let target = configuration.clamp(period)
    let isEnd = level.period.start(containing: target, calendar, grid) == start
    return go(
      to: isEnd ? focusedDay : configuration.clamp(counterpart(in: period, of: start, count, configuration)),
      .start(target, animated: true))
  }

  /// Returns a day of the period that a step leads to; `nil` if there is none.
  func neighbor(_ count: Int, of presented: DayNumber, _ configuration: CalendarConfiguration) -> DayNumber? {
    let (calendar, grid) = (configuration.calendar, configuration.grid)
    let level = configuration.level(level)
    let start = level.period.start(containing: configuration.clamp(presented), calendar, grid)
    let target = configuration.clamp(configuration.period(after: start, by: count, of: level))
    return level.period.start(containing: target, calendar, grid) == start ? nil : target
  }

  /// Returns the day that corresponds to the focused day in the next or previous period, such as the same day of the
  /// next month. Returns the first day of the period if the focused day is elsewhere.
  private func counterpart(
    in period: DayNumber, of start: DayNumber, _ count: Int, _ configuration: CalendarConfiguration
  ) -> DayNumber {
    let calendar = configuration.calendar
    let level = configuration.level(level)
    guard level.period != .none, configuration.contains(focusedDay, inPeriod: start, of: level) else { return period }
    let day: DayNumber? =
      switch level.period {
      case .year: try? calendar.day(focusedDay, offsetByMonths: 12 * count, overflow: .clamp)
      case .months(let months): try? calendar.day(focusedDay, offsetByMonths: months * count, overflow: .clamp)
      case .weeks: period + (focusedDay - start)
      case .days, .none: period
      }
    guard let day, configuration.contains(day, inPeriod: period, of: level) else { return period }
    return day
  }

  private mutating func zoom(
    to level: CalendarLevel.ID, around day: DayNumber?, animated: Bool, _ configuration: CalendarConfiguration
  ) -> CalendarEffects {
    let day = day.map { configuration.clamp($0) }
    var effects = CalendarEffects()
    if let day, day != focusedDay {
      focusedDay = day
      effects.content = true
      // At another level, the focus follows on arrival.
      effects.focus = level == self.level
    }
    effects.movement = .zoom(level, around: day, animated: animated)
    return effects
  }
}
