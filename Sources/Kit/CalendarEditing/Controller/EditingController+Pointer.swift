import CalendarLayout
import CalendarViews
import Events
import Geometry
package import ViewKit

/// Presses, drags, and hovering over an editable calendar.
extension EditingController {
  package func wants(_ press: PointerEvent) -> Bool { press.kind != .touch && self.press(press) != nil }

  /// Shows what a hovering pointer can take hold of. In move mode, the held event follows the pointer.
  func hover(_ event: PointerEvent?) {
    if isInMoveMode, let event { return followPointer(event) }
    var part: CalendarPart?
    if let event, session == nil, let calendar, !calendar.isPopover(at: event.location) {
      part = calendar.hit(at: event.location - calendar.frameInWindow.origin)?.part
      if case .event(let id, on: let day, _) = part { part = .event(id, on: day, .body) }
      if case .time = part { part = nil }
    }
    if part != hovered { hovered = part }
  }

  /// Begins a drag. Returns whether the edit may begin.
  func beginDrag(_ press: EditingPress, _ start: PointerEvent) -> Bool {
    (selected, hovered) = (nil, nil)
    input = start.kind == .touch ? .finger : .pointer
    calendar?.send(.hideEvents)
    let drag = EditingDrag(press, start, self)
    if press.selectsTime {
      holdTime(from: press.target, to: press.target, in: press.column)
    } else {
      guard begin(press.kind, press.occurrence, at: press.target, in: press.column), session != nil else {
        return false
      }
    }
    self.drag = drag
    layer.setNeedsLayout()
    return true
  }

  /// Selects an event that a finger has lifted and released, which shows its round handles and opens its menu.
  func select(_ id: OccurrenceID, at location: Point) {
    selected = id
    input = .finger
    layer.setNeedsLayout()
    if let calendar { _ = openContextMenu(from: calendar, at: location) }
  }

  /// Removes the round handles after a press that is neither on a handle nor on a popover.
  func deselect(beside event: PointerEvent) {
    guard selected != nil, press(event)?.winsAtOnce != true, calendar?.isPopover(at: event.location) != true else {
      return
    }
    selected = nil
    layer.setNeedsLayout()
  }

  /// Handles a new event that was drawn.
  func didDraw() { askForTitle() }
}
