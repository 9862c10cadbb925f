import Events

/// The identity of a view in a timeline, among the hours or in the all-day lane.
enum TimelineItem: Hashable, Sendable {
  /// A piece of an event, by its first day: an event may have several.
  case event(OccurrenceID, day: Int)
  /// A "+n" of a day, by its number there.
  case link(day: Int, index: Int)
}
