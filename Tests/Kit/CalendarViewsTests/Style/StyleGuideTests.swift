import Almanac
import Foundation
import TestSupport
import Testing

/// The examples of the page "Styles" of the documentation.
struct StyleGuideTests {
  @Test("a color of the palette is changed by its role")
  func color() throws {
    let harness = try StyleSamples.harness(.standard)
    let calendar = harness.view
    // example
    var style = CalendarStyle.standard
    style.palette.set(CalendarRole.accent, light: RGBA(0x0b6b4f), dark: RGBA(0x5bbd94))
    calendar.style = style
    // end
    #expect(style.palette.resolve(.role(CalendarRole.accent), appearance: .light) == RGBA(0x0b6b4f))
    #expect(style.palette.resolve(.role(CalendarRole.accent), appearance: .dark) == RGBA(0x5bbd94))
    harness.settle()
    #expect(calendar.style == style && style.day == DayStyle.standard)
    style.palette.set(ColorRole(255), light: RGBA(0), dark: RGBA(0))
    #expect(calendar.style == style, "an unknown role changes nothing")
  }

  @Test("an added rule goes before all others, and changes what its conditions say alone")
  func rules() {
    var style = CalendarStyle.standard
    // example
    // Today's disc alone becomes teal.
    style.day.add(.disc(.role(CalendarRole.strong(.teal))), all: .today)

    // Sundays have red numbers at the month level, but not those of other months.
    let sunday = style.define("sunday", light: RGBA(0xc9302d), dark: RGBA(0xef675c))
    style.day.add(.ink(sunday), none: .outOfScope, on: WeekdaySet([.sunday]), at: .month)

    // Selected days have a ring instead of a background.
    style.day.add(.fill(.role(CalendarRole.background)), any: [.selected, .pressed, .inRange], at: .month)
    style.day.add(.border(Ring(color: .role(CalendarRole.ink), width: 2)), all: .selected, at: .month)
    // end
    for place in [DayPlaces.month, .year, .strip, .heading] {
      #expect(style.day.resolve(.monday, .today, at: place).disc == .role(CalendarRole.strong(.teal)))
      #expect(style.day.resolve(.monday, [], at: place) == CalendarStyle.standard.day.resolve(.monday, [], at: place))
    }
    #expect(style.palette.resolve(sunday, appearance: .light) == RGBA(0xc9302d))
    #expect(style.day.resolve(.sunday, .weekend).ink == sunday)
    #expect(style.day.resolve(.sunday, [.weekend, .outOfScope]).ink == .role(CalendarRole.tertiaryInk))
    #expect(style.day.resolve(.sunday, .weekend, at: .year).ink == .role(CalendarRole.tertiaryInk))
    let selected = style.day.resolve(.monday, .selected)
    #expect(selected.fill == .role(CalendarRole.background) && selected.border?.width == 2)
  }

  @Test("a list of one's own replaces all rules")
  func ownRules() {
    var style = CalendarStyle.standard
    // example
    style.day = DayStyle(rules: [DayRule(.weight(.bold), all: .today)])
    // end
    let look = style.day.resolve(.monday, .today)
    #expect(look.text.weight == .bold && look.disc == nil && look.fill == nil)
  }

  @Test("the values of a preset can be changed before its style is made")
  func presets() throws {
    let harness = try StyleSamples.harness(.standard)
    let calendar = harness.view
    // example
    var colors = ClassicColors.legible
    colors.todayBackground = .role(CalendarRole.accent)
    calendar.style = .classic(colors)

    var circles = CircleAppearance.latest
    circles.today.text = .role(CalendarRole.accent)
    calendar.style = .circles(circles)
    // end
    harness.settle()
    #expect(CalendarStyle.classic(colors).day.resolve(.monday, .today).fill == .role(CalendarRole.accent))
    #expect(calendar.style.day.resolve(.monday, .today).ink == .role(CalendarRole.accent))
  }

  @Test("text styles, sizes and indicators are parts of the style")
  func parts() throws {
    let harness = try StyleSamples.harness(.standard)
    let calendar = harness.view
    var style = CalendarStyle.standard
    // example
    style.type.event = TextStyle(size: 14, lineHeight: 18)
    style.month.barHeight = 22
    style.menu.isUppercase = true
    style.indicator.arrangement = .spread
    // end
    calendar.style = style
    harness.settle()
    #expect(calendar.style.type.event.size == 14)
    // example
    let sheet = DayStateSheet(style: style, context: calendar.configuration)
    // end
    #expect(sheet.size.width > 600 && sheet.subviews.count > 5)
  }

  @Test("every line of Swift on the page is in this file, so it compiles")
  func page() throws {
    let here = URL(filePath: #filePath)
    let root = (0..<5).reduce(here) { folder, _ in folder.deletingLastPathComponent() }
    let page = root.appending(path: "Sources/Kit/CalendarViews/CalendarViews.docc/Styles.md")
    let tested = squeezed(try String(contentsOf: here, encoding: .utf8))
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 6)
    for block in blocks {
      let code = try #require(block.components(separatedBy: "```").first)
      #expect(tested.contains(squeezed(code)), "\(code)")
    }
  }

  /// Without white space: lines may be broken elsewhere.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
