import Almanac
import TestSupport
import Testing

/// The style of MBCalendarKit: its colors, its states, its precedence.
struct ClassicStyleTests {
  private static let style = CalendarStyle.classic()

  @Test(
    "MB-56: a day is today, out of range, out of scope or standard, in that order, and today only inside",
    arguments: [
      ([], .standard), (.today, .today), (.outOfScope, .outOfScope), (.outOfRange, .outOfRange),
      ([.today, .outOfScope], .outOfScope), ([.today, .outOfRange], .outOfRange),
      ([.outOfScope, .outOfRange], .outOfRange), ([.today, .outOfScope, .outOfRange], .outOfRange),
    ] as [(DayFlags, DayStatus)])
  func status(flags: DayFlags, status: DayStatus) {
    for other in [DayFlags([]), .selected, .pressed, [.hasEvents, .weekend], .disabled] {
      #expect(DayStatus(flags.union(other)) == status)
    }
  }

  @Test("MB-56: the status of real days follows the presented month and the bounds")
  func realDays() throws {
    let harness = try StyleSamples.harness(Self.style) {
      $0.reachable = try DayBounds(first: november(3), last: day("2026-12-03"))
    }
    let table: [(String, DayStatus)] = [
      ("2026-11-01", .outOfRange), ("2026-11-03", .standard), ("2026-11-21", .today), ("2026-11-30", .standard),
      ("2026-12-01", .outOfScope), ("2026-12-03", .outOfScope), ("2026-12-04", .outOfRange),
    ]
    for (date, status) in table { #expect(harness.cell(day(date))?.context?.status == status, "\(date)") }
  }

  @Test("MB-58: a context has its date and its flags")
  func context() throws {
    let harness = try StyleSamples.harness(Self.style) {
      $0.reachable = try DayBounds(first: november(3), last: nil)
    }
    harness.view.send(.select(november(10)))
    harness.settle()
    let contexts = harness.shownViews(DayCell.self).compactMap { $0.context }
    for context in contexts {
      #expect(context.flags.contains(.today) == (context.day == november(21)))
      #expect(context.flags.contains(.selected) == (context.day == november(10)))
      #expect(context.flags.contains(.outOfRange) == (context.day < november(3)))
      #expect(context.flags.contains(.outOfScope) == (context.fields.month != 11))
      #expect(context.flags.contains(.hasEvents) == (context.eventCount > 0))
      #expect(context.weekday == Weekday(context.day))
      #expect(harness.view.occurrences(on: context.day).count == context.eventCount)
    }
    #expect(contexts.count >= 35)
  }

  @Test("MB-59: each of the fifteen colors is seen where it belongs, and nowhere else")
  func colors() {
    let cases: [(WritableKeyPath<ClassicColors, Color>, DayFlags, (DayLook) -> Color?)] = [
      (\.normalBackground, [], { $0.fill }), (\.selectedBackground, .selected, { $0.fill }),
      (\.inactiveSelectedBackground, [.outOfScope, .selected], { $0.fill }), (\.todayBackground, .today, { $0.fill }),
      (\.todaySelectedBackground, [.today, .selected], { $0.fill }), (\.todayText, .today, { $0.ink }),
      (\.todayTextShadow, .today, { $0.shadow?.color }), (\.text, [], { $0.ink }),
      (\.textShadow, [], { $0.shadow?.color }), (\.selectedText, .selected, { $0.ink }),
      (\.selectedTextShadow, .selected, { $0.shadow?.color }), (\.dot, .hasEvents, { $0.indicatorColor }),
      (\.selectedDot, [.hasEvents, .selected], { $0.indicatorColor }), (\.border, [], { $0.border?.color }),
      (\.selectedBorder, .selected, { $0.border?.color }),
    ]
    #expect(cases.count == 15)
    let states: [DayFlags] = [
      [], .selected, [.outOfScope, .selected], .today, [.today, .selected], .hasEvents, [.hasEvents, .selected],
      .outOfScope, .outOfRange,
    ]
    for (path, flags, read) in cases {
      var colors = ClassicColors()
      colors[keyPath: path] = StyleSamples.paint(0xff00aa)
      let style = CalendarStyle.classic(colors)
      #expect(style.rgb(read(style.day.resolve(.monday, flags))) == 0xff00aa, "\(path)")
      // A color of one state stays out of those that the original gives another one.
      let plain = Self.style.day
      for state in states {
        let (own, old) = (style.day.resolve(.monday, state), plain.resolve(.monday, state))
        let changed = style.rgb(read(own)) == 0xff00aa
        let same = Self.style.rgb(read(old)) == Self.style.rgb(read(plain.resolve(.monday, flags)))
        #expect(!changed || same, "\(path) in \(state.rawValue)")
      }
    }
    let original: [UInt32] = [
      0xe2e2e4, 0x1980e5, 0xcccbd0, 0x7389a5, 0x1980e5, 0xffffff, 0x394452, 0x2b3540, 0xffffff, 0xffffff, 0x294f75,
      0x2b3540, 0xffffff, 0x9da0a9, 0x293649,
    ]
    for ((_, flags, read), rgb) in zip(cases, original) {
      #expect(Self.style.rgb(read(Self.style.day.resolve(.monday, flags))) == rgb)
    }
  }

  /// Ground, number, opacity, border, offset of the shadow.
  private struct Row {
    var flags: DayFlags
    var fill: UInt32
    var ink: UInt32
    var opacity = 1.0
    var border: UInt32 = 0x9da0a9
    var shadow = 0.5
  }

  @Test("MB-60: each state, selected or not, has its background, number, opacity, border and shadow")
  func states() {
    for pressed in [DayFlags.selected, .pressed, [.selected, .pressed]] {
      let table = [
        Row(flags: [], fill: 0xe2e2e4, ink: 0x2b3540),
        Row(flags: pressed, fill: 0x1980e5, ink: 0xffffff, border: 0x293649, shadow: -0.5),
        Row(flags: .today, fill: 0x7389a5, ink: 0xffffff),
        Row(flags: pressed.union(.today), fill: 0x1980e5, ink: 0xffffff, border: 0x293649),
        Row(flags: .outOfScope, fill: 0xe2e2e4, ink: 0x2b3540, opacity: 0.5),
        Row(flags: pressed.union(.outOfScope), fill: 0xcccbd0, ink: 0x2b3540, opacity: 0.5),
        Row(flags: .outOfRange, fill: 0xcccbd0, ink: 0x2b3540, opacity: 0.01),
        Row(flags: pressed.union(.outOfRange), fill: 0xcccbd0, ink: 0x2b3540, opacity: 0.01),
        Row(flags: [.today, .outOfScope], fill: 0xe2e2e4, ink: 0x2b3540, opacity: 0.5),
        Row(flags: [.today, .outOfRange], fill: 0xcccbd0, ink: 0x2b3540, opacity: 0.01),
        Row(flags: [.outOfScope, .outOfRange], fill: 0xcccbd0, ink: 0x2b3540, opacity: 0.01),
      ]
      for row in table {
        let look = Self.style.day.resolve(.wednesday, row.flags)
        #expect(Self.style.rgb(look.fill) == row.fill, "ground of \(row.flags.rawValue)")
        #expect(Self.style.rgb(look.ink) == row.ink, "number of \(row.flags.rawValue)")
        #expect(look.opacity == row.opacity, "opacity of \(row.flags.rawValue)")
        #expect(Self.style.rgb(look.border?.color) == row.border, "border of \(row.flags.rawValue)")
        #expect(look.shadow?.offset == row.shadow, "shadow of \(row.flags.rawValue)")
        #expect(look.border?.width == 0.5)
      }
    }
  }

  /// All sets of what decides, named by the original's words.
  private static let allFlags: [DayFlags] = {
    let flags: [DayFlags] = [
      .today, .selected, .pressed, .inRange, .outOfScope, .outOfRange, .disabled, .hasEvents, .weekend, .firstOfMonth,
      .focused,
    ]
    return (0..<(1 << flags.count)).map { bits in
      flags.indices.reduce(into: []) { if bits >> $1 & 1 == 1 { $0.insert(flags[$1]) } }
    }
  }()

  @Test("MB-56: of all 2,048 combinations, each has the status that the order of precedence gives")
  func everyStatus() {
    for flags in Self.allFlags {
      let isToday = flags.contains(.today) && !flags.contains(.outOfScope) && !flags.contains(.outOfRange)
      let expected: DayStatus =
        isToday
        ? .today
        : flags.contains(.outOfRange) ? .outOfRange : flags.contains(.outOfScope) ? .outOfScope : .standard
      #expect(DayStatus(flags) == expected)
    }
  }

  @Test("MB-60: of all 2,048 combinations, each has background, number, shadow, border, dot and opacity of its state")
  func everyState() {
    let style = Self.style
    for flags in Self.allFlags {
      let look = style.day.resolve(.wednesday, flags, type: style.type)
      let isMarked = !flags.isDisjoint(with: [.selected, .pressed, .inRange])
      // Ground, number, its shadow, how far it falls, the border, dot, opacity.
      var row: (UInt32, UInt32, UInt32, Double, UInt32, UInt32, Double) = (
        0xe2e2e4, 0x2b3540, 0xffffff, 0.5, 0x9da0a9, 0x2b3540, 1
      )
      switch DayStatus(flags) {
      case .today:
        (row.0, row.1, row.2) = (isMarked ? 0x1980e5 : 0x7389a5, 0xffffff, 0x394452)
        if isMarked { (row.4, row.5) = (0x293649, 0xffffff) }
      case .standard:
        if isMarked { row = (0x1980e5, 0xffffff, 0x294f75, -0.5, 0x293649, 0xffffff, 1) }
      case .outOfScope:
        row.6 = 0.5
        if isMarked { row.0 = 0xcccbd0 }
      case .outOfRange: (row.0, row.6) = (0xcccbd0, 0.01)
      }
      #expect(style.rgb(look.fill) == row.0 && style.rgb(look.ink) == row.1, "\(flags.rawValue)")
      #expect(style.rgb(look.shadow?.color) == row.2 && look.shadow?.offset == row.3, "\(flags.rawValue)")
      #expect(style.rgb(look.border?.color) == row.4 && look.border?.width == 0.5, "\(flags.rawValue)")
      #expect(style.rgb(look.indicatorColor) == row.5 && look.opacity == row.6, "\(flags.rawValue)")
    }
  }

  @Test("MB-60: the dot is as opaque as the number")
  func dotOpacity() throws {
    let harness = try StyleSamples.harness(Self.style) {
      $0.monthEvents = .indicator
      $0.reachable = try DayBounds(first: november(11), last: nil)
    }
    for date in [10, 12] {
      let cell = try #require(harness.cell(november(date)))
      let dot = try #require(cell.subviews.last { !$0.isHidden && $0 !== cell.numberView })
      #expect(dot.layer.opacity == cell.numberView.layer.opacity && dot.layer.opacity == (date == 10 ? 0.01 : 1))
    }
  }

  @Test("MB-54: the number is in the middle, bold, 13 points; the dot is 3 by 3, its lower edge at 4/5 of the height")
  func cell() throws {
    let harness = try StyleSamples.harness(Self.style) { $0.monthEvents = .indicator }
    let cell = try #require(harness.cell(november(10)))
    #expect(cell.numberView.frame == Rect(origin: .zero, size: cell.frame.size))
    let type = try #require(cell.numberView.layer.textStyle)
    #expect(type.size == 13 && type.weight == .bold && type.alignment == .center)
    let dot = try #require(cell.subviews.last { !$0.isHidden && $0 !== cell.numberView })
    #expect(dot.frame.size == Size(width: 3, height: 3) && dot.layer.leadingRadius == 1.5)
    #expect(abs(dot.frame.midX - cell.frame.width / 2) < 1e-9)
    #expect(abs(dot.frame.maxY - cell.frame.height * 0.8) < 1e-9)
    #expect(Self.style.rgb(dot.layer.fill) == 0x2b3540)
    #expect(cell.layer.ring?.width == 0.5)
  }

  @Test("MB-55: days with events have a dot, others none; without a source there is none")
  func dots() throws {
    let harness = try StyleSamples.harness(Self.style) { $0.monthEvents = .indicator }
    func marked() -> [DayNumber] {
      harness.shownViews(DayCell.self).filter { cell in cell.subviews.contains { !$0.isHidden && $0.frame.width == 3 } }
        .compactMap { $0.context?.day }.sorted()
    }
    #expect(marked() == [november(10), november(12)])
    harness.view.timeline = nil
    harness.settle()
    #expect(marked() == [])
  }

  @Test("MB-52: each color, shadow and type of the header is seen, and is the original's unless set")
  func header() throws {
    func layers(_ style: CalendarStyle, _ level: CalendarLevel.ID = .month) throws -> (title: Layer, menu: Layer) {
      let harness = try StyleSamples.harness(style, level: level)
      let items = harness.window.displayList().items
      let title = try #require(items.first { $0.accessibility.role == .heading })
      let menu = items.first { $0.accessibility.role == .columnHeader } ?? title
      return (title.layer, menu.layer)
    }
    let original = try layers(Self.style)
    #expect(Self.style.rgb(original.title.textColor) == 0x545454)
    #expect(Self.style.rgb(original.title.textShadow?.color) == 0xf6f6f7 && original.title.textShadow?.offset == 1)
    #expect(original.title.textStyle?.weight == .bold && original.menu.textStyle?.weight == .bold)
    #expect(original.title.textStyle?.size == 17 && original.menu.textStyle?.size == 12)
    #expect(Self.style.rgb(original.menu.textColor) == 0x545454)
    #expect(Self.style.rgb(original.menu.textShadow?.color) == 0xf3f3f4)
    #expect(Self.style.rgb(Self.style.header.fill) == 0xccccd1 && Self.style.rgb(Self.style.menu.fill) == 0xccccd1)
    var colors = ClassicColors()
    colors.weekdayText = StyleSamples.paint(1)
    colors.weekdayTextShadow = StyleSamples.paint(2)
    colors.monthText = StyleSamples.paint(3)
    colors.monthTextShadow = StyleSamples.paint(4)
    colors.highlightedTitle = StyleSamples.paint(5)
    colors.headerBackground = ClassicColors.lightHeaderBackground
    colors.weekdayType.size = 11
    colors.weekdayType.weight = .regular
    colors.monthType = TextStyle(size: 20, lineHeight: 24, weight: .semibold)
    let style = CalendarStyle.classic(colors)
    let own = try layers(style)
    #expect(own.menu.textStyle?.size == 11 && own.menu.textStyle?.weight == .regular)
    #expect(own.title.textStyle?.size == 20 && own.title.textStyle?.weight == .semibold)
    #expect(own.title.textStyle != original.title.textStyle && own.menu.textStyle != original.menu.textStyle)
    #expect(style.rgb(own.menu.textColor) == 1 && style.rgb(own.menu.textShadow?.color) == 2)
    #expect(style.rgb(own.title.textColor) == 3 && style.rgb(own.title.textShadow?.color) == 4)
    #expect(style.rgb(style.header.fill) == 0xf4f4f5)
    #expect(try style.rgb(layers(style, .day).title.textColor) == 5, "today, where one day is shown")
  }
}
