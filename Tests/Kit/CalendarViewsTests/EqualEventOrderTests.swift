import Almanac
import TestSupport
import Testing

/// The order in which events arrive, as seen at every level.
struct EqualEventOrderTests {
  private static var levels: [(level: CalendarLevel.ID, change: (inout CalendarConfiguration) -> Void)] {
    [
      (.year, { _ in }), (.month, { _ in }), (.month, { $0.monthEvents = .dots }), (.week, { _ in }),
      (.week, { $0.dayPresentation = .strip }), (.day, { _ in }), (.day, { $0.dayPresentation = .list }),
      (.agenda, { _ in }),
    ]
  }

  /// Events on a few days, many of them at the same time, with the same titles, or both.
  private static func events(_ random: inout SeededGenerator) -> [Event] {
    let titles = ["Band", "band", "Bänd", "Choir", "", "Choir practice"]
    return (0..<40).map { number in
      let first = november(16) + Int.random(in: 0..<6, using: &random)
      let title = titles[Int.random(in: 0..<titles.count, using: &random)]
      let color = EventColor.named(EventHue.allCases[number % EventHue.allCases.count])
      if Int.random(in: 0..<3, using: &random) == 0 {
        return .days("\(number)", first, first + number % 3, title: title, color: color)
      }
      let start = 3600 * Int.random(in: 9..<12, using: &random)
      let length = Int.random(in: 0..<2, using: &random) == 0 ? 3600 : 86_400 / 2
      let recurrence =
        number % 8 == 0 ? Recurrence(rules: [RecurrenceRule(frequency: .daily, interval: 1, count: 3)]) : nil
      return .timed(
        "\(number)", first, start, first, start + length, title: title, color: color, recurrence: recurrence)
    }
  }

  /// What a calendar shows, without the numbers that its store has given to the events.
  private static func shown(
    _ level: CalendarLevel.ID, _ change: (inout CalendarConfiguration) -> Void, _ events: [Event]
  )
    throws -> [String]
  {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialDay = november(18)
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.settle()
    return harness.view.elements().map { "\($0.role) \($0.name) \($0.event ?? "") \($0.frame) \($0.lane ?? -1)" }
      + [SceneDump.text(harness.window.displayList(), palette: .standard)]
  }

  @Test(
    "W9: shuffling the order in which events arrive changes nothing at any level",
    arguments: Seeds.first(6))
  func shuffling(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let events = Self.events(&random)
    for (index, (level, change)) in Self.levels.enumerated() {
      let wanted = try Self.shown(level, change, events)
      for _ in 0..<3 {
        let shuffled = events.shuffled(using: &random)
        #expect(try Self.shown(level, change, shuffled) == wanted, "\(level), variant \(index)")
      }
    }
  }
}
