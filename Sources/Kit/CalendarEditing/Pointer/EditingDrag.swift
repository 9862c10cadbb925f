import Basics
import CalendarViews
import Events
import Geometry
import ViewKit

/// A press that holds or draws an event. It follows the pointer with commands until it ends.
final class EditingDrag {
  /// The event or free space under the pointer when the drag began.
  let press: EditingPress
  /// The point at which the press began, in the coordinates of the calendar.
  let start: Point
  /// Whether a finger holds the event.
  let isTouch: Bool
  /// The pieces of the event before the drag, shown while it is held.
  let original: [OriginalPiece]
  /// The pointer, in the coordinates of the calendar.
  private(set) var location: Point
  /// Whether the pointer is not over any possible target. The last preview then remains.
  private(set) var isOutside = false
  /// Whether the pointer, which drags an event in from outside, has left the calendar. There is no preview then.
  private(set) var isAway = false
  /// Moves the content at its edges.
  let edges: EdgeScroller
  @Unowned private var controller: EditingController
  private var slot: CalendarPart?
  private var column: ResourceColumn?
  /// The part of the calendar that was last under the pointer.
  private(set) var target: EditTarget
  private var grid: EditGrid
  /// The position of the calendar when the target was found. The preview may change the layout, but must not change the
  /// target.
  private var position: CalendarPosition?

  init(_ press: EditingPress, _ event: PointerEvent, _ controller: EditingController) {
    self.press = press
    self.controller = controller
    let origin = controller.calendar?.frameInWindow.origin ?? .zero
    start = event.location - origin
    location = start
    isTouch = event.kind == .touch
    (target, column) = (press.target, press.column)
    grid = controller.keyGrid
    position = controller.calendar?.position
    original = controller.calendar.map { OriginalPiece.pieces(of: press, in: $0) } ?? []
    edges = EdgeScroller(controller, from: start)
  }

  /// Follows the pointer.
  func follow(_ event: PointerEvent) {
    guard let calendar = controller.calendar else { return }
    let location = event.location - calendar.frameInWindow.origin
    let hasMoved = location != self.location || hasContentMoved || isAway
    self.location = location
    let isCopy = event.modifiers.contains(.option)
    if let kind = controller.session?.kind, kind == (isCopy ? .move : .copy) { controller.perform(.copy(isCopy)) }
    if isAway {
      isAway = false
      calendar.timeline?.preview(controller.session?.plan?.change)
    }
    if hasMoved { aim() }
    edges.follow(location)
    controller.layer.setNeedsLayout()
  }

  /// Removes the preview until the pointer returns to the calendar.
  func leave() {
    guard !isAway else { return }
    (isAway, isOutside, slot, location) = (true, true, nil, Point(x: -1, y: -1))
    edges.follow(location)
    controller.calendar?.timeline?.preview(nil)
    controller.layer.setNeedsLayout()
  }

  /// Whether other days or hours have moved under the pointer.
  var hasContentMoved: Bool { position != controller.calendar?.position }

  /// Moves the event to the target under the pointer.
  func aim() {
    position = controller.calendar?.position
    let slot = controller.calendar?.slot(at: location)
    let grid = controller.keyGrid
    let column = controller.calendar?.column(at: location)
    if let slot, slot == self.slot, grid == self.grid, column == self.column { return }
    let hasNewColumn = column != self.column
    (self.slot, self.column) = (slot, column)
    guard let slot, let next = controller.target(of: slot) else {
      isOutside = true
      return
    }
    if press.selectsTime { return aimTime(at: next, grid) }
    guard next != target || grid != self.grid || isOutside || hasNewColumn else { return }
    let hasLeftLane = target.isLane && next.isTime
    (target, self.grid, isOutside) = (next, grid, false)
    controller.move(to: next, in: column, grid: grid)
    guard hasLeftLane else { return }
    // Without the event, the lane may be shorter, so that another hour is under the pointer.
    controller.calendar?.updateLevels()
    aim()
  }

  /// Selects the time up to the target under the pointer.
  private func aimTime(at next: EditTarget, _ grid: EditGrid) {
    guard next.isTime else { return }
    (target, self.grid, isOutside) = (next, grid, false)
    controller.holdTime(from: press.target, to: next, in: press.column)
  }

  /// Ends the press at the pointer's location.
  func end() {
    // Columns that were scrolled sideways come to rest.
    if let edges = controller.calendar?.edges, edges.scrollsSideways { edges.scrollView?.snap() }
    if press.selectsTime { return controller.dropTime() }
    let held = controller.session?.occurrence
    defer { controller.keepFocus(on: held) }
    if isOutside {
      controller.perform(.cancel)
    } else if press.kind == .create {
      controller.didDraw()
    } else {
      let isReturning = controller.session?.validation.isAllowed == false && press.kind != .copy
      if isReturning { controller.layer.beginReturn(to: original) }
      controller.leadingFocus(reveals: false) { controller.perform(.drop) }
    }
  }
}
