public import Geometry
public import ViewKit

/// The shape behind the number of a day at the month level.
public enum DayShape: Hashable, Sendable {
  /// No shape.
  case none
  /// A circle centered in the cell.
  case circle
  /// A circle extended to the cell's trailing edge, for the first day of a span. (The left flag.)
  case startFlag
  /// A circle extended to the cell's leading edge, for the last day of a span. (The right flag.)
  case endFlag
  /// A bar from edge to edge, as tall as the circle, for a day inside a span.
  case bar
  /// A centered square with rounded corners. The corner radius is a fraction of its side, 0...0.5.
  case roundedSquare(Double)
  /// A centered square clipped to an outline of `Palette.outlines`; see `CalendarStyle.define(_:)`.
  case outline(OutlineRole)
}

/// The frame of a shape in a cell, and the corner radii at its ends.
public struct ShapePlacement: Equatable, Sendable {
  /// The frame in the cell, with the leading edge on the left.
  public var frame: Rect
  /// The corner radius at the leading edge, in points.
  public var leadingRadius: Double
  /// The corner radius at the trailing edge, in points.
  public var trailingRadius: Double
}

extension DayShape {
  /// Returns the placement of the shape in a left-to-right cell, or `nil` if nothing is visible.
  ///
  /// - Parameters:
  ///   - size: the size of the cell.
  ///   - inset: the total distance between the circle and the two edges along the shorter side, in points.
  public func placement(in size: Size, inset: Double) -> ShapePlacement? {
    let side = min(size.width, size.height) - inset
    guard self != .none, side > 0, side.isFinite else { return nil }
    let radius = side / 2
    let (midX, midY) = (size.width / 2, size.height / 2)
    func placement(from minX: Double, to maxX: Double, _ leading: Double, _ trailing: Double) -> ShapePlacement {
      ShapePlacement(
        frame: Rect(x: minX, y: midY - radius, width: maxX - minX, height: side), leadingRadius: leading,
        trailingRadius: trailing)
    }
    switch self {
    case .none: return nil
    case .circle: return placement(from: midX - radius, to: midX + radius, radius, radius)
    case .startFlag: return placement(from: midX - radius, to: size.width, radius, 0)
    case .endFlag: return placement(from: 0, to: midX + radius, 0, radius)
    case .bar: return placement(from: 0, to: size.width, 0, 0)
    case .roundedSquare(let part):
      let corner = side * (part > 0 ? min(part, 0.5) : 0)
      return placement(from: midX - radius, to: midX + radius, corner, corner)
    case .outline: return placement(from: midX - radius, to: midX + radius, 0, 0)
    }
  }
}
