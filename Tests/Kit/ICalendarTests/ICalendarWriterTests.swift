import CalendarSystems
import Events
import Foundation
import ICalendar
import TestSupport
import Testing
import TimeZones

struct ICalendarWriterTests {
  private func readBack(_ events: [Event], name: String? = nil, color: EventColor? = nil) throws -> ICalendarDocument {
    try read(bytes: Array(ICalendarWriter.write(events, name: name, color: color).utf8))
  }

  private func event(_ summary: String) -> Event {
    Event(uid: summary, calendar: CalendarID(1), summary: summary, start: .day(DayNumber(1)), end: .day(DayNumber(2)))
  }

  @Test("the text follows the standard")
  func text() {
    var event = event("a, b; c\\d\r\ne")
    event.uid = "u"
    event.otherLines = ["X-A:one\r\nEND:VEVENT"]
    #expect(
      ICalendarWriter.write([event], name: "N", color: .named(.graphite), stamp: "20260101T000000Z")
        == """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//Almanac//Almanac//EN\r
        NAME:N\r
        X-WR-CALNAME:N\r
        COLOR:dimgray\r
        BEGIN:VEVENT\r
        UID:u\r
        DTSTAMP:20260101T000000Z\r
        DTSTART;VALUE=DATE:19700102\r
        DTEND;VALUE=DATE:19700103\r
        SUMMARY:a\\, b\\; c\\\\d\\ne\r
        X-A:oneEND:VEVENT\r
        END:VEVENT\r
        END:VCALENDAR\r

        """)
  }

  @Test("no line is longer than 75 bytes, and none is cut inside of a character")
  func folding() throws {
    for length in 60...90 {
      let summary = String(repeating: "a", count: length) + String(repeating: "é🙂", count: 60)
      let text = ICalendarWriter.write([event(summary)])
      for line in text.components(separatedBy: "\r\n") {
        #expect(line.utf8.count <= 75)
        #expect(!line.unicodeScalars.contains("\u{FFFD}"))
      }
      #expect(try readBack([event(summary)]).events == [event(summary)])
    }
  }

  @Test("every title is read as it was written")
  func titles() throws {
    struct Title: Decodable {
      var text: String?
      var mustNotAppearRaw: [String]?
      var category: String
    }
    let own = [
      "", "plain", "semi;colon, comma\\backslash\\n", "line\nbreak", "עברית \u{202E}bidi", "👩‍👩‍👧 e\u{301}",
      "NUL\u{0}inside",
      "BEGIN:VEVENT\r\nSUMMARY:injected", "tab\tand \u{7}bell", " leading and trailing ", "\u{FEFF}mark",
      "\u{85}next \u{2028}",
    ]
    let golden = try Golden.decode([Title].self, from: "text/titles.json") ?? []
    for text in own + golden.compactMap({ $0.text }) {
      var event = event("x")
      event.summary = text
      event.location = text
      event.notes = text + "\n" + text
      let written = ICalendarWriter.write([event], name: text)
      #expect(!written.contains("\r\nSUMMARY:injected"))
      let document = try read(bytes: Array(written.utf8))
      let normal = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      #expect(Array((document.events.first?.summary ?? "none").utf8) == Array(normal.utf8))
      #expect(Array((document.events.first?.location ?? "none").utf8) == Array(normal.utf8))
      #expect(Array((document.events.first?.notes ?? "none").utf8) == Array((normal + "\n" + normal).utf8))
      #expect(Array((document.name ?? "none").utf8) == Array(normal.utf8))
      #expect(document.problems == [])
    }
  }

  @Test("P8: random events are read as they were written", arguments: Seeds.first(8))
  func roundTrip(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    var events = (0..<60).map { random.event($0) }
    // Without a master, an override with a rule would be it.
    for event in events where event.recurrenceID != nil && event.recurrence?.rules.isEmpty == false {
      events.append(
        Event(
          uid: event.uid, calendar: CalendarID(1), summary: "", start: .day(DayNumber(1)), end: .day(DayNumber(2))))
    }
    let document = try readBack(events, name: "All", color: .rgb(0x00FF7F))
    #expect(document.events.count == events.count)
    for (found, expected) in zip(document.events, events) { #expect(found == expected) }
    #expect(document.name == "All" && document.color == .rgb(0x00FF7F))
    for problem in document.problems {
      switch problem.reason {
      case .unsupported, .repeated, .malformedLine, .readAs(_, meaning: "a date, as DTSTART is one"): continue
      default: Issue.record("\(problem)")
      }
    }
  }

  @Test("the file of the fixtures survives reading and writing")
  func fixtures() throws {
    let first = try read(bytes: fixture("ordinary.ics"))
    let second = try read(bytes: Array(ICalendarWriter.write(first).utf8))
    #expect(second.events == first.events)
    #expect(second.name == first.name && second.color == first.color)
  }
}

/// Random events that have a form in iCalendar.
struct RandomEvents {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func text() -> String {
    let pieces = ["a", ";", ",", "\\", "\n", " ", "é", "🙂", "\"", ":", "^", "\\n", "日本", "\t", "END:VEVENT"]
    return (0..<number(0...60)).map { _ in pieces[number(0...(pieces.count - 1))] }.joined()
  }

  private mutating func time(_ kind: Int) -> EventTime {
    let local = LocalDateTime(day: DayNumber(number(-100_000...100_000)), secondOfDay: number(0...86_399))
    let zones = ["Europe/Paris", "America/New_York", "odd: zone; \"x\"^y", "Custom,Zone"]
    switch kind {
    case 0: return .day(local.day)
    case 1: return .floating(local)
    case 2: return .utc(Instant(seconds: local.secondsAsUTC))
    default: return .zoned(local, zone: zones[number(0...3)])
    }
  }

  private mutating func rule() -> RecurrenceRule {
    let frequencies: [RecurrenceRule.Frequency] = [.secondly, .minutely, .hourly, .daily, .weekly, .monthly, .yearly]
    var rule = RecurrenceRule(
      frequency: frequencies[number(0...6)], interval: number(1...400),
      count: number(0...1) == 0 ? number(1...999) : nil,
      byDay: (0..<number(0...3)).map { _ in
        .init(Weekday.allCases[number(0...6)], ordinal: number(0...1) == 0 ? nil : [-53, -1, 1, 53][number(0...3)])
      },
      weekStart: Weekday.allCases[number(0...6)],
      calendar: number(0...4) == 0 ? CalendarIdentifier.allCases[number(0...17)] : .gregorian,
      skip: [.omit, .omit, .backward, .forward][number(0...3)],
      otherParts: number(0...4) == 0 ? ["RSCALE=RUSSIAN", "X-PART=3L,4"] : [])
    for part in RecurrenceRule.NumberPart.allCases where number(0...5) == 0 {
      rule[part] = (0...number(0...3)).map { _ in number(1...12) }
    }
    rule[.monthDay] = [31, -31, 1].filter { _ in number(0...2) == 0 }
    return rule
  }

  /// Both in one zone, or one in UTC.
  private mutating func period() -> RecurrencePeriod {
    let start = time(number(1...3))
    let utc = time(2)
    switch start {
    case .zoned(let local, let zone):
      let other = EventTime.zoned(LocalDateTime(secondsAsUTC: local.secondsAsUTC + 3600), zone: zone)
      return [
        RecurrencePeriod(start: start, end: other), RecurrencePeriod(start: start, end: utc),
        RecurrencePeriod(start: utc, end: other), RecurrencePeriod(start: start, end: other, nominalDays: 0),
      ][number(0...3)]
    default: return RecurrencePeriod(start: start, end: number(0...1) == 0 ? utc : time(1))
    }
  }

  mutating func event(_ index: Int) -> Event {
    let start = time(number(0...3))
    let seconds = Int64(number(0...300_000))
    let end: EventTime
    switch start {
    case .day(let day): end = .day(day + number(0...30))
    case .floating(let local): end = .floating(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds))
    case .utc(let instant): end = .utc(instant + (number(0...3) == 0 ? 0 : seconds))
    case .zoned(let local, let zone):
      end = .zoned(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds), zone: zone)
    }
    var rules = (0..<number(0...2)).map { _ in rule() }
    if number(0...2) == 0, !rules.isEmpty {
      rules[0].count = nil
      rules[0].until = time(number(0...2))
    }
    let recurrence = Recurrence(
      rules: rules, dates: (0..<number(0...3)).map { _ in time(number(0...3)) },
      periods: number(0...2) == 0 ? (0..<number(1...3)).map { _ in period() } : [],
      exceptions: (0..<number(0...3)).map { _ in time(number(0...3)) },
      excludedRules: number(0...3) == 0 ? [rule()] : [])
    let nominalDays = number(0...1) == 0 ? number(0...3) : nil
    let recurrenceID = number(0...4) == 0 ? time(number(0...3)) : nil
    let colors: [EventColor?] = [nil, .rgb(UInt32(number(0...0xFF_FFFF)))] + EventHue.allCases.map { .named($0) }
    return Event(
      uid: "u\(index)" + text(), calendar: CalendarID(1), summary: text(), start: start, end: end, location: text(),
      notes: text(), color: colors[number(0...(colors.count - 1))],
      status: EventStatus(rawValue: UInt8(number(0...3))) ?? .unspecified,
      recurrence: recurrence == Recurrence() ? nil : recurrence,
      recurrenceID: recurrenceID,
      recurrenceRange: recurrenceID != nil && number(0...1) == 0 ? .thisAndFuture : .this, nominalDays: nominalDays,
      otherLines: number(0...1) == 0
        ? []
        : [
          "CATEGORIES:A,B", " UID:once more", " no property", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM",
          "X-LONG:" + String(repeating: "é", count: 90),
        ])
  }
}
