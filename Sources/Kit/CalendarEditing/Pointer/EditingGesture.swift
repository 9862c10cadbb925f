import Basics
import CalendarViews
import Events
import Geometry
import ViewKit

/// The gesture by which pointers edit: a drag of a mouse or pen, a finger that rests and then drags, and a double-click
/// among hours. What is pressed decides; all other presses are left to the calendar.
final class EditingGesture: GestureRecognizer {
  /// The controller; `nil` after it was closed.
  @Unowned var controller: EditingController?
  /// The owner of the delay on the window's clock.
  private let clock = View()
  private var press: EditingPress?
  private var start: PointerEvent?
  private var last: PointerEvent?
  /// Whether the drag has begun. It may have ended since, for example with Escape.
  private var hasBegun = false
  /// Whether the pointer has left the slop.
  private var hasMoved = false

  /// The distance that the pointer must move before a drag begins, in points.
  private var slop = 4.0
  /// The time after a scroll during which a press probably belongs to it, in seconds.
  private static let scrollTime = 0.2

  init(controller: EditingController) {
    self.controller = controller
    super.init()
    claimsPress = true
    tracksHover = true
  }

  override func hover(_ event: PointerEvent?) { controller?.hover(event) }

  /// A right-click ends a drag. A menu request that systems send after a long press does not.
  override var isCancelledByMenu: Bool { start?.kind != .touch }

  override func pressDidBegin(_ event: PointerEvent) { controller?.deselect(beside: event) }

  override func wants(_ event: PointerEvent) -> Bool { controller?.press(event) != nil }

  override func handle(_ event: PointerEvent) -> Outcome {
    switch event.phase {
    case .down: return begin(event)
    case .move: return move(event)
    case .up: return end(event)
    case .cancel:
      cancel()
      return .failed
    }
  }

  override func cancel() {
    let wasDragging = hasBegun && controller?.drag != nil
    reset()
    guard wasDragging, let controller else { return }
    if controller.heldTime != nil { return controller.cancelTime() }
    let held = controller.session?.occurrence
    controller.perform(.cancel)
    controller.keepFocus(on: held)
  }

  private func begin(_ event: PointerEvent) -> Outcome {
    reset()
    // Recognizers of inner views may have ended a transition since `wants`.
    press = controller?.press(event)
    guard let press else { return .failed }
    (start, last) = (event, event)
    slop = event.kind == .mouse ? 4 : 10
    if let controller, event.time - controller.content.time < Self.scrollTime { slop *= 2 }
    guard event.kind == .touch else { return isCreatingClick ? .recognized : .possible }
    if press.winsAtOnce { return .recognized }
    // Retain the recognizer: the view and its recognizers may be released before the delay ends.
    view?.window?.after(CalendarView.longPressTime, for: clock) { [self] in lift() }
    return .possible
  }

  /// Whether a click creates an event: a double-click on an empty time or day, or a click on "+". It wins immediately,
  /// because other clicks select and zoom.
  private var isCreatingClick: Bool {
    guard let start, let press, press.kind == .create, !press.selectsTime, start.kind != .touch else { return false }
    return press.winsAtOnce || start.clickCount % 2 == 0
  }

  /// A finger has rested. It now holds the event.
  private func lift() {
    guard let start, let window = view?.window, window.claim(self) else { return }
    beginDrag(start)
  }

  private func move(_ event: PointerEvent) -> Outcome {
    guard let start else { return .failed }
    last = event
    let way = event.location - start.location
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    if event.kind == .touch, !hasBegun, press?.winsAtOnce != true {
      guard length > slop else { return .possible }
      cancel()
      return .failed
    }
    hasMoved = hasMoved || length > slop
    guard hasMoved else { return .possible }
    if !hasBegun, !beginDrag(start) {
      reset()
      return .failed
    }
    controller?.drag?.follow(event)
    return .recognized
  }

  private func end(_ event: PointerEvent) -> Outcome {
    guard let start, let press else { return .failed }
    let (wasCreatingClick, hadMoved) = (isCreatingClick, hasMoved)
    if wasCreatingClick, !press.winsAtOnce { controller?.calendar?.didDoubleTap(press.target.day) }
    if wasCreatingClick, !hasBegun { beginDrag(start) }
    guard hasBegun else {
      reset()
      return .failed
    }
    reset()
    guard let controller else { return .recognized }
    guard let drag = controller.drag else {
      controller.cancelTime()
      return .recognized
    }
    if hadMoved { drag.follow(event) }
    controller.drag = nil
    if !hadMoved, event.kind == .touch, let id = press.occurrence {
      controller.perform(.cancel)
      controller.select(id, at: event.location)
    } else {
      drag.end()
    }
    return .recognized
  }

  @discardableResult
  private func beginDrag(_ start: PointerEvent) -> Bool {
    guard let press, let controller else { return false }
    hasBegun = controller.beginDrag(press, start)
    return hasBegun
  }

  private func reset() {
    view?.window?.cancelDelay(of: clock)
    (press, start, last, hasBegun, hasMoved) = (nil, nil, nil, false, false)
  }
}
