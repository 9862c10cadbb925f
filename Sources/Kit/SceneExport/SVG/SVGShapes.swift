import Geometry
import ViewKit

/// Shapes and colors as parts of SVG elements.
enum SVGShapes {
  /// Returns the element for a filled shape.
  static func fill(_ shape: PaintShape, _ color: RGBA) -> String { element(shape) + paint("fill", color) + "/>" }

  /// Returns the element for a line along a shape.
  static func stroke(_ shape: PaintShape, _ stroke: PaintStroke, _ color: RGBA) -> String {
    var text = element(shape) + " fill=\"none\"" + paint("stroke", color)
    if stroke.isDashed { text += " stroke-dasharray=\"3 2\"" }
    if !stroke.isHairline || stroke.width != 1 { text += " stroke-width=\"" + FixedPoint.text(stroke.width) + "\"" }
    if stroke.isHairline { text += " vector-effect=\"non-scaling-stroke\" shape-rendering=\"crispEdges\"" }
    return text + "/>"
  }

  /// Returns the attribute ` name="#rrggbb"`, with the opacity if it is below 1.
  static func paint(_ name: String, _ color: RGBA) -> String {
    var text = " " + name + "=\"" + HexColor.text(color) + "\""
    if color.opacity != 255 {
      text += " " + name + "-opacity=\"" + FixedPoint.text(Double(color.opacity) / 255) + "\""
    }
    return text
  }

  /// Returns the element for a shape, without its end.
  static func element(_ shape: PaintShape) -> String {
    switch shape {
    case .rect(let rect, let radius):
      "<rect" + attributes(rect)
        + (radius > 0 ? " rx=\"" + FixedPoint.text(radius) + "\"" : " shape-rendering=\"crispEdges\"")
    case .path(let path): "<path d=\"" + data(path) + "\""
    }
  }

  /// Returns the position and size of a rectangle as attributes.
  static func attributes(_ rect: Rect) -> String {
    " x=\"" + FixedPoint.text(rect.minX) + "\" y=\"" + FixedPoint.text(rect.minY) + "\" width=\""
      + FixedPoint.text(rect.width) + "\" height=\"" + FixedPoint.text(rect.height) + "\""
  }

  private static func data(_ path: PaintPath) -> String {
    var data = ""
    for step in path.steps {
      switch step {
      case .move(let point): append("M", point, to: &data)
      case .line(let point): append("L", point, to: &data)
      case .arc(let radius, let point, let isClockwise):
        data += "A" + FixedPoint.text(radius) + " " + FixedPoint.text(radius) + " 0 0 " + (isClockwise ? "1" : "0")
        append(" ", point, to: &data)
      }
    }
    return path.isClosed ? data + "Z" : data
  }

  private static func append(_ command: String, _ point: Point, to data: inout String) {
    data += command
    FixedPoint.append(point.x, to: &data)
    data += " "
    FixedPoint.append(point.y, to: &data)
  }
}
