import Almanac

/// Scrolling with a decorator that decides the look of each day: in a year, which shows hundreds of days, and above hours.
enum LookBench {
  /// Measures whole frames, input included, and what `lookOf` adds to them. `make bench` fails if one frame of a hundred
  /// takes more than a quarter of the time between two frames.
  static func run(_ report: inout Report, _ store: MemoryEventStore) {
    for (level, name, delta) in [
      (CalendarLevel.ID.year, "a year", Point(x: 0, y: 60)), (.week, "hours", Point(x: 60, y: 0)),
    ] {
      let looks = Looks()
      let plain = frames(level, delta, store, nil)
      let decorated = frames(level, delta, store, looks)
      precondition(looks.count > 500, "\(name): lookOf was called for \(looks.count) days only")
      let median = decorated[decorated.count / 2]
      report.add("scroll frame of \(name) with lookOf, median", median, .microseconds, against: .objects)
      report.add(note: "scroll frame of \(name) without a decorator, median", plain[plain.count / 2], "µs")
      report.add(
        count: "scroll frame of \(name) with lookOf, 99 %", decorated[decorated.count * 99 / 100] / 1000, "ms", limit: 4
      )
    }
  }

  /// The microseconds that frames of scrolling take, in ascending order.
  private static func frames(
    _ level: CalendarLevel.ID, _ delta: Point, _ store: MemoryEventStore, _ decorator: (any CalendarDecorator)?
  ) -> [Double] {
    let scene = MonthScene(store: store)
    scene.view.decorator = decorator
    scene.zoom(to: level)
    return withExtendedLifetime(decorator) {
      (0..<3000).map { _ in Stopwatch.once { scene.scroll(by: delta.y, sideways: delta.x) } }.sorted()
    }
  }
}

/// Paints every third day.
private final class Looks: CalendarDecorator {
  private(set) var count = 0

  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
    count += 1
    guard context.day.rawValue % 3 == 0 else { return standard }
    var look = standard
    look.ink = .role(CalendarRole.accent)
    return look
  }
}
