public import Geometry

/// How a view is shown for the moment, as a picture of itself: scaled from its top left corner, moved, and paler.
/// Layout knows nothing of it; transitions set it and take it back.
public struct ViewEffect: Hashable, Sendable {
  /// Factor of widths, above 0.
  public var scaleX: Double
  /// Factor of heights, above 0.
  public var scaleY: Double
  /// How far the scaled picture is moved in the parent.
  public var offset: Point
  /// 0...1, besides that of the layer.
  public var opacity: Double

  /// Everything that is not given stays as it is.
  public init(scaleX: Double = 1, scaleY: Double = 1, offset: Point = .zero, opacity: Double = 1) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.offset = offset
    self.opacity = opacity
  }

  /// The view as it is.
  public static let none = ViewEffect()

  /// The effect that makes what lies in `source` cover `target`, both in the coordinates of the parent of a view that
  /// stands at its origin. A source without area is not scaled.
  public init(bringing source: Rect, to target: Rect, opacity: Double = 1) {
    scaleX = source.width > 0 && target.width > 0 ? target.width / source.width : 1
    scaleY = source.height > 0 && target.height > 0 ? target.height / source.height : 1
    offset = Point(x: target.minX - source.minX * scaleX, y: target.minY - source.minY * scaleY)
    self.opacity = opacity
  }
}

/// Where the coordinates of a view lie in those of an ancestor: scaled, then moved.
struct Placement {
  var origin: Point
  var scaleX = 1.0
  var scaleY = 1.0

  /// The place of a rectangle.
  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.minX * scaleX, y: origin.y + rect.minY * scaleY, width: rect.width * scaleX,
      height: rect.height * scaleY)
  }

  /// The placement of a child's coordinates, given that of its parent's.
  func ofChild(_ child: View, in parent: View) -> Placement {
    let scrolled = parent.contentOrigin(for: child)
    let effect = child.effect
    return Placement(
      origin: Point(
        x: origin.x + (child.frame.minX - scrolled.x + effect.offset.x) * scaleX,
        y: origin.y + (child.frame.minY - scrolled.y + effect.offset.y) * scaleY),
      scaleX: scaleX * effect.scaleX, scaleY: scaleY * effect.scaleY)
  }
}
