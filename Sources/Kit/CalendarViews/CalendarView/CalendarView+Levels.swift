import CalendarSystems
import Geometry
import ViewKit

/// The traffic between the calendar and its levels.
extension CalendarView {
  /// The level that is shown, during a transition the one it leads to.
  var current: LevelView? { stage.current }

  var pixels: PixelGrid { PixelGrid(scale: window?.scale ?? 1) }

  /// The areas of the title bar and of a level below it, which differ by some points from level to level.
  func chrome(at level: ZoomLevel) -> ChromeGeometry {
    ChromeGeometry(size: frame.size.fillable, level: level, configuration, pixels)
  }

  /// Gives the title bar and the stage the areas that suit the level that was asked for last.
  func placeChrome() {
    let geometry = chrome(at: state.level)
    header.frame = geometry.header
    stage.frame = geometry.stage
  }

  /// Returns the first day of the period that a day lies in, at the level of the state.
  func period(_ day: DayNumber) -> DayNumber {
    state.level.period(containing: day, configuration.calendar, configuration.grid)
  }

  /// Returns the context of a level; one that is not shown gets the state it would have.
  func context(for level: LevelView, _ state: CalendarState, presented: DayNumber? = nil) -> LevelContext {
    let known = presented ?? (level === current ? self.presented : nil)
    return LevelContext(
      configuration: configuration, state: state, timeline: feed.shown, lanes: feed.lanes, texts: texts,
      pool: reusePool,
      presented: known ?? level.level.period(containing: state.anchor.day, configuration.calendar, configuration.grid),
      pixels: pixels, responder: self)
  }

  /// Hands the state, events and configuration to the level that is shown.
  package func updateLevels() {
    guard let current, stage.hasRoom else { return }
    current.update(context(for: current, state))
    if hasPopover { showPopover() }
    editing?.contentDidMove()
  }

  /// Invalidates all cells, which are configured again in the next layout.
  func reconfigure() { for level in stage.levels { level.reconfigure() } }

  /// Lays the level out; another width may need another kind of it.
  func layOutLevels() {
    stage.fit(state.level, configuration)
    undoPendingReveal()
    updateLevels()
    performPendingReveal()
  }

  /// Creates the other end of a transition: a level with a day as near to a point as possible.
  func makeLevel(_ level: ZoomLevel, around day: DayNumber, at point: Point) -> LevelView {
    let made = stage.make(level, configuration, size: chrome(at: level).stage.size)
    var state = state
    state.level = level
    state.anchor = ScrollAnchor(day: day)
    made.update(context(for: made, state))
    state.anchor = made.anchor(placing: day, at: point)
    let presented = level.period(
      containing: made.presentedDay(at: state.anchor), configuration.calendar, configuration.grid)
    made.update(context(for: made, state, presented: presented))
    return made
  }

  /// Creates one of the levels next to the shown one and forgets it, so that its code is compiled before people go
  /// there. Returns whether there are others.
  package func rehearse() -> Bool {
    guard let window, let context = current?.context, stage.hasRoom else { return false }
    return stage.rehearse(around: state.level, configuration, like: context, scale: window.scale)
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    header.elementViews + (current?.elementViews() ?? []) + [hint] + (popovers.content?.elementViews ?? [])
  }
}
