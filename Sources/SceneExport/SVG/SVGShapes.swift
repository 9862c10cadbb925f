import Geometry
import ViewKit

/// The shapes of a layer as SVG elements, from back to front: fill, hatch, stripe, hairlines, ring.
struct SVGShapes {
  let palette: Palette
  let appearance: Appearance
  let direction: LayoutDirection

  func elements(_ layer: Layer, frame: Rect, indentation: String) -> String {
    var text = ""
    if frame.isEmpty { return text }
    let corners = Corners(layer: layer, size: frame.size, direction: direction)
    if let fill = layer.fill, isVisible(fill) {
      let shape = palette.outline(layer.outline).map { polygon($0, frame) } ?? outline(frame, corners)
      text += indentation + shape + paint("fill", fill) + "/>\n"
    }
    if let hatch = layer.hatch, isVisible(hatch) {
      text += indentation + hatching(frame) + paint("stroke", hatch) + " stroke-width=\"1\"/>\n"
    }
    if let stripe = layer.stripe, stripe.width > 0, isVisible(stripe.color) {
      text += indentation + self.stripe(stripe, frame: frame, corners: corners) + paint("fill", stripe.color) + "/>\n"
    }
    if let color = layer.lineColor, !layer.lines.isEmpty, isVisible(color) {
      text += indentation + hairlines(layer.lines, frame: frame) + paint("stroke", color)
      if palette.lineWidth > 1 { text += " stroke-width=\"" + FixedPoint.integer(Int64(palette.lineWidth)) + "\"" }
      text += " vector-effect=\"non-scaling-stroke\" shape-rendering=\"crispEdges\"/>\n"
    }
    if let ring = layer.ring, ring.width > 0, isVisible(ring.color) {
      let half = ring.width / 2
      let inner = frame.inset(by: Insets(top: half, leading: half, bottom: half, trailing: half))
      text += indentation + outline(inner, corners.reduced(by: half)) + " fill=\"none\"" + paint("stroke", ring.color)
      if ring.isDashed { text += " stroke-dasharray=\"3 2\"" }
      text += " stroke-width=\"" + FixedPoint.text(ring.width) + "\"/>\n"
    }
    return text
  }

  /// Returns the attribute ` name="#rrggbb"`, with an opacity below 1.
  func paint(_ name: String, _ color: Color) -> String {
    let value = palette.resolve(color, appearance: appearance)
    var text = " " + name + "=\"" + HexColor.text(value) + "\""
    if value.opacity != 255 {
      text += " " + name + "-opacity=\"" + FixedPoint.text(Double(value.opacity) / 255) + "\""
    }
    return text
  }

  private func isVisible(_ color: Color) -> Bool { palette.resolve(color, appearance: appearance).opacity > 0 }

  /// Returns the element of a rectangle that is plain, evenly rounded or unevenly rounded, without its end.
  func outline(_ rect: Rect, _ corners: Corners) -> String {
    if corners.left == corners.right {
      var text = "<rect" + SVGShapes.attributes(rect)
      if corners.left > 0 {
        text += " rx=\"" + FixedPoint.text(corners.left) + "\""
      } else {
        text += " shape-rendering=\"crispEdges\""
      }
      return text
    }
    var path = SVGPath()
    path.move(rect.minX + corners.left, rect.minY)
    path.line(rect.maxX - corners.right, rect.minY)
    path.arc(corners.right, rect.maxX, rect.minY + corners.right)
    path.line(rect.maxX, rect.maxY - corners.right)
    path.arc(corners.right, rect.maxX - corners.right, rect.maxY)
    path.line(rect.minX + corners.left, rect.maxY)
    path.arc(corners.left, rect.minX, rect.maxY - corners.left)
    path.line(rect.minX, rect.minY + corners.left)
    path.arc(corners.left, rect.minX + corners.left, rect.minY)
    return path.closedElement
  }

  func polygon(_ outline: Outline, _ frame: Rect) -> String {
    var path = SVGPath()
    for (index, point) in outline.points(in: frame).enumerated() {
      if index == 0 { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
    }
    return path.closedElement
  }

  /// Returns the part of the outline within a stripe along the leading edge.
  private func stripe(_ stripe: Stripe, frame: Rect, corners: Corners) -> String {
    let width = min(stripe.width, frame.width)
    let isLeft = direction == .leftToRight
    let radius = isLeft ? corners.left : corners.right
    guard radius > 0 else {
      let x = isLeft ? frame.minX : frame.maxX - width
      return "<rect" + SVGShapes.attributes(Rect(x: x, y: frame.minY, width: width, height: frame.height))
        + " shape-rendering=\"crispEdges\""
    }
    // Mirrored for right-to-left: `inward` points from the leading edge into the frame, and arcs turn the other way.
    let inward = isLeft ? 1.0 : -1.0
    let edge = isLeft ? frame.minX : frame.maxX
    let inner = edge + inward * width
    let beside = max(0, radius - width)
    let drop = radius - (radius * radius - beside * beside).squareRoot()
    var path = SVGPath()
    path.move(inner, frame.minY + drop)
    if width > radius { path.line(edge + inward * radius, frame.minY) }
    path.arc(radius, edge, frame.minY + radius, isClockwise: !isLeft)
    path.line(edge, frame.maxY - radius)
    if width > radius {
      path.arc(radius, edge + inward * radius, frame.maxY, isClockwise: !isLeft)
      path.line(inner, frame.maxY)
    } else {
      path.arc(radius, inner, frame.maxY - drop, isClockwise: !isLeft)
    }
    return path.closedElement
  }

  /// Returns one path of diagonals that rise to the right, each clipped to the frame.
  private func hatching(_ frame: Rect) -> String {
    var path = SVGPath()
    var distance = Layer.hatchPitch
    while distance < frame.width + frame.height {
      let left = max(0, distance - frame.height)
      let right = min(distance, frame.width)
      path.segment(
        frame.minX + left, frame.minY + distance - left, frame.minX + right, frame.minY + distance - right)
      distance += Layer.hatchPitch
    }
    return path.openElement + " fill=\"none\""
  }

  /// Returns one path along the given edges, inside by half its width.
  private func hairlines(_ lines: EdgeLines, frame: Rect) -> String {
    let isLeft = direction == .leftToRight
    let half = Double(palette.lineWidth) / 2
    var path = SVGPath()
    if lines.contains(.top) { path.segment(frame.minX, frame.minY + half, frame.maxX, frame.minY + half) }
    if lines.contains(.bottom) { path.segment(frame.minX, frame.maxY - half, frame.maxX, frame.maxY - half) }
    if lines.contains(isLeft ? .leading : .trailing) {
      path.segment(frame.minX + half, frame.minY, frame.minX + half, frame.maxY)
    }
    if lines.contains(isLeft ? .trailing : .leading) {
      path.segment(frame.maxX - half, frame.minY, frame.maxX - half, frame.maxY)
    }
    return path.openElement + " fill=\"none\""
  }

  /// Returns the position and size of a rectangle as attributes.
  static func attributes(_ rect: Rect) -> String {
    " x=\"" + FixedPoint.text(rect.minX) + "\" y=\"" + FixedPoint.text(rect.minY) + "\" width=\""
      + FixedPoint.text(rect.width) + "\" height=\"" + FixedPoint.text(rect.height) + "\""
  }
}

/// The corner radii of a rectangle at its left and right, limited to its size.
struct Corners {
  var left: Double
  var right: Double

  init(layer: Layer, size: Size, direction: LayoutDirection) {
    let limit = min(size.width, size.height) / 2
    let leading = min(max(0, layer.leadingRadius), limit)
    let trailing = min(max(0, layer.trailingRadius), limit)
    left = direction == .leftToRight ? leading : trailing
    right = direction == .leftToRight ? trailing : leading
  }

  func reduced(by amount: Double) -> Corners {
    var corners = self
    corners.left = max(0, left - amount)
    corners.right = max(0, right - amount)
    return corners
  }
}
