import CalendarViews
package import Events
import Geometry
package import ViewKit

/// Events that a pointer drags into the calendar from outside.
extension EditingController {
  /// Moves an event from outside the calendar to a pointer over the calendar. The first call begins the edit; until then,
  /// the pointer may be over parts that are not days.
  ///
  /// - Parameters:
  ///   - event: the event. It keeps its length and, where days have no hours, its time of day.
  ///   - length: the length, in seconds, of an all-day event that moves to the hours.
  /// - Returns: whether the edit can continue; `false` if the user or the page has ended it.
  package func dragIn(_ event: Event, length: Int, _ pointer: PointerEvent) -> Bool {
    if let drag, session?.isInserted == true {
      drag.follow(pointer)
      return true
    }
    guard session == nil, drag == nil, let calendar else { return false }
    let point = pointer.location - calendar.frameInWindow.origin
    guard !calendar.isPopover(at: pointer.location), let slot = calendar.slot(at: point), let target = target(of: slot),
      calendar.configuration.isReachable(target.day)
    else { return true }
    (selected, hovered) = (nil, nil)
    input = pointer.kind == .touch ? .finger : .pointer
    let column = calendar.column(at: point)
    let press = EditingPress(kind: .create, occurrence: nil, target: target, frame: nil, column: column)
    let drag = EditingDrag(press, pointer, self)
    guard insert(event, at: target, in: column, length: length) else { return false }
    self.drag = drag
    layer.setNeedsLayout()
    return true
  }

  /// Replaces the event that is dragged in, at the same place. Returns whether it may be created.
  package func replaceDragged(by event: Event, length: Int) -> Bool {
    guard let drag, session?.isInserted == true else { return false }
    return insert(event, at: drag.target, in: heldColumn, length: length)
  }

  /// Removes the preview of the event that is dragged in until the pointer returns to the calendar.
  package func dragOut() { if session?.isInserted == true { drag?.leave() } }

  /// Ends the drag of an event from outside: creates it where it is shown or, with `cancels` or outside all days, removes
  /// it. Returns whether it was created.
  package func endDragIn(cancels: Bool) -> Bool {
    guard let drag, session?.isInserted == true else { return false }
    if let edges = calendar?.edges, edges.scrollsSideways { edges.scrollView?.snap() }
    let isDropped = !cancels && !drag.isOutside
    let isMade = perform(isDropped ? .drop : .cancel)
    return isDropped && isMade
  }

  private func insert(_ event: Event, at target: EditTarget, in column: ResourceColumn?, length: Int) -> Bool {
    guard perform(.insert(event, at: target, grid: keyGrid, length: length)), session != nil else { return false }
    if let column { performQuietly { perform(.resource(from: nil, to: column.id)) } }
    return true
  }
}
