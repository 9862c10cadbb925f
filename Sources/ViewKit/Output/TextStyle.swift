/// How a text is set: size, weight, alignment and what happens if it does not fit.
///
/// The face is the host's unless the style names another: the system's user-interface face in a window, a named one in
/// pictures. Digits are tabular.
public struct TextStyle: Hashable, Sendable {
  /// Stroke weight, as in CSS and OpenType.
  public enum Weight: UInt16, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The edge text keeps to, or the middle.
  public enum Alignment: UInt8, Hashable, Sendable {
    case leading, center, trailing
  }

  /// The height of the type, in points.
  public var size: Double
  /// Distance of lines, in points.
  public var lineHeight: Double
  /// Stroke weight.
  public var weight: Weight
  /// Where the line lies in the width it has.
  public var alignment: Alignment
  /// Extra distance of letters as a part of the size.
  public var tracking: Double
  /// Whether letters become capitals; only for languages with case.
  public var isUppercase: Bool
  /// The face, as a role of the palette. No frame depends on it.
  public var font = FontRole.standard
  /// Whether the line stands at the top of the room it has, rather than in its middle.
  public var isAtTop = false

  /// Regular and leading, as the text is written, unless told otherwise.
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
