public import Geometry
public import ViewKit

/// A line of text as it is painted.
///
/// Hosts without fonts paint `fitted`, which was cut by estimated widths; hosts with fonts cut `whole` at the width of
/// `box` themselves. Both are in capitals where the style asks for them.
public struct PaintText: Sendable {
  /// The part of a line that lies at `x`.
  public enum Anchor: Sendable {
    case start, middle, end
  }

  /// The text as far as it fits, with an ellipsis where it was cut.
  public var fitted: String
  /// The text before it was cut; at most its first 2,000 scalars.
  public var whole: String
  /// The horizontal position of the anchor, in points.
  public var x: Double
  /// The vertical position of the baseline, in points.
  public var baseline: Double
  /// The part of the line at `x`, in its own direction: the start of a Hebrew line is its right end.
  public var anchor: Anchor
  /// The direction of the line.
  public var direction: LayoutDirection
  /// The size, weight and face.
  public var style: TextStyle
  /// The face; `nil` for that of the surroundings.
  public var font: FontFamily?
  /// The colour.
  public var color: RGBA
  /// The colour of a sharp copy behind the text, and its distance below; `nil` for none.
  public var shadow: (color: RGBA, offset: Double)?
  /// Whether the text is not spoken, because its view has no role or the name of another speaks for it.
  public var isHidden: Bool
  /// The space of the line, in points.
  public var box: Rect
  /// The frame of the view.
  public var frame: Rect
  /// The frame to cut the text at; `nil` if it is surely narrower. Estimated widths may be off by a few percent, so text
  /// that is estimated to take more than 85 % of its box is cut.
  public var clip: Rect?

  /// The horizontal position of the line's left edge if it is `width` points wide.
  public func left(width: Double) -> Double {
    switch anchor {
    case .middle: x - width / 2
    case .start: direction == .leftToRight ? x : x - width
    case .end: direction == .leftToRight ? x - width : x
    }
  }
}
