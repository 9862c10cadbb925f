import Geometry
import ViewKit

/// The appearance of a view in a few words, without properties that are equal to `Layer.clear`.
struct LayerText {
  var palette: Palette?

  func text(_ layer: Layer) -> String {
    var text = ""
    if let fill = layer.fill { text += " fill " + color(fill) }
    if let hatch = layer.hatch { text += " hatch " + color(hatch) }
    if layer.leadingRadius != 0 || layer.trailingRadius != 0 {
      text += " radius " + number(layer.leadingRadius)
      if layer.trailingRadius != layer.leadingRadius { text += "/" + number(layer.trailingRadius) }
    }
    if let outline = layer.outline { text += " outline " + FixedPoint.integer(Int64(outline.rawValue)) }
    if !layer.lines.isEmpty {
      text += " lines " + edges(layer.lines)
      if let lineColor = layer.lineColor { text += " " + color(lineColor) }
    }
    if let stripe = layer.stripe { text += " stripe " + number(stripe.width) + " " + color(stripe.color) }
    if let ring = layer.ring {
      text += (ring.isDashed ? " dashed ring " : " ring ") + number(ring.width) + " " + color(ring.color)
    }
    if let style = layer.textStyle { text += " font " + font(style) }
    if let textColor = layer.textColor { text += " ink " + color(textColor) }
    if let shadow = layer.textShadow { text += " shadow " + number(shadow.offset) + " " + color(shadow.color) }
    if layer.textInsets != .zero { text += " insets " + insets(layer.textInsets) }
    if layer.cursor == .pointingHand { text += " hand" }
    return text
  }

  /// Returns the kind of an image, and how it is displayed if that differs from the default.
  func text(_ image: Image) -> String {
    var text = " image "
    switch image.source.content {
    case .encoded(let bytes, let format):
      text += format.mediaType + " " + FixedPoint.integer(Int64(bytes.count)) + " bytes"
      if let size = image.source.size { text += " " + number(size.width) + "x" + number(size.height) }
    case .remote(let address): text += Quoted.text(address)
    case .outline(let outline): text += "outline of " + FixedPoint.integer(Int64(outline.points.count)) + " points"
    }
    switch image.contentMode {
    case .fit: break
    case .fill: text += " fill"
    case .original: text += " original"
    }
    if let tint = image.tint { text += " tint " + color(tint) }
    if image.opacity != 1 { text += " opacity " + FixedPoint.text(image.opacity, decimals: 2) }
    if !image.label.utf8.isEmpty { text += " label " + Quoted.text(image.label) }
    return text
  }

  private func color(_ color: Color) -> String {
    switch color {
    case .role(let role):
      let index = Int(role.rawValue)
      if let palette, index < palette.entries.count { return palette.entries[index].name }
      return "role" + FixedPoint.integer(Int64(index))
    case .dynamic(let light, let dark):
      return rgba(light) + (light == dark ? "" : "|" + rgba(dark))
    }
  }

  private func rgba(_ color: RGBA) -> String {
    HexColor.text(color) + (color.opacity == 255 ? "" : "/" + FixedPoint.integer(Int64(color.opacity)))
  }

  private func font(_ style: TextStyle) -> String {
    var text = number(style.size) + "/" + number(style.lineHeight)
    switch style.weight {
    case .regular: break
    case .medium: text += " medium"
    case .semibold: text += " semibold"
    case .bold: text += " bold"
    }
    if let font = palette?.font(style.font) { text += " " + font.css }
    switch style.alignment {
    case .leading: break
    case .center: text += " center"
    case .trailing: text += " trailing"
    }
    if style.isAtTop { text += " top" }
    if style.wraps { text += " wraps" }
    if style.keepsLineBreaks { text += " lines" }
    if style.tracking != 0 { text += " tracking " + number(style.tracking) }
    if style.isUppercase { text += " uppercase" }
    return text
  }

  private func insets(_ insets: Insets) -> String {
    number(insets.top) + "," + number(insets.leading) + "," + number(insets.bottom) + "," + number(insets.trailing)
  }

  private func edges(_ lines: EdgeLines) -> String {
    var text = ""
    for (edge, name) in [(EdgeLines.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
    where lines.contains(edge) {
      text += text.utf8.isEmpty ? name : "+" + name
    }
    return text
  }

  private func number(_ value: Double) -> String { FixedPoint.text(value) }
}
