import Events
import Testing

/// The resources of an event in its lines.
@Suite("Resources of events")
struct EventResourcesTests {
  private func event(_ lines: String...) -> Event {
    var event = Event.test("a", .day(day("2026-03-02")), .day(day("2026-03-03")))
    event.otherLines = lines
    return event
  }

  private static let room = "ATTENDEE;CN=\"Hall; 1\";cutype=\"Room\":mailto:hall@example.org"

  @Test("ED-190: RESOURCES and attendees that are rooms or resources are read in order, each once")
  func reading() {
    let event = event(
      "RELATED-TO:x", "RESOURCES;LANGUAGE=fr;ALTREP=\"http://a:1/,x\":Nettoyeur haute pression", Self.room,
      "resources:Easel,a\\,b\\;c;d\\\\,two\\nlines\\N, Padded,,Easel",
      "ATTENDEE;CUTYPE=INDIVIDUAL:mailto:a@example.org",
      "ATTENDEE:mailto:b@example.org", "ATTENDEE;CUTYPE=RESOURCE;CUTYPE=INDIVIDUAL:urn:x,y")
    #expect(
      event.resourceIDs == [
        "Nettoyeur haute pression", "mailto:hall@example.org", "Easel", "a,b;c;d\\", "two\nlines\n", " Padded",
        "urn:x,y",
      ])
  }

  @Test("ED-190: lines of alarms, lines that are no properties, and similar names assign nothing")
  func otherLines() {
    let event = event(
      " RESOURCES:verbatim", "RESOURCES", "RESOURCES;X=\"open:1", "RESOURCESX:1", "X-RESOURCES:1", "RESOURCES:",
      "BEGIN:VALARM", "RESOURCES:a", "BEGIN:X-INNER", "END:X-INNER", Self.room, "END:VALARM", "RESOURCES:b")
    #expect(event.resourceIDs == ["b"])
    #expect(self.event().resourceIDs.isEmpty)
  }

  @Test("ED-190: a resource that no list names is titled by the name of the attendee, or by its identifier")
  func titles() {
    let event = event(
      Self.room, "ATTENDEE;CUTYPE=ROOM;CN=a^'b^^c^nd^x:mailto:b", "ATTENDEE;CUTYPE=ROOM;CN=:mailto:c",
      "RESOURCES:Easel,d")
    #expect(
      event.assignedResources == [
        Resource(id: "mailto:hall@example.org", title: "Hall; 1"), Resource(id: "mailto:b", title: "a\"b^c\nd^x"),
        Resource(id: "mailto:c", title: "mailto:c"), Resource(id: "Easel", title: "Easel"),
        Resource(id: "d", title: "d"),
      ])
  }

  @Test(
    "ED-190: setting keeps the lines of what stays, removes what goes, and adds to the last plain line or a new one",
    arguments: [
      (["RESOURCES:a,b\\N,c"], ["b\n", "a"], ["RESOURCES:a,b\\N"]),
      (["RESOURCES:a,b"], ["c", "b"], ["RESOURCES:b,c"]),
      (["RESOURCES:a"], ["b"], ["RESOURCES:b"]),
      (["RESOURCES:a"], [], []),
      (["RESOURCES:a,,a", "RESOURCES:b,a"], ["b"], ["RESOURCES:b"]),
      (["RESOURCES:"], ["a"], ["RESOURCES:a"]),
      (["RESOURCES:,a"], ["a"], ["RESOURCES:,a"]),
      (["RESOURCES:,a"], [], []),
      (["RESOURCES;LANGUAGE=fr:a"], ["a", "b"], ["RESOURCES;LANGUAGE=fr:a", "RESOURCES:b"]),
      (["resources:a", "RESOURCES:b", "X-A:1"], ["a", "b", "x,y"], ["resources:a", "RESOURCES:b,x\\,y", "X-A:1"]),
      (["X-A:1", "BEGIN:VALARM", "END:VALARM"], ["a"], ["X-A:1", "RESOURCES:a", "BEGIN:VALARM", "END:VALARM"]),
      ([room, "X-A:1"], ["a"], ["X-A:1", "RESOURCES:a"]),
      ([room, "X-A:1"], ["mailto:hall@example.org"], [room, "X-A:1"]),
    ] as [([String], [String], [String])])
  func setting(lines: [String], ids: [String], result: [String]) {
    var event = event()
    event.otherLines = lines
    event.resourceIDs = ids
    #expect(event.otherLines == result)
    #expect(Set(event.resourceIDs) == Set(ids))
  }

  @Test("ED-190: control characters that no line may contain are left out, and so are empty identifiers")
  func controlCharacters() {
    var event = event()
    event.resourceIDs = ["", "a\u{0}b\u{7F}\r\nc\td", "\u{1}", "ab\nc\td", "e"]
    #expect(event.otherLines == ["RESOURCES:ab\\nc\td,e"])
    #expect(event.resourceIDs == ["ab\nc\td", "e"])
    event.resourceIDs = ["a\u{0}b\nc\td", "e"]
    #expect(event.otherLines == ["RESOURCES:ab\\nc\td,e"])
  }

  @Test(
    "ED-191: a resource takes the place of another among all; nil adds or removes one",
    arguments: [
      (["RESOURCES:a,b,c"], "b", "x", ["RESOURCES:a,x,c"]),
      (["RESOURCES:a,b,a"], "a", "x;y", ["RESOURCES:x\\;y,b"]),
      (["RESOURCES;LANGUAGE=fr:a,b"], "a", "x", ["RESOURCES;LANGUAGE=fr:x,b"]),
      (["RESOURCES:a,b"], "a", "b", ["RESOURCES:b"]),
      (["RESOURCES:a,b"], "a", "a", ["RESOURCES:a,b"]),
      (["RESOURCES:a,b"], "x", "y", ["RESOURCES:a,b"]),
      (["RESOURCES:a,b"], "a", nil, ["RESOURCES:b"]),
      (["RESOURCES:a,b"], "a", "\u{1}", ["RESOURCES:b"]),
      (["RESOURCES:a,b"], nil, "c", ["RESOURCES:a,b,c"]),
      (["RESOURCES:a,b"], nil, "b", ["RESOURCES:a,b"]),
      (["RESOURCES:a,b"], nil, nil, ["RESOURCES:a,b"]),
      ([room, "RESOURCES:b"], "mailto:hall@example.org", "x", ["RESOURCES:x", "RESOURCES:b"]),
      ([room, "RESOURCES:b"], "b", "mailto:hall@example.org", [room]),
    ] as [([String], String?, String?, [String])])
  func reassigning(lines: [String], old: String?, new: String?, result: [String]) {
    var event = event()
    event.otherLines = lines
    event.reassign(from: old, to: new)
    #expect(event.otherLines == result)
  }

  @Test("ED-191: an edit of one resource of an occurrence leaves the other resources of an override")
  func overrides() throws {
    var series = Event.weekly()
    series.otherLines = ["RESOURCES:a,b"]
    var changed = Event.test(
      zoned("2026-03-09 09:00", "Europe/Paris"), zoned("2026-03-09 10:00", "Europe/Paris"),
      recurrenceID: zoned("2026-03-09 09:00", "Europe/Paris"))
    changed.otherLines = ["RESOURCES:a,b,own"]
    let desk = try EditDesk([series, changed])
    try desk.change(1, .all) { $0.reassign(from: "b", to: "c") }
    let resources = desk.contents.map { Set($0.event.resourceIDs) }
    #expect(resources == [["a", "c"], ["a", "c", "own"]])
  }
}
