public import Geometry

/// The appearance of a view without its text, as one value. A window has few different layers, so a host can keep what
/// it creates for each (a style sheet rule, a paint) and refer to it by number.
///
/// ```swift
/// view.layer = Layer(fill: Color(rgb: 0x0a84ff), leadingRadius: 6, trailingRadius: 6)
/// ```
public struct Layer: Hashable, Sendable {
  /// The background color; `nil`, the default, for none.
  public var fill: Color?
  /// The color of thin diagonal lines over the fill, as on skipped hours; `nil`, the default, for none.
  public var hatch: Color?
  /// The radius of the corners at the leading edge, in points. Hosts reduce radii that do not fit.
  public var leadingRadius: Double
  /// The radius of the corners at the trailing edge, in points. Hosts reduce radii that do not fit.
  public var trailingRadius: Double
  /// The outline that clips the fill; `nil`, the default, for a rounded rectangle.
  public var outline: OutlineRole?
  /// The edges with a hairline inside the frame.
  public var lines: EdgeLines
  /// The color of the hairlines; `nil`, the default, for none.
  public var lineColor: Color?
  /// The stripe inside the leading edge, as on event bars; `nil`, the default, for none.
  public var stripe: Stripe?
  /// The ring inside the frame; `nil`, the default, for none.
  public var ring: Ring?
  /// The color of the text; `nil`, the default, shows no text.
  public var textColor: Color?
  /// The style of the text; `nil`, the default, shows no text.
  public var textStyle: TextStyle?
  /// The shadow of the text; `nil`, the default, for none.
  public var textShadow: TextShadow?
  /// The space around the text. The text is one line, centered vertically unless its style says otherwise, and
  /// truncated with an ellipsis.
  public var textInsets: Insets
  /// The opacity of the view and its subviews, 0...1; 1 by default.
  public var opacity: Double
  /// The shape of the pointer over the view; `inherited` by default.
  public var cursor: Cursor

  /// Creates a layer. Omitted properties paint nothing.
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

  /// The layer that paints nothing.
  public static let clear = Layer()

  /// The distance between the lines of a hatch along an edge, in points.
  public static let hatchPitch = 7.0
}

/// A stripe inside the leading edge.
public struct Stripe: Hashable, Sendable {
  /// The color of the stripe.
  public var color: Color
  /// The width of the stripe, in points.
  public var width: Double

  /// Creates a stripe.
  public init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }
}

/// A line around the inside of the frame.
public struct Ring: Hashable, Sendable {
  /// The color of the line.
  public var color: Color
  /// The width of the line, in points.
  public var width: Double
  /// Whether the line consists of dashes; `false` by default.
  public var isDashed: Bool

  /// Creates a ring.
  public init(color: Color, width: Double, isDashed: Bool = false) {
    self.color = color
    self.width = width
    self.isDashed = isDashed
  }
}

/// A sharp copy of a text behind it.
public struct TextShadow: Hashable, Sendable {
  /// The color of the copy.
  public var color: Color
  /// The distance of the copy below the text, in points; if negative, above the text.
  public var offset: Double

  /// Creates a shadow.
  public init(color: Color, offset: Double) {
    self.color = color
    self.offset = offset
  }
}

/// A set of edges that have a hairline.
public struct EdgeLines: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = EdgeLines(rawValue: 1)
  /// The edge where lines begin: left, or right in right-to-left layouts.
  public static let leading = EdgeLines(rawValue: 2)
  /// The lower edge.
  public static let bottom = EdgeLines(rawValue: 4)
  /// The edge where lines end: right, or left in right-to-left layouts.
  public static let trailing = EdgeLines(rawValue: 8)
}

/// The shape of the pointer over a view.
public enum Cursor: UInt8, Hashable, Sendable {
  /// The pointer of the view behind.
  case inherited
  /// A pointing hand, as over a link, for views that can be pressed.
  case pointingHand
  /// Two arrows, for an edge that can be dragged up or down.
  case resizeUpAndDown
  /// Two arrows, for an edge that can be dragged sideways.
  case resizeSideways
  /// An arrow with a plus sign: the held item will be copied. Applies everywhere while a press is claimed and this view
  /// is present.
  case copy
  /// A barred circle: the held item cannot be dropped here. Applies everywhere while a press is claimed and this view
  /// is present.
  case notAllowed
}
