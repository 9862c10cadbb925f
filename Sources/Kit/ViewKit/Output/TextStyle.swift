/// The size, weight, alignment, and font of a text.
///
/// Unless the style names a font family, the host chooses: the system font in a window, a named one in pictures. Digits
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
  /// Whether letters are shown in uppercase; only for languages that have case.
  public var isUppercase: Bool
  /// The font family, as a role of the palette. Layout does not depend on it.
  public var font = FontRole.standard
  /// Whether the line lies at the top of its space rather than in the middle.
  public var isAtTop = false
  /// Whether the text wraps where it is too long for one line, and after line breaks, starting at the top of its space.
  /// `TextWidthEstimate.lines` returns the lines to leave room for.
  public var wraps = false
  /// Whether people can select the text, if the host supports it; `false` by default. Presses on selectable text do not
  /// reach the view or its ancestors, so do not make the text of a button or row selectable.
  public var isSelectable = false
  /// Whether a line feed in the text begins a new line. Each line is truncated separately.
  public var keepsLineBreaks = false

  /// Creates a style; by default, regular, leading, and without uppercasing.
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
