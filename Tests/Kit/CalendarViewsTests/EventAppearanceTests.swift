import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Events with a look, a color of text, and part names of their own.
struct EventAppearanceTests {
  private static let looks = ["tint", "solid", "outline"]

  private static func event(_ lines: [String], color: EventColor = .named(.teal)) -> Event {
    var event = Event.timed("own", november(18), 36_000, november(18), 43_200, color: color)
    event.otherLines = lines
    return event
  }

  /// The layers of the texts of the event at a place, and those of its backgrounds.
  private func layers(
    of event: Event, at place: HookMatrix.Place, isExact: Bool = false
  ) throws -> (text: [Layer], grounds: [Layer]) {
    var configuration = CalendarConfiguration.november()
    (configuration.initialLevel, configuration.initialDay) = (place.level, november(18))
    place.change(&configuration)
    configuration.style.event.usesExactColors = isExact
    let harness = CalendarHarness(configuration: configuration, store: try .holding([event]))
    harness.settle()
    let items = harness.window.displayList().items
    return (
      items.filter { $0.text.contains("own") && $0.layer.textColor != nil }.map(\.layer),
      items.filter { $0.layer.stripe != nil || $0.layer.ring?.width == 1.5 || $0.layer.fill != nil }.map(\.layer)
    )
  }

  @Test("WK-200: the text of each look is legible on its background, in light and dark", arguments: looks)
  func contrasts(look: String) throws {
    let colors: [EventColor] =
      EventHue.allCases.map { .named($0) } + [0xffff00, 0x000080, 0xff0000, 0xffffff].map { .rgb($0) }
    for color in colors {
      for ink in ["", "X-ALMANAC-TEXT-COLOR:#ffff00", "X-ALMANAC-TEXT-COLOR:red"] {
        let appearance = Self.event(["X-ALMANAC-LOOK:" + look] + (ink.isEmpty ? [] : [ink])).appearance
        let paint = EventPaint(color, appearance, isExact: false)
        for surroundings in [Appearance.light, .dark] {
          #expect(contrast(paint.text, paint.fill, surroundings) >= 4.5, "\(color) \(ink) \(surroundings)")
        }
      }
    }
  }

  @Test("WK-200: exact colors are used as they are, and text without a color is black or white")
  func exact() throws {
    let solid = Self.event(["X-ALMANAC-LOOK:solid"]).appearance
    for rgb: UInt32 in [0xffff00, 0x000080, 0x777777, 0xff0000] {
      let paint = EventPaint(.rgb(rgb), solid, isExact: true)
      #expect(paint.fill == .dynamic(light: RGBA(rgb), dark: RGBA(rgb)) && paint.edge == nil)
      #expect(contrast(paint.text, paint.fill, .light) >= 4.5)
    }
    let inked = Self.event(["X-ALMANAC-LOOK:outline", "X-ALMANAC-TEXT-COLOR:#123456"]).appearance
    let paint = EventPaint(.rgb(0xabcdef), inked, isExact: true)
    #expect(paint.text == .dynamic(light: RGBA(0x123456), dark: RGBA(0x123456)))
    #expect(paint.ring?.color == .dynamic(light: RGBA(0xabcdef), dark: RGBA(0xabcdef)))
  }

  @Test(
    "WK-200: bars and blocks have the look of their event, and lists its color of text", arguments: HookMatrix.events)
  func places(place: HookMatrix.Place) throws {
    let isList = place.name.contains("list") || place.name.contains("classic day") || place.name == "agenda"
    let plain = try layers(of: Self.event([]), at: place)
    let solid = try layers(of: Self.event(["X-ALMANAC-LOOK:solid", "X-ALMANAC-TEXT-COLOR:pink"]), at: place)
    let look = EventLook(.named(.teal))
    #expect(!plain.text.isEmpty && solid.text.count == plain.text.count)
    let ink = EventLook(.named(.pink))
    #expect(solid.text.allSatisfy { $0.textColor == (isList ? ink.text : ink.tint) })
    #expect(!plain.grounds.contains { $0.fill == look.text })
    #expect(solid.grounds.contains { $0.fill == look.text && $0.stripe == nil } != isList)
    let outline = try layers(of: Self.event(["X-ALMANAC-LOOK:outline"]), at: place)
    #expect(outline.grounds.contains { $0.ring == Ring(color: look.strong, width: 1.5) } != isList)
    let exact = try layers(of: Self.event([], color: .rgb(0x12ab34)), at: place, isExact: true)
    let strong = Color.dynamic(light: RGBA(0x12ab34), dark: RGBA(0x12ab34))
    #expect(exact.grounds.contains { ($0.stripe?.color ?? $0.fill) == strong })
  }

  @Test(
    "WK-200: the part names of an event follow the content of its views, and leave with it",
    arguments: HookMatrix.events)
  func parts(place: HookMatrix.Place) throws {
    var configuration = CalendarConfiguration.november()
    (configuration.initialLevel, configuration.initialDay) = (place.level, november(18))
    place.change(&configuration)
    let store = try MemoryEventStore.holding([Self.event(["X-ALMANAC-PART:vip guest"])])
    let harness = CalendarHarness(configuration: configuration, store: store)
    harness.settle()
    func contents() -> Set<String> {
      var found: Set<String> = []
      func visit(_ view: View) {
        if !view.hostedContent.isEmpty { found.insert(view.hostedContent) }
        view.subviews.forEach(visit)
      }
      visit(harness.view)
      return found
    }
    #expect(contents() == ["\u{1E}vip guest"])
  }

  @Test("unknown looks and colors are ignored, and an event without lines has the standard appearance")
  func unknown() {
    #expect(Self.event([]).appearance == nil && Self.event(["X-ALMANAC-LOOK:tint"]).appearance == nil)
    #expect(Self.event(["X-ALMANAC-LOOK:neon", "X-ALMANAC-TEXT-COLOR:#12345g"]).appearance == nil)
    #expect(Self.event(["X-ALMANAC-TEXT-COLOR:#aBcDeF"]).appearance?.textColor == .rgb(0xabcdef))
    #expect(Self.event(["X-ALMANAC-TEXT-COLOR:graphite"]).appearance?.textColor == .named(.graphite))
  }
}
