import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import Testing
import TimeZones

/// The spellings of TZID in files of other programs.
struct ZoneNameTests {
  private func zone(_ parameter: String, _ components: [String] = []) throws -> String? {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0"] + components
      + ["BEGIN:VEVENT", "UID:a", "DTSTART;TZID=\(parameter):20260216T090000", "END:VEVENT", "END:VCALENDAR", ""]
    let document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
    guard case .zoned(_, let name)? = document.events.first?.start else { return nil }
    return name
  }

  @Test("all zones of Windows become IANA zones, by their names and by what Windows displays")
  func windows() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/windows-zones.txt")
    let system = SystemZones()
    var count = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in [fields[0]] + fields.dropFirst(2) {
        #expect(try zone("\"\(name)\"") == fields[1], "\(name)")
        count += 1
      }
      #expect(system.rules(for: fields[1]) != nil, "\(fields[1])")
    }
    #expect(count > 330)
  }

  @Test(
    "a component is found whatever quotation marks and escapes surround its name",
    arguments: [
      ("Kuala Lumpur, Singapore", #"Kuala Lumpur\, Singapore"#), ("Here; There", #"Here\; There"#),
      (#"A\B"#, #"A\\B"#), ("Here: There", "Here: There"), ("caf^e", "caf^e"), ("Work \"1\"", "Work \"1\""),
    ])
  func spellings(name: String, escaped: String) throws {
    let parameters = [
      "\"\(name.replacingOccurrences(of: "\"", with: "^'"))\"",
      "\"\(escaped.replacingOccurrences(of: "\"", with: "^'"))\"",
      escaped.replacingOccurrences(of: "\"", with: "^'"),
    ]
    for value in [name, escaped, "\"\(name)\"", "\"\(escaped)\""] {
      let component = [
        "BEGIN:VTIMEZONE", "TZID:" + value, "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0123",
        "TZOFFSETTO:+0123", "END:STANDARD", "END:VTIMEZONE",
      ]
      for parameter in parameters {
        #expect(try zone(parameter, component) == name, "\(value) \(parameter)")
        let lines =
          ["BEGIN:VCALENDAR", "VERSION:2.0"] + component
          + ["BEGIN:VEVENT", "UID:a", "DTSTART;TZID=\(parameter):20260216T090000", "END:VEVENT", "END:VCALENDAR", ""]
        let document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
        #expect(document.zones().map { $0.identifier } == [name])
        // What is written is found, too.
        let again = try read(bytes: Array(ICalendarWriter.write(document).utf8))
        #expect(again.events == document.events && again.zones() == document.zones(), "\(value) \(parameter)")
      }
    }
  }

  @Test(
    "names of programs without a component mean what they say",
    arguments: [
      ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "Europe/Berlin"),
      ("/mozilla.org/20070129_1/Europe/Berlin", "Europe/Berlin"), ("/freeassociation.sourceforge.net/UTC", "UTC"),
      ("\"tzone://Microsoft/Utc\"", "UTC"), ("tzone://Microsoft/Utc", "UTC"),
      ("(UTC+01:00) Brussels, Copenhagen, Madrid, Paris", "Europe/Paris"),
      ("\"(GMT+01.00) Amsterdam / Berlin / Bern\"", "Europe/Berlin"),
      ("(UTC+01:00) Nowhere", "(UTC+01:00) Nowhere"), ("(Mine) Berlin", "(Mine) Berlin"), ("GMT-12", "GMT-12"),
      ("(UTC-05:00) Coordinated Universal Time-05", "(UTC-05:00) Coordinated Universal Time-05"),
    ])
  func names(written: String, name: String) throws {
    #expect(try zone(written) == name)
  }

  @Test("a zone without quotation marks around its colon is a warning, and nothing of the line is lost")
  func unquotedColons() throws {
    let (event, problems) = try readEvent(
      "DTSTART;X-A=1;TZID=(UTC-05:00) Eastern Time (US & Canada):20260216T090000",
      "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=(UTC-05:00) Eastern Time (US & Canada):20260217T090000,20260218T090000")
    #expect(event?.start == .zoned(local(2026, 2, 16, 9, 0), zone: "America/New_York"))
    #expect(
      event?.recurrence?.exceptions
        == [17, 18].map { .zoned(local(2026, 2, $0, 9, 0), zone: "America/New_York") })
    #expect(event?.otherLines.first == "DTSTART;X-A=1;TZID=(UTC-05:00) Eastern Time (US & Canada):20260216T090000")
    #expect(problems.map { $0.line } == [5, 7] && problems.allSatisfy { $0.severity == .warning })
    #expect(problems.first?.description.contains("expected quotation marks around a colon") == true)
    #expect(try readEvent("DTSTART;TZID=Europe/Paris:2026-02-16T09:00:00").event == nil)
  }

  @Test("a place without an offset is looked up behind the zones of the file")
  func places() throws {
    let own = ZoneRules(identifier: "Eastern Time (US & Canada)", initialOffset: 1234)
    let now = Instant(seconds: local(2026, 7, 1, 0, 0).secondsAsUTC)
    let zones = CalendarFileZones([], behind: SystemZones())
    #expect(zones.rules(for: "Eastern Time (US & Canada)")?.offset(at: now) == -14_400)
    #expect(zones.rules(for: "Eastern Time (US & Canada)")?.identifier == "Eastern Time (US & Canada)")
    #expect(zones.rules(for: "Kuala Lumpur, Singapore")?.offset(at: now) == 28_800)
    #expect(zones.rules(for: "Berlin") == nil)
    let withOwn = CalendarFileZones([own], behind: SystemZones())
    #expect(withOwn.rules(for: "Eastern Time (US & Canada)") == own)
  }

  @Test("of names that tell only an offset, those that also tell a place are known")
  func onlyOffsets() {
    let zones = CalendarFileZones([], behind: SystemZones())
    for name in ["(UTC+01:00) Nowhere", "GMT -0500 (Standard) / GMT -0400 (Daylight)"] {
      #expect(zones.knowsOnlyOffset(of: name) && zones.rules(for: name) != nil, "\(name)")
    }
    for name in ["GMT+0200", "(UTC+01:00)", "Europe/Paris", "Nowhere", "(UTC+01:00) Berlin", ""] {
      #expect(!zones.knowsOnlyOffset(of: name), "\(name)")
    }
  }
}
