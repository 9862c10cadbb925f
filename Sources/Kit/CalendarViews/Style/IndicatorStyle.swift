public import ViewKit

/// The look of the indicators of events in months where events are not shown as bars, and in rows of days.
///
///     var style = CalendarStyle.standard
///     style.indicator.arrangement = .spread
///     style.indicator.size = 4
public struct IndicatorStyle: Hashable, Sendable {
  /// The arrangements of several indicators.
  public enum Arrangement: UInt8, Hashable, Sendable {
    /// Indicators lie in a row below the number: from the leading edge on, or in the middle where the number is.
    case row
    /// Over the width: one in the middle, two at 2/5 and 3/5, three at 1/3, 1/2 and 2/3.
    case spread
  }

  /// The arrangement of several indicators.
  public var arrangement = Arrangement.row
  /// The height of indicators that the kit makes, in points, 2...16.
  public var size = 5.0
  /// The height of the middle of spread indicators, from the top, as a part of the cell's height.
  public var centerPart = 0.7
  /// The distance by which spread indicators are moved down from that height, in points.
  public var offset = 0.0
  /// The greatest number of indicators of a day, 0...3.
  public var limit = 3
  /// The color of indicators that the kit makes; `nil` takes those of the events. The rules of days go before it.
  public var color: Color?
  /// Whether the indicators of a selected day move below its shape.
  public var movesOnSelection = false

  /// Creates the indicators of the standard style.
  public init() {}
}
