import Almanac

/// Writes layers and palettes as CSS.
///
/// Rules use these custom properties of the root element: `--px`, one device pixel; `--d`, the text direction, 1 for
/// left to right or -1; `--l` and `--t`, the names of the leading and trailing side.
struct LayerStyleSheet {
  let palette: Palette

  /// The palette as custom properties of the element. A page can override each by setting the same property on the
  /// element.
  var properties: [UInt8] {
    var css = CSSText()
    css.add(":host{")
    for entry in palette.entries {
      css.add("--almanac-")
      css.add(name: entry.name)
      css.add(":")
      css.add(light: entry.light, dark: entry.dark)
      css.add(";")
    }
    css.add("}")
    return css.bytes
  }

  /// The rule of the class `l` followed by the number of the layer.
  func rule(_ id: LayerID, _ layer: Layer) -> [UInt8] {
    var css = CSSText()
    css.add(".l")
    css.add(number: Double(id.rawValue))
    css.add("{")
    background(layer, &css)
    corners(layer, &css)
    shadows(layer, &css)
    if let color = layer.textColor {
      css.add("color:")
      add(color, &css)
      css.add(";")
    }
    if let style = layer.textStyle { type(style, &css) }
    if let shadow = layer.textShadow {
      css.add("text-shadow:0 ")
      css.add(length: shadow.offset)
      css.add(" ")
      add(shadow.color, &css)
      css.add(";")
    }
    insets(layer.textInsets, &css)
    if layer.opacity != 1 {
      css.add("opacity:")
      css.add(number: layer.opacity)
      css.add(";")
    }
    switch layer.cursor {
    case .inherited: break
    case .pointingHand: css.add("cursor:pointer;")
    case .resizeUpAndDown: css.add("cursor:ns-resize;pointer-events:auto;")
    case .resizeSideways: css.add("cursor:ew-resize;pointer-events:auto;")
    case .copy: css.add(".holds:has(&),.holds:has(&) *{cursor:copy!important}")
    case .notAllowed: css.add(".holds:has(&),.holds:has(&) *{cursor:not-allowed!important}")
    }
    hover(layer, &css)
    css.add("}")
    return css.bytes
  }

  /// The overlay of hovered buttons would replace stripes, because both are background images; this sets both.
  private func hover(_ layer: Layer, _ css: inout CSSText) {
    guard layer.stripe != nil else { return }
    css.add("@media(hover:hover){&[role=button]:not([aria-disabled]):hover{background:")
    css.add("linear-gradient(color-mix(in srgb,currentColor 8%,transparent) 0 0),")
    images(layer, &css)
    css.add("}}")
  }

  /// The tint of an image, as in a style sheet; empty if the image keeps its own colors.
  func tint(of image: Image) -> [UInt8] {
    var css = CSSText()
    if let tint = image.tint {
      add(tint, &css)
    } else if case .outline = image.source.content {
      css.add("#000")
    }
    return css.bytes
  }

  /// An outline as an SVG file.
  static func drawing(of outline: Outline) -> [UInt8] {
    var css = CSSText()
    css.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><path d=\"M")
    for (index, point) in outline.points.enumerated() {
      if index > 0 { css.add("L") }
      css.add(number: point.x * 100)
      css.add(" ")
      css.add(number: point.y * 100)
    }
    css.add("Z\"/></svg>")
    return css.bytes
  }

  private func background(_ layer: Layer, _ css: inout CSSText) {
    guard layer.fill != nil || layer.stripe != nil || layer.hatch != nil else { return }
    css.add("background:")
    images(layer, &css)
  }

  private func images(_ layer: Layer, _ css: inout CSSText) {
    if let hatch = layer.hatch {
      // The gradient is perpendicular to the lines, so its length is their distance along the diagonal.
      css.add("repeating-linear-gradient(135deg,")
      add(hatch, &css)
      css.add(" 0 1px,transparent 1px ")
      css.add(length: Layer.hatchPitch * 0.707)
      css.add(")")
      if layer.stripe != nil || layer.fill != nil { css.add(",") }
    }
    if let stripe = layer.stripe {
      css.add("linear-gradient(")
      add(stripe.color, &css)
      css.add(",")
      add(stripe.color, &css)
      css.add(") var(--l)/")
      css.add(length: stripe.width)
      css.add(" 100% no-repeat")
      if layer.fill != nil { css.add(",") }
    }
    if let fill = layer.fill { add(fill, &css) }
    css.add(";")
  }

  private func corners(_ layer: Layer, _ css: inout CSSText) {
    if let outline = palette.outline(layer.outline) {
      css.add("clip-path:polygon(")
      for (index, point) in outline.points.enumerated() {
        if index > 0 { css.add(",") }
        css.add(number: point.x * 100)
        css.add("% ")
        css.add(number: point.y * 100)
        css.add("%")
      }
      css.add(");")
    }
    guard layer.leadingRadius > 0 || layer.trailingRadius > 0 else { return }
    if layer.leadingRadius == layer.trailingRadius {
      css.add("border-radius:")
    } else {
      css.add("border-start-start-radius:")
      css.add(length: layer.leadingRadius)
      css.add(";border-end-start-radius:")
      css.add(length: layer.leadingRadius)
      css.add(";border-start-end-radius:")
      css.add(length: layer.trailingRadius)
      css.add(";border-end-end-radius:")
    }
    css.add(length: layer.trailingRadius)
    css.add(";")
  }

  /// Lines and rings as shadows inside the element, because borders would move its children.
  private func shadows(_ layer: Layer, _ css: inout CSSText) {
    let lines = layer.lineColor == nil ? [] : layer.lines
    var ring = layer.ring
    if let dashed = ring, dashed.isDashed {
      ring = nil
      css.add("outline:dashed ")
      css.add(length: dashed.width)
      css.add(" ")
      add(dashed.color, &css)
      css.add(";outline-offset:")
      css.add(length: -dashed.width)
      css.add(";")
    }
    guard ring != nil || !lines.isEmpty else { return }
    css.add("box-shadow:")
    var isFirst = true
    if let ring {
      css.add("inset 0 0 0 ")
      css.add(length: ring.width)
      css.add(" ")
      add(ring.color, &css)
      isFirst = false
    }
    let isThick = palette.lineWidth > 1
    func line(_ start: StaticString, _ end: StaticString) {
      if !isFirst { css.add(",") }
      isFirst = false
      css.add("inset ")
      css.add(start)
      if isThick {
        css.add(number: Double(palette.lineWidth))
        css.add("*")
      }
      css.add("var(--px)")
      css.add(end)
      css.add(" 0 0 ")
      if let color = layer.lineColor { add(color, &css) }
    }
    if lines.contains(.top) { line(isThick ? "0 calc(" : "0 ", isThick ? ")" : "") }
    if lines.contains(.bottom) { line("0 calc(-1*", ")") }
    if lines.contains(.leading) { line("calc(var(--d)*", ") 0") }
    if lines.contains(.trailing) { line("calc(-1*var(--d)*", ") 0") }
    css.add(";")
  }

  /// Text on one line, vertically centered and truncated with an ellipsis, or on as many lines as it needs. Text of the
  /// opposite direction keeps its direction but is aligned like the page.
  private func type(_ style: TextStyle, _ css: inout CSSText) {
    css.add("font-size:")
    css.add(length: style.size)
    css.add(";line-height:")
    css.add(length: style.lineHeight)
    css.add(";font-weight:")
    css.add(number: Double(style.weight.rawValue))
    if let font = palette.font(style.font), !font.css.utf8.isEmpty {
      css.add(";font-family:")
      css.add(name: font.css)
    }
    switch style.alignment {
    case .leading: css.add(";text-align:var(--l);")
    case .center: css.add(";text-align:center;")
    case .trailing: css.add(";text-align:var(--t);")
    }
    if style.tracking != 0 {
      css.add("letter-spacing:")
      css.add(number: style.tracking)
      css.add("em;")
    }
    if style.isUppercase { css.add("text-transform:uppercase;") }
    css.add(style.isAtTop || style.wraps ? "align-content:start;" : "align-content:center;")
    if style.wraps {
      css.add("white-space:pre-wrap;overflow-wrap:anywhere;")
    } else {
      css.add("overflow:hidden;text-overflow:ellipsis;")
    }
    if style.isSelectable { css.add("-webkit-user-select:text;user-select:text;cursor:text;") }
    // All lines of a text have the same direction.
    css.add(style.keepsLineBreaks ? "white-space:pre;" : "unicode-bidi:plaintext;")
  }

  private func insets(_ insets: Insets, _ css: inout CSSText) {
    guard insets != .zero else { return }
    css.add("padding-block:")
    css.add(length: insets.top)
    css.add(" ")
    css.add(length: insets.bottom)
    css.add(";padding-inline:")
    css.add(length: insets.leading)
    css.add(" ")
    css.add(length: insets.trailing)
    css.add(";")
  }

  private func add(_ color: Color, _ css: inout CSSText) {
    switch color {
    case .role(let role):
      guard Int(role.rawValue) < palette.entries.count else {
        css.add("#000")
        return
      }
      css.add("var(--almanac-")
      css.add(name: palette.entries[Int(role.rawValue)].name)
      css.add(")")
    case .dynamic(let light, let dark): css.add(light: light, dark: dark)
    }
  }
}
