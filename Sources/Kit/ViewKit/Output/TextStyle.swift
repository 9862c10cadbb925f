/// The size, weight, alignment and face of a text.
///
/// The host chooses the face unless the style names one: the system's face in a window, a named one in pictures. Digits
/// are tabular.
///
/// ```swift
/// view.layer.textStyle = TextStyle(size: 15, lineHeight: 20, weight: .semibold, alignment: .center)
/// ```
public struct TextStyle: Hashable, Sendable {
  /// The stroke weight, as in CSS and OpenType.
  public enum Weight: UInt16, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The horizontal position of a line.
  public enum Alignment: UInt8, Hashable, Sendable {
    case leading, center, trailing
  }

  /// The font size, in points.
  public var size: Double
  /// The distance between baselines, in points.
  public var lineHeight: Double
  /// The stroke weight; `regular` by default.
  public var weight: Weight
  /// The horizontal position of the line; `leading` by default.
  public var alignment: Alignment
  /// The extra distance between letters, as a fraction of the size; 0 by default.
  public var tracking: Double
  /// Whether letters are shown as capitals; for languages with case only.
  public var isUppercase: Bool
  /// The face, as a role of the palette. Layout does not depend on it.
  public var font = FontRole.standard
  /// Whether the line lies at the top of its space, rather than in the middle.
  public var isAtTop = false
  /// Whether the text continues in further lines where it is too long for one, and after line breaks, from the top of
  /// its space on. `TextWidthEstimate.lines` says how many lines to leave room for.
  public var wraps = false
  /// Whether people can select the text, where the host supports it. Presses on such a text do not reach the view or its
  /// ancestors, so texts of buttons and rows are not selectable. `false` by default.
  public var isSelectable = false
  /// Whether a line feed in the text begins a new line. Each line is cut on its own where it does not fit.
  public var keepsLineBreaks = false

  /// Creates a style; by default regular, leading and as written.
  public init(
    size: Double, lineHeight: Double, weight: Weight = .regular, alignment: Alignment = .leading, tracking: Double = 0,
    isUppercase: Bool = false
  ) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.alignment = alignment
    self.tracking = tracking
    self.isUppercase = isUppercase
  }
}
