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
      try listing([event], zone: "Asia/Kolkata").text.hasPrefix(
        "2026-10-20T10:00:00+05:30\t2026-10-20T11:30:00+05:30\tLocal time"))
    #expect(try json([event], zone: "UTC", days: "2027-01-01", "2027-02-01") == "[]\n")
  }

  @Test("the last day is not included")
  func exclusiveEnd() throws {
    let events = ["20261020", "20261021", "20261022"].map { ["UID:\($0)", "DTSTART;VALUE=DATE:\($0)"] }
    #expect(
      try listing(events, days: "2026-10-20", "2026-10-22").items.map { $0.event.uid } == ["20261020", "20261021"])
  }

  @Test("series with too many instances to list are named")
  func incomplete() throws {
    let events = [
      ["UID:every second", "DTSTART:20261020T100000Z", "RRULE:FREQ=SECONDLY"],
      ["UID:once", "DTSTART:20261020T100000Z"],
    ]
    let listing = try listing(events)
    #expect(listing.incomplete == ["every second"] && listing.items.contains { $0.event.uid == "once" })
  }

  @Test("control characters are removed from plain listings")
  func terminal() {
    #expect(Terminal.oneLine("a\u{1B}[2J\r\nb\u{2028}c\u{85}") == "a [2J  b c ")
  }

  private func json(
    _ events: [[String]], zone: String = "UTC", days from: String = "2026-10-01", _ to: String = "2026-12-01"
  ) throws -> String {
    try listing(events, zone: zone, days: from, to).json
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
