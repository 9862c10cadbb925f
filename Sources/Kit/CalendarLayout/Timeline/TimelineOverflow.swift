public import Geometry

/// The parts of events in one day's column that have no room beside those that they meet: "+n" stands in their place.
public struct TimelineOverflow: Hashable, Sendable {
  /// The indices of the events in the input, by start. Those whose hours are hidden are left out.
  public var spans: [Int32]
  /// The column of the day, from 0.
  public var column: Int
  /// The frame, from the first start to the last end, the gap to its neighbours already taken off; on pixels.
  public var frame: Rect
}
