public import Geometry
public import ViewKit

/// Writes display lists as SVG 1.1 documents with real text.
///
///     let svg = SVGWriter.write(
///       window.displayList(), size: size, palette: palette, appearance: .light, direction: .leftToRight,
///       title: "November 2026", fontFamily: "Inter, sans-serif")
///
/// Views become nested groups with their roles, names, and states. Colors are resolved, so the document references
/// nothing external except images given by URL. The same list produces the same bytes on every platform.
///
/// Comments at the start of the document list roles that are not in the palette and text without a color, because
/// neither can be painted as specified. Use the palette of the calendar's style, `view.style.palette`.
public enum SVGWriter {
  /// Returns the SVG document of a display list.
  /// - Parameters:
  ///   - size: the size of the picture, in points.
  ///   - palette: the colors of the color roles.
  ///   - appearance: the light or dark variant of the colors.
  ///   - direction: the layout direction, which determines leading edges. Frames are used unchanged.
  ///   - title: the accessible name of the document, which is escaped.
  ///   - fontFamily: the CSS font family, for example `Inter, sans-serif`.
  public static func write(
    _ list: DisplayList, size: Size, palette: Palette, appearance: Appearance, direction: LayoutDirection,
    title: String, fontFamily: String
  ) -> String {
    var body = SVGBody(Painting(palette: palette, appearance: appearance, direction: direction))
    for item in list.items { body.append(item) }
    body.close()
    let width = FixedPoint.text(size.width)
    let height = FixedPoint.text(size.height)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width
    text += "\" height=\"" + height + "\" viewBox=\"0 0 " + width + " " + height + "\" role=\"document\""
    text += " font-family=\"" + XMLText.escape(fontFamily) + "\" style=\"font-variant-numeric:tabular-nums\""
    text += " xml:space=\"preserve\">\n<title>" + XMLText.escape(title) + "</title>\n"
    for problem in body.painting.problems(of: list) { text += "<!-- " + problem + " -->\n" }
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
