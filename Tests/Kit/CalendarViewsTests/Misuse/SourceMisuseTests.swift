import Almanac
import TestSupport
import Testing

/// Data sources that do what they should not: the calendar survives, shows what it was told, and asks no day twice.
struct SourceMisuseTests {
  private final class Source: CalendarDataSource {
    var asked: [DayNumber: Int] = [:]
    var react: ((CalendarView, DayNumber) -> Void)?
    var events: (DayNumber) -> [Event] = { [.days("day \($0.rawValue)", $0, $0)] }

    func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
      asked[day, default: 0] += 1
      react?(view, day)
      return events(day)
    }

    func calendars(of view: CalendarView) -> [CalendarInfo] {
      react?(view, november(1))
      return []
    }
  }

  private static let levels: [CalendarLevel.ID] = [.year, .month, .week, .day, .agenda]

  private func harness(_ source: Source, _ level: CalendarLevel.ID) -> (CalendarHarness, () -> [String]) {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration)
    var anomalies: [String] = []
    harness.window.anomalyHandler = { anomalies.append($0) }
    harness.view.timeline = nil
    harness.view.dataSource = source
    return (harness, { anomalies })
  }

  /// Whether the events of today are seen.
  private func showsToday(_ harness: CalendarHarness) -> Bool {
    harness.view.send(.scroll(to: november(21), level: .month, animated: false))
    harness.settle()
    return harness.cell(november(21))?.context?.eventCount == 1 && !harness.bars("day \(november(21).rawValue)").isEmpty
  }

  @Test(
    "a source that reloads its calendar while it is asked is told so, and is asked for each day once",
    arguments: SourceMisuseTests.levels)
  func reloads(level: CalendarLevel.ID) {
    for reacts in 0..<3 {
      let source = Source()
      source.react = { view, day in
        if reacts != 1 { view.reload() }
        if reacts != 0 { view.reload(days: day..<day + 2) }
      }
      let (harness, anomalies) = harness(source, level)
      #expect(harness.settle())
      #expect(anomalies().contains { $0.contains("while it is asked") })
      #expect(source.asked.values.allSatisfy { $0 == 1 })
      #expect(showsToday(harness))
      source.react = nil
      harness.view.reload()
      harness.settle()
      #expect(source.asked[november(21)] == 2)
    }
  }

  @Test(
    "a source that selects, zooms, scrolls or sets up its calendar while it is asked does no harm",
    arguments: SourceMisuseTests.levels)
  func acts(level: CalendarLevel.ID) {
    let actions: [CalendarAction] = [
      .select(november(3)), .setLevel(.day, around: nil, animated: false),
      .setLevel(.year, around: nil, animated: true),
      .show(november(1) + 700, animated: false), .showNext, .zoomIn(around: nil), .crossFade(to: november(1) - 99),
      .scroll(to: november(2), level: .week, animated: false),
    ]
    for number in 0...actions.count {
      let source = Source()
      var count = 0
      source.react = { view, _ in
        count += 1
        guard count < 200 else { return }
        if number < actions.count {
          view.send(actions[number])
        } else {
          view.configure { $0.firstWeekday = count.isMultiple(of: 2) ? .monday : .friday }
        }
      }
      let (harness, _) = harness(source, level)
      #expect(harness.settle())
      #expect(source.asked.values.allSatisfy { $0 == 1 })
      source.react = nil
      #expect(showsToday(harness), "\(number)")
    }
  }

  @Test("a source can be taken away or replaced while it is asked", arguments: SourceMisuseTests.levels)
  func leaves(level: CalendarLevel.ID) {
    for isReplaced in [true, false] {
      let (source, other) = (Source(), Source())
      source.react = { view, _ in view.dataSource = isReplaced ? other : nil }
      let (harness, _) = harness(source, level)
      #expect(harness.settle())
      #expect(showsToday(harness) == isReplaced)
      #expect(other.asked.values.allSatisfy { $0 == 1 })
    }
  }

  @Test("SH-34: no day is asked for twice at any level, by wheel, sizes, selections and zoom; reload asks for its days")
  func once() {
    let source = Source()
    let (harness, _) = harness(source, .month)
    for level in [CalendarLevel.ID.year, .month, .week, .day, .agenda, .week, .year, .month] {
      harness.view.send(.setLevel(level, around: nil, animated: [.year, .month].contains(level)))
      harness.settle()
      for step in 0..<40 {
        harness.window.send(
          .wheel(at: Point(x: 300, y: 300), delta: Point(x: step % 3 == 0 ? 90 : 0, y: step < 20 ? 80 : -80)))
        harness.tick()
      }
      for width in [320.0, 1050] {
        harness.window.send(.resize(Size(width: width, height: 600)))
        harness.settle()
      }
      harness.view.send(.select(november(3)))
      harness.view.send(.showToday)
      harness.settle()
    }
    #expect(source.asked.count > 700 && source.asked.values.allSatisfy { $0 == 1 })
    harness.view.reload(days: november(3)..<november(5))
    harness.settle()
    #expect(source.asked.filter { $0.value > 1 } == [november(3): 2, november(4): 2])
    harness.view.configure { $0.firstWeekday = .thursday }
    harness.settle()
    #expect(source.asked[november(10)] == 1)
  }

  @Test(
    "answers of other days, without order, twice, the wrong way round and without end are survived",
    arguments: SourceMisuseTests.levels)
  func oddAnswers(level: CalendarLevel.ID) {
    let source = Source()
    source.events = { day in
      [
        .days("minimum", DayNumber(.min), day), .days("maximum", day, DayNumber(.max - 1)),
        .days("last day", DayNumber(.max - 1), DayNumber(.max - 1)),
        .days("all", DayNumber(.min / 2), DayNumber(.max / 2)),
        .timed("long", day, 0, day, .max), .timed("longer", day, .min, day, .max), .timed("before", day, -5, day, 10),
        .timed("midnight", day, 86_400, day, 86_400), .days("inverted", day + 3, day - 3), .days("", day, day),
        .days("twice", day, day), .days("twice", day, day), .days("far", day + 5000, day + 5001),
        .days("right", day, day),
      ]
    }
    let (harness, anomalies) = harness(source, level)
    #expect(harness.settle())
    harness.view.send(.showNext)
    #expect(harness.settle())
    #expect(anomalies().contains { $0.contains("inverted") })
    let names = harness.view.occurrences(on: november(21)).map {
      harness.view.shownTimeline?.event($0.id.event)?.event.uid ?? ""
    }
    for name in ["right", "twice"] { #expect(names.filter { $0 == name }.count == 1) }
    #expect(!names.contains("inverted") && !names.contains("far"))
  }
}
