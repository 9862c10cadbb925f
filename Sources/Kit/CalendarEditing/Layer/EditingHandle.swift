import CalendarLayout
import CalendarViews
import Events
import Geometry
import ViewKit

/// A handle for moving an edge of an event.
struct EditingHandle {
  let event: OccurrenceID
  let part: EventPart
  /// The frame of the edge, in the coordinates of the calendar.
  let edge: Rect
  /// Whether time runs downward.
  var isVertical: Bool { edge.width >= edge.height }

  /// Returns the point in the event's own column or row that is as far along as another point, because a press beside a
  /// handle may lie in the next column.
  func point(nearestTo point: Point) -> Point {
    isVertical ? Point(x: edge.midX, y: point.y) : Point(x: point.x, y: edge.midY)
  }

  /// The middle of the line along which the event begins or ends.
  func middle(_ direction: LayoutDirection) -> Point {
    let isFirst = part == .startEdge
    guard !isVertical else { return Point(x: edge.midX, y: isFirst ? edge.minY : edge.maxY) }
    return Point(x: isFirst == (direction == .leftToRight) ? edge.minX : edge.maxX, y: edge.midY)
  }
}

/// The handles of one event: pills for a hovering pointer, dots for fingers.
extension EditingLayer {
  func layOutHandles(of owner: OccurrenceID?, _ calendar: CalendarView) {
    shownHandles = []
    guard let controller, let owner, controller.verbs(of: owner).contains(.resize),
      let timeline = calendar.timeline
    else { return handles.show([], in: levels, .clear) }
    for part in [EventPart.startEdge, .endEdge] {
      shownHandles += calendar.frames(ofPieces: owner, part).map { EditingHandle(event: owner, part: part, edge: $0) }
    }
    let isTouch = owner == controller.selected
    let direction = calendar.configuration.direction
    let isVertical = shownHandles.first?.isVertical == true
    let container = container(isAmongHours: calendar.hourHeight != nil && isVertical)
    let frames = shownHandles.map { handle in
      let middle = handle.middle(direction) - container.frame.origin
      let size =
        isTouch
        ? Size(width: 12, height: 12)
        : handle.isVertical ? Size(width: 16, height: 4) : Size(width: 4, height: 16)
      return Rect(
        origin: Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
    }
    let look = EventLook(controller.color(of: timeline.event(owner.event)?.event))
    let radius = isTouch ? 6.0 : 2
    handles.show(
      frames, in: container,
      Layer(
        fill: look.strong, leadingRadius: radius, trailingRadius: radius,
        ring: isTouch ? Ring(color: .role(CalendarRole.background), width: 2) : nil,
        cursor: isVertical ? .resizeUpAndDown : .resizeSideways))
  }

  /// Returns the round handle at a point in the calendar; `nil` if there is none.
  func handle(at point: Point) -> EditingHandle? {
    guard let controller, let selected = controller.selected, let calendar = controller.calendar else { return nil }
    return shownHandles.first { handle in
      let way = point - handle.middle(calendar.configuration.direction)
      return handle.event == selected && abs(way.x) <= Self.reach && abs(way.y) <= Self.reach
    }
  }

  /// Half the side of the touch area of a round handle, in points.
  private static let reach = 22.0
}
