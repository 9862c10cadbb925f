import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// The words of details: when, how often, and links.
struct DetailsTextTests {
  private func when(_ event: Event, _ locale: LocaleInfo = .british, zone: ZoneRules = .utc) throws -> String {
    let timeline = EventTimeline(
      store: try MemoryEventStore.holding([event]), displayZone: zone, zones: FixedZoneProvider([]))
    let occurrence = try #require(timeline.occurrences(touching: day("2020-01-01")..<day("2030-01-01")).first)
    return CalendarTexts(.november(locale)).when(occurrence, today: day("2026-11-21"))
  }

  @Test("when is one sentence: a day once, no times for whole days, no year for spans of this year")
  func sentences() throws {
    let (first, last) = (november(18), november(20))
    #expect(try when(.timed("a", first, 32_400, first, 37_800)) == "Wednesday, 18 November 2026, 09:00 – 10:30")
    #expect(try when(.timed("a", first, 32_400, first, 32_400)) == "Wednesday, 18 November 2026, 09:00")
    #expect(
      try when(.timed("a", first, 79_200, last, 32_400))
        == "Wednesday, 18 November 2026, 22:00 – Friday, 20 November 2026, 09:00")
    #expect(try when(.days("a", first, first)) == "Wednesday, 18 November 2026")
    #expect(try when(.days("a", first, last)) == "18–20 November")
    #expect(
      try when(.days("a", day("2025-12-30"), day("2026-01-02")))
        == "Tuesday, 30 December 2025 – Friday, 2 January 2026")
  }

  @Test("an event of another zone says what clocks show there, by the name of the place")
  func zones() throws {
    let rules = ZoneRules.fixed(offset: -18_000, identifier: "America/New_York")
    var event = Event.timed("a", november(18), 0, november(18), 0)
    event.start = .zoned(LocalDateTime(day: november(18), hour: 21, minute: 0), zone: "America/New_York")
    event.end = .zoned(LocalDateTime(day: november(18), hour: 22, minute: 30), zone: "America/New_York")
    let timeline = EventTimeline(
      store: try MemoryEventStore.holding([event]), displayZone: .utc, zones: FixedZoneProvider([rules]))
    let texts = CalendarTexts(.november(.british))
    let occurrence = try #require(timeline.occurrences(touching: november(19)..<november(20)).first)
    #expect(texts.whenInOwnZone(occurrence, of: event) == "18 November, 21:00 – 22:30, New York")
    timeline.setDisplayZone(rules)
    let same = try #require(timeline.occurrences(touching: november(18)..<november(19)).first)
    #expect(texts.whenInOwnZone(same, of: event) == nil)
    event.start = .utc(same.start)
    #expect(texts.whenInOwnZone(occurrence, of: event) == nil)
  }

  @Test("simple rules have words, all others say that the event repeats")
  func rules() {
    let texts = CalendarTexts(.november(.british))
    func words(_ rule: RecurrenceRule) -> String { RuleText.sentence(Recurrence(rules: [rule]), texts) }
    #expect(words(RecurrenceRule(frequency: .daily)) == "every day")
    #expect(words(RecurrenceRule(frequency: .weekly, byDay: [.init(.monday)])) == "every week")
    #expect(
      words(RecurrenceRule(frequency: .weekly, byDay: [.init(.monday), .init(.friday)]))
        == "every week: Monday, Friday")
    #expect(words(RecurrenceRule(frequency: .monthly, byDay: [.init(.friday, ordinal: -1)])) == "every month")
    var yearly = RecurrenceRule(frequency: .yearly)
    yearly[.month] = [11]
    #expect(words(yearly) == "every year")
    yearly[.month] = [5, 11]
    #expect(words(yearly) == "repeats")
    #expect(words(RecurrenceRule(frequency: .weekly, interval: 2)) == "repeats")
    #expect(words(RecurrenceRule(frequency: .daily, byDay: [.init(.monday)])) == "repeats")
    #expect(words(RecurrenceRule(frequency: .daily, otherParts: ["RSCALE=RUSSIAN"])) == "repeats")
    #expect(RuleText.sentence(Recurrence(dates: [.day(november(3))]), texts) == "repeats")
  }

  @Test("cancelled and tentative events say so, and an event without a title has a name")
  func status() throws {
    func details(_ event: Event) throws -> EventDetails {
      let timeline = EventTimeline(
        store: try MemoryEventStore.holding([event]), displayZone: .utc, zones: FixedZoneProvider([]))
      let occurrence = try #require(timeline.occurrences(touching: november(1)..<november(30)).first)
      return EventDetails(
        occurrence, of: event, in: timeline, CalendarTexts(.november(.british)), today: november(21))
    }
    var event = Event.days("a", november(18), november(18), title: "")
    event.status = .cancelled
    #expect(try details(event).title == "Untitled event")
    #expect(try details(event).lines.first?.text == "Wednesday, 18 November 2026 · cancelled")
    event.status = .tentative
    #expect(try details(event).lines.first?.text == "Wednesday, 18 November 2026 · tentative")
    event.location = "https://meet.example.com/1"
    event.otherLines = ["BEGIN:VALARM", "URL:https://no.example", "END:VALARM", "URL;X=\":\":https://example.com/e"]
    let lines = try details(event).lines
    #expect(
      lines.filter { $0.kind == .link }.map { $0.text } == ["https://meet.example.com/1", "https://example.com/e"])
    #expect(lines.count == 4, "a place that is a link is only a link")
  }

  private func lines(_ event: Event, map: String = "https://maps.example/?q=") throws -> [EventDetails.Line] {
    let timeline = EventTimeline(
      store: try MemoryEventStore.holding([event]), displayZone: .utc, zones: FixedZoneProvider([]))
    let occurrence = try #require(timeline.occurrences(touching: november(1)..<november(30)).first)
    return EventDetails(
      occurrence, of: event, in: timeline, CalendarTexts(.november(.british)), today: november(21), mapURL: map
    ).lines
  }

  @Test("ED-210: a place links to a map, percent-encoded; a place with a link, and one without a map, do not")
  func map() throws {
    var event = Event.days("a", november(18), november(18))
    event.location = "Café 4, Main St & 5th"
    let place = try #require(try lines(event).first { $0.kind == .place })
    #expect(place.text == event.location)
    #expect(place.address == "https://maps.example/?q=Caf%C3%A9%204%2C%20Main%20St%20%26%205th")
    for map in ["", "none", "javascript:alert(1)//", "mailto:a@example.com?", "http://a b/"] {
      #expect(try lines(event, map: map).contains { $0.kind == .text && $0.text == event.location }, "\(map)")
    }
    event.location = "Room 4, https://example.com/plan"
    #expect(try lines(event).contains { $0.kind == .text && $0.text == event.location })
    event.location = ""
    #expect(try !lines(event).contains { $0.kind == .place })
    #expect(CalendarConfiguration.november(.british).mapURL == "https://www.openstreetmap.org/search?query=")
  }

  @Test(
    "ED-211: a conference has a link that joins it, before all others and once",
    arguments: [
      ("", "", ["CONFERENCE;VALUE=URI:https://call.example.com/1"], "call.example.com"),
      ("https://us02web.zoom.us/j/1", "", [], "us02web.zoom.us"),
      ("", "Dial in: https://meet.google.com/abc-defg.", [], "meet.google.com"),
      ("", "", ["URL:https://teams.microsoft.com/l/meetup-join/1"], "teams.microsoft.com"),
      ("", "https://meet.jit.si:443/Room", [], "meet.jit.si"), ("", "https://x.webex.com/meet?a#b", [], "x.webex.com"),
      ("", "https://notzoom.us/j/1 https://zoom.us.example.com http://zoom.us/j/1", [], nil),
      ("", "https://zoom.us@example.com/", ["CONFERENCE:javascript:alert(1)", "CONFERENCE:tel:+1"], nil),
    ] as [(String, String, [String], String?)])
  func conference(place: String, notes: String, others: [String], host: String?) throws {
    var event = Event.days("a", november(18), november(18))
    (event.location, event.notes, event.otherLines) = (place, notes, others)
    let links = try lines(event).filter { $0.kind == .link }
    #expect(links.first { $0.text.hasPrefix("Join") }?.text == host.map { "Join · " + $0 })
    #expect(Set(links.map { $0.address }).count == links.count)
    #expect(links.allSatisfy { LinkView.isOpenable($0.address) })
    if host != nil { #expect(links.first?.text.hasPrefix("Join") == true) }
  }

  @Test("ED-212, ED-213: categories, attachments, and people are listed, with roles and replies; many are counted")
  func invitation() throws {
    var event = Event.days("a", november(18), november(18))
    event.otherLines = [
      "CATEGORIES:Work,Travel", "ATTACH;FILENAME=plan.pdf:https://example.com/1", "ATTACH;FILENAME=run.sh:file:///x",
      "ORGANIZER;CN=Ada:mailto:ada@example.com", "ATTENDEE;CN=Grace;PARTSTAT=ACCEPTED:mailto:grace@example.com",
      "ATTENDEE;CN=Charles;PARTSTAT=NEEDS-ACTION:mailto:charles@example.com", "ATTENDEE:mailto:alan@example.com",
    ]
    let found = try lines(event)
    #expect(
      found.dropFirst().dropLast().map { $0.text } == [
        "Categories: Work, Travel", "plan.pdf", "run.sh", "Ada · organizer", "Grace · accepted", "Charles · no reply",
        "alan@example.com",
      ])
    #expect(found.filter { !$0.address.isEmpty }.map { $0.address } == ["https://example.com/1"])
    event.otherLines = (0..<25).map { "ATTENDEE:mailto:\($0)@example.com" }
    #expect(try lines(event).dropLast().last?.text == "+5")
  }

  @Test("links are pages, mail and calls; never scripts; without the punctuation around them, each once")
  func links() {
    let text = """
      See https://example.com/a?b=c#d, (http://example.org/x_(y)) and <HTTPS://EXAMPLE.NET>.
      Write to mailto:ada@example.com or call tel:+3512345; https://example.com/a?b=c#d again.
      javascript:alert(1) data:text/html,x file:///etc/passwd ftp://example.com xhttps://no.example https:// tel:
      <a href="https://example.com/in">
      """
    #expect(
      LinkFinder.links(in: text) == [
        "https://example.com/a?b=c#d", "http://example.org/x_(y)", "HTTPS://EXAMPLE.NET", "mailto:ada@example.com",
        "tel:+3512345", "https://example.com/in",
      ])
    #expect(LinkFinder.links(in: "") == [] && LinkFinder.links(in: "https://").isEmpty)
    var random = SeededGenerator(seed: 5)
    let parts = ["https://", "a", "b.c", " ", "\n", "(", ")", "mailto:", "javascript:", "é", "<", "\"", ".", "tel:"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      for link in LinkFinder.links(in: text) {
        #expect(LinkView.isOpenable(link) && text.contains(link), "\(text)")
      }
    }
  }
}
