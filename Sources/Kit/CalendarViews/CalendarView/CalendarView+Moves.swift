public import CalendarSystems
import Geometry
import ViewKit

/// The rule of all moves: **the last place asked for wins.**
///
/// `state` says where the calendar was asked to go, not where its picture is. An action changes level, focused day and
/// selection when it is sent; a scroll, a transition or a fade only leads the picture there, and `stage.current` is the
/// level that it leads to. So an action means the same while something moves as at rest, none is lost, and none has to
/// wait. What an action counts from is here, and is always the end of a motion, never what it passes.
///
/// A press ends a transition where it leads, before it counts. A pinch holds one; it asks for a level when it ends.
extension CalendarView {
  /// The day that the calendar is at: the one that was selected, focused or shown last or, if that is not in view when
  /// everything has come to rest, the one in the middle. Zooming without a day goes around it.
  public var currentDay: DayNumber {
    let focused = state.focusedDay
    guard let current, stage.hasRoom else { return period(focused) == presented ? focused : presented }
    if current.restingDays.contains(focused) { return focused }
    return configuration.clamp(current.restingDay(at: stage.center) ?? destinationPeriod)
  }

  /// The period that is presented when a running scroll ends, from which the next step is counted.
  var destinationPeriod: DayNumber {
    guard let current, let destination = current.destination else { return presented }
    return period(current.presentedDay(at: destination))
  }

  /// Handles that a level was asked for, around a day: it is the level of the calendar from now on, though a transition
  /// may still lead there.
  func didChoose(_ level: LevelView, around day: DayNumber) {
    guard let anchor = level.anchor else { return }
    let isInView = level.restingDays.contains(state.focusedDay)
    reach(
      level.level, at: anchor, presenting: presented, focusing: isInView ? nil : configuration.clamp(day))
    placeChrome()
    // In this order: what a level presents may depend on the focused day.
    updateLevels()
    updateTitle(always: true)
  }

  /// Handles that another level is shown, after a transition or without one.
  func didArrive(at level: LevelView) {
    setNeedsLayout()
    // From the title bar, or elsewhere on the page, focus does not move.
    focusCell(following: stage.tookFocus)
    observer?(.shape)
    delegate?.calendarView(self, didZoomTo: level.level)
  }

  /// Hands another configuration to the level and, where it has other periods or shows them in another way, shows the
  /// period of the day that the calendar was at.
  func keep(_ day: DayNumber, after old: CalendarConfiguration) {
    let hasOtherPeriods = old.calendar !== configuration.calendar || old.grid != configuration.grid
    let isOther = hasOtherPeriods || stage.hasRoom && !stage.fits(state.level, configuration)
    let hadFocus = mayMoveFocus
    if stage.hasRoom {
      placeChrome()
      stage.fit(state.level, configuration)
      updateLevels()
    }
    guard isOther else { return }
    move(.start(configuration.clamp(day), animated: false))
    // Cells show other days now.
    focusCell(following: hadFocus)
  }
}
