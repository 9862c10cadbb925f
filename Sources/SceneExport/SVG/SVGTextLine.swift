import Basics
import Geometry
import ViewKit

/// A line of text as an SVG element.
///
/// The line is aligned by the direction of the layout and set in its own: a Hebrew title in an English calendar starts
/// at the left edge of its bar and reads from the right.
struct SVGTextLine {
  /// The height of the middle of a line above the baseline, as a fraction of the size: (ascender + descender) / 2 of
  /// Inter.
  private static let middle = 0.364
  let shapes: SVGShapes

  /// Returns the element, or `nil` if no part of the text is visible. `clip` is the frame to clip the text to, if it
  /// may be wider.
  func element(_ item: DisplayItem) -> (text: String, clip: Rect?)? {
    let layer = item.layer
    guard !item.text.utf8.isEmpty, let style = layer.textStyle, let color = layer.textColor else { return nil }
    let box = item.frame.inset(by: layer.textInsets, direction: shapes.direction)
    guard !box.isEmpty, style.size > 0 else { return nil }
    let fitted = TextWidthEstimate.fitting(item.text, width: box.width, style: style)
    guard !fitted.utf8.isEmpty else { return nil }
    let baseDirection = BaseDirection.of(item.text, fallback: shapes.direction)
    let anchor = anchor(style.alignment, in: box, baseDirection)
    let start = "<text x=\"" + FixedPoint.text(anchor.x) + "\" y=\""
    let middle = style.isAtTop ? box.minY + style.lineHeight / 2 : box.midY
    let baseline = middle + style.size * SVGTextLine.middle
    var element = "\" font-size=\"" + FixedPoint.text(style.size) + "\""
    if style.weight != .regular {
      element += " font-weight=\"" + FixedPoint.integer(Int64(style.weight.rawValue)) + "\""
    }
    if let font = shapes.palette.font(style.font), !font.css.utf8.isEmpty {
      element += " font-family=\"" + XMLText.escape(font.css) + "\""
    }
    if style.tracking != 0 { element += " letter-spacing=\"" + FixedPoint.text(style.tracking * style.size) + "\"" }
    if anchor.name != "start" { element += " text-anchor=\"" + anchor.name + "\"" }
    if baseDirection == .rightToLeft { element += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    let words = ">" + XMLText.escape(style.isUppercase ? Capitals.text(fitted) : fitted) + "</text>"
    let isHidden = item.accessibility.role == .none
    let hidden = " aria-hidden=\"true\""
    var text = ""
    if let shadow = layer.textShadow {
      let y = FixedPoint.text(baseline + shadow.offset)
      text = start + y + element + shapes.paint("fill", shadow.color) + hidden + words
    }
    text += start + FixedPoint.text(baseline) + element + shapes.paint("fill", color) + (isHidden ? hidden : "") + words
    // The estimate may be off by a few percent: text that comes near the edge is clipped.
    let reachesOver = TextWidthEstimate.width(of: fitted, style: style) > box.width * 0.85
    return (text, reachesOver ? item.frame : nil)
  }

  /// Returns the edge at which the text is aligned, and the end of the text at that edge.
  private func anchor(
    _ alignment: TextStyle.Alignment, in box: Rect, _ baseDirection: LayoutDirection
  ) -> (x: Double, name: String) {
    let isLeft: Bool
    switch alignment {
    case .center: return (box.midX, "middle")
    case .leading: isLeft = shapes.direction == .leftToRight
    case .trailing: isLeft = shapes.direction == .rightToLeft
    }
    let startsHere = isLeft == (baseDirection == .leftToRight)
    return (isLeft ? box.minX : box.maxX, startsHere ? "start" : "end")
  }
}
