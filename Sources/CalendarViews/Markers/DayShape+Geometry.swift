public import Geometry

/// Where a shape lies in a cell, and how round its ends are.
public struct ShapePlacement: Equatable, Sendable {
  /// In the cell; the leading edge is on the left.
  public var frame: Rect
  /// The radius of the corners at the leading edge.
  public var leadingRadius: Double
  /// The radius of the corners at the trailing edge.
  public var trailingRadius: Double
}

extension DayShape {
  /// The place of the shape in a cell that is read from left to right, or `nil` if there is nothing to see.
  ///
  /// - Parameters:
  ///   - size: of the cell.
  ///   - inset: what the circle leaves free of the smaller side; both ends together.
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
