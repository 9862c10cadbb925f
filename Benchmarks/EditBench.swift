import AllocationCounter
import Almanac
import EventDatabase
import Foundation

/// Edits in the view: an event that a mouse holds, what a drop and undo take until their frame is made, and the preview
/// of a scope.
enum EditBench {
  static func run(_ report: inout Report) throws {
    let dense = try memory(EventSet.makeDenseMonth(10_000, calendar: CalendarID(1)))
    try measureDrag(&report, dense, .month, "10,000 events in the month")
    try measureDrag(&report, dense, .week, "10,000 events in the month, in hours")
    try measureDrop(&report, try memory(EventSet.make(100_000, calendar: CalendarID(1))), "in memory")
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try SQLiteEventStore(path: folder.appending(path: "bench.sqlite").path)
    try fill(database, EventSet.make(100_000, calendar: CalendarID(1)))
    try measureDrop(&report, database, "in SQLite")
    try measureScope(&report)
    try measureForm(&report)
  }

  private static let calendar = CalendarInfo(id: CalendarID(1), name: "Bench", color: .named(.blue))

  private static func memory(_ events: [Event]) throws -> MemoryEventStore {
    let store = MemoryEventStore(calendars: [calendar])
    try store.load(events)
    return store
  }

  private static func fill(_ store: SQLiteEventStore, _ events: [Event]) throws {
    try store.apply(.putCalendar(calendar))
    for start in stride(from: 0, to: events.count, by: 10_000) {
      try store.apply(.group(events[start..<min(start + 10_000, events.count)].map { .insert($0) }))
    }
  }

  private static func controller(_ scene: MonthScene, _ store: any EventStore) -> EditingController {
    var count = 0
    let editor = EventEditor(
      store: store, displayZone: .utc, zones: FixedZoneProvider([]), now: { Instant(seconds: 1_750_000_000) },
      newUID: {
        count += 1
        return "edit-\(count)"
      })
    return EditingController(editor: editor, calendar: scene.view)
  }

  /// A point on a piece of an event in view, and its instance; among hours, of one that takes place there.
  private static func shownEvent(_ scene: MonthScene) -> (Occurrence, Point)? {
    let days = scene.view.visibleDays
    for occurrence in scene.view.timeline?.occurrences(touching: days) ?? [] {
      if scene.view.hourHeight != nil, occurrence.isAllDay || occurrence.dayCount > 1 { continue }
      for piece in scene.view.pieces(of: occurrence.id) {
        guard let frame = scene.view.frame(of: piece), frame.height > 12 else { continue }
        // The middle of a bar may lie between two days.
        let point = Point(x: frame.minX + min(frame.width / 2, 30), y: frame.midY)
        guard case .event(occurrence.id, on: _, .body)? = scene.view.hit(at: point)?.part else { continue }
        return (occurrence, point)
      }
    }
    return nil
  }

  /// Moves of a mouse that holds an event: within a step, and to another slot with the frame that shows it.
  private static func measureDrag(
    _ report: inout Report, _ store: MemoryEventStore, _ level: CalendarLevel.ID, _ name: String
  ) throws {
    let scene = MonthScene(store: store)
    scene.zoom(to: level)
    let controller = controller(scene, store)
    scene.tick()
    guard let (_, start) = shownEvent(scene) else { return assertionFailure("no event is in view") }
    func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
      scene.window.send(.pointer(PointerEvent(phase: phase, location: start + Point(x: x, y: y), time: 0)))
    }
    send(.down, 0, 0)
    send(.move, 0, 24)
    scene.tick()
    guard controller.session != nil else { return assertionFailure("the event is not held") }
    var within: [Double] = []
    var allocations = 0
    for index in 0..<1000 {
      let before = allocation_count()
      within.append(Stopwatch.once { send(.move, Double(index % 2), 24 + Double(index % 2)) })
      // The stopwatch itself asks for memory.
      if index >= 500 { allocations += allocation_count() - before }
    }
    let empty = (0..<500).reduce(0) { sum, _ in
      let before = allocation_count()
      _ = Stopwatch.once {}
      return sum + allocation_count() - before
    }
    report.add("a pointer move within a step, \(name)", within.sorted()[500], .microseconds, against: .objects)
    report.add(
      count: "allocations of 1000 pointer moves within a step, \(name)", Double(max(0, allocations - empty) * 2), "")
    // Slots that are in view, a day or an hour apart.
    let steps = [(-170.0, 0.0), (0, 0), (170, 0), (170, 136), (0, 136), (-170, 136)]
    var times: [Double] = []
    for index in 0..<300 {
      let (x, y) = steps[index % steps.count]
      times.append(
        Stopwatch.once {
          send(.move, x, 24 + y)
          scene.tick()
        })
    }
    times.sort()
    report.add("a pointer move to another slot, \(name), median", times[150], .microseconds, against: .objects)
    report.add("a pointer move to another slot, \(name), 99 %", times[297], .microseconds, against: .objects)
    controller.perform(.cancel)
    scene.window.close()
  }

  /// A drop and its undo, each with the frame that shows it.
  private static func measureDrop(
    _ report: inout Report, _ store: any EventStore, _ name: String
  ) throws {
    let scene = MonthScene(store: MemoryEventStore())
    scene.view.timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    scene.tick()
    let controller = controller(scene, store)
    scene.tick()
    guard let (occurrence, _) = shownEvent(scene) else { return assertionFailure("no event is in view") }
    let (id, day) = (occurrence.id, occurrence.firstDay)
    let grid = EditGrid(step: 900)
    var drops: [Double] = []
    var undos: [Double] = []
    for _ in 0..<25 {
      controller.perform(.begin(.move, id, at: .day(day), grid: grid))
      controller.perform(.move(to: .day(day + 1), grid: grid))
      scene.tick()
      drops.append(
        Stopwatch.once {
          controller.perform(.drop)
          scene.tick()
        })
      undos.append(
        Stopwatch.once {
          controller.perform(.undo)
          scene.tick()
        })
    }
    report.add(
      "a drop until its frame, 100,000 events \(name)", drops.sorted()[12] / 1000, .milliseconds, against: .objects)
    report.add(
      "undo until its frame, 100,000 events \(name)", undos.sorted()[12] / 1000, .milliseconds, against: .objects)
    scene.window.close()
  }

  /// What "this and following" of a daily series without end would do, previewed until the frame.
  private static func measureScope(_ report: inout Report) throws {
    var daily = Event(
      uid: "daily", calendar: CalendarID(1), summary: "Daily",
      start: .utc(Instant(seconds: 1_577_869_200)), end: .utc(Instant(seconds: 1_577_872_800)))
    daily.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    let store = try memory([daily])
    let scene = MonthScene(store: store)
    let controller = controller(scene, store)
    scene.tick()
    guard let (occurrence, _) = shownEvent(scene) else { return assertionFailure("no event is in view") }
    let (id, day) = (occurrence.id, occurrence.firstDay)
    let grid = EditGrid(step: 900)
    controller.perform(.begin(.move, id, at: .day(day), grid: grid))
    controller.perform(.move(to: .day(day + 1), grid: grid))
    controller.perform(.drop)
    scene.tick()
    var times: [Double] = []
    for index in 0..<50 {
      let scope = index % 2 == 0 ? EditScope.thisAndFollowing : .all
      times.append(
        Stopwatch.once {
          controller.show(scope)
          scene.tick()
        })
    }
    report.add("the preview of a scope of a daily series", times.sorted()[25] / 1000, .milliseconds, against: .objects)
    scene.window.close()
  }

  /// The form of an instance of a weekly series among many events, opened until its frame.
  private static func measureForm(_ report: inout Report) throws {
    var events = EventSet.makeDenseMonth(10_000, calendar: CalendarID(1))
    for index in events.indices { events[index].recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)]) }
    let store = try memory(events)
    let scene = MonthScene(store: store)
    let controller = controller(scene, store)
    scene.tick()
    guard let (occurrence, _) = shownEvent(scene) else { return assertionFailure("no event is in view") }
    var times: [Double] = []
    for _ in 0..<25 {
      times.append(
        Stopwatch.once {
          controller.openForm(of: occurrence.id)
          scene.tick()
        })
      scene.window.send(.key(KeyEvent(.escape)))
      for _ in 0..<30 { scene.tick() }
    }
    report.add("the form of an event until its frame", times.sorted()[12] / 1000, .milliseconds, against: .objects)
    scene.window.close()
  }
}
