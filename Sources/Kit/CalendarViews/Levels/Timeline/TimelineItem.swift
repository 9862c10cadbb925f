import Events

/// The identity of a view in a timeline, in the hours or in the all-day lane.
enum TimelineItem: Hashable, Sendable {
  /// A piece of an event, identified by its first day, because an event may have several.
  case event(OccurrenceID, day: Int)
  /// A "+n" of a day, identified by its index there.
  case link(day: Int, index: Int)
}
