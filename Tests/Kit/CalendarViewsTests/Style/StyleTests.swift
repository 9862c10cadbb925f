import Almanac
import TestSupport
import Testing

/// The style as one value: what it is made of, and how looks of days follow from it.
struct StyleTests {
  private static func paint(_ rgb: UInt32) -> Color { StyleSamples.paint(rgb) }

  @Test("SH-27: a property of the style that changes is seen in the next frame")
  func nextFrame() throws {
    let harness = try StyleSamples.harness(.standard)
    harness.view.style.day.add(.ink(Self.paint(0x123456)))
    #expect(harness.cell(november(10))?.numberView.layer.textColor != Self.paint(0x123456))
    harness.tick()
    #expect(harness.cell(november(10))?.numberView.layer.textColor == Self.paint(0x123456))
    harness.view.style = .dark
    harness.tick()
    #expect(harness.view.configuration.style == .dark)
    #expect(harness.cell(november(10))?.numberView.layer.textColor == .role(CalendarRole.ink))
  }

  @Test("SH-28: basic, light and dark give three pictures")
  func threeStyles() throws {
    let pictures = try [CalendarStyle.basic, .light, .dark].map { style in
      let harness = try StyleSamples.harness(style) { $0.monthEvents = .bars }
      return SVGExport.text(harness, style, .light)
    }
    #expect(Set(pictures).count == 3)
    for style in [CalendarStyle.light, .dark] {
      let harness = try StyleSamples.harness(style)
      #expect(SVGExport.text(harness, style, .light) == SVGExport.text(harness, style, .dark))
    }
  }

  @Test("SH-29: an inactive color changes days out of bounds alone")
  func inactive() throws {
    var style = CalendarStyle.standard
    style.day.setInk(StateColors(active: .role(CalendarRole.ink), inactive: Self.paint(0xabcdef)))
    let harness = try StyleSamples.harness(style) {
      $0.reachable = try DayBounds(first: november(5), last: november(25))
    }
    for date in 1...28 {
      let ink = try #require(harness.cell(november(date))).numberView.layer.textColor
      #expect((ink == Self.paint(0xabcdef)) == !(5...25).contains(date), "on \(date)")
    }
  }

  @Test("SH-30: a day with events takes the highlighted color, pressed or not")
  func highlighted() throws {
    var style = CalendarStyle.standard
    style.day.setInk(StateColors(active: Self.paint(0x111111), activeWithEvents: Self.paint(0x222222)))
    // 10 and 12 have events.
    for pressed in [nil, 10, 11] {
      let harness = try StyleSamples.harness(style)
      if let pressed { harness.pointer(.down, harness.place(of: november(pressed))) }
      harness.tick()
      #expect(harness.view.state.pressedDay == pressed.map { november($0) })
      for date in 9...13 {
        let ink = try #require(harness.cell(november(date))).numberView.layer.textColor
        #expect(ink == Self.paint(date == 10 || date == 12 ? 0x222222 : 0x111111), "on \(date)")
      }
    }
  }

  @Test(
    "a general rule leaves today's number legible on its disc, and a rule for today changes it",
    arguments: [DayPlaces.month, .year, .strip, .heading])
  func todaysInk(place: DayPlaces) {
    var day = DayStyle.standard
    day.setInk(StateColors(active: Self.paint(1), inactive: Self.paint(2)))
    day.add(.ink(Self.paint(3)), on: WeekdaySet([.sunday]))
    for flags in [DayFlags.today, [.today, .hasEvents], [.today, .selected], [.today, .weekend]] {
      for weekday in [Weekday.sunday, .monday] {
        let look = day.resolve(weekday, flags, at: place)
        #expect(look.ink == .role(CalendarRole.onAccent) && look.disc == .role(CalendarRole.accent))
      }
    }
    #expect(day.resolve(.monday, [], at: place).ink == Self.paint(1))
    #expect(day.resolve(.sunday, [], at: place).ink == Self.paint(3))
    day.add(.ink(Self.paint(4)), all: .today)
    #expect(day.resolve(.sunday, .today, at: place).ink == Self.paint(4))
    day.add(.disc(nil), all: .today)
    day.add(.ink(Self.paint(5)))
    #expect(day.resolve(.sunday, .today, at: place).ink == Self.paint(5))
  }

  @Test("hours outside of business hours are visible in every built-in style", arguments: [Appearance.light, .dark])
  func businessHours(appearance: Appearance) {
    for (name, style) in StyleSamples.presets where name != "high-contrast" {
      #expect(
        style.rgb(.role(CalendarRole.surface), appearance) != style.rgb(.role(CalendarRole.background), appearance),
        "\(name)")
    }
  }

  @Test("SH-31: the two axes give four values that can be set alone")
  func matrix() {
    let cases: [(WritableKeyPath<StateColors, Color>, DayFlags)] = [
      (\.active, []), (\.activeWithEvents, .hasEvents), (\.inactive, .outOfRange),
      (\.inactiveWithEvents, [.outOfRange, .hasEvents]),
    ]
    for (path, flags) in cases {
      var colors = StateColors(active: Self.paint(1))
      colors[keyPath: path] = Self.paint(2)
      var day = DayStyle.standard
      day.setInk(colors)
      day.setFill(colors)
      for (_, other) in cases {
        let look = day.resolve(.monday, other)
        let expected = Self.paint(flags == other ? 2 : 1)
        #expect(look.ink == expected && look.fill == expected)
        #expect(colors.color(for: other) == expected)
      }
    }
  }

  @Test("SH-32: the day style is seen at the levels of month and year, that of indicators at the month level alone")
  func parts() throws {
    var style = CalendarStyle.standard
    style.day.add(.ink(Self.paint(0x123456)))
    style.indicator.color = Self.paint(0x654321)
    func paints(_ level: CalendarLevel.ID, _ color: Color) throws -> Bool {
      let harness = try StyleSamples.harness(style, level: level)
      return harness.window.displayList().items.contains { $0.layer.textColor == color || $0.layer.fill == color }
    }
    for level in [CalendarLevel.ID.month, .year] { #expect(try paints(level, Self.paint(0x123456))) }
    #expect(try paints(.month, Self.paint(0x654321)))
    for level in [CalendarLevel.ID.year, .week, .agenda] { #expect(try !paints(level, Self.paint(0x654321))) }
  }

  @Test("of several rules that set the same, the last that applies counts; weekdays and places limit them")
  func rules() {
    var day = DayStyle(rules: [])
    day.add(.size(18))
    day.add(.ink(Self.paint(1)), on: WeekdaySet([.sunday]))
    day.add(.ink(Self.paint(2)), any: [.today, .selected], on: WeekdaySet([.sunday]))
    day.add(.ink(Self.paint(3)), all: [.today, .selected], none: .weekend)
    day.add(.ink(Self.paint(4)), at: .year)
    func ink(_ weekday: Weekday, _ flags: DayFlags, _ place: DayPlaces = .month) -> Color {
      day.resolve(weekday, flags, at: place).ink
    }
    #expect(ink(.monday, []) == .role(CalendarRole.ink))
    #expect(ink(.sunday, []) == Self.paint(1))
    #expect(ink(.sunday, .today) == Self.paint(2))
    #expect(ink(.monday, .today) == .role(CalendarRole.ink))
    #expect(ink(.monday, [.today, .selected]) == Self.paint(3))
    #expect(ink(.sunday, [.today, .selected, .weekend]) == Self.paint(2))
    #expect(ink(.sunday, [.today, .selected], .year) == Self.paint(4))
    #expect(day.resolve(.monday, []).text.size == 18 && day.resolve(.monday, []).text.lineHeight >= 21)
  }

  @Test("a color that is defined becomes an entry of the palette, up to the last number there is")
  func define() {
    var style = CalendarStyle.standard
    let count = style.palette.entries.count
    let color = style.define("mine", light: RGBA(0x010203), dark: RGBA(0x040506))
    #expect(color == .role(ColorRole(UInt8(count))))
    #expect(style.palette.entries.last?.name == "mine")
    #expect(style.define("again", color) == color && style.palette.entries.count == count + 1)
    for _ in 0..<300 { _ = style.define("more", light: RGBA(1), dark: RGBA(2)) }
    #expect(style.palette.entries.count == 255)
    #expect(style.define("late", light: RGBA(1), dark: RGBA(2)) == .dynamic(light: RGBA(1), dark: RGBA(2)))
  }

  @Test(
    "text in every built-in style has a contrast of 4.5 on its background, whatever is true of the day",
    arguments: ["standard", "basic", "light", "dark", "high contrast"])
  func contrast(name: String) throws {
    let styles = [
      "standard": CalendarStyle.standard, "basic": .basic, "light": .light, "dark": .dark,
      "high contrast": .highContrast,
    ]
    let style = try #require(styles[name])
    let least = name == "high contrast" ? 7.0 : 4.5
    for place in [DayPlaces.month, .year, .strip, .heading] {
      var pairs: Set<[Color]> = []
      for flags in StyleSamples.flags {
        let look = style.day.resolve(.monday, flags, at: place, type: style.type)
        pairs.insert([look.ink, look.disc ?? look.shapeFill ?? look.fill ?? .role(CalendarRole.background)])
        #expect(look.opacity == 1)
      }
      for pair in pairs {
        for appearance in [Appearance.light, .dark] {
          let colors = pair.map { style.palette.resolve($0, appearance: appearance) }
          let ratio = StyleSamples.contrast(colors[0], colors[1])
          #expect(ratio >= least, "\(pair) at \(place.rawValue) in \(appearance): \(ratio)")
        }
      }
    }
    for appearance in [Appearance.light, .dark] {
      var texts: [(ColorRole, ColorRole)] = [
        (CalendarRole.ink, CalendarRole.background), (CalendarRole.secondaryInk, CalendarRole.background),
        (CalendarRole.secondaryInk, CalendarRole.surface), (CalendarRole.accent, CalendarRole.background),
      ]
      for hue in EventHue.allCases { texts.append((CalendarRole.text(hue), CalendarRole.tint(hue))) }
      for (text, ground) in texts {
        let colors = [text, ground].map { style.palette.resolve(.role($0), appearance: appearance) }
        let ratio = StyleSamples.contrast(colors[0], colors[1])
        #expect(ratio >= least, "\(text.rawValue) on \(ground.rawValue) in \(appearance): \(ratio)")
      }
    }
  }

  @Test("every color of the presets has a name that a page can override, and no two have the same")
  func names() {
    for style in [CalendarStyle.classic(), .circles(), .circles(.latest)] {
      let names = style.palette.entries.map { $0.name }
      #expect(Set(names).count == names.count && names.count > Palette.standard.entries.count + 8)
      for flags in StyleSamples.flags {
        let look = style.day.resolve(.monday, flags)
        let colors = [
          look.ink, look.fill, look.shapeFill, look.indicatorColor, look.stationaryIndicatorColor, look.topLine,
          look.nameInk, look.disc,
          look.border?.color, look.shadow?.color,
        ]
        for color in colors { if case .dynamic = color { Issue.record("\(color as Any) of \(flags.rawValue)") } }
      }
    }
  }

  @Test(
    "lines of the high-contrast style can be seen, but weigh less than any text", arguments: [Appearance.light, .dark])
  func lineContrast(appearance: Appearance) {
    let palette = CalendarStyle.highContrast.palette
    let colors = [CalendarRole.hairline, CalendarRole.background].map {
      palette.resolve(.role($0), appearance: appearance)
    }
    #expect((3...4.5).contains(StyleSamples.contrast(colors[0], colors[1])))
  }

  @Test("lines of the high-contrast style are twice as wide, in pictures too")
  func lines() throws {
    let style = CalendarStyle.highContrast
    let harness = try StyleSamples.harness(style)
    #expect(SVGExport.text(harness, style, .light).contains("stroke-width=\"2\" vector-effect"))
    #expect(!SVGExport.text(harness, .standard, .light).contains("stroke-width=\"2\" vector-effect"))
  }
}

/// The picture of a calendar.
enum SVGExport {
  static func text(_ harness: CalendarHarness, _ style: CalendarStyle, _ appearance: Appearance) -> String {
    SVGWriter.write(
      harness.window.displayList(), size: harness.window.size, palette: style.palette, appearance: appearance,
      direction: .leftToRight, title: "", fontFamily: "Inter")
  }
}
