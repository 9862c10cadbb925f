public import Geometry
public import ViewKit

/// The shapes behind the number of a day at the month level.
public enum DayShape: Hashable, Sendable {
  /// No shape.
  case none
  /// A circle around the middle of the cell.
  case circle
  /// A circle that is extended to the trailing edge of the cell: the first day of a span. (The left flag.)
  case startFlag
  /// A circle that is extended to the leading edge of the cell: the last day of a span. (The right flag.)
  case endFlag
  /// A bar from edge to edge, as high as the circle: a day inside a span.
  case bar
  /// A square around the middle with rounded corners; the radius is a part of its side, 0...0.5.
  case roundedSquare(Double)
  /// A square around the middle, cut to an outline of `Palette.outlines`; see `CalendarStyle.define(_:)`.
  case outline(OutlineRole)
}

/// The frame of a shape in a cell, and the radii of its ends.
public struct ShapePlacement: Equatable, Sendable {
  /// The frame in the cell, with the leading edge on the left.
  public var frame: Rect
  /// The radius of the corners at the leading edge, in points.
  public var leadingRadius: Double
  /// The radius of the corners at the trailing edge, in points.
  public var trailingRadius: Double
}

extension DayShape {
  /// Returns the placement of the shape in a cell that is read from left to right, or `nil` if there is nothing to see.
  ///
  /// - Parameters:
  ///   - size: the size of the cell.
  ///   - inset: the distance between the circle and the edges of the smaller side, both ends together, in points.
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
