import Events
import ICalendar
import Testing

/// Lines that mean nothing stay where they are.
struct KeptLinesTests {
  private func text(_ lines: [String]) -> String { (lines + [""]).joined(separator: "\r\n") }

  @Test("repeated properties, malformed lines and lines outside of calendars keep their place and order")
  func places() throws {
    let lines = [
      "X-BEFORE:1", "before", "BEGIN:VCALENDAR", "VERSION:2.0", "no property", "PRODID:p", "REFRESH - INTERVAL:PT1H",
      "BEGIN:VTODO", "BEGIN;odd", "UID:t", "END:VTODO", "BEGIN:VEVENT", "SUMMARY;X", "UID:a", "SUMMARY:A", "BEGIN;odd",
      "DURATION:PT1H", "SUMMARY:B", "DTSTART:20260216T090000Z", "X-C:1", "SUMMARY;LANGUAGE=de:C",
      "DTEND:20260216T110000Z", ":", "DTSTART:20260217T090000Z", "BEGIN:VALARM", "garbage", "SUMMARY:x", "SUMMARY:y",
      "END:VALARM", "END:VEVENT", "END:VCALENDAR", "X-BETWEEN:1", "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p",
      "END:VCALENDAR", "X-BEHIND:1", "é behind",
    ]
    let document = try read(bytes: Array(text(lines).utf8))
    #expect(ICalendarWriter.write(document) == text(lines))
    let event = try #require(document.events.first)
    #expect(event.summary == "A" && event.start == utc(local(2026, 2, 16, 9, 0)))
    #expect(event.end == utc(local(2026, 2, 16, 11, 0)))
    #expect(document.objects.map { $0.linesBefore } == [["X-BEFORE:1", "before"], ["X-BETWEEN:1"]])
    #expect(document.linesBehind == ["X-BEHIND:1", "é behind"])
    #expect(document.problems.filter { $0.severity == .error }.map { $0.line } == [5, 7, 9, 13, 16, 23, 26])
    #expect(document.problems.map { $0.line } == [1, 2, 5, 7, 9, 13, 16, 18, 21, 23, 24, 26, 32, 37, 38])
    let again = try read(bytes: Array(ICalendarWriter.write(document).utf8))
    #expect(again == document && again.problems == document.problems)
    // After a stay in a store, which knows no order of properties.
    let stored = ICalendarWriter.write(document.events)
    #expect(try read(bytes: Array(stored.utf8)).events == document.events)
    #expect(lines[11...28].allSatisfy { stored.contains("\r\n" + $0 + "\r\n") })
  }

  @Test("a property that is changed leaves those that repeat it")
  func changes() throws {
    var event = try #require(
      try readEvent("DTSTART:20260216T090000Z", "SUMMARY;LANGUAGE=de:A", "SUMMARY:B", "SUMMARY:C").event)
    #expect(event.otherLines == ["SUMMARY;LANGUAGE=de:A", " SUMMARY:B", " SUMMARY:C"])
    event.summary = "X"
    let again = try #require(try read(bytes: Array(ICalendarWriter.write([event]).utf8)).events.first)
    #expect(again.summary == "X" && again.otherLines == [" SUMMARY:B", " SUMMARY:C"])
  }

  @Test(
    "a repeated property has no effect when the first is removed, and the first counts even if it is empty",
    arguments: [
      ["SUMMARY:A", "SUMMARY:B"], ["SUMMARY:", "SUMMARY:B"], ["DTEND:20260216T090000Z", "DTEND:20260216T100000Z"],
      ["STATUS:MAYBE", "STATUS:CONFIRMED"], ["COLOR:red", "COLOR:blue"], ["DURATION:soon", "DTEND:20260216T100000Z"],
      ["DURATION:PT1H", "DURATION:PT2H"], ["DTEND:20260216T093000Z", "DURATION:PT2H"],
      ["RECURRENCE-ID:soon", "RECURRENCE-ID:20260216T090000Z"], ["LOCATION:A", "LOCATION;X"],
    ])
  func gone(lines: [String]) throws {
    let event = try #require(try readEvent("DTSTART:20260216T090000Z", lines[0], lines[1]).event)
    let written = ICalendarWriter.write([event])
    #expect(written.contains("\r\n" + lines[1] + "\r\n"))
    #expect(try read(bytes: Array(written.utf8)).events == [event])
    var empty = event
    empty.summary = ""
    empty.end = empty.start
    empty.status = .unspecified
    empty.color = nil
    let again = try #require(try read(bytes: Array(ICalendarWriter.write([empty]).utf8)).events.first)
    #expect(again.summary == "" && again.end == again.start && again.status == .unspecified && again.color == nil)
  }

  @Test("lines outside of calendars are kept up to 64 KB, and the rest is an error with its line")
  func muchOutside() throws {
    let long = String(repeating: "x", count: 30_000)
    let lines = [" indented", long, long, long, "short", "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "END:VCALENDAR"]
    let document = try read(bytes: Array(text(lines).utf8))
    #expect(document.objects[0].linesBefore == [long, long, "short"])
    #expect(document.problems.filter { $0.severity == .error }.map { $0.line } == [1, 4])
    #expect(try read(bytes: Array(ICalendarWriter.write(document).utf8)) == document)
    var both = document
    both.append(
      try read("X-A:1", "BEGIN:VCARD", "END:VCARD", "BEGIN:VEVENT", "UID:a", "DTSTART:20260216", "END:VEVENT"))
    #expect(both.objects[1].linesBefore == ["X-A:1"])
    #expect(try read(bytes: Array(ICalendarWriter.write(both).utf8)) == both)
  }
}
