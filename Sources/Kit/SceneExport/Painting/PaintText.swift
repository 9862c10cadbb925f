public import Geometry
public import ViewKit

/// A line of text as it is painted.
///
/// Hosts without fonts paint `fitted`, which was truncated by estimated widths. Hosts with fonts truncate `whole` at
/// the width of `box` themselves. Both are in uppercase if the style requires it.
public struct PaintText: Sendable {
  /// The part of a line that is positioned at `x`.
  public enum Anchor: Sendable {
    case start, middle, end
  }

  /// The text, truncated to fit, with an ellipsis if it was truncated.
  public var fitted: String
  /// The text before truncation; at most its first 2,000 scalars.
  public var whole: String
  /// The horizontal position of the anchor, in points.
  public var x: Double
  /// The vertical position of the baseline, in points.
  public var baseline: Double
  /// The part of the line at `x`, in the line's own direction: the start of a Hebrew line is its right end.
  public var anchor: Anchor
  /// The direction of the line.
  public var direction: LayoutDirection
  /// The size, weight, and alignment of the text.
  public var style: TextStyle
  /// The font family; `nil` for the font of the surroundings.
  public var font: FontFamily?
  /// The color of the text.
  public var color: RGBA
  /// The color of a sharp copy behind the text, and the distance by which it lies below; `nil` for none.
  public var shadow: (color: RGBA, offset: Double)?
  /// Whether the text is hidden from assistive technology, because its view has no role or another view's name includes
  /// it.
  public var isHidden: Bool
  /// The available space for the line, in points.
  public var box: Rect
  /// The frame of the view.
  public var frame: Rect
  /// The frame at which to clip the text; `nil` if the text is surely narrower. Estimated widths may be off by a few
  /// percent, so text is clipped if its estimated width is more than 85 % of its box.
  public var clip: Rect?

  /// Returns the position of the line's left edge if the line is `width` points wide.
  public func left(width: Double) -> Double {
    switch anchor {
    case .middle: x - width / 2
    case .start: direction == .leftToRight ? x : x - width
    case .end: direction == .leftToRight ? x - width : x
    }
  }
}
