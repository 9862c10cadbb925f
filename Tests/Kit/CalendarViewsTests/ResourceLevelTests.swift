import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Levels with a column for each resource.
struct ResourceLevelTests {
  @Test("an event is drawn once in each of its resources, and overlapping events share no area", arguments: 0..<6)
  func everywhereOnce(part: Int) throws {
    for number in 0..<8 {
      var random = SeededGenerator(seed: UInt64(900 + 10 * part + number))
      let harness = try randomHarness(&random)
      for _ in 0..<6 {
        act(on: harness, &random)
        harness.settle()
        try expectEveryEventOnce(harness, "part \(part), number \(number)")
      }
    }
  }

  @Test("slots are found again at their frames, with their resource")
  func inverse() throws {
    for number in 0..<12 {
      var random = SeededGenerator(seed: UInt64(77 + number))
      let harness = try randomHarness(&random)
      act(on: harness, &random)
      harness.settle()
      let view = harness.view
      var count = 0
      for day in view.visibleDays.lowerBound.rawValue..<view.visibleDays.upperBound.rawValue {
        for resource in view.columnResources.indices {
          for slot in slots(of: DayNumber(day), harness) {
            guard let frame = view.frame(of: slot, inResource: resource) else { continue }
            let center = Point(x: frame.midX, y: frame.midY)
            let header = view.frame(of: .day(DayNumber(day)), inResource: resource)?.maxY ?? 0
            guard view.levelArea.contains(center), let found = view.slot(at: center) else { continue }
            if case .time = slot, center.y < header + 60 { continue }
            #expect(found == slot && view.resourceIndex(at: center) == resource)
            count += 1
          }
        }
      }
      #expect(count > 3)
    }
  }

  @Test("a scrolled calendar looks like a new one with the same state", arguments: 0..<6)
  func freshEqualsUsed(part: Int) throws {
    for number in 0..<6 {
      let seed = UInt64(4000 + 10 * part + number)
      var random = SeededGenerator(seed: seed)
      let used = try randomHarness(&random)
      for _ in 0..<5 { act(on: used, &random) }
      used.settle()
      let fresh = used.fresh(ticks: 2)
      #expect(fresh.settle())
      #expect(firstDifference(used.levelScene, fresh.levelScene) == nil, "seed \(seed), \(used.view.state.anchor)")
      #expect(used.view.state == fresh.view.state, "seed \(seed)")
      #expect(used.mirror.displayList() == used.window.displayList(), "seed \(seed)")
    }
  }

  @Test("resources have the order of the list; the heading of each spans its days")
  func resourcesFirst() throws {
    let harness = try rooms(.resources(days: 3), width: 1600)
    #expect(harness.headings == ["Attic", "Lab", "Yard"])
    let frames = harness.view.elements().filter { $0.role == .columnHeader }.map(\.frame)
    let column = try #require(harness.view.frame(of: .day(november(16)), inResource: 0))
    #expect(frames.allSatisfy { abs($0.width - 3 * column.width) < 1 })
    for day in 16..<18 {
      let first = try #require(harness.view.frame(of: .day(november(day)), inResource: 1))
      let next = try #require(harness.view.frame(of: .day(november(day + 1)), inResource: 1))
      #expect(first.maxX == next.minX)
    }
  }

  @Test("with days first, each day has all resources, and its heading spans them")
  func daysFirst() throws {
    let harness = try rooms(.resources(days: 2), width: 1600) { $0.resources.order = .days }
    #expect(harness.headings == ["Attic", "Lab", "Yard", "Attic", "Lab", "Yard"])
    let lab = try #require(harness.view.frame(of: .day(november(16)), inResource: 1))
    let yard = try #require(harness.view.frame(of: .day(november(16)), inResource: 2))
    let attic = try #require(harness.view.frame(of: .day(november(17)), inResource: 0))
    #expect(lab.maxX == yard.minX && yard.maxX == attic.minX)
  }

  @Test("events without a resource have a column of their own if the period has any, which can be hidden")
  func unassigned() throws {
    let walk = Event.timed("walk", november(16), 9 * 3600, november(16), 10 * 3600)
    let harness = try rooms(.resources(days: 1), more: [walk])
    #expect(harness.headings.last == "No resource" && harness.pieceCount("walk") == 1)
    harness.configure { $0.showsUnassigned = false }
    #expect(harness.headings == ["Attic", "Lab", "Yard"] && harness.pieceCount("walk") == 0)
    harness.configure { $0.showsUnassigned = true }
    harness.view.send(.show(november(20), animated: false))
    harness.settle()
    #expect(!harness.headings.contains("No resource"))
  }

  @Test("an identifier that no list names appears as a resource titled by it")
  func unlisted() throws {
    var event = Event.timed("visit", november(16), 9 * 3600, november(16), 10 * 3600)
    event.resourceIDs = ["Van", "lab"]
    let harness = try rooms(.resources(days: 1), more: [event])
    #expect(harness.headings == ["Attic", "Lab", "Yard", "Van"] && harness.pieceCount("visit") == 2)
  }

  @Test("only resources with events, and those whose title contains a text, have columns if that is wanted")
  func fewer() throws {
    let harness = try rooms(.resources(days: 1)) { $0.resources.showsEmpty = false }
    #expect(harness.headings == ["Lab"])
    harness.configure { $0 = ResourceOptions() }
    harness.configure { $0.filter = "ÁT" }
    #expect(harness.headings == ["Attic"])
    harness.configure { $0.filter = "nothing" }
    #expect(harness.headings == ["No resource"])
  }

  @Test("more columns than fit scroll sideways, and the headings that span columns stay in view")
  func sideways() throws {
    let harness = try rooms(.resources(days: 7, aligned: .week), width: 600)
    let before = try #require(harness.view.frame(of: .day(november(16)), inResource: 0))
    #expect(before.width >= 112)
    harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 260, y: 0)))
    harness.settle()
    let after = try #require(harness.view.frame(of: .day(november(16)), inResource: 0))
    #expect(after.minX < before.minX)
    let heading = try #require(harness.view.elements().first { $0.role == .columnHeader })
    #expect(heading.name == "Attic" && heading.frame.minX >= harness.view.levelArea.minX)
  }

  @Test("business hours of a resource shade its columns")
  func businessHours() throws {
    let harness = try rooms(.resources(days: 1))
    let columns = harness.shownViews(DayBackgroundView.self)
    // Among the columns, only the lab has hours of its own.
    #expect(columns.count { $0.subviews.contains { !$0.isHidden && !$0.subviews.isEmpty } } >= 1)
  }

  @Test("names of levels with resources")
  func names() {
    for name in ["day:resources", "week:resources", "3days:resources", "2weeks:resources", "99days:resources"] {
      #expect(CalendarLevel.resources(named: name)?.id.name == name)
    }
    for name in ["resources", "1days:resources", "03days:resources", "100days:resources", "month:resources", "3days"] {
      #expect(CalendarLevel.resources(named: name) == nil)
    }
    #expect(CalendarLevel.level(named: "day:resources") == nil)
  }

  // MARK: - Helpers

  private func rooms(
    _ level: CalendarLevel, width: Double = 1000, more: [Event] = [],
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var visit = Event.timed("inspection", november(16), 10 * 3600, november(16), 12 * 3600)
    visit.resourceIDs = ["lab"]
    let store = try MemoryEventStore.holding([visit] + more)
    let hours = [BusinessHours(VisibleHours([540..<1020]))]
    for resource in [
      Resource(id: "yard", title: "Yard", order: 3), Resource(id: "lab", title: "Lab", order: 2, businessHours: hours),
      Resource(id: "attic", title: "Attic", order: 1),
    ] { try store.apply(.putResource(resource)) }
    var configuration = CalendarConfiguration.november(.british)
    configuration.levels = [.month, level]
    configuration.initialLevel = level.id
    configuration.initialDay = november(16)
    change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration, store: store, size: Size(width: width, height: 700))
    harness.settle()
    return harness
  }

  private func randomHarness(_ random: inout SeededGenerator) throws -> CalendarHarness {
    let count = Int.random(in: 1...7, using: &random)
    var events: [Event] = []
    for index in 0..<Int.random(in: 5...60, using: &random) {
      let first = november(Int.random(in: 10...24, using: &random))
      var event: Event
      if Int.random(in: 0..<4, using: &random) == 0 {
        event = .days("e\(index)", first, first + Int.random(in: 0...6, using: &random))
      } else {
        let start = 900 * Int.random(in: 24...80, using: &random)
        event = .timed("e\(index)", first, start, first, start + 900 * Int.random(in: 1...14, using: &random))
      }
      for id in 0..<count where Int.random(in: 0..<3, using: &random) == 0 { event.resourceIDs.append("r\(id)") }
      events.append(event)
    }
    let store = try MemoryEventStore.holding(events)
    for id in 0..<count { try store.apply(.putResource(Resource(id: "r\(id)", title: "Room \(id)"))) }
    let levels: [CalendarLevel] = [
      .resources(days: 1), .resources(days: 3), .resources(days: 7, aligned: .week), .resources(days: 9),
    ]
    let level = levels[Int.random(in: 0..<levels.count, using: &random)]
    var configuration = CalendarConfiguration.november(Bool.random(using: &random) ? .british : .arabic)
    configuration.levels = [.month, level]
    configuration.initialLevel = level.id
    configuration.initialDay = november(17)
    configuration.resources.order = Bool.random(using: &random) ? .days : .resources
    configuration.resources.showsUnassigned = Bool.random(using: &random)
    if Bool.random(using: &random) {
      configuration.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
    }
    let width = Double(Int.random(in: 380...1400, using: &random))
    let harness = CalendarHarness(configuration: configuration, store: store, size: Size(width: width, height: 640))
    harness.settle()
    return harness
  }

  private func act(on harness: CalendarHarness, _ random: inout SeededGenerator) {
    let point = Point(x: harness.window.size.width / 2, y: 400)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: harness.view.send(.showNext)
    case 1: harness.view.send(.showPrevious)
    case 2: harness.view.send(.show(november(Int.random(in: 8...27, using: &random)), animated: false))
    default:
      let delta = Point(
        x: Double(Int.random(in: -700...700, using: &random)), y: Double(Int.random(in: -300...300, using: &random)))
      harness.window.send(.wheel(at: point, delta: delta))
    }
    harness.settle()
  }

  private func slots(of day: DayNumber, _ harness: CalendarHarness) -> [CalendarPart] {
    let noon = harness.timeline.displayZone.startOfDay(day) + 12 * 3600
    return [.day(day), .lane(day), .time(day, noon), .time(day, noon + 5400)]
  }

  @Test(
    "all-day events are drawn in each of their resources, in front of the headings",
    arguments: [ResourceOrder.days, .resources])
  func allDay(order: ResourceOrder) throws {
    var closed = Event.days("closed", november(16), november(18))
    closed.resourceIDs = ["yard", "attic"]
    let harness = try rooms(.resources(days: 3), width: 1600, more: [closed]) { $0.resources.order = order }
    let bars = harness.shownViews(EventBar.self)
    #expect(bars.count == (order == .days ? 6 : 2))
    for bar in bars {
      let frame = bar.frameInWindow
      let middle = Point(x: frame.midX, y: frame.midY)
      let resource = try #require(harness.view.resourceIndex(at: middle))
      #expect(["Attic", "Yard"].contains(harness.view.columnResources[resource]?.title))
      #expect(harness.view.hit(at: middle).map { if case .event = $0.part { true } else { false } } == true)
    }
  }

  /// Compares the views of events with what each visible column has to show.
  private func expectEveryEventOnce(_ harness: CalendarHarness, _ comment: Comment) throws {
    let view = harness.view
    let resources = view.columnResources
    for column in harness.shownViews(DayColumnView.self) {
      guard let content = column.content, let frame = column.visibleFrame else { continue }
      let middle = Point(x: frame.midX, y: view.levelArea.maxY - 5)
      guard let number = view.resourceIndex(at: middle) else { continue }
      let wanted = harness.timeline.occurrences(touching: content.day..<content.day + 1).filter { occurrence in
        guard !TimelineSpan(occurrence).belongsToLane, let event = harness.timeline.event(occurrence.id.event)?.event
        else { return false }
        return resources[number].map { room in event.resourceIDs.contains { $0 == room.id } }
          ?? event.resourceIDs.isEmpty
      }
      let hidden = content.overflows.reduce(0) { $0 + $1.count }
      #expect(content.blocks.count + hidden == wanted.count, "\(comment)")
      #expect(Set(content.blocks.map { $0.context.occurrence.id }).count == content.blocks.count, "\(comment)")
      for (index, a) in content.blocks.enumerated() {
        for b in content.blocks[(index + 1)...] {
          let shared = a.frame.intersection(b.frame)
          #expect(shared.width <= 0 || shared.height <= 0, "\(comment)")
        }
      }
    }
  }
}

extension CalendarHarness {
  /// The titles of the visible headings of resources, in their order.
  fileprivate var headings: [String] {
    view.elements().filter { $0.role == .columnHeader }.map(\.name)
  }

  fileprivate func configure(_ change: (inout ResourceOptions) -> Void) {
    var configuration = view.configuration
    change(&configuration.resources)
    view.update(configuration: configuration)
    settle()
  }

  fileprivate func pieceCount(_ uid: String) -> Int {
    timeline.occurrences(touching: november(1)..<november(30)).filter { timeline.event($0.id.event)?.event.uid == uid }
      .reduce(0) { $0 + view.frames(ofPieces: $1.id).count }
  }
}
