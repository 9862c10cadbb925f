public import Geometry
import TimeZones

/// The timed events of a timeline: cut at midnight, placed side by side, with frames.
///
/// Events are laid out by the time they take, made longer where they would be lower than the least height; so neither
/// zoom nor hidden hours change columns, unless the least height takes part (T8). O(n log n) a day.
public struct TimelineLayout: Equatable, Sendable {
  /// In reading order: by column, then by start, then from the leading edge.
  public let segments: [TimelineSegment]
  /// For each column, indices of events that lie wholly in hidden hours of its day.
  public let hidden: [[Int32]]

  /// - Parameters:
  ///   - spans: any events, those of other days and of the all-day lane included, which are left out. Of events that
  ///     begin together the longer one comes first, of equal ones the first of the list.
  ///   - strict: later events never lie before earlier ones that they meet; see `OverlapColumns`.
  public init(spans: [TimelineSpan], geometry: TimelineGeometry, strict: Bool = false) {
    var segments: [TimelineSegment] = []
    var hidden: [[Int32]] = []
    let timed = spans.indices.filter { !spans[$0].belongsToLane }
    for column in 0..<geometry.columnCount {
      let day = DayColumn(spans, timed, geometry, column, strict)
      segments += day.segments
      hidden.append(day.hidden)
    }
    self.segments = segments
    self.hidden = hidden
  }

  /// The segment drawn at a point of the time grid, or `nil`. Boxes never overlap, so there is at most one.
  public func segment(at point: Point) -> TimelineSegment? { segments.first { $0.frame.contains(point) } }

  /// The segment drawn at a point or, if there is none, the one nearest to it within some points: fingers are thicker
  /// than short events are high. Of equally near ones the first in reading order.
  public func segment(near point: Point, within distance: Double) -> TimelineSegment? {
    if let exact = segment(at: point) { return exact }
    var best: TimelineSegment?
    var least = distance * distance
    for segment in segments {
      let x = max(segment.frame.minX - point.x, point.x - segment.frame.maxX, 0)
      let y = max(segment.frame.minY - point.y, point.y - segment.frame.maxY, 0)
      guard x * x + y * y < least else { continue }
      best = segment
      least = x * x + y * y
    }
    return best
  }
}
