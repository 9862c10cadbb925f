import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// Images of events, as lines and as values.
struct EventImageTests {
  private func event(_ lines: String...) -> Event {
    Event(
      uid: "a", calendar: CalendarID(1), summary: "", start: .day(DayNumber(0)), end: .day(DayNumber(1)),
      otherLines: lines)
  }

  @Test("MB-68, SH-35: an event takes an image with its title, times and color, and gives it back")
  func roundTrip() {
    let image = EventImage(.data(SampleImages.cup), mediaType: "image/png")
    let start = EventTime.floating(LocalDateTime(day: DayNumber(20_778), hour: 9, minute: 0))
    let end = EventTime.floating(LocalDateTime(day: DayNumber(20_778), hour: 10, minute: 30))
    let event = Event(
      uid: "a", calendar: CalendarID(1), summary: "Coffee", start: start, end: end, notes: "Beans",
      color: .named(.orange), image: image)
    #expect(event.image == image && event.images == [image])
    #expect(event.summary == "Coffee" && event.start == start && event.end == end && event.notes == "Beans")
    #expect(event.color == .named(.orange) && event.invalidity == nil)
    var reversed = event
    swap(&reversed.start, &reversed.end)
    #expect(reversed.invalidity != nil)
    var without = event
    without.image = nil
    #expect(without.otherLines.isEmpty && without != event)
  }

  @Test("the line is written as in the example of RFC 7986")
  func line() {
    var event = event("X-A:1")
    event.image = EventImage(
      .reference("https://example.com/images/weather-cloudy.png"), mediaType: "image/png", display: .badge,
      alternative: "https://example.com/?a;b")
    #expect(
      event.otherLines == [
        "X-A:1",
        "IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/png;ALTREP=\"https://example.com/?a;b\""
          + ":https://example.com/images/weather-cloudy.png",
      ])
    event.image = EventImage(.data([0x66, 0x6F, 0x6F]))
    #expect(event.otherLines == ["X-A:1", "IMAGE;VALUE=BINARY;ENCODING=BASE64:Zm9v"])
    event.image = event.image
    #expect(event.otherLines.count == 2)
    event.image = EventImage(.reference("https://a/\r\nX-EVIL:1"), mediaType: "a\"b;c")
    #expect(event.otherLines.last == "IMAGE;VALUE=URI;FMTTYPE=\"ab;c\":https://a/X-EVIL:1")
  }

  @Test("lines are read whatever their case and order, and those of alarms, attachments and raw lines are left alone")
  func reading() {
    let event = event(
      "image;fmttype=\"image/gif\";encoding=base64;value=binary:R0lG OA", "ATTACH;VALUE=BINARY;ENCODING=BASE64:Zm9v",
      "BEGIN:VALARM", "IMAGE;VALUE=URI:https://alarm", "END:VALARM", " IMAGE;VALUE=URI:https://raw",
      "IMAGES:https://other", "IMAGE;DISPLAY=\"FULLSIZE\";X=\"a:b;c\":https://example.com/a:b",
      "IMAGE;DISPLAY=THUMBNAIL,BADGE:https://thumb")
    #expect(
      event.images == [
        EventImage(.data(Array("GIF8".utf8)), mediaType: "image/gif"),
        EventImage(.reference("https://example.com/a:b"), display: .fullSize),
        EventImage(.reference("https://thumb"), display: .thumbnail),
      ])
    #expect(event.image == event.images.last)
    var changed = event
    changed.image = EventImage(.data([1, 2]))
    #expect(changed.images == [EventImage(.data([1, 2]))])
    #expect(changed.otherLines.count == event.otherLines.count - 2)
    #expect(changed.otherLines.contains("IMAGE;VALUE=URI:https://alarm"))
  }

  @Test("a data address is its file")
  func dataAddresses() {
    let event = event(
      "IMAGE;VALUE=URI:data:image/svg+xml,%3Csvg/%3E%", "IMAGE;VALUE=URI:DATA:;base64,Zm9v",
      "IMAGE;VALUE=URI:data:image/png;charset=x;BASE64,Zm9vYg%3D%3D")
    #expect(
      event.images == [
        EventImage(.data(Array("<svg/>%".utf8)), mediaType: "image/svg+xml"), EventImage(.data(Array("foo".utf8))),
        EventImage(.data(Array("foob".utf8)), mediaType: "image/png"),
      ])
  }

  @Test("a line without a meaning is not an image")
  func invalid() {
    for line in [
      "IMAGE;VALUE=BINARY;ENCODING=BASE64:Zm9*", "IMAGE;VALUE=BINARY:", "IMAGE;VALUE=BINARY:Z", "IMAGE;VALUE=BINARY:=",
      "IMAGE;VALUE=BINARY:Zm9v=Zm9v", "IMAGE;VALUE=BINARY:Zg=", "IMAGE;VALUE=BINARY:Zm9===", "IMAGE:", "IMAGE;A",
      "IMAGE;VALUE=URI:data:image/png", "IMAGE;VALUE=URI:data:image/png;base64,*", "IMAGE;VALUE=URI:data:,",
    ] {
      #expect(event(line).images.isEmpty, "\(line)")
    }
    #expect(event("IMAGE;VALUE=BINARY:Zg").image == EventImage(.data([0x66])))
  }

  @Test("a written image is read as the same image, for any bytes", arguments: 1...20)
  func anyImage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bytes = (0...Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let image = EventImage(
        .data(bytes), mediaType: ["", "image/png", "a;b:c,d"].randomElement(using: &random) ?? "",
        display: EventImage.Display.allCases.randomElement(using: &random) ?? .badge,
        alternative: ["", "https://example.com/a;b"].randomElement(using: &random) ?? "")
      var event = event("X-A:1")
      event.image = image
      #expect(event.image == image)
    }
  }

  @Test("any line is an image, another property or a line without meaning", arguments: 1...20)
  func anyLine(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "IMAGE", ";", ":", "=", "\"", "VALUE=BINARY", "VALUE=URI", "ENCODING=BASE64", "FMTTYPE=image/png", "DISPLAY=",
      ",",
      "BADGE", "data:", "base64", "Zm9v", "%41", "é", "BEGIN:X", "END:", " ",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 0...9, using: &random)
      let line = "IMAGE" + (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let image = event(line).image
      if let image {
        var again = event()
        again.image = image
        if case .data(let bytes) = image.content, case .data(let kept)? = again.image?.content {
          #expect(kept == bytes, "\(line)")
        }
      }
    }
  }

  @Test("a timeline remembers the image of an event until the event changes")
  func timeline() throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    var event = event()
    event.image = EventImage(.data(SampleImages.cup))
    try store.load([event])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let id = try #require(timeline.occurrences(touching: DayNumber(0)..<DayNumber(1)).first?.id.event)
    for _ in 0..<2 { #expect(timeline.image(of: id) == event.image) }
    let stored = try #require(timeline.event(id))
    event.image = nil
    try store.apply(.update(id, event, expecting: stored.revision))
    #expect(timeline.image(of: id) == nil)
  }
}
