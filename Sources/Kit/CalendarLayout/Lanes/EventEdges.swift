package import Geometry

/// The part of a piece of an event that a press takes hold of.
package enum EventPart: UInt8, CaseIterable, Hashable, Sendable {
  /// The whole piece except its edges; it moves the event.
  case body
  /// The edge that moves the start.
  case startEdge
  /// The edge that moves the end.
  case endEdge
}

/// The edges of a piece of an event, which make the event longer or shorter. There are edges only at the true ends of
/// the event, and both only if there is room for them. Short and narrow pieces have only the end edge, or none.
package struct EventEdges {
  private let frame: Rect
  private let isVertical: Bool
  private let direction: LayoutDirection
  private let hasStart: Bool
  private let hasEnd: Bool

  /// The depth of an edge, in points.
  package static let depth = 6.0
  /// The minimum length of a piece with both edges, and with one edge.
  private static let (both, one) = (24.0, 16.0)

  /// Creates the edges of a piece.
  ///
  /// - Parameters:
  ///   - hasStart: whether the event begins with the piece; `hasEnd` whether it ends with the piece.
  ///   - isVertical: whether time runs downward; otherwise it runs in the reading direction.
  package init(frame: Rect, hasStart: Bool, hasEnd: Bool, isVertical: Bool, direction: LayoutDirection) {
    let length = isVertical ? frame.height : frame.width
    self.frame = frame
    self.isVertical = isVertical
    self.direction = direction
    self.hasStart = hasStart && length >= Self.both
    self.hasEnd = hasEnd && length >= Self.one
  }

  /// Returns the part at a point in the frame.
  package func part(at point: Point) -> EventPart {
    for part in [EventPart.startEdge, .endEdge] where self.frame(of: part)?.contains(point) == true { return part }
    return .body
  }

  /// Returns the frame of a part; `nil` for an edge that the piece does not have.
  package func frame(of part: EventPart) -> Rect? {
    guard part != .body else { return frame }
    guard part == .startEdge ? hasStart : hasEnd else { return nil }
    var edge = frame
    if isVertical {
      edge.size.height = Self.depth
      if part == .endEdge { edge.origin.y = frame.maxY - Self.depth }
    } else {
      edge.size.width = Self.depth
      if (part == .endEdge) == (direction == .leftToRight) { edge.origin.x = frame.maxX - Self.depth }
    }
    return edge
  }
}
