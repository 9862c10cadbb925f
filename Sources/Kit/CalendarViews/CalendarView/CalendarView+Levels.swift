import CalendarSystems
package import Geometry
import ViewKit

/// How the calendar and its levels work together.
extension CalendarView {
  /// The level that was requested last. One that a new configuration lacks remains until its replacement is shown.
  var level: CalendarLevel {
    if let shown = current?.level, shown.id == state.level { return shown }
    return configuration.level(state.level)
  }

  /// The view of the current level; during a transition, of its destination.
  var current: LevelView? { stage.current }

  var pixels: PixelGrid { PixelGrid(scale: window?.scale ?? 1) }

  /// Whether clicks on free parts of days create events there, as in months.
  package var createsOnDays: Bool { current?.createsOnDays == true }

  /// Returns the areas of the title bar and of a level below it, which vary by a few points between levels.
  func chrome(at level: CalendarLevel) -> ChromeGeometry {
    ChromeGeometry(
      size: frame.size.fillable, level: level, inset: levelInset?(level) ?? 0, configuration, pixels)
  }

  /// The part between the title bar and the level that belongs to the owner; its height is 0 if there is none.
  package var insetFrame: Rect {
    let chrome = chrome(at: level)
    let top = chrome.header.maxY
    return Rect(x: 0, y: top, width: frame.width, height: max(0, chrome.stage.minY - top))
  }

  /// Whether a level shows hours at the size of the calendar, and only one day.
  package func showsHoursOfDay(_ level: CalendarLevel) -> Bool {
    level.id == .day && level.factory.arrangement(configuration, frame.size) == .hours
  }

  /// Places the title bar and the stage for the level that was requested last.
  func placeChrome() {
    let geometry = chrome(at: level)
    header.frame = geometry.header
    stage.frame = geometry.stage
  }

  /// Returns the first day of the period that contains a day, at the current level.
  func period(_ day: DayNumber) -> DayNumber {
    level.period.start(containing: day, configuration.calendar, configuration.grid)
  }

  /// Returns the context of a level. A level that is not shown gets the state that it would have.
  func context(for level: LevelView, _ state: CalendarState, presented: DayNumber? = nil) -> LevelContext {
    let known = presented ?? (level === current ? self.presented : nil)
    return LevelContext(
      configuration: configuration, state: state, timeline: feed.shown, lanes: feed.lanes, texts: texts,
      pool: reusePool,
      presented: known
        ?? level.level.period.start(containing: state.anchor.day, configuration.calendar, configuration.grid),
      pixels: pixels, responder: self)
  }

  /// Passes state, events, and configuration to the current level.
  package func updateLevels() {
    guard let current, stage.hasRoom else { return }
    current.update(context(for: current, state))
    if hasPopover { showPopover() }
    editing?.contentDidMove()
  }

  /// Invalidates all cells. They are configured again in the next layout.
  func reconfigure() { for level in stage.levels { level.reconfigure() } }

  /// Lays out the level, and replaces it if the new width needs a different form.
  func layOutLevels() {
    let former = current
    stage.fit(self.level, configuration)
    if current !== former, stage.tookFocus { focusCell(following: true) }
    undoPendingReveal()
    updateLevels()
    performPendingReveal()
  }

  /// Creates the destination of a transition: a level with a day as close to a point as possible.
  func makeLevel(_ level: CalendarLevel, around day: DayNumber, at point: Point) -> LevelView {
    let made = stage.make(level, configuration, size: chrome(at: level).stage.size)
    var state = state
    state.level = level.id
    state.anchor = ScrollAnchor(day: day)
    made.update(context(for: made, state))
    state.anchor = made.anchor(placing: day, at: point)
    let presented = level.period.start(
      containing: made.presentedDay(at: state.anchor), configuration.calendar, configuration.grid)
    made.update(context(for: made, state, presented: presented))
    return made
  }

  /// Creates a neighbor of the current level and discards it, so that its code is compiled before users go there.
  /// Returns whether there are more neighbors.
  package func rehearse() -> Bool {
    guard let window, let context = current?.context, stage.hasRoom else { return false }
    return stage.rehearse(around: level, configuration, like: context, scale: window.scale)
  }

  /// The views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    header.elementViews + (current?.elementViews() ?? []) + [hint] + (popovers.content?.elementViews ?? [])
  }
}
