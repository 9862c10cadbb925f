public import Geometry

/// The frame of a popover: below what it belongs to if there is room, else above it, else where there is more of it,
/// made lower, and over it if that is too little; wholly inside its bounds, and never larger than these.
public struct PopoverGeometry: Equatable, Sendable {
  /// The frame of the popover, in the coordinates of the bounds.
  public let frame: Rect

  /// Creates the layout of a popover beside its anchor.
  ///
  /// - Parameters:
  ///   - anchor: what the popover belongs to, in the coordinates of the bounds; the leading edges of both meet.
  ///   - size: what the popover needs, in points; it gets less where there is less.
  ///   - bounds: the size of the area it may cover.
  ///   - margin: the least distance from the edges of the area.
  ///   - leastHeight: a popover is not made lower than this to fit beside its anchor.
  ///   - gap: the distance from the anchor.
  ///   - pixels: the pixels that edges lie on.
  public init(
    anchor: Rect, size: Size, bounds: Size, leastHeight: Double = 200, margin: Double = 8, gap: Double = 4,
    direction: LayoutDirection, pixels: PixelGrid
  ) {
    let width = max(0, min(size.width, bounds.width - 2 * margin))
    var height = max(0, min(size.height, bounds.height - 2 * margin))
    let wantedX = direction == .rightToLeft ? anchor.maxX - width : anchor.minX
    let x = min(max(wantedX, margin), max(margin, bounds.width - margin - width))
    let top = max(anchor.maxY + gap, margin)
    let bottom = min(anchor.minY - gap, bounds.height - margin)
    let roomBelow = bounds.height - margin - top
    let roomAbove = bottom - margin
    if height > roomBelow, height > roomAbove, max(roomBelow, roomAbove) >= min(leastHeight, height) {
      height = max(roomBelow, roomAbove)
    }
    let lowest = max(margin, bounds.height - margin - height)
    let y = height <= roomBelow ? top : height <= roomAbove ? bottom - height : lowest
    frame = Rect(x: pixels.snap(x), y: pixels.snap(y), width: pixels.snap(width), height: pixels.snap(height))
  }
}
