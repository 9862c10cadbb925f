import Almanac

/// Frames of scrolling: engine time, mutations and live views.
enum ScrollBench {
  static func run(_ report: inout Report) throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Bench", color: .named(.blue))])
    try store.load(EventSet.make(10_000, calendar: CalendarID(1)))
    let scene = MonthScene(store: store)
    let idleBefore = scene.mutations
    scene.tick()
    report.add("idle frame", Double(scene.mutations - idleBefore), "mutations", target: 0)

    // 1,000 months are about 4,348 weeks of 136 points.
    let frames = 1000 * 30 * 136 / 7 / 60
    let start = scene.mutations
    var times: [Double] = []
    for _ in 0..<frames { times.append(Stopwatch.once { scene.scroll(by: 60) }) }
    times.sort()
    report.add("scroll frame over 1,000 months, median", times[frames / 2], "µs")
    report.add("scroll frame over 1,000 months, 99 %", times[frames * 99 / 100], "µs")
    report.add("mutations a scroll frame", Double(scene.mutations - start) / Double(frames), "mutations")

    scene.scroll(by: 10_000)
    let before = scene.countViews()
    for _ in 0..<10_000 { scene.scroll(by: 590) }
    let after = scene.countViews()
    report.add("live views", Double(after), "views")
    report.add("growth of live views over 10,000 months", 100 * (Double(after) / Double(before) - 1), "%", target: 5)
  }
}
