import Almanac
import TestSupport
import Testing

/// Faces of text: by state, through palette, display list and picture.
struct FontTests {
  @Test("CV-74: each state has a face, size and weight of its own, which numbers show and pictures name")
  func states() throws {
    let avenir = FontFamily("Avenir", fallback: .sansSerif)
    let heavy = FontFamily("Avenir-Heavy", fallback: .serif)
    let states: [(WritableKeyPath<CircleAppearance, CircleAppearance.State>, DayFlags)] = [
      (\.normal, []), (\.outside, .outOfScope), (\.disabled, .disabled), (\.today, .today),
      (\.highlighted, [.selected, .inRange]), (\.todayHighlighted, [.today, .selected, .inRange]),
      (\.selected, .selected), (\.todaySelected, [.today, .selected]),
    ]
    for (path, flags) in states {
      var values = CircleAppearance()
      values.normal.family = avenir
      values[keyPath: path] = CircleAppearance.State(size: 17, weight: .semibold, family: heavy)
      let style = CalendarStyle.circles(values)
      let text = style.day.resolve(.monday, flags, type: style.type).text
      #expect(style.palette.font(text.font) == heavy && text.size == 17)
      #expect(text.weight == (flags == .today ? .bold : .semibold), "today is bold while it is not selected")
      for (other, plain) in states where other != path && path != \.normal {
        let isInherited = flags == .today && plain == [.today, .outOfScope]
        let look = style.day.resolve(.monday, plain, type: style.type)
        let inherits: [DayFlags] = inheriting(flags)
        #expect(
          (style.palette.font(look.text.font) == heavy) == (isInherited || inherits.contains(plain)),
          "\(flags.rawValue) in \(plain.rawValue)")
      }
    }
  }

  /// The states that take over what another one says.
  private func inheriting(_ flags: DayFlags) -> [DayFlags] {
    switch flags {
    case [.selected, .inRange]: [.selected, [.today, .selected], [.today, .selected, .inRange]]
    case [.today, .selected, .inRange]: [[.today, .selected]]
    case .selected: [[.today, .selected]]
    default: []
    }
  }

  @Test("CV-74: the face reaches the display list, its text form and the picture, and moves no frame")
  func output() throws {
    var values = CircleAppearance()
    values.normal.family = FontFamily("Avenir", fallback: .sansSerif)
    values.selected.family = FontFamily(fallback: .monospaced)
    let style = CalendarStyle.circles(values)
    let (plain, own) = (try StyleSamples.harness(.circles()), try StyleSamples.harness(style))
    for harness in [plain, own] {
      harness.view.send(.select(november(10)))
      harness.settle()
    }
    let (before, after) = (plain.window.displayList().items, own.window.displayList().items)
    #expect(before.map { $0.frame } == after.map { $0.frame })
    let picture = SVGExport.text(own, style, .light)
    #expect(picture.contains("font-family=\"&#39;Avenir&#39;,sans-serif\""))
    #expect(picture.contains("font-family=\"ui-monospace,monospace\""))
    #expect(!SVGExport.text(plain, .circles(), .light).contains("Avenir"))
    let dump = SceneDump.text(own.window.displayList(), palette: style.palette)
    #expect(dump.contains("'Avenir',sans-serif") && dump.contains("ui-monospace"))
  }

  @Test("a face is found again in the palette, kinds are in every palette, and a full one falls back to kinds")
  func define() {
    var style = CalendarStyle.standard
    let avenir = FontFamily("Avenir", fallback: .serif)
    let role = style.define(avenir)
    #expect(style.define(avenir) == role && style.palette.font(role) == avenir)
    #expect(style.define(FontFamily()) == .standard && style.palette.font(.standard) == nil)
    for (kind, role) in [
      (FontFamily.Kind.serif, FontRole.serif), (.sansSerif, .sansSerif), (.monospaced, .monospaced),
      (.rounded, .rounded),
    ] {
      #expect(style.define(FontFamily(fallback: kind)) == role && FontRole(FontFamily("x", fallback: kind)) == role)
      #expect(Palette.standard.font(role)?.fallback == kind)
    }
    for number in 0..<300 { _ = style.define(FontFamily("Face \(number)")) }
    #expect(style.palette.fonts.count == 255)
    #expect(style.define(FontFamily("late", fallback: .serif)) == .serif)
    #expect(style.palette.font(FontRole(255)) != nil && Palette.standard.font(FontRole(77)) == nil)
  }

  @Test("names of faces are data: what could end a string is left out")
  func names() {
    let family = FontFamily("A'b\"c\\d\ne; } </style>", fallback: .serif)
    #expect(family.name == "Abcde; } </style>")
    #expect(FontFamily("A") != FontFamily("A", fallback: .serif) && FontFamily("Ä") == FontFamily("Ä"))
  }

  @Test("where all characters have one width, narrow ones are estimated as wide as others")
  func estimate() {
    var style = TextStyle(size: 10, lineHeight: 12)
    let narrow = TextWidthEstimate.width(of: "iii", style: style)
    style.font = .monospaced
    #expect(TextWidthEstimate.width(of: "iii", style: style) == 18.3 && narrow < 10)
    style.font = .serif
    #expect(TextWidthEstimate.width(of: "iii", style: style) == narrow)
  }
}
