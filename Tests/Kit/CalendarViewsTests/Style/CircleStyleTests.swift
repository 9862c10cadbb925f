import Almanac
import TestSupport
import Testing

/// The style of CVCalendar: every value of its appearance by itself.
struct CircleStyleTests {
  private typealias Values = CircleAppearance
  private static func paint(_ rgb: UInt32, _ opacity: UInt8) -> Color { StyleSamples.paint(rgb, opacity: opacity) }
  private static let white: UInt32 = 0xffffff

  private static func look(
    _ flags: DayFlags, _ weekday: Weekday = .wednesday, _ change: (inout CircleAppearance) -> Void = { _ in }
  ) -> DayLook {
    var values = CircleAppearance()
    change(&values)
    return CalendarStyle.circles(values).look(weekday, flags)
  }

  /// One value: the state it belongs to, what it is at first, and another one.
  private struct Row<Value: Equatable & Sendable>: Sendable {
    var id: String
    var flags: DayFlags
    var first: Value
    var other: Value
    var read: @Sendable (DayLook) -> Value?
    var set: @Sendable (inout CircleAppearance) -> Void
  }

  private static let sizes: [Row<Double>] = [
    Row(id: "CV-60", flags: [], first: 18, other: 12, read: { $0.text.size }, set: { $0.normal.size = 12 }),
    Row(id: "CV-61", flags: .selected, first: 20, other: 12, read: { $0.text.size }, set: { $0.highlighted.size = 12 }),
    Row(id: "CV-62", flags: .today, first: 18, other: 12, read: { $0.text.size }, set: { $0.today.size = 12 }),
    Row(
      id: "CV-63", flags: [.today, .selected], first: 20, other: 12, read: { $0.text.size },
      set: { $0.todayHighlighted.size = 12 }),
  ]

  @Test("CV-60, CV-61, CV-62, CV-63: sizes of numbers, highlighted, of today, of today highlighted")
  func numberSizes() {
    for row in Self.sizes {
      #expect(row.read(Self.look(row.flags)) == row.first, "\(row.id)")
      #expect(row.read(Self.look(row.flags, .wednesday, row.set)) == row.other, "\(row.id)")
      for other in Self.sizes where other.id != row.id && other.flags != row.flags {
        // Today falls back to nothing else, so no value is seen in two states.
        #expect(other.read(Self.look(other.flags, .wednesday, row.set)) == other.first, "\(row.id) in \(other.id)")
      }
    }
  }

  @Test("CV-64: today is bold while another day is selected, unless the style says otherwise")
  func bold() {
    #expect(Self.look(.today).text.weight == .bold)
    #expect(Self.look(.today, .monday, { $0.isTodayBold = false }).text.weight == .regular)
    #expect(Self.look([]).text.weight == .regular)
    #expect(Self.look([.today, .selected]).text.weight == .regular)
  }

  private static let texts: [Row<UInt32>] = [
    Row(id: "CV-65", flags: [], first: 0, other: 1, read: ink, set: { $0.normal.text = paint(1, 255) }),
    Row(
      id: "CV-66", flags: .outOfScope, first: 0x808080, other: 1, read: ink, set: { $0.outside.text = paint(1, 255) }),
    Row(id: "CV-67", flags: .today, first: 0xff0000, other: 1, read: ink, set: { $0.today.text = paint(1, 255) }),
    Row(id: "CV-68", flags: .selected, first: white, other: 1, read: ink, set: { $0.highlighted.text = paint(1, 255) }),
    Row(
      id: "CV-69", flags: [.today, .selected], first: white, other: 1, read: ink,
      set: { $0.todayHighlighted.text = paint(1, 255) }),
    Row(id: "CV-76", flags: .disabled, first: 0x808080, other: 1, read: ink, set: { $0.disabled.text = paint(1, 255) }),
  ]

  private static let ink: @Sendable (DayLook) -> UInt32? = { CalendarStyle.standard.rgb($0.ink) }

  @Test("CV-65, CV-66, CV-67, CV-68, CV-69, CV-76: colors of numbers in the month, out, today, highlighted, disabled")
  func numberColors() {
    for row in Self.texts {
      for other in Self.texts {
        #expect(
          other.read(Self.look(other.flags, .wednesday, row.set)) == (row.id == other.id ? row.other : other.first),
          "\(row.id) in \(other.id)")
      }
    }
    #expect(Self.ink(Self.look([.disabled, .outOfRange])) == 0x808080)
    #expect(Self.ink(Self.look([.today, .outOfScope])) == 0x808080, "today is red in its month alone")
  }

  @Test("CV-70, CV-71: the circle of a selected day has its color and opacity, that of today its own")
  func grounds() {
    #expect(Self.look(.selected).shapeFill == Self.paint(0x0000ff, 153))
    #expect(Self.look([.today, .selected]).shapeFill == Self.paint(0xff0000, 153))
    #expect(Self.look(.selected).shape == .circle)
    #expect(Self.look([]).shape == .none)
    let own: (inout CircleAppearance) -> Void = {
      $0.highlighted.background = Self.paint(5, 100)
      $0.todayHighlighted.background = Self.paint(6, 50)
    }
    #expect(Self.look(.selected, .monday, own).shapeFill == Self.paint(5, 100))
    #expect(Self.look([.today, .selected], .monday, own).shapeFill == Self.paint(6, 50))
    let latest = CalendarStyle.circles(.latest)
    #expect(latest.look(.monday, [.selected, .inRange]).shapeFill == Self.paint(0x34aadc, 204))
    #expect(latest.look(.monday, [.today, .selected, .inRange]).shapeFill == Self.paint(0xff5e3a, 204))
  }

  @Test("CV-70: the picture has the circle in the middle of the cell, 10 points smaller, in its color and opacity")
  func picture() throws {
    let style = CalendarStyle.circles()
    let harness = try StyleSamples.harness(style)
    harness.view.send(.select(november(10)))
    harness.settle()
    let cell = try #require(harness.cell(november(10)))
    let shape = try #require(cell.shapeView)
    let side = min(cell.frame.width, cell.frame.height) - 10
    #expect(abs(shape.frame.width - side) < 1e-9 && abs(shape.frame.height - side) < 1e-9)
    #expect(abs(shape.frame.midX - cell.frame.width / 2) < 1e-9 && abs(shape.frame.midY - cell.frame.height / 2) < 1e-9)
    #expect(SVGExport.text(harness, style, .light).contains("fill=\"#0000ff\" fill-opacity=\"0.6\""))
    harness.view.send(.select(november(11)))
    harness.settle()
    #expect(cell.shapeView?.isHidden != false)
  }

  @Test("CV-72: where indicators stay, they are white while the day is selected, and themselves again after it")
  func markColor() throws {
    var values = CircleAppearance()
    values.movesDot = false
    let style = CalendarStyle.circles(values)
    let harness = try StyleSamples.harness(style)
    func mark() throws -> View {
      try #require(harness.cell(november(10))?.subviews.last { !$0.isHidden && $0.frame.width == values.dotSize })
    }
    let (own, place) = (try mark().layer.fill, try mark().frame)
    harness.view.send(.select(november(10)))
    harness.settle()
    #expect(style.rgb(try mark().layer.fill) == Self.white && style.rgb(own) != Self.white)
    #expect(try mark().frame == place)
    harness.view.send(.select(november(11)))
    harness.settle()
    #expect(try mark().layer.fill == own)
    values.highlightedDot = Self.paint(7, 255)
    #expect(CalendarStyle.circles(values).look(.monday, .selected).stationaryIndicatorColor == Self.paint(7, 255))
  }

  @Test("CV-73: the offset divides the height, and moves indicators by the difference")
  func markOffset() throws {
    func y(_ offset: Double) throws -> Double {
      var values = CircleAppearance()
      values.dotOffset = offset
      let harness = try StyleSamples.harness(.circles(values))
      let cell = try #require(harness.cell(november(10)))
      let mark = try #require(cell.subviews.last { !$0.isHidden && $0.frame.width == values.dotSize })
      #expect(abs(mark.frame.midY - cell.frame.height * (1 - 1 / offset)) < 1e-9)
      return mark.frame.midY
    }
    #expect(try y(3.5) < y(5))
  }

  @Test("CV-58, CV-59: weeks and days lie as far apart as the style says, by default without a gap")
  func spaces() throws {
    func frames(_ row: Double, _ column: Double) throws -> [Rect] {
      var values = CircleAppearance()
      values.rowSpace = row
      values.columnSpace = column
      let harness = try StyleSamples.harness(.circles(values))
      return try [10, 11, 17].map { try #require(harness.cell(november($0))).frameInWindow }
    }
    let close = try frames(0, 0)
    #expect(close[1].minX == close[0].maxX && close[2].minY == close[0].maxY)
    let wide = try frames(4, 6)
    #expect(abs(wide[1].minX - wide[0].maxX - 6) < 1e-9 && abs(wide[2].minY - wide[0].maxY - 4) < 1e-9)
  }

  @Test("CV-74: each state has a weight of its own")
  func weights() {
    let states: [(WritableKeyPath<CircleAppearance, CircleAppearance.State>, DayFlags)] = [
      (\.normal, []), (\.today, .today), (\.highlighted, [.selected, .inRange]),
      (\.todayHighlighted, [.today, .selected, .inRange]), (\.selected, .selected),
      (\.todaySelected, [.today, .selected]),
    ]
    for (path, flags) in states {
      var values = CircleAppearance()
      values.isTodayBold = false
      values[keyPath: path].weight = .semibold
      #expect(CalendarStyle.circles(values).day.resolve(.monday, flags).text.weight == .semibold)
    }
  }

  @Test("CV-75: what is selected alone takes the selected set, a span the highlighted set")
  func selected() {
    let latest = CalendarStyle.circles(.latest)
    let single = latest.look(.monday, .selected)
    #expect(single.shapeFill == Self.paint(0x1d62f0, 204) && single.text.size == 20)
    #expect(CalendarStyle.standard.rgb(single.ink) == Self.white)
    #expect(latest.look(.monday, [.today, .selected]).shapeFill == Self.paint(0xff3b30, 204))
    var values = CircleAppearance()
    values.selected = .init(text: Self.paint(1, 255), size: 11, background: Self.paint(2, 255))
    values.todaySelected = .init(text: Self.paint(3, 255), size: 12, background: Self.paint(4, 255))
    let day = CalendarStyle.circles(values)
    let looks = [[.selected], [.today, .selected], [.selected, .inRange]].map { day.look(.monday, DayFlags($0)) }
    #expect(looks.map { $0.text.size } == [11, 12, 20])
    #expect(looks.map { $0.ink } == [Self.paint(1, 255), Self.paint(3, 255), Self.paint(0xffffff, 255)])
    #expect(looks.map { $0.shapeFill } == [Self.paint(2, 255), Self.paint(4, 255), Self.paint(0x0000ff, 153)])
  }

  @Test("CV-77: weekday, status and today override text, size, weight and background; what they leave out falls back")
  func exceptions() {
    let sunday = WeekdaySet([.sunday])
    let red = Self.paint(0xff0000, 255)
    func day(_ exception: CircleAppearance.Exception) -> CalendarStyle {
      var values = CircleAppearance()
      values.exceptions = [exception]
      return CalendarStyle.circles(values)
    }
    let inside = day(.init(sunday, .inside, .init(text: red)))
    #expect(inside.look(.sunday, .weekend).ink == red)
    #expect(inside.look(.monday, []).ink != red)
    for flags in [DayFlags.outOfScope, .disabled, .selected, [.selected, .inRange]] {
      #expect(inside.look(.sunday, flags).ink == Self.look(flags).ink, "Sundays red only inside the month")
    }
    let flags: [CircleAppearance.Status: DayFlags] = [
      .inside: [], .outside: .outOfScope, .disabled: .disabled, .selected: .selected,
      .highlighted: [.selected, .inRange],
    ]
    for status in CircleAppearance.Status.allCases {
      let state = CircleAppearance.State(text: red, size: 31, weight: .semibold, background: red)
      for (wanted, isToday) in flags {
        let look = day(.init(.all, status, state)).look(.friday, isToday)
        #expect((look.text.size == 31) == (wanted == status))
        #expect((look.ink == red && look.shapeFill == red && look.text.weight == .semibold) == (wanted == status))
      }
      let today = day(.init(.all, status, isToday: true, state))
      let base = flags[status] ?? []
      #expect(today.look(.friday, base.union(.today)).text.size == 31)
      #expect(today.look(.friday, base).text.size != 31)
      let others = day(.init(.all, status, isToday: false, state))
      #expect(others.look(.friday, base.union(.today)).text.size != 31)
    }
  }

  @Test("CV-78: text follows light and dark surroundings and is legible in both")
  func surroundings() {
    let style = CalendarStyle.circles()
    for (appearance, ground) in [(Appearance.light, RGBA(0xffffff)), (.dark, RGBA(0x121417))] {
      let ink = style.palette.resolve(Self.look([]).ink, appearance: appearance)
      #expect(StyleSamples.contrast(ink, ground) >= 4.5)
    }
  }
}
