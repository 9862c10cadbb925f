public import Geometry

/// A temporary change to how a view is shown: its picture is scaled from its top left corner, moved, and faded. Layout
/// ignores it. Transitions set and reset it.
public struct ViewEffect: Hashable, Sendable {
  /// The horizontal scale; greater than 0.
  public var scaleX: Double
  /// The vertical scale; greater than 0.
  public var scaleY: Double
  /// The distance by which the scaled picture is moved in its parent, in points.
  public var offset: Point
  /// The opacity, 0...1, multiplied by the layer's opacity.
  public var opacity: Double

  /// Creates an effect. Omitted values change nothing.
  public init(scaleX: Double = 1, scaleY: Double = 1, offset: Point = .zero, opacity: Double = 1) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.offset = offset
    self.opacity = opacity
  }

  /// The effect that changes nothing.
  public static let none = ViewEffect()

  /// Creates the effect that makes `source` cover `target`, both in parent coordinates, for a view whose origin is
  /// zero. A source without area is not scaled.
  public init(bringing source: Rect, to target: Rect, opacity: Double = 1) {
    scaleX = source.width > 0 && target.width > 0 ? target.width / source.width : 1
    scaleY = source.height > 0 && target.height > 0 ? target.height / source.height : 1
    offset = Point(x: target.minX - source.minX * scaleX, y: target.minY - source.minY * scaleY)
    self.opacity = opacity
  }
}

/// A transform from a view's coordinates to an ancestor's: a scale, then an offset.
struct Placement {
  var origin: Point
  var scaleX = 1.0
  var scaleY = 1.0

  /// Returns a rectangle in the ancestor's coordinates.
  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.minX * scaleX, y: origin.y + rect.minY * scaleY, width: rect.width * scaleX,
      height: rect.height * scaleY)
  }

  /// Returns the placement of the child's coordinates, if this is the placement of its parent's.
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
