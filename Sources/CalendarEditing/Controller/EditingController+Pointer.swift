import CalendarViews
import Events
import Geometry
package import ViewKit

/// What pointers do with a calendar that is edited.
extension EditingController {
  package func wants(_ press: PointerEvent) -> Bool { press.kind != .touch && self.press(press) != nil }

  /// Begins a drag. Returns whether the edit may begin.
  func beginDrag(_ press: EditingPress, _ start: PointerEvent) -> Bool {
    selected = nil
    (isPointed, isTouch) = (true, start.kind == .touch)
    calendar?.send(.hideEvents)
    let drag = EditingDrag(press, start, self)
    guard perform(.begin(press.kind, press.occurrence, at: press.target, grid: keyGrid)), session != nil else {
      return false
    }
    self.drag = drag
    layer.setNeedsLayout()
    return true
  }

  /// Selects an event that a finger has lifted and let go, which gives it round handles, and opens its menu.
  func select(_ id: OccurrenceID, at location: Point) {
    selected = id
    (isPointed, isTouch) = (true, true)
    layer.setNeedsLayout()
    if let calendar { _ = openContextMenu(from: calendar, at: location) }
  }

  /// Handles that a new event was drawn.
  func didDraw() { askForTitle() }
}
