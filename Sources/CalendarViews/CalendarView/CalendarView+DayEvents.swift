import Basics
import CalendarSystems
import Geometry
import ViewKit

/// The list of a day's events over the calendar: its place, what opens it, and the focus.
extension CalendarView {
  /// Shows the list of the day that the state names, or closes it.
  func showDayEvents() {
    guard let current else { return }
    if dayEvents == nil, state.listedDay != nil {
      let made = DayEventsLayer(anchor: callback(to: self) { $0.listAnchor(of: $1) })
      dayEvents = made
      addSubview(made)
    }
    dayEvents?.update(state.listedDay, context(for: current, state), in: listArea)
  }

  /// The area that the list may cover: everything below the title bar, or where that is too low, the whole calendar.
  var listArea: Rect {
    stage.frame.height >= CalendarView.leastListArea ? stage.frame : Rect(origin: .zero, size: frame.size)
  }

  /// The least height of that area without the title bar, in points.
  private static let leastListArea = 240.0

  /// Shows another list or none, and moves the focus into the list, or back to where it was opened.
  func changeDayEvents() {
    let before = dayEvents?.day
    let hadFocus = dayEvents?.hasFocus == true
    showDayEvents()
    guard hadFocus || mayMoveFocus else { return }
    window?.notify {
      if self.state.listedDay != nil {
        self.dayEvents?.takeFocus()
      } else if hadFocus, let window = self.window, let view = before.flatMap({ self.opener(of: $0) }) {
        window.focus(view)
      }
    }
  }

  /// Closes the list after a press beside it, unless the press is on the "+n" that opened it.
  func pressOutsideList(_ location: Point) {
    guard let day = state.listedDay, let dayEvents else { return }
    let point = location - frameInWindow.origin
    if dayEvents.contains(point) || current?.moreLink(of: day)?.frameInWindow.contains(location) == true { return }
    if dayEvents.hasFocus { window?.send(.focus(.none)) }
    send(.hideEvents)
  }

  /// Returns the view that opened the list of a day: its "+n", or the day.
  private func opener(of day: DayNumber) -> View? {
    current?.moreLink(of: day) ?? current?.focusTarget(for: day) ?? current?.focusTarget(for: state.focusedDay)
  }

  /// Returns the frame that the list of a day points at.
  private func listAnchor(of day: DayNumber) -> Rect {
    let frame: Rect? = opener(of: day).map { view in
      view.frameInWindow.offset(by: Point(x: -frameInWindow.minX, y: -frameInWindow.minY))
    }
    return (frame ?? stage.frame).intersection(stage.frame)
  }
}
