import AllocationCounter
import Almanac

/// Single frames of scrolling: what layout and commit take, and what they allocate, when the same items stay in view and
/// when a row or a column comes in.
enum FrameBench {
  private static let denseDay = DayNumber(20_089 + 168)

  static func run(_ report: inout Report, _ store: MemoryEventStore) throws {
    for (name, calendar) in systems {
      for months in [1, 1000] {
        let scene = MonthScene(store: store, calendar: calendar)
        scene.jump(to: denseDay + (months - 1) * 30)
        // Away from the edge of a row.
        scene.hostScroll(by: 20)
        scene.tick()
        let place = "\(name), \(months) \(months == 1 ? "month" : "months") away"
        let still = frames(of: scene, 2000) { $0 / 10 % 2 == 0 ? Point(x: 0, y: 1) : Point(x: 0, y: -1) }
        let moving = frames(of: scene, 600) { _ in Point(x: 0, y: 136) }
        add("same rows, \(place)", still, &report)
        report.add("layout and commit, a row enters, \(place)", moving.median, .microseconds, against: .objects)
      }
    }
    for (level, name) in [(CalendarLevel.ID.week, "week"), (.day, "day")] {
      let scene = MonthScene(store: store)
      scene.jump(to: denseDay)
      scene.zoom(to: level)
      scene.jump(to: denseDay)
      scene.forgetCanvas()
      let down = frames(of: scene, 2000) { $0 / 10 % 2 == 0 ? Point(x: 0, y: 1) : Point(x: 0, y: -1) }
      add("same hours, dense \(name)", down, &report)
      scene.hostScroll(by: 0, sideways: 20)
      scene.tick()
      let still = frames(of: scene, 2000) { $0 / 10 % 2 == 0 ? Point(x: 1, y: 0) : Point(x: -1, y: 0) }
      add("same days, dense \(name)", still, &report)
      let pitch = level == .week ? 163.0 : 1144.0
      let moving = frames(of: scene, 600) { $0 / 5 % 2 == 0 ? Point(x: pitch, y: 0) : Point(x: -pitch, y: 0) }
      report.add("layout and commit, a day enters, dense \(name)", moving.median, .microseconds, against: .objects)
      let far = frames(of: scene, 600) { _ in Point(x: pitch, y: 0) }
      report.add("layout and commit, a day enters, \(name) after \(name)", far.median, .microseconds, against: .objects)
      measureNewDays(&report, scene, pitch, name)
    }
  }

  /// Days with events that were not seen before: all at once, and at a tenth of a day a frame, as people scroll.
  private static func measureNewDays(_ report: inout Report, _ scene: MonthScene, _ pitch: Double, _ name: String) {
    var dense: [Double] = []
    for _ in 0..<60 {
      scene.jump(to: denseDay + 5000)
      scene.jump(to: denseDay - 3)
      dense.append(frames(of: scene, 5) { _ in Point(x: pitch, y: 0) }.median)
    }
    report.add(
      "layout and commit, a new day enters, dense \(name)", dense.sorted()[30], .microseconds, against: .objects)
    scene.jump(to: DayNumber(20_089 + 15))
    let first = frames(of: scene, 300) { _ in Point(x: pitch, y: 0) }
    report.add("layout and commit, a new day enters, \(name)", first.median, .microseconds, against: .objects)
    scene.jump(to: DayNumber(20_089 + 15))
    let steady = frames(of: scene, 3000, place: 0.95) { _ in Point(x: pitch / 10, y: 0) }
    report.add(
      "layout and commit, a new day enters, \(name), a tenth of a day a frame", steady.median, .microseconds,
      against: .objects)
  }

  /// Frames in which nothing enters, which allocate nothing.
  private static func add(_ name: String, _ frames: Figures, _ report: inout Report) {
    report.add("layout and commit, \(name)", frames.median, .microseconds, against: .objects)
    report.add("layout, commit and the host's report, \(name)", frames.whole, .microseconds, against: .objects)
    report.add(count: "allocations of 1000 frames with input, \(name)", frames.allocations, "")
  }

  private typealias Figures = (median: Double, whole: Double, allocations: Double)

  private static var systems: [(String, any CalendarSystem)] {
    [CalendarIdentifier.gregorian, .hebrew, .chinese, .islamicUmmAlQura].compactMap { identifier in
      CalendarCatalog.system(for: identifier).map { ("\(identifier)", $0) }
    }
  }

  /// The medians of the microseconds that frames take, without and with their input, and how often 1,000 of them
  /// allocate with it.
  ///
  /// - Parameter place: which time stands for all, from the shortest to the longest: the median unless told otherwise.
  private static func frames(
    of scene: MonthScene, _ count: Int, place: Double = 0.5, _ step: (Int) -> Point
  ) -> Figures {
    var times = [Double](repeating: 0, count: count)
    var wholes = times
    var allocations = 0
    var before = 0
    let clock = ContinuousClock()
    for index in 0..<count {
      let delta = step(index)
      before = allocation_count()
      let begin = clock.now
      scene.hostScroll(by: delta.y, sideways: delta.x)
      let start = clock.now
      scene.tick()
      let end = clock.now
      // The first ones bring in what then stays.
      if index >= count / 10 { allocations += allocation_count() - before }
      times[index] = microseconds(end - start)
      wholes[index] = microseconds(end - begin)
    }
    times.sort()
    wholes.sort()
    let each = Double(allocations) / Double(count - count / 10)
    let middle = Int(Double(count) * place)
    return (times[middle], wholes[middle], (each * 1000).rounded())
  }

  private static func microseconds(_ time: Duration) -> Double {
    Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
  }
}
