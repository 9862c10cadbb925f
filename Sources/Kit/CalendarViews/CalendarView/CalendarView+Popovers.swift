import Basics
import CalendarSystems
import Events
import Geometry
import ViewKit

/// The popover above the calendar: where it is, what closes it, and how the focus moves.
extension CalendarView {
  /// Whether a popover is shown or about to be shown.
  var hasPopover: Bool { popovers.content != nil || state.listedDay != nil || state.details != nil }

  /// Shows the hosted popover or the one in the state, or closes the popover.
  func showPopover() {
    guard let current else { return }
    if let hosted {
      return popovers.show(
        hosted.content, in: popoverArea, configuration.direction, anchor: hosted.anchor,
        onClose: callback(to: self) { $0.dismissPopover() })
    }
    let context = context(for: current, state)
    if let day = state.listedDay {
      let list = dayEvents ?? DayEventsPopover()
      dayEvents = list
      list.update(day, context, isAmongHours: hourHeight != nil)
    } else {
      dayEvents = nil
    }
    if let details = state.details, !showDetails(of: details, context) {
      // The event no longer exists.
      send(.hideDetails)
      return
    }
    if state.details == nil {
      eventDetails = nil
      markExpanded(nil)
    }
    guard let content = eventDetails ?? dayEvents else { return popovers.close() }
    popovers.show(
      content, in: popoverArea, configuration.direction, anchor: callback(to: self) { $0.popoverAnchor },
      onClose: callback(to: self) { $0.send($0.state.details == nil ? .hideEvents : .hideDetails) })
  }

  /// The area that popovers may cover: everything below the title bar, or the whole calendar if that is too small.
  var popoverArea: Rect {
    stage.frame.height >= CalendarView.leastPopoverArea ? stage.frame : Rect(origin: .zero, size: frame.size)
  }

  /// The minimum height of the area below the title bar, in points.
  private static let leastPopoverArea = 240.0

  /// Replaces or closes the popover, and moves the focus into the new one or back to where it was opened.
  func changePopover() {
    let (day, event, hadFocus) = (dayEvents?.day, eventDetails?.occurrence, popovers.hasFocus)
    if let details = state.details, details.id != event?.id {
      (outerOpener, hasSeenDetailedEvent) = (.none, false)
      popovers.forgetAnchor()
    }
    showPopover()
    editing?.contentDidMove()
    guard hadFocus || mayMoveFocus else { return }
    window?.notify { [self] in
      if popovers.content != nil {
        popovers.takeFocus()
      } else if hadFocus, let view = event.flatMap({ opener(of: $0) }) ?? day.flatMap({ opener(of: $0) }) ?? dayTarget {
        window?.focus(view)
      }
    }
  }

  /// Closes the popover after a press outside it, unless the press is on the view that opened it.
  func pressBesidePopover(_ location: Point) {
    guard hasPopover, !popovers.contains(location) else { return }
    if hosted == nil {
      let source: View? =
        if let day = state.listedDay { current?.moreLink(of: day) } else { state.details.flatMap { opener(of: $0) } }
      if source?.visibleFrame?.contains(location) == true { return }
    }
    if popovers.hasFocus { window?.send(.focus(.none)) }
    dismissPopover()
    send(.hideEvents)
  }

  /// Returns the view that opened the list of a day: its "+n", or its cell.
  private func opener(of day: DayNumber) -> View? {
    current?.moreLink(of: day) ?? current?.focusTarget(for: day) ?? current?.focusTarget(for: state.focusedDay)
  }

  /// The frame that the popover points to; `nil` if it is out of view.
  private var popoverAnchor: Rect? {
    let origin = Point(x: -frameInWindow.minX, y: -frameInWindow.minY)
    guard let day = state.listedDay else { return detailsAnchor?.offset(by: origin) }
    let frame = opener(of: day).map { $0.frameInWindow.offset(by: origin) }
    return (frame ?? stage.frame).intersection(stage.frame)
  }
}
