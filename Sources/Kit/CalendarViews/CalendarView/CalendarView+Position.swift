package import CalendarSystems
import Events
import Geometry
package import TimeZones
import ViewKit

/// The calendar's position as a value that can be restored.
extension CalendarView {
  /// The level, the place in view, the focused day, and the selection, as a value for restoring the view later.
  package var position: CalendarPosition {
    CalendarPosition(
      level: state.level, anchor: state.anchor, hours: state.hours, focusedDay: state.focusedDay,
      listsEvents: state.listedDay != nil, selection: state.selection)
  }

  /// Returns the day that a typed text names: a date as in the fields of the form, or in a read-only calendar an ISO date.
  func day(named text: String) -> DayNumber? {
    if let editing { return editing.day(named: text, near: currentDay) }
    do throws(ISODateError) { return try ISODate.parse(text) } catch { return nil }
  }

  /// Whether neither the content nor the level is moving.
  package var isAtRest: Bool { !isZooming && current?.destination == nil }

  /// Ends any motion of the content immediately at its destination.
  package func finishScrolling() { current?.finishScrolling() }

  /// Returns the calendar to a position without animation. The delegate is notified if the selection changes.
  package func restore(_ position: CalendarPosition) {
    guard position != self.position || isZooming || current?.destination != nil else { return }
    if isZooming || position.level != state.level {
      stage.finishAtOnce()
      send(.setLevel(position.level, around: position.focusedDay, animated: false))
    }
    current?.finishScrolling()
    if state.selection != position.selection { send(.setSelection(position.selection)) }
    if state.focusedDay != position.focusedDay { send(.focus(position.focusedDay)) }
    // Moving the focus may have scrolled the content.
    current?.finishScrolling()
    pendingReveal = nil
    send(.scrolledHours(position.hours))
    send(.scrolled(position.anchor))
    if position.listsEvents { send(.showEvents(of: position.focusedDay)) }
    updateLevels()
    updateTitle()
    setNeedsLayout()
  }

  /// Scrolls the hours as little as possible, without animation, until the start is in view, and as much of the time
  /// after it as fits.
  package func revealHours(from start: Instant, to end: Instant, on day: DayNumber) {
    guard let hourHeight, let zone = feed.shown?.displayZone, let line = frame(of: .time(day, start)),
      let header = frame(of: .lane(day)) ?? frame(of: .day(day))
    else { return }
    let room = stage.frame.maxY - header.maxY
    let height = min(Double(end - start) * hourHeight / 3600, room)
    let below = line.minY + height - stage.frame.maxY
    let axis = DayAxis(day: day, in: zone)
    var top = start
    if line.minY >= header.maxY {
      guard below > 0,
        case .time(_, let first) = hit(at: Point(x: line.midX, y: header.maxY + below))?.slot
      else { return }
      top = min(first, start)
    }
    var hours = state.hours
    hours.topSecond = Double(axis.wallSecond(atElapsed: axis.elapsed(of: top)))
    send(.scrolledHours(hours))
    updateLevels()
    setNeedsLayout()
  }
}
