import Almanac
import SystemServices
import TestSupport
import Testing

struct LabelTests {
  private func harness(_ events: [Event], _ locale: LocaleInfo = .british) throws -> CalendarHarness {
    let harness = CalendarHarness(configuration: .november(locale), store: try .holding(events))
    harness.settle()
    return harness
  }

  @Test("a day says its full date and how many events it has, and what is true of it")
  func days() throws {
    let harness = try harness([
      .days("a", day("2026-11-21"), day("2026-11-22")), .timed("b", day("2026-11-21"), 3600, day("2026-11-21"), 7200),
    ])
    harness.view.send(.select(day("2026-11-22")))
    harness.settle()
    func node(_ date: String) throws -> AccessibilityNode {
      try #require(harness.cell(day(date))).accessibility
    }
    #expect(try node("2026-11-21").label == "Saturday, 21 November 2026, Today, 2 events")
    #expect(try node("2026-11-21").states == [.selectable, .current, .hasEvents, .weekend])
    #expect(try node("2026-11-22").label == "Sunday, 22 November 2026, 1 event")
    #expect(try node("2026-11-22").states == [.selectable, .selected, .hasEvents, .weekend, .future])
    #expect(try node("2026-12-02").label == "Wednesday, 2 December 2026")
    #expect(try node("2026-12-02").states == [.selectable, .outOfScope, .future])
    #expect(try node("2026-11-21").role == .gridCell)
    #expect(try node("2026-11-21").columnIndex == 6)
  }

  @Test("the number of a day is written as the locale does, with the month on its first")
  func numbers() throws {
    let british = try harness([])
    #expect(british.cell(day("2026-11-21"))?.numberView.text == "21")
    #expect(british.cell(day("2026-12-01"))?.numberView.text == "1 Dec")
    let arabic = try harness([], .arabic)
    #expect(arabic.cell(day("2026-11-21"))?.numberView.text == "٢١")
    #expect(arabic.cell(day("2026-11-21"))?.accessibility.label == "السبت، ٢١ نوفمبر ٢٠٢٦، اليوم")
    #expect(arabic.cell(day("2026-11-21"))?.accessibility.columnIndex == 1)
    #expect(arabic.view.title == "نوفمبر ٢٠٢٦")
  }

  @Test("another language with the same weeks changes every word")
  func otherLanguage() throws {
    let harness = try harness([])
    harness.view.update(configuration: .november(.german))
    harness.settle()
    #expect(harness.cell(day("2026-11-21"))?.accessibility.label == "Samstag, 21 November 2026, Heute")
    #expect(harness.view.elements().contains { $0.role == .button && $0.name == "Nächster Monat" })
    #expect(harness.view.elements().contains { $0.role == .columnHeader && $0.name == "Montag" })
  }

  @Test("a button grows with its word")
  func buttonWidth() throws {
    let harness = try harness([])
    func width(_ name: String) -> Double? {
      harness.view.elements().first { $0.role == .button && $0.name == name }?.frame.width
    }
    let before = try #require(width("Today"))
    var french = LocaleInfo.british
    french.identifier = "fr"
    french.phrases = .french
    harness.view.update(configuration: .november(french))
    harness.settle()
    #expect(try #require(width("Aujourd’hui")) > before)
  }

  @Test("another style changes every cell")
  func otherStyle() throws {
    let harness = try harness([])
    var configuration = CalendarConfiguration.november(.british)
    configuration.style.type.dayNumber.size = 17
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(harness.cell(day("2026-11-20"))?.numberView.layer.textStyle?.size == 17)
  }

  @Test("an event says its title and when it is", arguments: EventRow.rows)
  func events(row: EventRow) throws {
    let harness = try harness([row.event])
    let bars = harness.bars(row.event.uid)
    #expect(bars.map { $0.accessibility.label } == Array(repeating: row.label, count: row.pieces))
    #expect(bars.first?.context?.timeText == row.time)
    #expect(bars.allSatisfy { $0.accessibility.role == .button })
    #expect(bars.first?.context?.occurrence.firstDay == row.firstDay)
    #expect(bars.first?.context?.hasStart == true)
    #expect(bars.last?.context?.hasEnd == true)
  }

  @Test("a day owns the bars that begin in it and its link, from the top")
  func owned() throws {
    let harness = try harness([
      .days("long", day("2026-11-09"), day("2026-11-12")), .days("short", day("2026-11-10"), day("2026-11-10")),
      .timed("early", day("2026-11-10"), 3600, day("2026-11-10"), 7200),
      .timed("late", day("2026-11-10"), 36_000, day("2026-11-10"), 43_200),
    ])
    func owned(_ date: String) throws -> [String] {
      try #require(harness.cell(day(date))).accessibility.owned.map {
        try #require(harness.window.view($0)).accessibility.label
      }
    }
    #expect(try owned("2026-11-09") == ["long, all day, 9–12 November"])
    #expect(try owned("2026-11-10") == ["short, all day, 10 November", "2 more events"])
    #expect(try owned("2026-11-11").isEmpty)
    let elements = harness.view.elements()
    let first = try #require(elements.firstIndex { $0.day == day("2026-11-10") && $0.role == .gridCell })
    #expect(elements[first + 1].event == "short")
    #expect(elements[first + 2].role == .button)
    #expect(elements[first + 3].day == day("2026-11-11"))
  }

  @Test("a bar that goes on behind \"+n\" shows and says so, on the side where it does", arguments: [false, true])
  func hiddenEnds(isRightToLeft: Bool) throws {
    let full = (0..<3).map { Event.days("full \($0)", day("2026-11-02"), day("2026-11-09")) }
    let long = Event.days("long", day("2026-11-09"), day("2026-11-13"))
    let harness = try harness(full + [long])
    if isRightToLeft { harness.view.configure { $0.locale.isRightToLeft = true } }
    harness.settle()
    let start = try #require(harness.bars("long").first)
    #expect(harness.bars("long").count == 1 && start.context?.hasStart == false)
    #expect(start.accessibility.label == "long, all day, 9–13 November, continues")
    #expect(start.timeView.text == (isRightToLeft ? "›" : "‹") && start.subviews.count == 2)

    let busy = (0..<2).map { Event.days("full \($0)", day("2026-11-09"), day("2026-11-11")) }
    let ended = try self.harness(
      busy + [
        .days("ends", day("2026-11-09"), day("2026-11-11")),
        .timed("x", day("2026-11-11"), 3600, day("2026-11-11"), 7200),
      ])
    if isRightToLeft { ended.view.configure { $0.locale.isRightToLeft = true } }
    ended.settle()
    let bars = ["full 0", "full 1", "ends"].flatMap { ended.bars($0) }
    let cut = try #require(bars.first { $0.accessibility.label.hasSuffix("continues") })
    #expect(bars.filter { $0.accessibility.label.hasSuffix("continues") }.count == 1)
    #expect(cut.context?.hasStart == true && cut.context?.hasEnd == false)
    #expect(cut.subviews.last?.text == (isRightToLeft ? "‹" : "›"))
    #expect(cut.timeView.text.isEmpty && cut.frame.width > 0)
  }

  @Test("what scrolled out of the view under the weekday menu is no element")
  func elementsInView() throws {
    let harness = try harness([.days("a", day("2026-10-27"), day("2026-10-27"))])
    #expect(harness.view.elements().contains { $0.event == "a" })
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 80)))
    harness.settle()
    #expect(!harness.view.elements().contains { $0.event == "a" })
    #expect(harness.view.elements().contains { $0.day == day("2026-10-27") })
  }

  @Test("low rows show up to three dots in the colors of the first events")
  func dots() throws {
    let store = try MemoryEventStore.holding([
      .days("a", day("2026-11-10"), day("2026-11-10"), color: .named(.red)),
      .days("b", day("2026-11-10"), day("2026-11-10"), color: .named(.green)),
      .days("c", day("2026-11-10"), day("2026-11-10")), .days("d", day("2026-11-10"), day("2026-11-10")),
    ])
    let harness = CalendarHarness(configuration: .november(), store: store, size: Size(width: 320, height: 420))
    harness.settle()
    func fills() -> [Color?] {
      harness.cell(day("2026-11-10"))?.subviews.filter { !$0.isHidden && $0.text.isEmpty }.map { $0.layer.fill } ?? []
    }
    let hues: [EventHue] = [.red, .green, .blue]
    #expect(fills() == hues.map { .role(CalendarRole.strong($0)) })
    #expect(harness.cell(day("2026-11-10"))?.context?.eventCount == 4)
    harness.window.send(.resize(Size(width: 1050, height: 700)))
    harness.settle()
    #expect(fills().isEmpty)
    #expect(harness.bars("a").count == 1)
  }

  @Test("a message is shown and spoken until it is taken back")
  func message() throws {
    let harness = try harness([])
    harness.view.message = "No events yet"
    harness.settle()
    #expect(harness.view.elements().last?.name == "No events yet")
    harness.window.send(.resize(Size(width: 10, height: 10)))
    harness.settle()
    harness.view.message = ""
    harness.settle()
    #expect(!harness.view.elements().contains { $0.role == .status })
  }

  @Test("events and their colors follow the store")
  func store() throws {
    let harness = try harness([.days("a", day("2026-11-10"), day("2026-11-10"))])
    let id = try #require(harness.bars("a").first?.context?.occurrence.id.event)
    try harness.store.apply(.update(id, .days("b", day("2026-11-12"), day("2026-11-13"))))
    harness.settle()
    #expect(harness.bars("a").isEmpty)
    #expect(harness.bars("b").first?.context?.occurrence.firstDay == day("2026-11-12"))
    try harness.store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.pink))))
    harness.settle()
    #expect(harness.bars("b").first?.context?.color == .named(.pink))
  }

  @Test("another timeline shows its own events, none shows none")
  func otherTimeline() throws {
    let harness = try harness([.days("b", day("2026-11-10"), day("2026-11-10"))])
    #expect(harness.bars("b").count == 1)
    let other = try MemoryEventStore.holding([.days("c", day("2026-11-12"), day("2026-11-12"))])
    harness.view.timeline = EventTimeline(store: other, displayZone: .utc, zones: FixedZoneProvider([]))
    harness.settle()
    #expect(harness.bars("b").isEmpty)
    #expect(harness.bars("c").map { $0.context?.occurrence.firstDay } == [day("2026-11-12")])
    harness.view.timeline = nil
    harness.settle()
    #expect(harness.bars("c").isEmpty)
  }
}

/// An event, and how it shows.
struct EventRow: Sendable {
  var event: Event
  var label: String
  var time: String
  var pieces = 1
  var firstDay = day("2026-11-10")

  static let rows: [EventRow] = {
    let tenth = day("2026-11-10")
    let title = String(repeating: "long ", count: 60)
    return [
      EventRow(event: .timed("Call", tenth, 34_200, tenth, 37_800), label: "Call, 09:30 – 10:30", time: "09:30"),
      EventRow(event: .days("Holiday", tenth, tenth), label: "Holiday, all day, 10 November", time: ""),
      EventRow(event: .days("Trip", tenth, tenth + 8), label: "Trip, all day, 10–18 November", time: "", pieces: 2),
      // Without length.
      EventRow(event: .timed("Now", tenth, 34_200, tenth, 34_200), label: "Now, 09:30", time: "09:30"),
      EventRow(event: .timed("Midnight", tenth, 0, tenth, 0), label: "Midnight, 00:00", time: "00:00"),
      // Until midnight it stays on its day; beyond, its label has both.
      EventRow(
        event: .timed("Film", tenth, 79_200, tenth + 1, 0), label: "Film, 22:00 – 00:00", time: "22:00"),
      EventRow(
        event: .timed("Party", tenth, 79_200, tenth + 1, 7200), label: "Party, 10 November, 22:00 – 11 November, 02:00",
        time: "22:00"),
      EventRow(
        event: .timed("", tenth, 34_200, tenth, 37_800, title: ""), label: "Untitled event, 09:30 – 10:30",
        time: "09:30"),
      EventRow(
        event: .timed("x", tenth, 34_200, tenth, 37_800, title: title), label: title + ", 09:30 – 10:30", time: "09:30"),
      EventRow(
        event: .days("emoji", tenth, tenth, title: "👩‍👩‍👧 עברית"), label: "👩‍👩‍👧 עברית, all day, 10 November", time: ""),
    ]
  }()
}
