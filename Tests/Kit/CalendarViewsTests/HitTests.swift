import Almanac
import TestSupport
import Testing

@testable import CalendarLayout
@testable import CalendarViews

/// ED-8: what lies at the center of the frame of a part is that part.
@Suite("Hits and frames are inverse")
struct HitTests {
  @Test(
    "ED-8: at every level, after anything people do, points lead to the parts whose frames they lie in",
    arguments: 0..<8)
  func inverse(part: Int) throws {
    var count = Count()
    for number in 0..<8 {
      let seed = UInt64(800_000 + 1000 * part + number)
      var user = RandomUser(seed: seed, roams: true, arranges: number % 2 == 0)
      let harness = try user.harness()
      if number % 3 == 0 { harness.mirror() }
      for step in 0..<30 {
        try user.act(on: harness)
        harness.tick()
        guard step % 5 == 4 else { continue }
        harness.endZoom()
        harness.settle()
        // A list covers days; and it is no level.
        harness.view.send(.hideEvents)
        harness.tick()
        expectInverse(harness, "seed \(seed), step \(step), \(harness.view.state.level)", &count)
      }
    }
    #expect(count.slots > 300 && count.pieces > 60 && count.edges > 5, "\(count)")
  }

  @Test(
    "ED-8: pieces and edges of events and every quarter of an hour are found at each level", arguments: [false, true])
  func eachLevel(isRightToLeft: Bool) throws {
    var locale = LocaleInfo.british
    locale.isRightToLeft = isRightToLeft
    let events: [Event] = [
      .timed("a", day("2026-11-17"), 36_000, day("2026-11-17"), 43_200),
      .timed("b", day("2026-11-17"), 39_600, day("2026-11-17"), 43_200),
      .timed("night", day("2026-11-18"), 82_800, day("2026-11-19"), 18_000),
      .days("trip", day("2026-11-13"), day("2026-11-24")),
    ]
    for level in [CalendarLevel.ID.year, .month, .week, .day, .agenda] {
      var configuration = CalendarConfiguration.november(locale)
      configuration.initialLevel = level
      let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
      harness.tick()
      harness.view.send(.show(day("2026-11-18"), animated: false))
      harness.settle()
      var count = Count()
      expectInverse(harness, "\(level)", &count)
      #expect(count.slots > 0)
      guard level != .year else { continue }
      let trip = try #require(harness.timeline.occurrences(touching: day("2026-11-18")..<day("2026-11-19")).first)
      #expect(harness.timeline.event(trip.id.event)?.event.uid == "trip")
      let pieces = harness.view.pieces(of: trip.id)
      let weeks = [day("2026-11-13"), day("2026-11-16"), day("2026-11-23")]
      if level == .month { #expect(pieces == weeks.map { .event(trip.id, on: $0, .body) }) }
      #expect(!pieces.isEmpty)
      if level == .month {
        let start = try #require(harness.view.frame(of: .event(trip.id, on: weeks[0], .startEdge)))
        let body = try #require(harness.view.frame(of: pieces[0]))
        #expect(isRightToLeft ? start.maxX == body.maxX : start.minX == body.minX)
        #expect(harness.view.frame(of: .event(trip.id, on: weeks[0], .endEdge)) == nil)
        #expect(harness.view.frame(of: .event(trip.id, on: weeks[1], .startEdge)) == nil)
      }
    }
  }

  @Test("a point among the hours says the instant that the labels beside it say, and the lane is one of its own")
  func hours() throws {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = .week
    let events: [Event] = [.days("trip", day("2026-11-17"), day("2026-11-18"))]
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.settle()
    let view = harness.view
    let tuesday = day("2026-11-17")
    let nine = CalendarPart.time(
      tuesday, Instant(seconds: LocalDateTime(day: tuesday, hour: 9, minute: 0).secondsAsUTC))
    let ten = CalendarPart.time(
      tuesday, Instant(seconds: LocalDateTime(day: tuesday, hour: 10, minute: 0).secondsAsUTC))
    let (top, bottom) = (try #require(view.frame(of: nine)), try #require(view.frame(of: ten)))
    let half = Point(x: top.midX, y: (top.midY + bottom.midY) / 2)
    let found = CalendarPart.time(
      tuesday, Instant(seconds: LocalDateTime(day: tuesday, hour: 9, minute: 30).secondsAsUTC))
    #expect(view.hit(at: half) == CalendarHit(part: found, slot: found))
    let lane = try #require(view.frame(of: .lane(tuesday)))
    let hit = try #require(view.hit(at: Point(x: lane.midX, y: lane.minY + 8)))
    #expect(hit.slot == .lane(tuesday))
    guard case .event(_, on: tuesday, _) = hit.part else {
      Issue.record("\(hit)")
      return
    }
    let heading = try #require(view.frame(of: .day(tuesday)))
    #expect(heading.maxY == lane.minY && view.hit(at: Point(x: heading.midX, y: heading.midY))?.part == .day(tuesday))
    #expect(view.hit(at: Point(x: 5, y: half.y)) == nil)
    #expect(view.hit(at: Point(x: .nan, y: .infinity)) == nil)
  }

  // MARK: - The law

  private struct Count {
    var slots = 0
    var pieces = 0
    var edges = 0
  }

  private func expectInverse(_ harness: CalendarHarness, _ comment: Comment, _ count: inout Count) {
    let view = harness.view
    let days = view.visibleDays
    for day in days.lowerBound.rawValue..<min(days.upperBound.rawValue, days.lowerBound.rawValue + 60) {
      for slot in slots(of: DayNumber(day), harness) {
        guard let center = harness.center(of: slot), let hit = view.hit(at: center) else { continue }
        // The header lies over hours that are scrolled below it.
        if case .time = slot, center.y < harness.top(of: DayNumber(day)) { continue }
        #expect(hit.slot == slot, "\(comment)")
        count.slots += 1
      }
    }
    for occurrence in harness.timeline.occurrences(touching: days).prefix(80) {
      for piece in view.pieces(of: occurrence.id) {
        guard case .event(let id, on: let day, _) = piece else { continue }
        for part in EventPart.allCases {
          let part = CalendarPart.event(id, on: day, part)
          guard let center = harness.center(of: part), harness.isSeen(piece, at: center) else { continue }
          #expect(view.hit(at: center)?.part == part, "\(comment)")
          count.pieces += 1
          if part != piece { count.edges += 1 }
        }
      }
    }
    for link in harness.shownViews(MoreLink.self) {
      guard let day = link.day, let center = harness.center(of: .more(day)), harness.topmost(at: center) === link else {
        continue
      }
      #expect(view.hit(at: center)?.part == .more(day), "\(comment)")
    }
  }

  private func slots(of day: DayNumber, _ harness: CalendarHarness) -> [CalendarPart] {
    let start = LocalDateTime(day: day, secondOfDay: 0).secondsAsUTC
    let times = stride(from: Int64(0), to: 86_400, by: 4507).map {
      CalendarPart.time(day, Instant(seconds: start + $0))
    }
    return [.day(day), .lane(day)] + times
  }
}

extension CalendarHarness {
  /// Writes from right to left.
  fileprivate func mirror() {
    var configuration = view.configuration
    configuration.locale.isRightToLeft = true
    view.update(configuration: configuration)
    tick()
  }

  /// The center of the frame of a part, if it lies in the calendar below its title bar.
  fileprivate func center(of part: CalendarPart) -> Point? {
    guard let frame = view.frame(of: part) else { return nil }
    let center = Point(x: frame.midX, y: frame.midY)
    return Rect(origin: .zero, size: view.frame.size).contains(center) ? center : nil
  }

  /// The bottom of what stands still above the hours of a day.
  fileprivate func top(of day: DayNumber) -> Double {
    (view.frame(of: .lane(day)) ?? view.frame(of: .day(day)))?.maxY ?? 0
  }

  /// The view of an event or "+n" at a point.
  fileprivate func topmost(at point: Point) -> View? {
    var part = window.root.hitTest(point)
    while let view = part {
      if view is EventBar || view is EventBlock || view is AgendaRowView || view is MoreLink { return view }
      part = view.superview
    }
    return nil
  }

  /// Whether nothing lies over a piece of an event at a point.
  fileprivate func isSeen(_ piece: CalendarPart, at point: Point) -> Bool {
    guard let shown = topmost(at: point)?.frameInWindow, let frame = view.frame(of: piece) else { return false }
    return abs(shown.minX - frame.minX) < 0.001 && abs(shown.minY - frame.minY) < 0.001 && shown.size == frame.size
  }
}
