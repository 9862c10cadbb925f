import Geometry
import ViewKit

/// A line of text as SVG elements: its shadow, if any, and then the text.
enum SVGTextLine {
  static func elements(_ line: PaintText) -> String {
    let style = line.style
    let start = "<text x=\"" + FixedPoint.text(line.x) + "\" y=\""
    var element = "\" font-size=\"" + FixedPoint.text(style.size) + "\""
    if style.weight != .regular {
      element += " font-weight=\"" + FixedPoint.integer(Int64(style.weight.rawValue)) + "\""
    }
    if let font = line.font, !font.css.utf8.isEmpty {
      element += " font-family=\"" + XMLText.escape(font.css) + "\""
    }
    if style.tracking != 0 { element += " letter-spacing=\"" + FixedPoint.text(style.tracking * style.size) + "\"" }
    switch line.anchor {
    case .start: break
    case .middle: element += " text-anchor=\"middle\""
    case .end: element += " text-anchor=\"end\""
    }
    if line.direction == .rightToLeft { element += " direction=\"rtl\" unicode-bidi=\"embed\"" }
    let words = ">" + XMLText.escape(line.fitted) + "</text>"
    let hidden = " aria-hidden=\"true\""
    var text = ""
    if let shadow = line.shadow {
      text = start + FixedPoint.text(line.baseline + shadow.offset) + element
      text += SVGShapes.paint("fill", shadow.color) + hidden + words
    }
    text += start + FixedPoint.text(line.baseline) + element + SVGShapes.paint("fill", line.color)
    return text + (line.isHidden ? hidden : "") + words
  }
}
