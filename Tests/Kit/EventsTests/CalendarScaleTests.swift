import CalendarSystems
import Events
import ICalendar
import TestSupport
import Testing
import TimeZones

/// RSCALE and SKIP (RFC 7529).
struct CalendarScaleTests {
  private func event(_ start: String, _ rule: String) throws -> Event {
    let lines = ["BEGIN:VEVENT", "UID:r", "DTSTART;VALUE=DATE:" + start, "RRULE:" + rule, "END:VEVENT"]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    return try #require(try ICalendarReader.read(bytes, calendar: CalendarID(1)).events.first)
  }

  private func starts(_ start: String, _ rule: String, _ first: String, _ end: String) throws -> [String] {
    texts(of: try event(start, rule), first, end).map { String($0.prefix(10)) }
  }

  @Test("a yearly rule follows the years of its calendar", arguments: CalendarIdentifier.allCases)
  func years(identifier: CalendarIdentifier) throws {
    var rule = RecurrenceRule(frequency: .yearly, calendar: identifier)
    guard rule.isExpandable, let system = CalendarCatalog.system(for: identifier) else { return }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let first = DayNumber(Int.random(in: 0...20_000, using: &random))
      rule.interval = Int.random(in: 1...3, using: &random)
      let event = Event.test(.day(first), .day(first + 1), Recurrence(rules: [rule]))
      let found = occurrences(of: event, touching: first..<first + 8000).occurrences.map { $0.firstDay }
      let fields = system.fields(of: first)
      let wanted = (0..<8000).map { first + $0 }.filter { day in
        let other = system.fields(of: day)
        return other.month == fields.month && other.day == fields.day && other.isLeapMonth == fields.isLeapMonth
      }
      #expect(rule.interval > 1 || found == wanted, "\(identifier) from \(first)")
      #expect(Set(found).isSubset(of: Set(wanted)))
      #expect(found.first == first)
      // Far away, the answer is the same as by walking there.
      let far = first + 7000..<first + 8000
      #expect(
        occurrences(of: event, touching: far, budget: 20).occurrences.map { $0.firstDay } == found.filter { far ~= $0 })
    }
  }

  @Test("a monthly rule follows the months of its calendar", arguments: CalendarIdentifier.allCases)
  func months(identifier: CalendarIdentifier) throws {
    let rule = RecurrenceRule(frequency: .monthly, calendar: identifier)
    guard rule.isExpandable, let system = CalendarCatalog.system(for: identifier) else { return }
    var random = SeededGenerator(seed: 8)
    for _ in 0..<20 {
      let first = DayNumber(Int.random(in: 0...20_000, using: &random))
      let event = Event.test(.day(first), .day(first + 1), Recurrence(rules: [rule]))
      let wanted = (0..<3000).map { first + $0 }.filter { system.fields(of: $0).day == system.fields(of: first).day }
      let found = occurrences(of: event, touching: first..<first + 3000).occurrences.map { $0.firstDay }
      #expect(found == wanted, "\(identifier) from \(first)")
    }
  }

  @Test("SKIP counts without RSCALE, and a day that two months are moved to counts once")
  func skip() throws {
    #expect(
      try starts("20260131", "FREQ=MONTHLY;SKIP=FORWARD", "2026-02-01", "2026-07-01")
        == ["2026-03-01", "2026-03-31", "2026-05-01", "2026-05-31"])
    #expect(
      try starts("20260101", "FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=6", "2026-01-01", "2026-12-01")
        == ["2026-01-01", "2026-01-31", "2026-02-01", "2026-03-01", "2026-03-31", "2026-04-01"])
    #expect(
      try starts("20240229", "FREQ=YEARLY;SKIP=BACKWARD;COUNT=3", "2024-01-01", "2030-01-01")
        == ["2024-02-29", "2025-02-28", "2026-02-28"])
  }

  @Test("a moved day is limited by BYDAY after it was moved")
  func skipThenDay() throws {
    // 31 April 2026 becomes Friday 1 May; 31 June Wednesday 1 July.
    #expect(
      try starts("20260131", "FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=FR;SKIP=FORWARD", "2026-02-01", "2026-08-30")
        == ["2026-05-01", "2026-07-31"])
  }

  @Test("a window of a rule that moves days agrees with an expansion from the start")
  func windows() throws {
    for skip in ["FORWARD", "BACKWARD"] {
      for rule in [
        "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-31,30", "FREQ=YEARLY;BYYEARDAY=366",
      ] {
        let event = try event("20260131", rule + ";SKIP=" + skip)
        let all = texts(of: event, "2026-01-01", "2032-01-01")
        for day in stride(from: 0, to: 2100, by: 17) {
          let first = ISODate.format(DayNumber(20_484 + day))
          let end = ISODate.format(DayNumber(20_484 + day + 10))
          let wanted = all.filter { $0.prefix(10) >= first && $0.prefix(10) < end }
          #expect(texts(of: event, first, end) == wanted, "\(rule) \(skip) \(first)")
        }
      }
    }
  }

  @Test("a calendar that is not built in gives the first instance and a warning; month 13 needs a calendar that has it")
  func unknown() throws {
    #expect(try starts("20260131", "RSCALE=RUSSIAN;FREQ=MONTHLY", "2026-01-01", "2027-01-01") == ["2026-01-31"])
    #expect(try event("20260131", "RSCALE=RUSSIAN;FREQ=MONTHLY").recurrence?.rules.first?.isExpandable == false)
    #expect(try event("20260131", "FREQ=YEARLY;BYMONTH=13").recurrence == nil)
  }
}
