public import ViewKit

/// How one day looks in one place, as computed from the rules of a `DayStyle`.
///
/// A `CalendarDecorator` can change the look of individual days:
///
///     func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
///       var look = standard
///       if holidays.contains(context.day) { look.ink = .role(CalendarRole.accent) }
///       return look
///     }
public struct DayLook: Hashable, Sendable {
  /// The background of the whole cell; `nil` shows what is behind the cell.
  public var fill: Color?
  /// The outline of the whole cell, inside its edges.
  public var border: Ring?
  /// The color of a hairline along the top of the cell; `nil` for no line.
  public var topLine: Color?
  /// The color of the number.
  public var ink: Color
  /// The color of the weekday name beside the number, in headings; `nil` for the secondary ink.
  public var nameInk: Color?
  /// The text style of the number.
  public var text: TextStyle
  /// The shadow of the number.
  public var shadow: TextShadow?
  /// The opacity of the number and the indicators, 0...1.
  public var opacity: Double
  /// The color of a disc behind the number, such as today's; `nil` for no disc.
  public var disc: Color?
  /// The outline of the disc.
  public var ring: Ring?
  /// The shape behind the number, as large as the cell allows.
  public var shape: DayShape
  /// The color that fills the shape.
  public var shapeFill: Color?
  /// The outline of the shape.
  public var shapeRing: Ring?
  /// The color of all indicators; `nil` keeps their own colors.
  public var indicatorColor: Color?
  /// The color of indicators that do not move when the day is selected; `nil` keeps their own colors. `indicatorColor`
  /// takes precedence.
  public var stationaryIndicatorColor: Color?

  /// Creates a look with only a number.
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
  /// - Parameter isActive: whether the day responds to taps.
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
