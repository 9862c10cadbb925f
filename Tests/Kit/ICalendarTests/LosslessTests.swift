import Events
import Foundation
import ICalendar
import TestSupport
import Testing

/// Nothing of a file is lost between reading and writing.
struct LosslessTests {
  private func written(_ document: ICalendarDocument) throws -> ICalendarDocument {
    try read(bytes: Array(ICalendarWriter.write(document).utf8))
  }

  @Test("calendars, their properties and all components keep their place and order")
  func places() throws {
    let lines = [
      "BEGIN:VCALENDAR", "PRODID:-//A//B//EN", "X-A;X-P=1:first", "VERSION:2.0", "METHOD:PUBLISH",
      "REFRESH-INTERVAL;VALUE=DURATION:P1W", "SOURCE;VALUE=URI:https://example.org/a.ics",
      "IMAGE;VALUE=URI;DISPLAY=BADGE:https://example.org/a.png", "BEGIN:VTODO", "UID:t", "BEGIN:VALARM", "TRIGGER:PT0S",
      "END:VALARM", "END:VTODO", "BEGIN:VEVENT", "UID:a", "DTSTART:20260216T090000Z", "CONFERENCE;VALUE=URI:tel:1",
      "BEGIN:PARTICIPANT", "UID:p", "BEGIN:VLOCATION", "UID:l", "END:VLOCATION", "END:PARTICIPANT", "END:VEVENT",
      "BEGIN:X-THING", "X-B:2", "BEGIN:X-PART", "END:X-PART", "END:X-THING", "BEGIN:VEVENT", "UID:b",
      "DTSTART;VALUE=DATE:20260216", "END:VEVENT", "BEGIN:VJOURNAL", "UID:j", "END:VJOURNAL", "BEGIN:VFREEBUSY",
      "UID:f", "END:VFREEBUSY", "END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:other", "METHOD:REQUEST",
      "BEGIN:VEVENT", "UID:c", "DTSTART:20260216T090000", "END:VEVENT", "END:VCALENDAR", "",
    ]
    let document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
    #expect(document.problems == [])
    #expect(document.objects.count == 2)
    #expect(
      document.objects[0].value(of: "METHOD") == "PUBLISH" && document.objects[1].value(of: "METHOD") == "REQUEST")
    #expect(ICalendarWriter.write(document) == lines.joined(separator: "\r\n"))
  }

  @Test(
    "the text of a line is kept until its field is changed",
    arguments: [
      "SUMMARY;LANGUAGE=de;X-P=\"a:b\":Besprechung\\, kurz", "DESCRIPTION;ALTREP=\"cid:part\":x", "LOCATION;X-A=1:Hall",
      "DTSTART;X-A=1;TZID=Europe/Paris:20260216T090000", "DTEND;X-A=1:20260216T100000Z", "DURATION:PT90M",
      "DURATION:P1W",
      "RECURRENCE-ID;X-A=1:20260216T090000Z", "RRULE;X-A=1:FREQ=DAILY;COUNT=3",
      "RECURRENCE-ID;RANGE=THISANDPRIOR:20260216T090000Z",
      "RECURRENCE-ID;X-A=1;RANGE=THISANDFUTURE:20260216T090000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:soon",
      "EXRULE;X-A=1:FREQ=DAILY;COUNT=3", "EXRULE:FREQ=NEVER", "RDATE;VALUE=PERIOD;X-A=1:20260217T090000Z/PT1H",
      "RDATE;VALUE=PERIOD:20260217/P1D", "RDATE;VALUE=PERIOD:20260217T090000Z/soon,20260218T090000Z/PT1H",
      "EXDATE;X-A=1:20260217T090000Z", "STATUS;X-A=1:CONFIRMED", "STATUS:MAYBE", "COLOR:tomato", "UID;X-A=1:u",
      "RRULE:FREQ=NEVER", "RDATE;VALUE=TIME:083000", "DTEND:soon", "DURATION:P9999999999W",
    ])
  func parameters(line: String) throws {
    let own = line.prefix { $0 != ":" && $0 != ";" }
    let usual = ["UID:u", "DTSTART;TZID=Europe/Paris:20260216T090000"].filter { !$0.hasPrefix(own) }
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "BEGIN:VEVENT"] + usual + [
        line, "END:VEVENT", "END:VCALENDAR", "",
      ]
    let text = all.joined(separator: "\r\n")
    var document = try read(bytes: Array(text.utf8))
    #expect(document.events.first?.otherLines == [line])
    #expect(ICalendarWriter.write(document) == text)
    // The same without the order that the file had, as after a stay in a store.
    #expect(try read(bytes: Array(ICalendarWriter.write(document.events).utf8)).events == document.events)
    document.events[0].uid = "other"
    document.events[0].summary = "other"
    document.events[0].notes = "other"
    document.events[0].location = "other"
    document.events[0].status = .cancelled
    document.events[0].color = .named(.red)
    document.events[0].start = .day(date(2027, 1, 1))
    document.events[0].end = .day(date(2027, 1, 3))
    document.events[0].recurrence = Recurrence(
      rules: [RecurrenceRule(frequency: .weekly)], dates: [.day(date(2027, 1, 3))],
      periods: [RecurrencePeriod(start: .floating(local(2027, 1, 5, 9, 0)), end: .floating(local(2027, 1, 5, 10, 0)))],
      exceptions: [.day(date(2027, 1, 4))], excludedRules: [RecurrenceRule(frequency: .monthly)])
    document.events[0].recurrenceID = .day(date(2027, 1, 1))
    document.events[0].recurrenceRange = .this
    // Without a master, the override with a rule would be it.
    document.events.append(
      Event(
        uid: "other", calendar: CalendarID(1), summary: "", start: .day(date(2027, 1, 1)), end: .day(date(2027, 1, 2))))
    #expect(!ICalendarWriter.write(document).contains(line))
    var expected = document.events
    expected[0].otherLines = []
    #expect(try written(document).events == expected)
  }

  @Test("periods, excluded rules and the range of an override are fields, not kept lines")
  func fields() throws {
    let lines = [
      "DTSTART:20260216T090000Z", "RRULE:FREQ=DAILY", "EXRULE:FREQ=WEEKLY",
      "RDATE;VALUE=PERIOD:20260217T100000Z/20260217T110000Z",
      "RDATE;TZID=Europe/Paris;VALUE=PERIOD:20260217T100000/PT1H,20260218T100000Z/20260218T130000",
      "RDATE:20260219T100000Z",
    ]
    let (found, problems) = try readEvent(lines[0], lines[1], lines[2], lines[3], lines[4], lines[5])
    let event = try #require(found)
    #expect(event.otherLines == [] && problems == [])
    #expect(event.recurrence?.excludedRules == [RecurrenceRule(frequency: .weekly)])
    #expect(event.recurrence?.dates == [utc(local(2026, 2, 19, 10, 0))])
    #expect(
      event.recurrence?.periods == [
        RecurrencePeriod(start: utc(local(2026, 2, 17, 10, 0)), end: utc(local(2026, 2, 17, 11, 0))),
        RecurrencePeriod(
          start: .zoned(local(2026, 2, 17, 10, 0), zone: "Europe/Paris"),
          end: .zoned(local(2026, 2, 17, 11, 0), zone: "Europe/Paris"), nominalDays: 0),
        RecurrencePeriod(
          start: utc(local(2026, 2, 18, 10, 0)), end: .zoned(local(2026, 2, 18, 13, 0), zone: "Europe/Paris")),
      ])
    #expect(try read(bytes: Array(ICalendarWriter.write([event]).utf8)).events == [event])
    let override = try #require(
      try readEvent("DTSTART:20260216T090000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260216T090000Z").event)
    #expect(override.otherLines == [] && override.recurrenceRange == .thisAndFuture)
    #expect(try read(bytes: Array(ICalendarWriter.write([override]).utf8)).events == [override])
  }

  @Test("a range without a readable start is ignored")
  func rangeAlone() throws {
    let event = try #require(
      try readEvent("DTSTART:20350914T210000", "RECURRENCE-ID;RANGE=THISANDFUTURE:").event)
    #expect(event.recurrenceID == nil && event.recurrenceRange == .this)
    #expect(try read(bytes: Array(ICalendarWriter.write([event]).utf8)).events == [event])
  }

  @Test("a duration beside an end that cannot be read is kept with it")
  func unreadableEnd() throws {
    let event = try #require(try readEvent("DTSTART:20260216T090000", "DTEND:soon", "DURATION:PT1H").event)
    #expect(event.nominalDays == 0 && event.otherLines == ["DTEND:soon", "DURATION:PT1H"])
    #expect(try read(bytes: Array(ICalendarWriter.write([event]).utf8)).events == [event])
  }

  @Test("times that are added to a kept line are written before it")
  func partsOfLists() throws {
    let event = try #require(
      try readEvent(
        "DTSTART:20260216T090000Z", "EXDATE:20260217T090000Z", "EXDATE;X-A=1:20260218T090000Z",
        "EXDATE:20260219T090000Z"
      )
      .event)
    #expect(event.otherLines == ["EXDATE;X-A=1:20260218T090000Z", "EXDATE:20260219T090000Z"])
    #expect(try read(bytes: Array(ICalendarWriter.write([event]).utf8)).events == [event])
  }

  @Test("a changed name or color replaces its lines")
  func nameAndColor() throws {
    var document = try read(
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "NAME;LANGUAGE=en:Old", "COLOR:tomato", "X-B:1", "END:VCALENDAR")
    #expect(ICalendarWriter.write(document).contains("NAME;LANGUAGE=en:Old\r\nCOLOR:tomato\r\nX-B:1"))
    document.name = "New"
    document.color = .named(.blue)
    let text = ICalendarWriter.write(document)
    #expect(text.contains("PRODID:p\r\nNAME:New\r\nX-WR-CALNAME:New\r\nCOLOR:blue\r\nX-B:1"))
    #expect(try read(bytes: Array(text.utf8)) == document)
  }

  @Test("events that are put in or taken out leave the rest in order")
  func editedEvents() throws {
    var document = try read(
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "BEGIN:VEVENT", "DTSTART:20260216", "UID:a", "END:VEVENT",
      "BEGIN:VTODO", "END:VTODO", "BEGIN:VEVENT", "UID:b", "DTSTART:20260216", "END:VEVENT", "END:VCALENDAR")
    var more = document.events
    more[0].uid = "c"
    document.events += more
    #expect(try written(document).events == document.events)
    document.events.removeFirst(3)
    #expect(try written(document).events == document.events)
    #expect(ICalendarWriter.write(document).contains("BEGIN:VTODO"))
  }

  @Test("an event that cannot be understood is kept as it is")
  func skippedEvents() throws {
    let document = try read(
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "METHOD:PUBLISH", "BEGIN:VEVENT", "UID:a", "SUMMARY:x",
      "BEGIN:VALARM", "END:VALARM", "END:VEVENT", "END:VCALENDAR")
    #expect(document.skippedEvents == 1 && document.events.isEmpty)
    #expect(ICalendarWriter.write(document).contains("BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:x\r\nBEGIN:VALARM\r\n"))
  }

  @Test("components nest to the same depth outside of a calendar as inside of one", arguments: 1...40)
  func nestingOutside(depth: Int) throws {
    let lines = ["BEGIN:VTIMEZONE", "END:VTIMEZONE"] + Array(repeating: "BEGIN:X-A", count: depth)
    let document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
    let text = ICalendarWriter.write(document)
    #expect(ICalendarWriter.write(try read(bytes: Array(text.utf8))) == text)
  }

  @Test("quoted-printable leftovers are decoded, over several lines too")
  func quotedPrintable() throws {
    let (event, problems) = try readEvent(
      "DTSTART:20260216T090000Z", "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=9Fe=0D=0Aaus =",
      "Ulm=21",
      "DESCRIPTION;LANGUAGE=de;ENCODING=quoted-printable:na=EFve", "LOCATION:Saal=21")
    #expect(event?.summary == "Grüße\naus Ulm!")
    #expect(event?.notes == "naïve")
    #expect(event?.location == "Saal=21")
    #expect(event?.otherLines == ["DESCRIPTION;LANGUAGE=de:naïve"])
    #expect(problems.map { $0.severity } == [.warning, .warning])
    let document = try read(bytes: Array(ICalendarWriter.write([try #require(event)]).utf8))
    #expect(document.events == [event] && document.problems.isEmpty)
  }

  @Test("a file read in pieces is the same as a file read at once", arguments: [1, 7, 64, 1000])
  func pieces(size: Int) throws {
    let bytes = try fixture("ordinary.ics")
    var reader = ICalendarReader(calendar: CalendarID(1))
    var start = 0
    while start < bytes.count {
      reader.add(Array(bytes[start..<min(start + size, bytes.count)]))
      start += size
    }
    let whole = try read(bytes: bytes)
    let pieces = try reader.finish()
    #expect(pieces == whole && pieces.problems == whole.problems)
    var empty = ICalendarReader(calendar: CalendarID(1))
    for byte in "<html>".utf8 { empty.add([byte]) }
    #expect(throws: ICalendarError.markup) { try empty.finish() }
  }

  @Test("a line beyond the limit costs no memory when it comes in pieces, and the next line has its number")
  func longLineInPieces() throws {
    var reader = ICalendarReader(limits: .init(lineLength: 1000), calendar: CalendarID(1))
    reader.add(Array("BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\nSUMMARY:".utf8))
    for _ in 0..<1000 { reader.add(Array((String(repeating: "x", count: 70) + "\r\n ").utf8)) }
    reader.add(Array("y\r\nSTATUS:MAYBE\r\nEND:VEVENT\r\n".utf8))
    let document = try reader.finish()
    #expect(document.events.count == 1)
    #expect(document.problems.map { $0.line } == [1, 4, 1005])
  }

  @Test("P8: a random document is read as it was written", arguments: Seeds.first(20))
  func randomDocuments(seed: UInt64) throws {
    var random = RandomEvents(seed: seed)
    var document = ICalendarDocument()
    for _ in 0..<random.number(1...3) {
      var object = ICalendarObject(properties: ["PRODID:p", "VERSION:2.0"])
      if random.number(0...1) == 0 { object.properties.append("METHOD:PUBLISH") }
      if random.number(0...1) == 0 { object.properties.append("X-A;X-P=\"a;b\":é:" + String(random.number(0...9))) }
      for index in 0..<random.number(0...5) {
        if random.number(0...2) == 0 {
          object.components.append(.other("BEGIN:VTODO\nUID:\(index)\nBEGIN:X-B\nX-C:é\nEND:X-B\nEND:VTODO"))
          continue
        }
        var event = random.event(document.events.count)
        var kept: [String] = []
        if random.number(0...1) == 0 {
          event.summary = "s, t"
          kept.append("SUMMARY;LANGUAGE=de;X-P=\"a:b\":s\\, t")
        }
        if random.number(0...1) == 0 {
          event.status = .tentative
          kept.append("STATUS;X-P=1:TENTATIVE")
        }
        if random.number(0...3) == 0, event.recurrenceID == nil {
          event.recurrenceID = utc(local(2026, 2, 16, 9, 0))
          event.recurrenceRange = .thisAndFuture
          kept.append("RECURRENCE-ID;RANGE=THISANDFUTURE;X-P=1:20260216T090000Z")
        }
        // An override with a rule and without a master becomes the master.
        if event.recurrenceID != nil {
          event.recurrence?.rules = []
          if event.recurrence == Recurrence() { event.recurrence = nil }
        }
        // These stand for the last of their lists.
        if random.number(0...3) == 0 {
          var recurrence = event.recurrence ?? Recurrence()
          recurrence.excludedRules.append(RecurrenceRule(frequency: .daily))
          let start = local(2026, 2, 17, 9, 0)
          recurrence.periods.append(
            RecurrencePeriod(
              start: .floating(start), end: .floating(local(2026, 2, 17, 10, 0)), nominalDays: 0))
          event.recurrence = recurrence
          kept += ["EXRULE;X-P=1:FREQ=DAILY", "RDATE;VALUE=PERIOD;X-P=1:20260217T090000/PT1H"]
        }
        kept.sort { order($0) < order($1) }
        event.otherLines = kept + event.otherLines
        document.events.append(event)
        if case .events(let count) = object.components.last {
          object.components[object.components.count - 1] = .events(count + 1)
        } else {
          object.components.append(.events(1))
        }
      }
      document.objects.append(object)
    }
    if random.number(0...1) == 0 { document.name = random.text().replacing("\r", with: "") }
    if random.number(0...1) == 0 { document.color = .rgb(0x102030) }
    #expect(try written(document) == document)
  }

  @Test("zones that refer to each other are the same after writing")
  func chainsOfZones() throws {
    func zone(_ identifier: String, _ location: String) -> [String] {
      ["BEGIN:VTIMEZONE", "TZID:" + identifier, "X-LIC-LOCATION:" + location, "END:VTIMEZONE"]
    }
    func event(_ identifier: String) -> [String] {
      [
        "BEGIN:VEVENT", "UID:" + identifier, "DTSTART;X-A=1;TZID=\(identifier):20260216T090000",
        "RDATE;TZID=\(identifier):20260217T090000", "END:VEVENT",
      ]
    }
    let names = ["UTC", "W. Europe Standard Time", "Europe/Berlin", "Odd", "A", "B"]
    let pairs = names.flatMap { a in names.map { (a, $0) } }
    for (first, second) in zip(pairs, pairs.reversed()) {
      let zones = [zone(first.0, first.1), zone(second.0, second.1), zone("A", "Odd"), zone("B", "Odd")]
      let components = zones.flatMap { $0 } + names.flatMap { event($0) }
      let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p"] + components + ["END:VCALENDAR", ""]
      let document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
      let text = ICalendarWriter.write(document)
      #expect(try read(bytes: Array(text.utf8)) == document, "\(first) \(second)")
    }
  }

  @Test("a zone has the lines of its first definition")
  func zoneMentions() throws {
    let document = try read(
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "BEGIN:VEVENT", "UID:a", "DTSTART;TZID=Mars:20260216T090000",
      "DTEND;TZID=/x/Europe/Paris:20260216T100000", "RDATE;TZID=Mars:20260217T100000", "END:VEVENT",
      "BEGIN:VTIMEZONE", "TZID:Mars", "X-LIC-LOCATION:Asia/Tokyo", "END:VTIMEZONE",
      "BEGIN:VTIMEZONE", "TZID:Unused", "END:VTIMEZONE", "END:VCALENDAR")
    #expect(
      document.zoneMentions.sorted { $0.line < $1.line } == [
        ZoneMention(zone: "Asia/Tokyo", line: 6), ZoneMention(zone: "Europe/Paris", line: 7),
      ])
  }

  @Test("concatenated documents keep their calendars, names and orders")
  func joining() throws {
    let first = try read(
      "BEGIN:VCALENDAR", "PRODID:a", "VERSION:2.0", "BEGIN:VEVENT", "DTSTART:20260216", "UID:a", "END:VEVENT",
      "END:VCALENDAR")
    let second = try read(
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:b", "X-WR-CALNAME:B", "BEGIN:VEVENT", "SUMMARY:s", "DTSTART:20260217",
      "UID:b", "END:VEVENT", "END:VCALENDAR")
    var all = ICalendarDocument()
    all.append(first)
    all.append(second)
    #expect(all.name == "B" && all.events.map { $0.uid } == ["a", "b"])
    #expect(ICalendarWriter.write(all) == ICalendarWriter.write(first) + ICalendarWriter.write(second))
    var made = ICalendarDocument(name: "Made", color: .named(.red), events: first.events)
    made.append(first)
    #expect(try written(made) == made)
  }

  @Test("versions of an event are told apart by SEQUENCE and DTSTAMP")
  func versions() throws {
    let event = try #require(
      try readEvent(
        "DTSTART:20260216", "BEGIN:X-A", "SEQUENCE:9", "END:X-A", "SEQUENCE:2", "DTSTAMP:20260101T000000Z"
      ).event)
    #expect(event.sequence == 2 && event.stamp.map { .utc($0) } == utc(local(2026, 1, 1, 0, 0)))
    let plain = try #require(try readEvent("DTSTART:20260216").event)
    #expect(plain.sequence == 0 && plain.stamp == nil)
  }

  @Test(
    "every file of the test truth that can be read is the same after it was written",
    arguments: ["valid", "malformed", "hostile"])
  func golden(folder name: String) throws {
    guard let folder = Golden.url("ics/\(name)") else { return }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".ics") }
      .sorted()
    #expect(!files.isEmpty)
    let deviations = try KnownDeviations(from: "ics/valid: lines lost")
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      guard let document = try? read(bytes: bytes) else { continue }
      let text = ICalendarWriter.write(document)
      let again = try read(bytes: Array(text.utf8))
      #expect(again == document, "\(file) \(difference(again, document))")
      #expect(ICalendarWriter.write(again) == text, "\(file)")
      guard name == "valid" else { continue }
      let lost = lost(bytes.first == 0xEF ? Array(bytes.dropFirst(3)) : bytes, text)
      #expect(deviations.expects(file, agrees: lost.isEmpty), "\(file) \(lost)")
    }
    if name == "valid" { #expect(deviations.unmet == []) }
  }

  /// Lines are kept in the order of their properties.
  private func order(_ line: String) -> Int {
    ["SUMMARY", "RECURRENCE-ID", "RDATE", "STATUS", "EXRULE"].firstIndex { line.hasPrefix($0) } ?? 0
  }

  private func difference(_ a: ICalendarDocument, _ b: ICalendarDocument) -> String {
    for (a, b) in zip(a.events, b.events) where a != b { return "\(a)\n\(b)" }
    for (a, b) in zip(a.objects, b.objects) where a != b { return "\(a)\n\(b)" }
    return ""
  }

  /// Lines of the file that are not in the text, up to what is the same in other words: order within lists, folds, case
  /// of names, escapes.
  private func lost(_ bytes: [UInt8], _ text: String) -> [String] {
    func names(_ text: String) -> [String: Int] {
      var result: [String: Int] = [:]
      let unfolded = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\n\n", with: "\n")
        .replacing("\n ", with: "").replacing("\n\t", with: "")
      for line in unfolded.split(separator: "\n") where !line.allSatisfy({ $0.isWhitespace }) {
        let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
        // Lists may be joined, and what says nothing is not written.
        if ["RDATE", "EXDATE", "DTEND", "VERSION", "PRODID"].contains(name) || line.hasSuffix(":") { continue }
        result[name, default: 0] += 1
      }
      return result
    }
    let before = names(String(decoding: bytes, as: UTF8.self))
    let after = names(text)
    return before.filter { after[$0.key] ?? 0 < $0.value }.map { "\($0.key) \($0.value) -> \(after[$0.key] ?? 0)" }
      .sorted()
  }
}
