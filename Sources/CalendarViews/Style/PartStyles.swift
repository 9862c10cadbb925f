import CalendarSystems
public import ViewKit

/// How marks of events look at the month level, where events are not shown as bars.
public struct IndicatorStyle: Hashable, Sendable {
  /// How several marks lie side by side.
  public enum Arrangement: UInt8, Hashable, Sendable {
    /// In a row below the number, from the leading edge on.
    case row
    /// Over the width: one in the middle, two at 2/5 and 3/5, three at 1/3, 1/2 and 2/3.
    case spread
  }

  /// How several marks lie side by side.
  public var arrangement = Arrangement.row
  /// The height of marks the kit makes, in points, 2...16.
  public var size = 5.0
  /// Spread marks: the height of their middle as a part of the cell's, from the top.
  public var centerPart = 0.7
  /// Spread marks: added to that height, in points, down.
  public var offset = 0.0
  /// The most marks of a day, 0...3.
  public var limit = 3
  /// The colour of marks the kit makes; `nil` takes those of the events. The rules of days come after it.
  public var color: Color?
  /// Whether the marks of a selected day move below its shape.
  public var movesOnSelection = false

  /// The marks of the standard style.
  public init() {}
}

/// How events look, besides their colours.
public struct EventStyle: Hashable, Sendable {
  /// The radius of the corners of bars, in points.
  public var radius = 5.0
  /// The width of the stripe at the leading edge, in points; 0 for none.
  public var stripe = 3.0
  /// The opacity of cancelled events, 0...1.
  public var cancelledOpacity = 0.8

  /// The events of the standard style.
  public init() {}
}
