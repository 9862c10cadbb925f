import Almanac

/// Frames of scrolling: engine time, mutations and live views.
enum ScrollBench {
  static func run(_ report: inout Report) throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Bench", color: .named(.blue))])
    try store.load(EventSet.make(10_000, calendar: CalendarID(1)))
    let scene = MonthScene(store: store)
    let idleBefore = scene.mutations
    scene.tick()
    report.add(count: "idle frame", Double(scene.mutations - idleBefore), "mutations")

    // 1,000 months are about 4,348 weeks of 136 points.
    let frames = 1000 * 30 * 136 / 7 / 60
    let start = scene.mutations
    var times: [Double] = []
    for _ in 0..<frames { times.append(Stopwatch.once { scene.scroll(by: 60) }) }
    times.sort()
    report.add("scroll frame over 1,000 months, median", times[frames / 2], .microseconds, against: .objects)
    report.add("scroll frame over 1,000 months, 99 %", times[frames * 99 / 100], .microseconds, against: .objects)
    report.add(count: "mutations a scroll frame", Double(scene.mutations - start) / Double(frames), "mutations")

    try FrameBench.run(&report, store)
    LookBench.run(&report, store)
    try measureMotion(&report, store)
    scene.scroll(by: 10_000)
    let before = scene.countViews()
    for _ in 0..<10_000 { scene.scroll(by: 590) }
    let after = scene.countViews()
    report.add(count: "live views", Double(after), "views")
    report.add(count: "growth of live views over 10,000 months", Double(after - before), "views")
  }

  /// Frames in which the same rows stay, jumps to any date, and frames of a zoom.
  private static func measureMotion(_ report: inout Report, _ store: MemoryEventStore) throws {
    let scene = MonthScene(store: store)
    var still: [Double] = []
    // The half of a row back and forth; rows that enter come in the first two.
    for step in 0..<2000 { still.append(Stopwatch.once { scene.scroll(by: step / 60 % 2 == 0 ? 1 : -1) }) }
    report.add("scroll frame with the same rows, median", still.sorted()[1000], .microseconds, against: .objects)

    for (name, events) in [("without events", MemoryEventStore()), ("10,000 events", store)] {
      let scene = MonthScene(store: events)
      let jumps = (0..<500).map { index in
        Stopwatch.once { scene.jump(to: DayNumber(20_254 + (index * 7919 % 3650 - 1825) * 200)) }
      }
      report.add("frame of a jump to any date, \(name), median", jumps.sorted()[250], .microseconds, against: .objects)
    }
    report.add("layout of a jump to any date", layoutOfJump(), .microseconds, against: .arithmetic)

    var frames: [Double] = []
    for level in [CalendarLevel.ID.week, .day, .week, .month, .year, .month] {
      scene.view.send(.setLevel(level, around: nil, animated: true))
      // A spring is at rest within two seconds.
      for _ in 0..<120 { frames.append(Stopwatch.once { scene.tick() }) }
    }
    let moving = frames.filter { $0 > 1 }.sorted()
    report.add("frame of a zoom, median", moving[moving.count / 2], .microseconds, against: .objects)
    report.add("frame of a zoom, slowest", moving[moving.count - 1], .microseconds, against: .objects)
  }

  /// Microseconds in which the weeks and cells around a date get their places.
  private static func layoutOfJump() -> Double {
    let grid = WeekGrid(firstWeekday: .sunday)
    let pixels = PixelGrid(scale: 1)
    let columns = WeekColumns(width: 1200, grid: grid, direction: .leftToRight, pixels: pixels)
    let geometry = MonthGeometry(
      viewport: Size(width: 1200, height: 816), grid: grid, columns: columns, metrics: MonthMetrics(), pixels: pixels)
    var total = 0.0
    let time = Stopwatch.once {
      for index in 0..<1000 {
        let week = grid.week(of: DayNumber((index * 7919 % 3650 - 1825) * 20_000))
        for week in week..<week + geometry.metrics.visibleRows {
          for column in 0..<7 { total += geometry.dayFrame(column: column).minX + Double(week & 1) }
        }
      }
    }
    return total.isFinite ? time / 1000 : .infinity
  }
}
