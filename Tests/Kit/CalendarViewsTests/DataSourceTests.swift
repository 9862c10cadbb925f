import Almanac
import TestSupport
import Testing

struct DataSourceTests {
  /// Says one event for every fifth day and a trip of three days, and counts how often it is asked.
  private final class Source: CalendarDataSource {
    var asked: [DayNumber: Int] = [:]
    var spans: [Range<DayNumber>] = []
    var answersSpans = false
    var title = "Fifth"

    func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
      asked[day, default: 0] += 1
      return events(on: day)
    }

    func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? {
      guard answersSpans else { return nil }
      spans.append(days)
      var seen: Set<String> = []
      var result: [Event] = []
      var day = days.lowerBound
      while day < days.upperBound {
        result += events(on: day).filter { seen.insert($0.uid).inserted }
        day = day + 1
      }
      return result
    }

    func calendars(of view: CalendarView) -> [CalendarInfo] {
      [CalendarInfo(id: CalendarID(1), name: "Source", color: .named(.green))]
    }

    private func events(on day: DayNumber) -> [Event] {
      var events: [Event] = []
      if day.rawValue % 5 == 0 { events.append(.days("fifth \(day.rawValue)", day, day, title: title)) }
      if november(10)...november(12) ~= day { events.append(.days("trip", november(10), november(12))) }
      return events
    }
  }

  private func harness(_ source: Source) -> CalendarHarness {
    let harness = CalendarHarness(configuration: .november())
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.settle()
    return harness
  }

  @Test(
    "SH-33, MB-69: a calendar shows what its data source says, an event of several days as one",
    arguments: [false, true])
  func shows(answersSpans: Bool) {
    let source = Source()
    source.answersSpans = answersSpans
    let harness = harness(source)
    #expect(harness.bars("trip").count == 1)
    #expect(harness.bars("trip").first?.context?.color == .named(.green))
    var counts: [DayNumber: Int] = [:]
    for cell in harness.shownViews(DayCell.self) {
      if let context = cell.context { counts[context.day] = context.eventCount }
    }
    for date in 1...30 {
      let day = november(date)
      #expect(counts[day] == (day.rawValue % 5 == 0 ? 1 : 0) + (10...12 ~= date ? 1 : 0), "\(date)")
    }
    #expect(answersSpans == source.asked.isEmpty && answersSpans == !source.spans.isEmpty)
  }

  @Test("SH-34: while two years pass no day is asked for twice, and reload asks once more")
  func cache() {
    let source = Source()
    let harness = harness(source)
    for step in 0..<400 {
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: step < 200 ? 60 : -60)))
      harness.tick()
    }
    #expect(source.asked.count > 500)
    #expect(source.asked.values.allSatisfy { $0 == 1 })
    harness.view.reload()
    harness.settle()
    #expect(source.asked.values.allSatisfy { $0 <= 2 })
    #expect(source.asked[november(10)] == 2)
  }

  @Test("SH-34: events keep their titles however far the calendar was scrolled away and back")
  func farAway() {
    let source = Source()
    let harness = harness(source)
    func titles() -> [String] { harness.shownViews(EventBar.self).compactMap { $0.context?.title }.sorted() }
    let before = titles()
    #expect(before.contains("Fifth"))
    for direction in [1, -1] {
      // More than 16,384 days, and a part of the way back without a pause, as far as answers are kept.
      for step in Array(0..<420) + (0..<420).reversed() {
        harness.view.send(.show(november(21) + direction * 42 * step, animated: false))
        harness.tick()
        for bar in harness.shownViews(EventBar.self) where bar.context?.uid != "trip" {
          #expect(bar.context?.title == "Fifth")
        }
      }
      #expect(titles() == before && harness.bars("trip").count == 1)
    }
    #expect(source.asked.values.allSatisfy { $0 <= 5 })
    #expect((source.asked[november(21) + 42 * 419] ?? 0) == 1, "what is near is kept")
  }

  @Test("reload asks for some days alone, and shows what is new there")
  func reloadDays() {
    let source = Source()
    let harness = harness(source)
    source.title = "New"
    harness.view.reload(days: november(1)..<november(15))
    harness.settle()
    let titles = harness.shownViews(EventBar.self).compactMap { $0.context }.filter { $0.uid != "trip" }
    for context in titles { #expect((context.title == "New") == (1..<15 ~= context.occurrence.firstDay - november(0))) }
    #expect(source.asked[november(14)] == 2 && source.asked[november(15)] == 1)
    harness.view.reload(days: november(3)..<november(3))
    #expect(source.asked[november(3)] == 2)
  }

  @Test("a data source is held weakly, and one that is gone leaves an empty calendar")
  func weakness() {
    var source: Source? = Source()
    weak let watched = source
    let harness = harness(Source())
    harness.view.dataSource = source
    harness.settle()
    source = nil
    #expect(watched == nil)
    harness.view.reload()
    harness.settle()
    #expect(harness.shownViews(EventBar.self).isEmpty)
    harness.view.dataSource = nil
    harness.settle()
  }

  @Test("a timeline goes before a data source, and its store's changes show by themselves")
  func timelineFirst() throws {
    let source = Source()
    let harness = CalendarHarness(configuration: .november())
    harness.view.dataSource = source
    harness.settle()
    #expect(source.asked.isEmpty && harness.shownViews(EventBar.self).isEmpty)
    try harness.store.apply(.insert(.days("new", november(5), november(6))))
    harness.settle()
    #expect(harness.bars("new").count == 1)
    harness.view.timeline = nil
    harness.settle()
    #expect(harness.bars("trip").count == 1 && harness.bars("new").isEmpty)
  }

  @Test("SH-35: an event whose end lies before its start is left out")
  func wrongEvents() {
    final class Wrong: CalendarDataSource {
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        [.days("wrong", day, day - 5), .days("", day, day, title: "Right")]
      }
    }
    let source = Wrong()
    let harness = CalendarHarness(configuration: .november())
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.settle()
    #expect(harness.cell(november(10))?.context?.eventCount == 1)
    #expect(!harness.shownViews(EventBar.self).contains { $0.context?.uid == "wrong" })
  }

  @Test("SH-33: a source without events, like none at all, is an empty calendar")
  func silent() {
    final class Silent: CalendarDataSource {
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { [] }
    }
    // A calendar does not keep its data source.
    let (full, silent) = (Source(), Silent())
    let harness = harness(full)
    func hasEvents() -> Bool { harness.view.elements().contains { $0.states.contains(.hasEvents) } }
    for source in [silent, nil] {
      harness.view.dataSource = full
      harness.settle()
      #expect(harness.bars("trip").count == 1 && hasEvents())
      harness.view.dataSource = source
      harness.settle()
      #expect(harness.shownViews(EventBar.self).isEmpty && !hasEvents())
      #expect(harness.cell(november(10))?.context?.eventCount == 0)
    }
  }
}
