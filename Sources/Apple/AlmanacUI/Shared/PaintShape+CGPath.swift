#if canImport(CoreGraphics)
  import CoreGraphics
  import Foundation
  import Geometry
  import SceneExport

  extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
  }

  extension Rect {
    init(_ rect: CGRect) {
      self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }

  extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension PaintShape {
    /// The shape as a Core Graphics path.
    var cgPath: CGPath {
      let path = CGMutablePath()
      switch self {
      case .rect(let rect, let radius):
        let radius = min(radius, rect.width / 2, rect.height / 2)
        if radius > 0 {
          path.addRoundedRect(in: CGRect(rect), cornerWidth: radius, cornerHeight: radius)
        } else {
          path.addRect(CGRect(rect))
        }
      case .path(let shape):
        var start = Point.zero
        for step in shape.steps {
          switch step {
          case .move(let point):
            path.move(to: CGPoint(point))
            start = point
          case .line(let point):
            path.addLine(to: CGPoint(point))
            start = point
          case .arc(let radius, let end, let isClockwise):
            path.addShorterArc(from: start, to: end, radius: radius, isClockwise: isClockwise)
            start = end
          }
        }
        if shape.isClosed { path.closeSubpath() }
      }
      return path
    }
  }

  extension CGMutablePath {
    /// Appends the shorter arc between two points of a circle. `isClockwise` is as seen on screen, where y points down.
    fileprivate func addShorterArc(from start: Point, to end: Point, radius: Double, isClockwise: Bool) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let chord = (dx * dx + dy * dy).squareRoot()
      guard chord > 0 else { return }
      let radius = max(radius, chord / 2)
      let height = max(0, radius * radius - chord * chord / 4).squareRoot()
      let side = isClockwise ? 1.0 : -1.0
      let center = Point(
        x: (start.x + end.x) / 2 - side * dy / chord * height, y: (start.y + end.y) / 2 + side * dx / chord * height)
      // Core Graphics defines clockwise for a y-axis that points up.
      addArc(
        center: CGPoint(center), radius: radius, startAngle: atan2(start.y - center.y, start.x - center.x),
        endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: !isClockwise)
    }
  }
#endif
