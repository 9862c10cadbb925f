import CalendarSystems
import Geometry
import ViewKit

/// What levels are told, and what they say.
extension CalendarView {
  /// The level that is shown, or that a transition began at.
  var current: LevelView? { stage.current }

  var pixels: PixelGrid { PixelGrid(scale: window?.scale ?? 1) }

  /// The first day of the period around a day, at the level of the state.
  func period(_ day: DayNumber) -> DayNumber {
    state.level.period(containing: day, configuration.calendar, configuration.grid)
  }

  /// The period presented when a running motion ends, from which the next step is counted.
  var destinationPeriod: DayNumber {
    guard let current, let destination = current.destination else { return presented }
    return period(current.presentedDay(at: destination))
  }

  /// What a level is told; for one that is not the state's, with the state it would have.
  func input(for level: LevelView, _ state: CalendarState, presented: DayNumber? = nil) -> LevelContext {
    let known = presented ?? (level === current ? self.presented : nil)
    return LevelContext(
      configuration: configuration, state: state, timeline: feed.shown, lanes: feed.lanes, texts: texts,
      pool: reusePool,
      presented: known ?? level.level.period(containing: state.anchor.day, configuration.calendar, configuration.grid),
      pixels: pixels, responder: self)
  }

  /// Hands state, data and surroundings down to what is shown.
  func updateLevels() {
    guard let current, stage.hasRoom else { return }
    current.update(input(for: current, state))
    if dayEvents?.day != nil || state.listedDay != nil { showDayEvents() }
  }

  /// Dresses all cells anew in the next layout.
  func redress() { for level in stage.levels { level.redress() } }

  /// Gives the level its place; another width may ask for another way to show it.
  func layOutLevels() {
    stage.finishAtOnce()
    stage.fit(state.level, configuration)
    returnFromAwaitedDay()
    updateLevels()
    showAwaitedDay()
  }

  /// A level around a day that stays, as nearly as it can, at a point: the other end of a transition.
  func makeLevel(_ level: ZoomLevel, around day: DayNumber, at point: Point) -> LevelView {
    let made = stage.make(level, configuration)
    var state = state
    state.level = level
    state.anchor = ScrollAnchor(day: day)
    made.update(input(for: made, state))
    state.anchor = made.anchor(placing: day, at: point)
    let presented = level.period(
      containing: made.presentedDay(at: state.anchor), configuration.calendar, configuration.grid)
    made.update(input(for: made, state, presented: presented))
    return made
  }

  /// Makes one of the levels next to the shown one as it will be made when people go there, and forgets it. Returns
  /// whether there are others.
  package func rehearse() -> Bool {
    guard let window, let input = current?.input, stage.hasRoom else { return false }
    return stage.rehearse(around: state.level, configuration, like: input, scale: window.scale)
  }

  /// A transition ended at another level.
  func didZoom(to level: LevelView, around day: DayNumber) {
    guard let input = level.input else { return }
    reach(
      level.level, at: input.state.anchor, presenting: input.presented,
      focusing: visibleDays.contains(state.focusedDay) ? nil : configuration.clamp(day))
    setNeedsLayout()
    // Another configuration may have come meanwhile.
    let allowed = configuration.allowed(state.level)
    if allowed != state.level { return zoom(to: allowed, around: configuration.clamp(day), animated: false) }
    // From the title bar, or elsewhere on the page, focus does not move.
    focusCell(following: stage.tookFocus)
    shapeObserver?()
    delegate?.calendarView(self, didZoomTo: level.level)
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    header.elementViews + (current?.elementViews() ?? []) + [hint] + (dayEvents?.elementViews() ?? [])
  }
}
