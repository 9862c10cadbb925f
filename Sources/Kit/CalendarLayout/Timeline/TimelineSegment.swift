public import Geometry

/// The part of an event in one day's column.
public struct TimelineSegment: Hashable, Sendable {
  /// The index of the event in the input.
  public var span: Int32
  /// The column of the day, starting at 0.
  public var column: Int
  /// The elapsed second of the day at which the segment starts, not after `end`. Hidden hours count.
  public var start: Int
  /// The first second after the segment; `start` for an event without duration.
  public var end: Int
  /// Its box among overlapping events.
  public var box: OverlapColumns.Box
  /// The frame, inset by the gap to its neighbors and aligned to pixels.
  public var frame: Rect
  /// Whether the event began on an earlier day or in hidden hours, so that the upper edge is drawn cut.
  public var continuesBefore: Bool
  /// Whether the event continues on the next day or in hidden hours, so that the lower edge is drawn cut.
  public var continuesAfter: Bool
}
