import Basics
import Geometry
import ViewKit

/// The images of an SVG document: files as data, outlines as paths.
struct SVGImages {
  let shapes: SVGShapes
  /// The elements that others reference: clips of rounded corners, filters of tints.
  private(set) var definitions = ""
  private var defined: [String] = []

  init(shapes: SVGShapes) { self.shapes = shapes }

  /// Returns the element of an image in a view of that layer; empty if there is no room.
  mutating func element(_ image: Image, layer: Layer, frame: Rect, indentation: String) -> String {
    guard !frame.isEmpty else { return "" }
    let corners = Corners(layer: layer, size: frame.size, direction: shapes.direction)
    let rect = rect(of: image, in: frame)
    let reachesOver = rect.minX < frame.minX || rect.minY < frame.minY
    var attributes = ""
    if reachesOver || corners.left > 0 || corners.right > 0 { attributes += clip(frame, corners) }
    if image.opacity != 1 { attributes += " opacity=\"" + FixedPoint.text(min(max(image.opacity, 0), 1)) + "\"" }
    attributes +=
      image.label.utf8.isEmpty
      ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"" + XMLText.escape(image.label) + "\""
    let address: String
    switch image.source.content {
    case .outline(let outline):
      let paint = shapes.paint("fill", image.tint ?? .dynamic(light: RGBA(0), dark: RGBA(0)))
      return outline.points.isEmpty ? "" : indentation + shapes.polygon(outline, rect) + paint + attributes + "/>\n"
    case .encoded(let bytes, let format): address = "data:" + format.mediaType + ";base64," + Base64.encode(bytes)
    case .remote(let text): address = XMLText.escape(text)
    }
    if let tint = image.tint { attributes += filter(tint) }
    let aspect = image.contentMode == .fill ? " preserveAspectRatio=\"xMidYMid slice\"" : ""
    return indentation + "<image" + SVGShapes.attributes(rect) + aspect + attributes + " href=\"" + address + "\"/>\n"
  }

  /// Returns the frame of an image or of the square of an outline in its view, or the whole frame if its size is
  /// unknown or irrelevant.
  private func rect(of image: Image, in frame: Rect) -> Rect {
    guard let size = image.source.size, size.width > 0, size.height > 0 else { return frame }
    var isOutline = false
    if case .outline = image.source.content { isOutline = true }
    let scale: Double
    switch image.contentMode {
    case .original where !isOutline: scale = 1
    case .fill where isOutline: scale = max(frame.width / size.width, frame.height / size.height)
    case .fit where isOutline, .original where isOutline:
      scale = min(frame.width / size.width, frame.height / size.height)
    default: return frame
    }
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  private mutating func clip(_ frame: Rect, _ corners: Corners) -> String {
    let name =
      SVGBody.name(frame) + "_" + FixedPoint.text(corners.left) + "_" + FixedPoint.text(corners.right)
    if isNew(name) {
      definitions += "  <clipPath id=\"" + name + "\">" + shapes.outline(frame, corners) + "/></clipPath>\n"
    }
    return " clip-path=\"url(#" + name + ")\""
  }

  private mutating func isNew(_ name: String) -> Bool {
    if defined.contains(where: { $0.hasSameBytes(as: name) }) { return false }
    defined.append(name)
    return true
  }

  /// Returns the attribute of a filter that fills opaque pixels with a colour.
  private mutating func filter(_ tint: Color) -> String {
    let value = shapes.palette.resolve(tint, appearance: shapes.appearance)
    let name = "tint_" + FixedPoint.integer(Int64(value.packed))
    if isNew(name) {
      var flood = " flood-color=\"" + HexColor.text(value) + "\""
      if value.opacity != 255 { flood += " flood-opacity=\"" + FixedPoint.text(Double(value.opacity) / 255) + "\"" }
      definitions += "  <filter id=\"" + name + "\" color-interpolation-filters=\"sRGB\"><feFlood" + flood
      definitions += "/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
    }
    return " filter=\"url(#" + name + ")\""
  }
}
