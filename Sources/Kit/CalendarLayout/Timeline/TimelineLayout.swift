import TimeZones

/// The timed events of a timeline, divided at midnight, placed side by side, and with frames.
///
/// Events are laid out by their duration, extended if they would be lower than the minimum height. Neither zoom nor
/// hidden hours therefore change columns, unless the minimum height applies (T8). O(n log n) per day.
public struct TimelineLayout: Equatable, Sendable {
  /// The segments in reading order: by column, then by start, then from the leading edge.
  public let segments: [TimelineSegment]
  /// The groups of events without room, by column and then by start. Every event that is shown on a day is in a segment
  /// or in one of these groups.
  public let overflows: [TimelineOverflow]

  /// Creates the frames of spans among the hours.
  ///
  /// - Parameters:
  ///   - spans: any events. Events on other days or in the all-day lane are ignored. If events begin together, the
  ///     longer one comes first; equal events keep their order.
  ///   - strict: whether later events never lie before earlier ones that they overlap; see `OverlapColumns`.
  public init(spans: [TimelineSpan], geometry: TimelineGeometry, strict: Bool = false) {
    var segments: [TimelineSegment] = []
    var overflows: [TimelineOverflow] = []
    let timed = spans.indices.filter { !spans[$0].belongsToLane }
    for column in 0..<geometry.columnCount {
      let day = DayColumn(spans, timed, geometry, column, strict)
      segments += day.segments
      overflows += day.overflows
    }
    self.segments = segments
    self.overflows = overflows
  }
}
