public import ViewKit

/// The look of event indicators in rows of days, and in months that do not show events as bars.
///
///     var style = CalendarStyle.standard
///     style.indicator.arrangement = .spread
///     style.indicator.size = 4
public struct IndicatorStyle: Hashable, Sendable {
  /// How several indicators are arranged.
  public enum Arrangement: UInt8, Hashable, Sendable {
    /// In a row below the number, starting at the leading edge, or centered if the number is.
    case row
    /// Spread over the width: one in the middle, two at 2/5 and 3/5, or three at 1/3, 1/2, and 2/3.
    case spread
  }

  /// How several indicators are arranged.
  public var arrangement = Arrangement.row
  /// The height of built-in indicators, in points, 2...16.
  public var size = 5.0
  /// The vertical center of spread indicators, as a fraction of the cell's height from the top.
  public var centerPart = 0.7
  /// The distance by which spread indicators are moved down from there, in points.
  public var offset = 0.0
  /// The maximum number of indicators of a day, 0...3.
  public var limit = 3
  /// The color of built-in indicators; `nil` for the colors of the events. Rules of days take precedence.
  public var color: Color?
  /// Whether the indicators of a selected day move below its shape.
  public var movesOnSelection = false

  /// Creates the values of the standard style.
  public init() {}
}
