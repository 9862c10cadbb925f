import Almanac
import EventStores
import SystemServices
import Testing

@testable import almanac_cli

@Suite("occurrences")
struct OccurrencesTests {
  @Test("instances come with offsets, in the zone asked for, by start and then UID")
  func listing() throws {
    let text = try json(
      [
        [
          "UID:w", "DTSTART;TZID=Europe/Paris:20261020T100000", "DTEND;TZID=Europe/Paris:20261020T110000",
          "RRULE:FREQ=WEEKLY;COUNT=3", "SUMMARY:Weekly", "STATUS:CONFIRMED",
        ],
        [
          "UID:w", "RECURRENCE-ID;TZID=Europe/Paris:20261027T100000", "DTSTART;TZID=Europe/Paris:20261028T120000",
          "DTEND;TZID=Europe/Paris:20261028T130000", "SUMMARY:Moved", "LOCATION:Hall",
        ],
        ["UID:b", "DTSTART;VALUE=DATE:20261020", "DTEND;VALUE=DATE:20261022", "SUMMARY:Two days", "STATUS:TENTATIVE"],
        ["UID:a", "DTSTART:20261020T120000Z", "DURATION:PT30M", "SUMMARY:At noon", "STATUS:CANCELLED"],
        ["UID:c", "DTSTART:20261020T120000Z", "SUMMARY:Also"],
      ], zone: "America/New_York")
    #expect(
      text == """
        [
          {"uid": "b", "summary": "Two days", "start": "2026-10-20", "end": "2026-10-22", "allDay": true, \
        "zone": null, "recurrenceID": null, "location": "", "calendar": "Team", "status": "tentative"},
          {"uid": "w", "summary": "Weekly", "start": "2026-10-20T04:00:00-04:00", "end": "2026-10-20T05:00:00-04:00", \
        "allDay": false, "zone": "Europe/Paris", "recurrenceID": "2026-10-20T04:00:00-04:00", "location": "", \
        "calendar": "Team", "status": "confirmed"},
          {"uid": "a", "summary": "At noon", "start": "2026-10-20T08:00:00-04:00", "end": "2026-10-20T08:30:00-04:00", \
        "allDay": false, "zone": "UTC", "recurrenceID": null, "location": "", "calendar": "Team", "status": "cancelled"},
          {"uid": "c", "summary": "Also", "start": "2026-10-20T08:00:00-04:00", "end": "2026-10-20T08:00:00-04:00", \
        "allDay": false, "zone": "UTC", "recurrenceID": null, "location": "", "calendar": "Team", "status": null},
          {"uid": "w", "summary": "Moved", "start": "2026-10-28T07:00:00-04:00", "end": "2026-10-28T08:00:00-04:00", \
        "allDay": false, "zone": "Europe/Paris", "recurrenceID": "2026-10-27T05:00:00-04:00", "location": "Hall", \
        "calendar": "Team", "status": null},
          {"uid": "w", "summary": "Weekly", "start": "2026-11-03T04:00:00-05:00", "end": "2026-11-03T05:00:00-05:00", \
        "allDay": false, "zone": "Europe/Paris", "recurrenceID": "2026-11-03T04:00:00-05:00", "location": "", \
        "calendar": "Team", "status": "confirmed"}
        ]

        """)
  }

  @Test("floating times are read in the zone asked for; an empty listing is an empty list")
  func floating() throws {
    let event = ["UID:f", "DTSTART:20261020T100000", "DTEND:20261020T113000", "SUMMARY:Local\\ntime\\u001B[2J"]
    #expect(
      try text(listing([event], zone: "Asia/Kolkata")).hasPrefix(
        "2026-10-20T10:00:00+05:30\t2026-10-20T11:30:00+05:30\tLocal time"))
    #expect(try json([event], zone: "UTC", days: "2027-01-01", "2027-02-01") == "[]\n")
  }

  @Test("the last day is not included")
  func exclusiveEnd() throws {
    let events = ["20261020", "20261021", "20261022"].map { ["UID:\($0)", "DTSTART;VALUE=DATE:\($0)"] }
    #expect(try uids(listing(events, days: "2026-10-20", "2026-10-22")) == ["20261020", "20261021"])
  }

  @Test("series with too many instances to list are named")
  func incomplete() throws {
    let events = [
      ["UID:every second", "DTSTART:20261020T100000Z", "RRULE:FREQ=SECONDLY"],
      ["UID:once", "DTSTART:20261020T100000Z"],
    ]
    var listing = try listing(events)
    var uids: Set<String> = []
    while let items = listing.next() { uids.formUnion(items.map { $0.event.uid }) }
    #expect(listing.incomplete == ["every second"] && uids == ["every second", "once"])
  }

  @Test("a listing that lacks instances ends with status 1; one of a cancelled event says so")
  func statusAndText() throws {
    try Folder.with { folder in
      let dense = try folder.writeCalendar([["UID:s", "DTSTART:20261020T100000Z", "RRULE:FREQ=SECONDLY"]])
      let days = ["--from", "2026-10-20", "--to", "2026-10-21", "--time-zone", "UTC"]
      #expect(try Program.run(["occurrences", dense] + days).status == 1)
    }
    let event = ["UID:c", "DTSTART:20261020T100000Z", "SUMMARY:Lunch", "STATUS:CANCELLED"]
    #expect(try text(listing([event], zone: "UTC")).hasSuffix("\tLunch\tcancelled\n"))
  }

  @Test("a zone that nobody knows is named once, as its times are those of the viewer")
  func unknownZones() throws {
    try Folder.with { folder in
      let events = ["a", "b"].map { ["UID:\($0)", "DTSTART;TZID=Mars/Base:20261020T100000"] }
      let path = try folder.writeCalendar(events)
      let providers: [any ZoneProvider] = [SystemZones.shared, FixedZoneProvider([])]
      for zones in providers {
        let file = try #require(try FileCalendars.load([path], zones: zones).files.first)
        #expect(file.report(includesWarnings: false).count { $0.contains("Mars/Base") } == 1)
      }
    }
  }

  @Test("T7: occurrences and render warn on standard error, once for each zone that nobody knows")
  func warnings() throws {
    try Folder.with { folder in
      let zones = ["Mars/Base", "Mars/Base", "Venus/Port", "europe/berlin", "Europe/Paris"]
      let events = zones.enumerated().map { ["UID:\($0)", "DTSTART;TZID=\($1):20261020T100000"] }
      let path = try folder.writeCalendar(events)
      let commands = [
        ["occurrences", path, "--from", "2026-10-20", "--to", "2026-10-21", "--time-zone", "UTC"],
        ["render", path, "--date", "2026-10-20", "--time-zone", "UTC", "-o", folder.path("a.json")],
      ]
      for command in commands {
        let outcome = try Program.run(command)
        let lines = outcome.error.split(separator: "\n")
        #expect(outcome.status == 0 && lines.count == 2, "\(command[0]): \(outcome.status) \(outcome.error)")
        for zone in ["Mars/Base", "Venus/Port"] {
          #expect(lines.count { $0.hasPrefix(path) && $0.contains(zone) } == 1, "\(command[0]): \(outcome.error)")
        }
      }
    }
  }

  @Test("instances over several pieces are listed once, in order, with those that began before")
  func pieces() throws {
    let events = [
      ["UID:long", "DTSTART;VALUE=DATE:20200101", "DTEND;VALUE=DATE:20300101"],
      ["UID:weeks", "DTSTART;VALUE=DATE:20261001", "DURATION:P3W", "RRULE:FREQ=WEEKLY"],
      ["UID:noon", "DTSTART:20261001T120000Z", "RRULE:FREQ=DAILY;INTERVAL=5"],
    ]
    var listing = try listing(events, days: "2026-10-20", "2029-10-20")
    var starts: [Instant] = []
    var ids: Set<OccurrenceID> = []
    var largest = 0
    while let items = listing.next() {
      starts += items.map { $0.occurrence.start }
      ids.formUnion(items.map { $0.occurrence.id })
      largest = max(largest, items.count)
    }
    #expect(starts == starts.sorted() && starts.count == ids.count && largest < 30)
    #expect(try uids(self.listing(events, days: "2026-10-20", "2026-10-21")) == ["long", "weeks", "weeks", "weeks"])
    let before = try uids(self.listing(events, days: "-0300-01-01", "2026-10-02"))
    #expect(before == ["long", "weeks", "noon"])
  }

  @Test("400 years of ten long rules are listed, in pieces that the first year does not wait for")
  func centuries() throws {
    let rules = [
      "DAILY;INTERVAL=10", "DAILY;INTERVAL=15", "WEEKLY;BYDAY=MO,WE,FR", "WEEKLY;INTERVAL=3", "MONTHLY;BYMONTHDAY=31",
      "MONTHLY;BYDAY=-1FR", "YEARLY", "YEARLY;BYMONTH=2;BYMONTHDAY=29", "MONTHLY;BYDAY=MO,TU;BYSETPOS=-1;COUNT=4000",
      "YEARLY;BYWEEKNO=20;BYDAY=MO",
    ]
    let events = rules.enumerated().map { ["UID:\($0)", "DTSTART:20000101T090000", "RRULE:FREQ=\($1)"] }
    var listing = try listing(events, days: "2000-01-01", "2400-01-01")
    var lines = 0
    var pieces = 0
    var last = ""
    listing.write(asJSON: false) { piece in
      pieces += 1
      lines += piece.utf8.count { $0 == 10 }
      last = String(piece.split(separator: "\n").last ?? "")
    }
    // Every tenth of 146,097 days, every fifteenth, three of each week, and more.
    #expect(lines > 14_610 + 9740 + 62_613 && pieces > 2600 && listing.incomplete == [])
    #expect(last.hasPrefix("2399-12-3"))
  }

  @Test("control characters are removed from plain listings")
  func terminal() {
    #expect(TerminalText.oneLine("a\u{1B}[2J\r\nb\u{2028}c\u{85}") == "a [2J  b c ")
    let directions = "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}"
    #expect(TerminalText.oneLine("a" + directions + "b") == "a" + String(repeating: " ", count: 12) + "b")
    #expect(TerminalText.oneLine("שלום 👩‍👧") == "שלום 👩‍👧")
    #expect(TerminalText.lines("a\u{1B}\tb\n\u{202E}c\r\n") == "a \tb\n c \n")
  }

  private func json(
    _ events: [[String]], zone: String = "UTC", days from: String = "2026-10-01", _ to: String = "2026-12-01"
  ) throws -> String {
    var listing = try listing(events, zone: zone, days: from, to)
    var text = ""
    listing.write(asJSON: true) { text += $0 }
    return text
  }

  private func text(_ listing: OccurrenceListing) -> String {
    var listing = listing
    var text = ""
    listing.write(asJSON: false) { text += $0 }
    return text
  }

  private func uids(_ listing: OccurrenceListing) -> [String] {
    var listing = listing
    var uids: [String] = []
    while let items = listing.next() { uids += items.map { $0.event.uid } }
    return uids
  }

  private func listing(
    _ events: [[String]], zone: String = "UTC", days from: String = "2026-10-01", _ to: String = "2026-12-01"
  ) throws -> OccurrenceListing {
    try Folder.with { folder in
      let calendars = try FileCalendars.load([try folder.writeCalendar(events)])
      let zones = SystemZones()
      return OccurrenceListing(
        store: calendars.store, days: try ISODate.parse(from)..<ISODate.parse(to),
        displayZone: try #require(zones.rules(for: zone)), zones: zones)
    }
  }
}
