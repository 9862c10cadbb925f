public import ViewKit

/// The look of one day in one place, made by the rules of a `DayStyle`.
///
/// A `CalendarDecorator` gives some days another look:
///
///     func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
///       var look = standard
///       if holidays.contains(context.day) { look.ink = .role(CalendarRole.accent) }
///       return look
///     }
public struct DayLook: Hashable, Sendable {
  /// The background of the whole cell; `nil` shows what lies behind the cell.
  public var fill: Color?
  /// The outline of the whole cell, inside its edges.
  public var border: Ring?
  /// The color of a hairline along the upper edge of the cell; `nil` for no line.
  public var topLine: Color?
  /// The color of the number.
  public var ink: Color
  /// The color of the weekday's name beside the number, in headings; `nil` for the secondary ink.
  public var nameInk: Color?
  /// The text style of the number.
  public var text: TextStyle
  /// The shadow of the number.
  public var shadow: TextShadow?
  /// The opacity of the number and the indicators, 0...1.
  public var opacity: Double
  /// The color of a disc behind the number, such as that of today; `nil` for no disc.
  public var disc: Color?
  /// The outline of the disc.
  public var ring: Ring?
  /// The shape behind the number, as large as the cell allows.
  public var shape: DayShape
  /// The color that fills the shape.
  public var shapeFill: Color?
  /// The outline of the shape.
  public var shapeRing: Ring?
  /// The color of all indicators; `nil` leaves each its own.
  public var indicatorColor: Color?
  /// The color of indicators that stay where they are when the day is selected; `nil` leaves each its own.
  /// `indicatorColor` goes before it.
  public var stationaryIndicatorColor: Color?

  /// Creates the look of a number with nothing behind it.
  public init(ink: Color, text: TextStyle) {
    self.ink = ink
    self.text = text
    opacity = 1
    shape = .none
  }
}

extension DayLook {
  /// The layer of the whole cell.
  ///
  /// - Parameter isActive: whether the day answers to a tap.
  func cellLayer(isActive: Bool, hatch: Color?) -> Layer {
    Layer(
      fill: fill, lines: topLine == nil ? [] : .top, lineColor: topLine, ring: border,
      cursor: isActive ? .pointingHand : .inherited, hatch: hatch)
  }

  /// The layer of the number, on its disc if it has one.
  ///
  /// - Parameters:
  ///   - radius: the radius of the disc, in points.
  ///   - isRound: whether the number has that radius even without a disc.
  func numberLayer(radius: Double, isRound: Bool = false) -> Layer {
    let radius = disc == nil && ring == nil && !isRound ? 0 : radius
    return Layer(
      fill: disc, leadingRadius: radius, trailingRadius: radius, ring: ring, textColor: ink, textStyle: text,
      textShadow: shadow, opacity: opacity)
  }
}
