public import Geometry

/// The appearance of a view as one value, without its text. Few distinct layers occur in a calendar, so hosts may keep
/// what they make of one (a style sheet rule, a paint) and refer to it by number.
public struct Layer: Hashable, Sendable {
  /// `nil` paints nothing.
  public var fill: Color?
  /// Thin diagonal lines over the fill, for what does not count, as skipped hours; `nil` draws none.
  public var hatch: Color?
  /// Radii of the corners at the leading and at the trailing edge.
  public var leadingRadius: Double
  /// See `leadingRadius`; hosts reduce radii that do not fit.
  public var trailingRadius: Double
  /// Cuts the fill to an outline that fills the frame; `nil` leaves it a rounded rectangle.
  public var outline: OutlineRole?
  /// Hairlines along edges, inside the frame.
  public var lines: EdgeLines
  /// `nil` draws no lines.
  public var lineColor: Color?
  /// A stripe inside the leading edge, as on event bars.
  public var stripe: Stripe?
  /// An outline inside the frame: width in points and colour.
  public var ring: Ring?
  /// `nil` shows no text.
  public var textColor: Color?
  /// `nil` shows no text.
  public var textStyle: TextStyle?
  /// A copy of the text behind it.
  public var textShadow: TextShadow?
  /// Space around the text. Text is one line, centred vertically between top and bottom unless its style says
  /// otherwise, cut with an ellipsis.
  public var textInsets: Insets
  /// 0...1, for the whole view with its subviews.
  public var opacity: Double
  /// The shape of the pointer over the view.
  public var cursor: Cursor

  /// Everything that is not given paints nothing.
  public init(
    fill: Color? = nil, leadingRadius: Double = 0, trailingRadius: Double = 0, outline: OutlineRole? = nil,
    lines: EdgeLines = [], lineColor: Color? = nil, stripe: Stripe? = nil, ring: Ring? = nil, textColor: Color? = nil,
    textStyle: TextStyle? = nil, textShadow: TextShadow? = nil, textInsets: Insets = .zero, opacity: Double = 1,
    cursor: Cursor = .inherited, hatch: Color? = nil
  ) {
    self.hatch = hatch
    self.fill = fill
    self.leadingRadius = leadingRadius
    self.trailingRadius = trailingRadius
    self.outline = outline
    self.lines = lines
    self.lineColor = lineColor
    self.stripe = stripe
    self.ring = ring
    self.textColor = textColor
    self.textStyle = textStyle
    self.textShadow = textShadow
    self.textInsets = textInsets
    self.opacity = opacity
    self.cursor = cursor
  }

  /// Paints nothing.
  public static let clear = Layer()

  /// The distance of the lines of a hatch from each other along an edge, in points.
  public static let hatchPitch = 7.0
}

/// A stripe inside the leading edge.
public struct Stripe: Hashable, Sendable {
  /// The colour, from the top to the bottom of the frame.
  public var color: Color
  /// Across, in points.
  public var width: Double

  /// A stripe as wide as told.
  public init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }
}

/// An outline inside the frame.
public struct Ring: Hashable, Sendable {
  /// The colour all around.
  public var color: Color
  /// Of the line, in points.
  public var width: Double

  /// A ring as wide as told.
  public init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }
}

/// A sharp copy of a text behind it.
public struct TextShadow: Hashable, Sendable {
  /// The colour of the copy.
  public var color: Color
  /// How far it is moved down, in points; up for negative ones.
  public var offset: Double

  /// A copy moved down as told.
  public init(color: Color, offset: Double) {
    self.color = color
    self.offset = offset
  }
}

/// Edges that carry a hairline.
public struct EdgeLines: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = EdgeLines(rawValue: 1)
  /// The edge at which reading begins.
  public static let leading = EdgeLines(rawValue: 2)
  /// The lower edge.
  public static let bottom = EdgeLines(rawValue: 4)
  /// The edge at which reading ends.
  public static let trailing = EdgeLines(rawValue: 8)
}

/// The shape of the pointer.
public enum Cursor: UInt8, Hashable, Sendable {
  /// That of what lies behind.
  case inherited
  /// That of a link, which says that a press does something.
  case pointingHand
}
