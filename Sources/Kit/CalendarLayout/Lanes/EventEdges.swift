package import Geometry

/// The part of a piece of an event that a press takes hold of.
package enum EventPart: UInt8, CaseIterable, Hashable, Sendable {
  /// All of it but the edges; it moves the event.
  case body
  /// The edge by which the start is moved.
  case startEdge
  /// The edge by which the end is moved.
  case endEdge
}

/// The edges of a piece of an event, by which it is made longer or shorter: at true ends only, and at both only where
/// there is room for them. Low and narrow pieces keep the edge of the end, or none.
package struct EventEdges {
  private let frame: Rect
  private let isVertical: Bool
  private let direction: LayoutDirection
  private let hasStart: Bool
  private let hasEnd: Bool

  /// The depth of an edge, in points.
  package static let depth = 6.0
  /// The length from which a piece has both edges, and that from which it has one.
  private static let (both, one) = (24.0, 16.0)

  /// Creates the edges of a piece.
  ///
  /// - Parameters:
  ///   - hasStart: the event begins with the piece; `hasEnd` likewise.
  ///   - isVertical: time runs downwards, otherwise in the direction of reading.
  package init(frame: Rect, hasStart: Bool, hasEnd: Bool, isVertical: Bool, direction: LayoutDirection) {
    let length = isVertical ? frame.height : frame.width
    self.frame = frame
    self.isVertical = isVertical
    self.direction = direction
    self.hasStart = hasStart && length >= Self.both
    self.hasEnd = hasEnd && length >= Self.one
  }

  /// Returns the part at a point of the frame.
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
