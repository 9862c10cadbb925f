import Basics
import Geometry
import ViewKit

/// The images of an SVG document: files as data, outlines as paths.
struct SVGImages {
  /// The referenced elements: clips for rounded corners, and filters for tints.
  private(set) var definitions = ""
  private var defined: [String] = []

  /// Returns the element for an image.
  mutating func element(_ image: PaintImage) -> String {
    var attributes = ""
    if let clip = image.clip { attributes += self.clip(clip) }
    if image.opacity != 1 { attributes += " opacity=\"" + FixedPoint.text(image.opacity) + "\"" }
    attributes +=
      image.label.utf8.isEmpty
      ? " aria-hidden=\"true\"" : " role=\"img\" aria-label=\"" + XMLText.escape(image.label) + "\""
    let address: String
    switch image.content {
    case .outline(let path, let color):
      return SVGShapes.element(.path(path)) + SVGShapes.paint("fill", color) + attributes + "/>"
    case .encoded(let bytes, let format): address = "data:" + format.mediaType + ";base64," + Base64.encode(bytes)
    case .remote(let text): address = XMLText.escape(text)
    }
    if let tint = image.tint { attributes += filter(tint) }
    let aspect = image.coversRect ? " preserveAspectRatio=\"xMidYMid slice\"" : ""
    return "<image" + SVGShapes.attributes(image.rect) + aspect + attributes + " href=\"" + address + "\"/>"
  }

  private mutating func clip(_ clip: PaintImage.Clip) -> String {
    let name = SVGBody.name(clip.frame) + "_" + FixedPoint.text(clip.left) + "_" + FixedPoint.text(clip.right)
    if isNew(name) {
      definitions += "  <clipPath id=\"" + name + "\">" + SVGShapes.element(clip.shape) + "/></clipPath>\n"
    }
    return " clip-path=\"url(#" + name + ")\""
  }

  private mutating func isNew(_ name: String) -> Bool {
    if defined.contains(where: { $0.hasSameBytes(as: name) }) { return false }
    defined.append(name)
    return true
  }

  /// Returns the attribute for a filter that fills opaque pixels with a color.
  private mutating func filter(_ tint: RGBA) -> String {
    let name = "tint_" + FixedPoint.integer(Int64(tint.packed))
    if isNew(name) {
      var flood = " flood-color=\"" + HexColor.text(tint) + "\""
      if tint.opacity != 255 { flood += " flood-opacity=\"" + FixedPoint.text(Double(tint.opacity) / 255) + "\"" }
      definitions += "  <filter id=\"" + name + "\" color-interpolation-filters=\"sRGB\"><feFlood" + flood
      definitions += "/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n"
    }
    return " filter=\"url(#" + name + ")\""
  }
}
