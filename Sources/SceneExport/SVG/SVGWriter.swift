public import Geometry
public import ViewKit

/// Writes a display list as an SVG 1.1 document with real text.
///
/// Views become nested groups, so roles, names and states stay what they are; colours are resolved, so the picture needs
/// nothing around it. The same list gives the same bytes on every platform.
public enum SVGWriter {
  /// - Parameters:
  ///   - size: extent of the picture in points.
  ///   - direction: the side of leading edges; frames are taken as they are.
  ///   - title: spoken and shown as the name of the document; data, not markup.
  ///   - fontFamily: as in CSS, for example `Inter, sans-serif`.
  public static func write(
    _ list: DisplayList, size: Size, palette: Palette, appearance: Appearance, direction: LayoutDirection,
    title: String, fontFamily: String
  ) -> String {
    var body = SVGBody(shapes: SVGShapes(palette: palette, appearance: appearance, direction: direction))
    for item in list.items { body.append(item) }
    body.close()
    let width = FixedPoint.text(size.width)
    let height = FixedPoint.text(size.height)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width
    text += "\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height + "\" role=\"document\""
    text += " font-family=\"" + XMLText.escape(fontFamily) + "\" style=\"font-variant-numeric:tabular-nums\""
    text += " xml:space=\"preserve\">\n<title>" + XMLText.escape(title) + "</title>\n"
    if !body.clips.isEmpty || !body.images.definitions.utf8.isEmpty {
      text += "<defs>\n"
      for clip in body.clips {
        text += "  <clipPath id=\"" + SVGBody.name(clip) + "\"><rect" + SVGShapes.attributes(clip) + "/></clipPath>\n"
      }
      text += body.images.definitions + "</defs>\n"
    }
    return text + body.text + "</svg>\n"
  }
}
