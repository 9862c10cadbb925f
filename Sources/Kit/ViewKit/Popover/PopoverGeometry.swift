public import Geometry

/// The layout of a popover: on the first side of its anchor with enough room, without covering the anchor, and entirely
/// inside its bounds.
///
/// If no side has enough room, the popover shrinks above or below the anchor, whichever has more room. If that is still
/// too little, it covers the anchor. A sheet lies at the bottom edge and is as wide as the bounds.
public struct PopoverGeometry: Equatable, Sendable {
  /// The way a popover is placed.
  public enum Placement: UInt8, Hashable, Sendable {
    /// Below the anchor; if it does not fit, above it, and then at its trailing or leading side.
    case below
    /// At the trailing side of the anchor; if it does not fit, at its leading side, and then below or above it.
    case beside
    /// At the bottom edge of the bounds, regardless of the anchor.
    case sheet
  }

  /// The frame of the popover, in the coordinates of the bounds.
  public let frame: Rect

  /// Creates the layout of a popover beside its anchor.
  ///
  /// - Parameters:
  ///   - anchor: the frame that the popover belongs to, in the coordinates of the bounds. The leading or top edges of
  ///     both are aligned. Without an anchor, the popover is centered.
  ///   - size: the preferred size, in points. It is reduced if there is less room.
  ///   - bounds: the size of the area it may cover.
  ///   - leastHeight: the smallest height to which the popover shrinks to fit beside its anchor.
  ///   - margin: the smallest distance from the edges of the bounds.
  ///   - gap: the distance from the anchor.
  ///   - pixels: the pixel grid for the edges.
  public init(
    anchor: Rect?, size: Size, bounds: Size, placement: Placement = .below, leastHeight: Double = 200,
    margin: Double = 8, gap: Double = 4, direction: LayoutDirection, pixels: PixelGrid
  ) {
    let width = max(0, min(size.width, bounds.width - 2 * margin))
    var height = max(0, min(size.height, bounds.height - 2 * margin))
    let lastX = max(margin, bounds.width - margin - width)
    var x = (bounds.width - width) / 2
    var y = max(margin, bounds.height - margin - height)
    if placement != .sheet {
      if let anchor {
        let top = anchor.maxY + gap
        let bottom = anchor.minY - gap
        let right = anchor.maxX + gap
        let left = anchor.minX - gap
        let isBelow = max(top, margin) + height <= bounds.height - margin
        let isAbove = min(bottom, bounds.height - margin) - height >= margin
        let isRight = max(right, margin) + width <= bounds.width - margin
        let isLeft = min(left, bounds.width - margin) - width >= margin
        let isLTR = direction == .leftToRight
        x = isLTR ? anchor.minX : anchor.maxX - width
        if isRight || isLeft, placement == .beside || !isBelow && !isAbove {
          x = isRight && (isLTR || !isLeft) ? right : left - width
          y = anchor.minY
        } else {
          if !isBelow, !isAbove {
            let (below, above) = (bounds.height - margin - max(top, margin), bottom - margin)
            if max(below, above) >= min(leastHeight, height) {
              height = max(below, above)
              y = below >= above ? top : bottom - height
            }
          } else {
            y = isBelow ? top : bottom - height
          }
        }
      } else {
        y = (bounds.height - height) / 2
      }
    }
    let lastY = max(margin, bounds.height - margin - height)
    frame = Rect(
      x: pixels.snap(min(max(x, margin), lastX)), y: pixels.snap(min(max(y, margin), lastY)),
      width: pixels.snap(width), height: pixels.snap(height))
  }
}
