import CalendarSystems
import Geometry
import ViewKit

/// The list of a day's events over the calendar: where it lies, what opens it, and where the focus goes.
extension CalendarView {
  /// Brings the list to the day of the state, or takes it away.
  func showDayEvents() {
    guard let current else { return }
    if dayEvents == nil, state.listedDay != nil {
      let made = DayEventsLayer { [unowned(unsafe) self] day in listAnchor(of: day) }
      dayEvents = made
      addSubview(made)
    }
    dayEvents?.update(state.listedDay, input(for: current, state), in: listArea)
  }

  /// What a list of a day's events may cover: all but the title bar, and that too where there is little else.
  var listArea: Rect {
    stage.frame.height >= CalendarView.leastListArea ? stage.frame : Rect(origin: .zero, size: frame.size)
  }

  /// The least height of the area of a list of a day's events, in points.
  private static let leastListArea = 240.0

  /// Shows another list, or none. Focus goes into the list, and back to where it was opened.
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

  /// A press beside the list takes it away; on what it belongs to, it is left to that.
  func pressOutsideList(_ location: Point) {
    guard let day = state.listedDay, let dayEvents else { return }
    let point = location - frameInWindow.origin
    if dayEvents.contains(point) || current?.moreLink(of: day)?.frameInWindow.contains(location) == true { return }
    if dayEvents.hasFocus { window?.send(.focus(.none)) }
    send(.hideEvents)
  }

  /// What a list of a day's events is opened from: its "+n", or the day.
  private func opener(of day: DayNumber) -> View? {
    current?.moreLink(of: day) ?? current?.focusTarget(for: day) ?? current?.focusTarget(for: state.focusedDay)
  }

  /// Where a list of a day's events belongs to.
  private func listAnchor(of day: DayNumber) -> Rect {
    let frame: Rect? = opener(of: day).map { view in
      view.frameInWindow.offset(by: Point(x: -frameInWindow.minX, y: -frameInWindow.minY))
    }
    return (frame ?? stage.frame).intersection(stage.frame)
  }
}
