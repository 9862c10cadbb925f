import Almanac
import SystemServices
import TestSupport
import Testing

/// Days on which clocks are changed.
struct TimelineClockTests {
  @Test(
    "a lone day is as long as it lasts, in a week all days are alike",
    arguments: [
      ("Europe/Paris", "2026-03-29", 23.0), ("Europe/Paris", "2026-10-25", 25), ("Europe/Paris", "2026-10-26", 24),
      ("Australia/Lord_Howe", "2026-04-05", 24.5), ("Australia/Lord_Howe", "2026-10-04", 23.5),
    ])
  func length(zone: String, date: String, hours: Double) throws {
    let rules = try #require(SystemZones().rules(for: zone))
    let lone = try timeline(.day, date, rules, [])
    #expect(try #require(lone.canvas).contentSize.height == 44 + hours * 48)
    let week = try timeline(.week, date, rules, [])
    #expect(try #require(week.canvas).contentSize.height == 44 + 24 * 48)
  }

  @Test("an event over a change is as high as it lasts on a lone day")
  func overTheChange() throws {
    let rules = try #require(SystemZones().rules(for: "Europe/Paris"))
    for (date, hours) in [("2026-03-29", 2.0), ("2026-10-25", 4), ("2026-10-24", 3)] {
      let event = Event.timed("night", day(date), 3600, day(date), 14_400)
      let harness = try timeline(.day, date, rules, [event])
      let block = try #require(harness.blocks("night").first)
      #expect(block.frame.minY == 48)
      #expect(block.frame.height == hours * 48 - 1)
    }
  }

  @Test("the repeated hour is shown twice beside a lone day, above the names of its times; the skipped one is not")
  func labels() throws {
    let rules = try #require(SystemZones().rules(for: "Europe/Paris"))
    let autumn = texts(try timeline(.day, "2026-10-25", rules, []))
    #expect(hours(of: autumn) == ["01:00", "02:00", "CEST", "02:00", "CET", "03:00"])
    let spring = texts(try timeline(.day, "2026-03-29", rules, []))
    #expect(!spring.contains("02:00"))
    #expect(spring.contains("03:00"))
    #expect(texts(try timeline(.week, "2026-03-29", rules, [])).contains("02:00"))
  }

  @Test("a zone without names tells the passes of the repeated hour apart by the distance from UTC, as it fits")
  func namelessZone() throws {
    func zone(_ summer: Int32, _ name: String) -> ZoneRules {
      let change = Int64(day("2026-10-25").rawValue) * 86_400 + 10_800 - Int64(summer)
      return ZoneRules(
        identifier: "Here", initialOffset: summer, initialAbbreviation: name,
        transitions: [
          ZoneTransition(
            instant: Instant(seconds: change), offset: summer - 3600, isDaylight: false, abbreviation: name)
        ])
    }
    let plain = texts(try timeline(.day, "2026-10-25", zone(7200, ""), []))
    #expect(hours(of: plain) == ["01:00", "02:00", "UTC+2", "02:00", "UTC+1", "03:00"])
    let half = texts(try timeline(.day, "2026-10-25", zone(-7200 - 1800, "-02"), []))
    #expect(hours(of: half) == ["01:00", "02:00", "−2:30", "02:00", "−3:30", "03:00"])
    let long = texts(try timeline(.day, "2026-10-25", zone(7200, "Somewhere Time"), []))
    #expect(hours(of: long) == ["01:00", "02:00", "UTC+2", "02:00", "UTC+1", "03:00"])
    let low = try timeline(.day, "2026-10-25", zone(7200, ""), [])
    low.view.send(.scrolledHours(HourAnchor(topSecond: 0, zoom: 0.55)))
    low.view.reload()
    low.settle()
    #expect(hours(of: texts(low)) == ["01:00", "02:00+2", "02:00+1", "03:00"])
  }

  /// The labels from one to three o'clock.
  private func hours(of texts: [String]) -> [String] {
    guard let first = texts.firstIndex(of: "01:00"), let last = texts.lastIndex(of: "03:00") else { return [] }
    return first <= last ? Array(texts[first...last]) : []
  }

  @Test("the hours of a second zone are beside the first, under their names")
  func secondZone() throws {
    let zones = SystemZones()
    let paris = try #require(zones.rules(for: "Europe/Paris"))
    let harness = try timeline(.week, "2026-11-18", paris, [])
    let before = try #require(harness.heading(day("2026-11-18"))?.frame.width)
    var configuration = harness.view.configuration
    configuration.secondZone = zones.rules(for: "Asia/Kolkata")
    harness.view.update(configuration: configuration)
    harness.settle()
    let shown = texts(harness)
    #expect(shown.contains("CET") && shown.contains("IST"))
    #expect(try #require(harness.heading(day("2026-11-18"))?.frame.width) == before - 8)
  }

  /// All texts that are painted.
  private func texts(_ harness: CalendarHarness) -> [String] {
    harness.window.displayList().items.map(\.text).filter { !$0.isEmpty }
  }

  @Test("a day that clocks skipped says so in its column and in its heading, alone and in a week")
  func skippedDay() throws {
    // Samoa went over the date line after 29 December 2011.
    let rules = try #require(SystemZones().rules(for: "Pacific/Apia"))
    for level in [CalendarLevel.ID.day, .week] {
      let harness = try timeline(level, "2011-12-30", rules, [])
      let notes = harness.window.displayList().items.filter { $0.text == "Day skipped" }
      #expect(notes.contains { $0.frame.intersects(harness.view.frame) }, "\(level)")
      #expect(notes.allSatisfy { $0.accessibility.label.isEmpty })
      let names = harness.view.elements().filter { $0.role == .gridCell && $0.name.hasSuffix("Day skipped") }
      #expect(names.map(\.name) == ["Friday, 30 December 2011, Day skipped"])
    }
    let german = try timeline(.week, "2011-12-30", rules, [])
    german.view.configure { $0.locale = .german }
    german.settle()
    #expect(german.window.displayList().items.contains { $0.text == "Tag entfällt" })
    let plain = try timeline(.week, "2012-01-10", rules, [])
    #expect(!plain.window.displayList().items.contains { $0.text == "Day skipped" })
  }

  private func timeline(
    _ level: CalendarLevel.ID, _ date: String, _ zone: ZoneRules, _ events: [Event]
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = level
    configuration.initialDay = day(date)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.timeline.setDisplayZone(zone)
    harness.view.send(.scrolledHours(HourAnchor(topSecond: 0)))
    harness.settle()
    return harness
  }
}
