package import CalendarSystems
import Events
import Geometry
package import TimeZones
import ViewKit

/// The position of the calendar as a value, which it can be brought back to.
extension CalendarView {
  /// The place in view, the focus and the selection.
  package var position: CalendarPosition {
    CalendarPosition(
      level: state.level, anchor: state.anchor, hours: state.hours, focusedDay: state.focusedDay,
      listsEvents: state.listedDay != nil, selection: state.selection)
  }

  /// Whether neither content nor levels move.
  package var isAtRest: Bool { !isZooming && current?.destination == nil }

  /// Ends a motion of the content where it leads, at once.
  package func finishScrolling() { current?.finishScrolling() }

  /// Brings the calendar back to a position, without animation; the delegate hears of another selection.
  package func restore(_ position: CalendarPosition) {
    guard position != self.position || isZooming || current?.destination != nil else { return }
    if isZooming || position.level != state.level {
      stage.finishAtOnce()
      send(.setLevel(position.level, around: position.focusedDay, animated: false))
    }
    current?.finishScrolling()
    if state.selection != position.selection { send(.setSelection(position.selection)) }
    if state.focusedDay != position.focusedDay { send(.focus(position.focusedDay)) }
    // What was focused may have moved the content.
    current?.finishScrolling()
    pendingReveal = nil
    send(.scrolledHours(position.hours))
    send(.scrolled(position.anchor))
    if position.listsEvents { send(.showEvents(of: position.focusedDay)) }
    updateLevels()
    updateTitle()
    setNeedsLayout()
  }

  /// Scrolls the hours as little as possible, at once, until a time is in view, and what follows as far as there is room.
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
