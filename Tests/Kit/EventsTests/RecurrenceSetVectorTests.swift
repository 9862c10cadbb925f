import CalendarSystems
import Events
import ICalendar
import TestSupport
import Testing
import TimeZones

/// Sets of rules, extra dates and exceptions, and whole property lines, against python-dateutil.
struct RecurrenceSetVectorTests {
  private struct File: Decodable {
    struct Rule: Decodable {
      var dtstart: String
      var rule: String
    }
    struct Set: Decodable {
      var id: String
      var rrules: [Rule]
      var exrules: [Rule]
      var rdates: [String]
      var exdates: [String]
      var expected: [String]
    }
    struct Text: Decodable {
      var id: String
      var text: String
      var expected: [String]
    }
    var sets: [Set]
    var texts: [Text]
  }

  @Test("recurrence sets and texts agree with dateutil but for the known deviations")
  func vectors() throws {
    guard let file = try Golden.decode(File.self, from: "recurrence/dateutil-sets-and-texts.json") else { return }
    let deviations = try KnownDeviations(from: "recurrence/dateutil-sets-and-texts.json")
    #expect(file.sets.count == 10 && file.texts.count == 11)
    for set in file.sets {
      // Extra dates alone: the first of them is the start.
      let start = try #require(set.rrules.first?.dtstart ?? set.rdates.first)
      var lines = ["DTSTART:" + start]
      lines += set.rrules.map { "RRULE:" + $0.rule } + set.exrules.map { "EXRULE:" + $0.rule }
      lines += set.rdates.map { "RDATE:" + $0 } + set.exdates.map { "EXDATE:" + $0 }
      // DTSTART is always an instance here; there, only if a rule or an extra date yields it.
      let expected = set.expected.contains(start) ? set.expected : [start] + set.expected
      try check(set.id, lines, expected, deviations)
    }
    for text in file.texts {
      try check(text.id, text.text.split(separator: "\n").map { String($0) }, text.expected, deviations)
    }
    #expect(deviations.unmet == [])
  }

  private func check(
    _ name: String, _ lines: [String], _ expected: [String], _ deviations: KnownDeviations
  ) throws {
    let text = (["BEGIN:VEVENT", "UID:v"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
    let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
    var found: [Occurrence] = []
    if let event = document.events.first {
      let start = event.start.writtenDay
      var expander = OccurrenceExpander(
        touching: start - 1..<start + 4_000, displayZone: .utc, zones: FixedZoneProvider([]))
      #expect(expander.append(event, id: EventID(1), to: &found) == .complete)
    }
    let texts = found.sorted().map { Self.text($0) }
    #expect(deviations.expects(name, agrees: texts == expected), "\(name): \(texts) for \(expected)")
  }

  private static func text(_ occurrence: Occurrence) -> String {
    let second = occurrence.startSecond
    let clock = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return ISODate.format(occurrence.firstDay).filter { $0 != "-" } + "T" + clock
  }
}
