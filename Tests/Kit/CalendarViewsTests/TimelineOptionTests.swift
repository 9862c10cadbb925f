import Almanac
import CalendarWords
import TestSupport
import Testing

/// What of the hours is shown, and how.
struct TimelineOptionTests {
  private func harness(
    _ level: CalendarLevel.ID = .week, events: [Event] = [], _ change: (inout CalendarConfiguration) -> Void
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = level
    configuration.initialDay = november(18)
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.view.send(.scrolledHours(HourAnchor(topSecond: 0)))
    harness.settle()
    return harness
  }

  private func texts(_ harness: CalendarHarness) -> [String] {
    harness.window.displayList().items.map { $0.text }.filter { !$0.isEmpty }
  }

  @Test("the hours of work are brighter than the rest, on the days of work alone")
  func businessHours() throws {
    let harness = try harness { $0.businessHours = [BusinessHours(VisibleHours([540..<1020]))] }
    func bright() -> Int {
      harness.window.displayList().items.filter {
        $0.layer.fill == .role(CalendarRole.background) && $0.frame.height == 8 * 48 && $0.frame.width < 200
      }.count
    }
    #expect(bright() == 5)
    var configuration = harness.view.configuration
    let monday = BusinessHours(VisibleHours([540..<1020]), weekdays: [.monday])
    configuration.businessHours = [monday]
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(bright() == 1)
    let tuesday = BusinessHours(VisibleHours([780..<1020]), weekdays: [.tuesday, .monday])
    configuration.businessHours = [monday, tuesday, BusinessHours(VisibleHours([540..<780]), weekdays: [.tuesday])]
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(bright() == 2)
    configuration.businessHours = []
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(bright() == 0)
  }

  @Test("labels of slots have minutes, and without the options the hours are as before")
  func slots() throws {
    let usual = try harness { $0.visibleHours = VisibleHours([480..<720]) }
    let hours = usual.window.displayList()
    usual.view.configure { ($0.slotDuration, $0.slotLabelInterval) = (20, 20) }
    usual.settle()
    #expect(texts(usual).contains("09:20") && texts(usual).contains("09:40") && !texts(usual).contains("09:30"))
    usual.view.configure { ($0.slotDuration, $0.slotLabelInterval) = (nil, nil) }
    usual.settle()
    #expect(usual.window.displayList() == hours && !texts(usual).contains("09:20"))
  }

  @Test("WK-203: without its lane, the hours show no all-day events, and other levels still show them")
  func allDayLane() throws {
    let events = [
      Event.days("fair", november(17), november(19)), .timed("trip", november(18), 36_000, november(20), 36_000),
      .timed("call", november(18), 36_000, november(18), 39_600),
    ]
    let harness = try harness(events: events) { $0.showsAllDayLane = false }
    func shown() -> Set<String> {
      Set(["fair", "trip", "call"].filter { name in texts(harness).contains { $0.contains(name) } })
    }
    #expect(shown() == ["call"])
    let top = harness.canvas?.frameInWindow.minY
    var configuration = harness.view.configuration
    configuration.showsAllDayLane = true
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(shown() == ["fair", "trip", "call"])
    configuration.showsAllDayLane = false
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(shown() == ["call"] && harness.canvas?.frameInWindow.minY == top)
    harness.view.send(.setLevel(.month, around: november(18), animated: false))
    harness.settle()
    #expect(shown() == ["fair", "trip", "call"])
  }

  @Test("hidden hours have no room and no label")
  func hiddenHours() throws {
    let harness = try harness { $0.visibleHours = VisibleHours([480..<720, 840..<1080]) }
    // Eight hours of 48 points would leave room, so they are higher.
    let canvas = try #require(harness.canvas)
    #expect(abs(canvas.contentSize.height - canvas.frame.height) < 8)
    let texts = texts(harness)
    #expect(texts.contains("09:00") && texts.contains("15:00"))
    #expect(!texts.contains("13:00") && !texts.contains("07:00") && !texts.contains("19:00"))
  }

  @Test("a second zone has hours of its own beside the first, and both are named")
  func secondZone() throws {
    let plain = try harness { _ in }
    let harness = try harness { $0.secondZone = .fixed(offset: 7200, identifier: "EET") }
    #expect(texts(harness).filter { $0 == "05:00" }.count == 2)
    #expect(texts(plain).filter { $0 == "05:00" }.count == 1)
    let width = { (harness: CalendarHarness) in
      harness.view.elements().first { $0.role == .gridCell }?.frame.width ?? 0
    }
    #expect(width(harness) < width(plain))
  }

  @Test("weeks of hours have their number where the option is on, beside a second zone too", arguments: [false, true])
  func weekNumber(hasZone: Bool) throws {
    for isOn in [false, true] {
      let harness = try harness {
        $0.month.showsWeekNumbers = isOn
        if hasZone { $0.secondZone = .fixed(offset: 7200, identifier: "EET") }
      }
      let items = harness.window.displayList().items
      #expect(items.filter { $0.text == "47" && $0.frame.width > 0 }.count == (isOn ? 1 : 0))
      #expect(items.contains { $0.text == "EET" } == hasZone)
      let corner = items.filter { ["47", "EET", "UTC"].contains($0.text) }.map { $0.frame }
      for (index, frame) in corner.enumerated() {
        for other in corner[(index + 1)...] { #expect(!frame.intersects(other)) }
      }
    }
  }

  @Test("the name of the all-day lane is whole in every language", arguments: PhraseLanguage.allCases)
  func laneName(language: PhraseLanguage) throws {
    // Without an event of the day there is no lane.
    let harness = try harness(events: [.days("a", november(18), november(18), title: "Fair")]) {
      $0.locale.phrases = language.phrases
      $0.style.type.hour.size = 11
    }
    let words = language.phrases.allDay.split(separator: " ").map(String.init)
    let shown = harness.window.displayList().items.filter { item in
      item.frame.minX < 60 && item.frame.minY > 80 && item.frame.minY < 160 && words.contains { item.text.contains($0) }
    }
    #expect(shown.map { $0.text }.joined(separator: " ") == language.phrases.allDay)
    for item in shown {
      let style = try #require(item.layer.textStyle)
      #expect(TextWidthEstimate.width(of: item.text, style: style) <= item.frame.width + 0.5, "\(item.text)")
    }
  }

  @Test("without a timeline hours are those of the configuration's zone")
  func zone() throws {
    let second = ZoneRules.fixed(offset: 0, identifier: "GMT")
    let harness = try harness { configuration in
      configuration.zone = .fixed(offset: 7200, identifier: "EET")
      configuration.secondZone = second
    }
    #expect(texts(harness).contains("UTC") && !texts(harness).contains("EET"))
    harness.view.timeline = nil
    harness.settle()
    #expect(texts(harness).contains("EET"))
  }
}
