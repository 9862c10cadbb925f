import Almanac
import Testing

@testable import WebHost

@Suite("Layers as CSS")
struct LayerStyleSheetTests {
  private let styles = LayerStyleSheet(palette: .standard)

  @Test("a layer that paints nothing has no declarations")
  func clear() {
    #expect(rule(.clear) == ".l7{}")
  }

  @Test("colors of the palette are custom properties, fixed ones follow the appearance")
  func colors() {
    #expect(declarations(Layer(fill: .role(CalendarRole.surface))) == "background:var(--almanac-surface);")
    let both = Color.dynamic(light: RGBA(0x00ff7f), dark: RGBA(0x102030, opacity: 128))
    #expect(declarations(Layer(textColor: both)) == "color:light-dark(#00ff7f,#10203080);")
    let same = Color.dynamic(light: RGBA(0xabcdef), dark: RGBA(0xabcdef))
    #expect(declarations(Layer(fill: same)) == "background:#abcdef;")
    #expect(declarations(Layer(fill: .role(ColorRole(200)))) == "background:#000;")
  }

  @Test("the palette becomes custom properties of the element, so that a page can override them")
  func palette() {
    let palette = Palette(entries: [
      Palette.Entry(name: "ink", light: RGBA(0x111111), dark: RGBA(0xeeeeee)),
      Palette.Entry(name: "flat", light: RGBA(0x222222), dark: RGBA(0x222222)),
    ])
    #expect(
      String(decoding: LayerStyleSheet(palette: palette).properties, as: UTF8.self)
        == ":host{--almanac-ink:light-dark(#111111,#eeeeee);--almanac-flat:#222222;}")
  }

  @Test("ED-34, ED-47: while something is held, cursors say everywhere that it is copied or cannot be dropped")
  func cursors() {
    #expect(declarations(Layer(cursor: .copy)) == ".holds:has(&),.holds:has(&) *{cursor:copy!important}")
    #expect(
      declarations(Layer(cursor: .notAllowed)) == ".holds:has(&),.holds:has(&) *{cursor:not-allowed!important}")
  }

  @Test("equal corners are one radius, different ones follow the direction of reading")
  func corners() {
    #expect(declarations(Layer(leadingRadius: 5, trailingRadius: 5)) == "border-radius:5px;")
    #expect(
      declarations(Layer(leadingRadius: 5, trailingRadius: 0))
        == "border-start-start-radius:5px;border-end-start-radius:5px;"
        + "border-start-end-radius:0;border-end-end-radius:0;")
  }

  @Test("lines and rings are inside the element and move nothing")
  func shadows() {
    let line = Color.role(CalendarRole.hairline)
    #expect(
      declarations(Layer(lines: [.top, .leading], lineColor: line))
        == "box-shadow:inset 0 var(--px) 0 0 var(--almanac-hairline),"
        + "inset calc(var(--d)*var(--px)) 0 0 0 var(--almanac-hairline);")
    #expect(
      declarations(Layer(lines: [.bottom, .trailing], lineColor: line, ring: Ring(color: line, width: 1.5)))
        == "box-shadow:inset 0 0 0 1.5px var(--almanac-hairline),"
        + "inset 0 calc(-1*var(--px)) 0 0 var(--almanac-hairline),"
        + "inset calc(-1*var(--d)*var(--px)) 0 0 0 var(--almanac-hairline);")
    #expect(declarations(Layer(lines: .top)) == "")
    #expect(
      declarations(Layer(ring: Ring(color: line, width: 1, isDashed: true)))
        == "outline:dashed 1px var(--almanac-hairline);outline-offset:-1px;")
  }

  @Test("CV-74: a font of the palette is the family of the text; the font of the page needs none")
  func faces() {
    var palette = Palette.standard
    palette.fonts.append(FontFamily("Avenir Next", fallback: .serif))
    var style = TextStyle(size: 18, lineHeight: 22)
    func family(_ role: FontRole) -> Bool {
      style.font = role
      let bytes = LayerStyleSheet(palette: palette).rule(LayerID(7), Layer(textColor: nil, textStyle: style))
      let text = String(decoding: bytes, as: UTF8.self)
      let names = [FontRole.serif: "ui-serif,serif", .monospaced: "ui-monospace,monospace"]
      let expected = names[role] ?? "'Avenir Next',ui-serif,serif"
      return text.contains("font-weight:400;font-family:\(expected);text-align")
    }
    #expect(family(.serif) && family(.monospaced) && family(FontRole(5)))
    for role in [FontRole.standard, FontRole(99)] {
      #expect(!family(role))
      let bytes = LayerStyleSheet(palette: palette).rule(LayerID(7), Layer(textStyle: style))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("font-family"))
    }
  }

  @Test("a hatch is above the fill")
  func hatch() {
    let line = Color.role(CalendarRole.hairline)
    let text = declarations(Layer(fill: .role(CalendarRole.surface), hatch: line))
    #expect(
      text.hasPrefix("background:repeating-linear-gradient(135deg,var(--almanac-hairline) 0 1px,transparent 1px "))
    #expect(text.hasSuffix("),var(--almanac-surface);"))
  }

  @Test("lines are as many pixels wide as the palette says")
  func thickLines() {
    var palette = Palette.standard
    palette.lineWidth = 2
    let layer = Layer(lines: [.top, .bottom], lineColor: .role(CalendarRole.hairline))
    let css = String(decoding: LayerStyleSheet(palette: palette).rule(LayerID(7), layer), as: UTF8.self)
    #expect(
      css == ".l7{box-shadow:inset 0 calc(2*var(--px)) 0 0 var(--almanac-hairline),"
        + "inset 0 calc(-1*2*var(--px)) 0 0 var(--almanac-hairline);}")
  }

  @Test("an outline clips the element to a polygon, a shadow of text is above or below the text")
  func outline() {
    var palette = Palette.standard
    palette.outlines = [Outline(points: [Point(x: 0.5, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 0.25)])]
    let styles = LayerStyleSheet(palette: palette)
    func css(_ layer: Layer) -> String { String(decoding: styles.rule(LayerID(7), layer), as: UTF8.self) }
    #expect(css(Layer(outline: OutlineRole(0))) == ".l7{clip-path:polygon(50% 0%,100% 100%,0% 25%);}")
    #expect(css(Layer(outline: OutlineRole(1))) == ".l7{}")
    let shadow = TextShadow(color: .role(CalendarRole.surface), offset: -0.5)
    #expect(css(Layer(textShadow: shadow)) == ".l7{text-shadow:0 -0.5px var(--almanac-surface);}")
  }

  @Test("a stripe is at the leading edge above the fill")
  func stripe() {
    let stripe = Stripe(color: .role(CalendarRole.strong(.red)), width: 3)
    #expect(
      declarations(Layer(fill: .role(CalendarRole.tint(.red)), stripe: stripe))
        == "background:linear-gradient(var(--almanac-red),var(--almanac-red)) var(--l)/3px 100% no-repeat,"
        + "var(--almanac-red-tint);@media(hover:hover){&[role=button]:not([aria-disabled]):hover{background:"
        + "linear-gradient(color-mix(in srgb,currentColor 8%,transparent) 0 0),"
        + "linear-gradient(var(--almanac-red),var(--almanac-red)) var(--l)/3px 100% no-repeat,"
        + "var(--almanac-red-tint);}}")
  }

  @Test("text is one line that ends with an ellipsis")
  func type() {
    var style = TextStyle(size: 11, lineHeight: 14, weight: .medium, alignment: .trailing, tracking: 0.02)
    style.isUppercase = true
    #expect(
      declarations(Layer(textStyle: style, textInsets: Insets(leading: 6, trailing: 2.25)))
        == "font-size:11px;line-height:14px;font-weight:500;text-align:var(--t);letter-spacing:0.02em;"
        + "text-transform:uppercase;align-content:center;overflow:hidden;text-overflow:ellipsis;"
        + "unicode-bidi:plaintext;padding-block:0 0;padding-inline:6px 2.25px;")
    style.isAtTop = true
    #expect(declarations(Layer(textStyle: style)).contains("uppercase;align-content:start;overflow:hidden;"))
    style.keepsLineBreaks = true
    #expect(declarations(Layer(textStyle: style)).hasSuffix("text-overflow:ellipsis;white-space:pre;"))
  }

  @Test("opacity and the pointer's shape are declared where they differ")
  func rest() {
    #expect(declarations(Layer(opacity: 0.375, cursor: .pointingHand)) == "opacity:0.375;cursor:pointer;")
  }

  @Test(
    "numbers are written short",
    arguments: [
      (0.0, "0"), (0.5, "0.5"), (12, "12"), (-3.25, "-3.25"), (0.001, "0.001"), (0.0004, "0"), (1000.05, "1000.05"),
      (1e9, "1000000"), (.nan, "0"), (105, "105"),
    ])
  func numbers(number: Double, text: String) {
    var css = CSSText()
    css.add(number: number)
    #expect(String(decoding: css.bytes, as: UTF8.self) == text)
  }

  private func rule(_ layer: Layer) -> String { String(decoding: styles.rule(LayerID(7), layer), as: UTF8.self) }

  /// The text between the braces.
  private func declarations(_ layer: Layer) -> String { String(rule(layer).dropFirst(4).dropLast()) }
}
