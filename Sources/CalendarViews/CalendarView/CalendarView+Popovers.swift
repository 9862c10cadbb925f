import Basics
import CalendarSystems
import Geometry
import ViewKit

/// The popover over the calendar: its place, what closes it, and the focus.
extension CalendarView {
  /// Shows the popover that the state names, or closes it.
  func showPopover() {
    guard let current else { return }
    guard let day = state.listedDay else {
      popovers.close()
      dayEvents = nil
      return
    }
    let list = dayEvents ?? DayEventsPopover()
    dayEvents = list
    list.update(day, context(for: current, state))
    popovers.show(
      list, in: popoverArea, configuration.direction, anchor: callback(to: self) { $0.listAnchor },
      onClose: callback(to: self) { $0.send(.hideEvents) })
  }

  /// The area that popovers may cover: everything below the title bar, or where that is too low, the whole calendar.
  var popoverArea: Rect {
    stage.frame.height >= CalendarView.leastPopoverArea ? stage.frame : Rect(origin: .zero, size: frame.size)
  }

  /// The least height of that area without the title bar, in points.
  private static let leastPopoverArea = 240.0

  /// Shows another popover or none, and moves the focus into it, or back to where it was opened.
  func changePopover() {
    let (before, hadFocus) = (dayEvents?.day, popovers.hasFocus)
    showPopover()
    guard hadFocus || mayMoveFocus else { return }
    window?.notify {
      if self.popovers.content != nil {
        self.popovers.takeFocus()
      } else if hadFocus, let window = self.window, let view = before.flatMap({ self.opener(of: $0) }) {
        window.focus(view)
      }
    }
  }

  /// Closes the popover after a press beside it, unless the press is on what opened it.
  func pressBesidePopover(_ location: Point) {
    guard let day = state.listedDay, !popovers.contains(location),
      current?.moreLink(of: day)?.frameInWindow.contains(location) != true
    else { return }
    if popovers.hasFocus { window?.send(.focus(.none)) }
    send(.hideEvents)
  }

  /// Returns the view that opened the list of a day: its "+n", or the day.
  private func opener(of day: DayNumber) -> View? {
    current?.moreLink(of: day) ?? current?.focusTarget(for: day) ?? current?.focusTarget(for: state.focusedDay)
  }

  /// The frame that the list of a day belongs to.
  private var listAnchor: Rect {
    let frame: Rect? = state.listedDay.flatMap { opener(of: $0) }.map { view in
      view.frameInWindow.offset(by: Point(x: -frameInWindow.minX, y: -frameInWindow.minY))
    }
    return (frame ?? stage.frame).intersection(stage.frame)
  }
}
