public import Geometry

/// The part of an event in one day's column.
public struct TimelineSegment: Hashable, Sendable {
  /// The index of the event in the input.
  public var span: Int32
  /// The column of the day, from 0.
  public var column: Int
  /// The elapsed second of the day at which it starts, not after `end`; hidden hours count.
  public var start: Int
  /// The first second that does not belong to it; `start` for an event without length.
  public var end: Int
  /// Its box among the events it meets.
  public var box: OverlapColumns.Box
  /// The frame, the gap to its neighbours already taken off; on pixels.
  public var frame: Rect
  /// Whether the event began on a day before or in hidden hours, so that the upper edge is drawn cut.
  public var continuesBefore: Bool
  /// Whether it goes on to the next day or into hidden hours, so that the lower edge is drawn cut.
  public var continuesAfter: Bool
}
