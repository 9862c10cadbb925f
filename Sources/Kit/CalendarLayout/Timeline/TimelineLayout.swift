import TimeZones

/// The timed events of a timeline: cut at midnight, placed side by side, with frames.
///
/// Events are laid out by the time they take, made longer where they would be lower than the least height; so neither
/// zoom nor hidden hours change columns, unless the least height takes part (T8). O(n log n) a day.
public struct TimelineLayout: Equatable, Sendable {
  /// The segments in reading order: by column, then by start, then from the leading edge.
  public let segments: [TimelineSegment]
  /// The events without room, by column and then by start. Every event that is shown on a day is in a segment or in one of
  /// these.
  public let overflows: [TimelineOverflow]

  /// Creates the frames of spans among the hours.
  ///
  /// - Parameters:
  ///   - spans: any events, those of other days and of the all-day lane included, which are left out. Of events that
  ///     begin together the longer one comes first, of equal ones the first of the list.
  ///   - strict: later events never lie before earlier ones that they meet; see `OverlapColumns`.
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
