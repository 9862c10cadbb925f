public import CalendarSystems
import Geometry
import ViewKit

/// The rule for all moves: **the last request wins.**
///
/// `state` describes where the calendar was asked to go, not what is on screen. An action changes the level, focused
/// day, and selection when it is sent. A scroll, a transition, or a fade only brings the screen there, and
/// `stage.current` is the level at its end. So an action has the same result during a motion as at rest; none is lost,
/// and none has to wait. The properties below are what actions start from. They always describe the end of a motion,
/// never an intermediate position.
///
/// A press ends a transition at its destination and is handled afterward. A pinch controls a transition, and requests a
/// level when it ends.
extension CalendarView {
  /// The day that was selected, focused, or shown last or, if it is not in view once all motion ends, the day in the
  /// middle of the view. By default, zooming centers on this day.
  public var currentDay: DayNumber {
    let focused = state.focusedDay
    guard let current, stage.hasRoom else { return period(focused) == presented ? focused : presented }
    if current.restingDays.contains(focused) { return focused }
    return configuration.clamp(current.restingDay(at: stage.center) ?? destinationPeriod)
  }

  /// The period that is presented when a running scroll ends. The next step starts from it.
  var destinationPeriod: DayNumber {
    guard let current, let destination = current.destination else { return presented }
    return period(current.presentedDay(at: destination))
  }

  /// Handles the request for a level around a day. It is the calendar's level from now on, although a transition to it
  /// may still be running.
  func didChoose(_ level: LevelView, around day: DayNumber) {
    guard let anchor = level.anchor else { return }
    let isInView = level.restingDays.contains(state.focusedDay)
    reach(
      level.level.id, at: anchor, presenting: presented, focusing: isInView ? nil : configuration.clamp(day))
    placeChrome()
    // The order matters: the period that a level presents may depend on the focused day.
    updateLevels()
    updateTitle(always: true)
  }

  /// Handles that another level is shown, immediately or after a transition.
  func didArrive(at level: LevelView) {
    setNeedsLayout()
    // Focus in the title bar or elsewhere on the page does not move.
    focusCell(following: stage.tookFocus)
    observer?(.shape)
    delegate?.calendarView(self, didZoomTo: level.level.id)
  }

  /// Handles that a transition was turned back. The focus may have gone along, or be on a day that was focused before.
  func didReturn() {
    if stage.tookFocus { focusCell(following: true) }
    window?.notify(self)
  }

  /// Passes a new configuration to the level. If its periods or their form changed, shows the period of the given day.
  func keep(_ day: DayNumber, after old: CalendarConfiguration) {
    let hasOtherPeriods = old.calendar !== configuration.calendar || old.grid != configuration.grid
    let isOther = hasOtherPeriods || stage.hasRoom && !stage.fits(level, configuration)
    let hadFocus = mayMoveFocus
    if stage.hasRoom {
      placeChrome()
      stage.fit(level, configuration)
      updateLevels()
    }
    guard isOther else { return }
    move(.start(configuration.clamp(day), animated: false))
    // Cells show different days now.
    focusCell(following: hadFocus)
  }
}
