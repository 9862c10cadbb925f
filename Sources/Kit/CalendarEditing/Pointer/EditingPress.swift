import CalendarLayout
import CalendarViews
import Events
import Geometry
import ViewKit

/// The target of a press that can start an edit: the body or an edge of an event, or free space for a new event.
struct EditingPress {
  /// The kind of edit that a drag performs.
  let kind: EditSession.Kind
  /// The event; `nil` for free space.
  let occurrence: OccurrenceID?
  /// The event or slot under the press.
  let target: EditTarget
  /// The frame of the pressed piece of the event, in the coordinates of the calendar.
  let frame: Rect?
  /// The column under the press; `nil` at levels without resources.
  var column: ResourceColumn?
  /// Whether a round handle or a button is pressed, which wins immediately; a finger does not have to rest on it.
  var winsAtOnce = false
  /// Whether a drag selects a time instead of editing.
  var selectsTime = false
}

extension EditingController {
  /// Returns what a press takes hold of; `nil` if nothing there can be edited, which leaves the press to the calendar.
  func press(_ event: PointerEvent) -> EditingPress? {
    guard session == nil, let calendar, !calendar.isPopover(at: event.location), !toast.contains(event.location),
      layer.newButton.isHidden || !layer.newButton.frameInWindow.contains(event.location)
    else { return nil }
    let point = event.location - calendar.frameInWindow.origin
    if event.kind == .touch, let press = handlePress(at: point) { return press }
    if event.kind != .touch, let day = layer.plusDay(at: point) {
      return EditingPress(kind: .create, occurrence: nil, target: .day(day), frame: nil, winsAtOnce: true)
    }
    guard let hit = calendar.hit(at: point), let target = target(of: hit.slot) else { return nil }
    switch hit.part {
    case .more: return nil
    case .event(let id, on: let day, let part):
      guard let kind = kind(of: id, on: event.kind == .touch ? .body : part) else { return nil }
      let column = calendar.column(at: point)
      let frames = column == nil ? [] : calendar.frames(of: id, in: column)
      let frame = frames.first { $0.contains(point) } ?? calendar.frame(of: .event(id, on: day, .body))
      return EditingPress(kind: kind, occurrence: id, target: target, frame: frame, column: column)
    case .day, .lane, .time:
      let isSecondClick = event.kind != .touch && event.clickCount % 2 == 0
      let draws = mayDraw(at: hit.slot, isSecondClick: isSecondClick)
      guard draws || mayDragTime(at: hit.slot, event.kind), !isBelowDay(point, hit.slot) else { return nil }
      return EditingPress(
        kind: .create, occurrence: nil, target: target, frame: nil, column: calendar.column(at: point),
        selectsTime: !draws)
    }
  }

  /// Returns the target of a slot.
  func target(of slot: CalendarPart) -> EditTarget? {
    EditTarget(slot, hasHours: calendar?.hourHeight != nil, zone: editor.displayZone)
  }

  /// Returns what the user may do with a shown event; nothing if it does not belong to a store.
  func verbs(of id: OccurrenceID) -> EditVerbs {
    calendar?.timeline?.event(id.event).map { editor.verbs(for: $0.event) } ?? []
  }

  private func kind(of event: OccurrenceID, on part: EventPart) -> EditSession.Kind? {
    let verbs = verbs(of: event)
    if part != .body, verbs.contains(.resize) { return part == .startEdge ? .resizeStart : .resizeEnd }
    return verbs.contains(.move) ? .move : nil
  }

  /// Returns whether a drag over free space, or a double-click, creates an event there. If drags select days, only the
  /// double-click does.
  private func mayDraw(at slot: CalendarPart, isSecondClick: Bool) -> Bool {
    guard let calendar, calendar.configuration.isReachable(slot.day), editor.mayCreate else { return false }
    let mode = calendar.configuration.selectionMode
    let selects = !isSecondClick && (mode == .multiple || mode.isRange)
    switch slot {
    case .time: return isSecondClick || !selectsTime
    case .lane: return !selects
    case .day: return isSecondClick || !selects && calendar.createsOnDays
    case .event, .more: return false
    }
  }

  /// Returns whether a drag selects a time.
  private func mayDragTime(at slot: CalendarPart, _ kind: PointerEvent.Kind) -> Bool {
    guard selectsTime, case .time = slot, let configuration = calendar?.configuration else { return false }
    return configuration.isReachable(slot.day)
      && configuration.enabledGestures.contains(kind == .touch ? .longPress : .dragSelect)
  }

  /// Returns whether a point lies below the last hour of its day.
  func isBelowDay(_ point: Point, _ slot: CalendarPart) -> Bool {
    guard case .time = slot, let line = calendar?.frame(of: slot) else { return false }
    return point.y > line.maxY + 1
  }

  /// Returns what a press on a round handle of the selected event takes hold of.
  private func handlePress(at point: Point) -> EditingPress? {
    guard let handle = layer.handle(at: point), let kind = kind(of: handle.event, on: handle.part), kind != .move
    else { return nil }
    let point = handle.point(nearestTo: point)
    guard let slot = calendar?.slot(at: point), let target = target(of: slot) else { return nil }
    return EditingPress(
      kind: kind, occurrence: handle.event, target: target, frame: nil, column: calendar?.column(at: point),
      winsAtOnce: true)
  }
}
