public import Geometry

/// The parts of events in one day's column that have no room beside overlapping events. "+n" is shown in their place.
public struct TimelineOverflow: Hashable, Sendable {
  /// The indices of the events in the input, by start, without events in hidden hours.
  public var spans: [Int32]
  /// The column of the day, starting at 0.
  public var column: Int
  /// The frame, from the first start to the last end, inset by the gap to its neighbors and aligned to pixels.
  public var frame: Rect
}
