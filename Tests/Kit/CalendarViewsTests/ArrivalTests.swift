import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Levels that a transition brings in: they are made in some frames, of which people see little.
struct ArrivalTests {
  private func columns(_ harness: CalendarHarness) -> Int { harness.shownViews(DayColumnView.self).count }

  private func harness(_ level: CalendarLevel.ID) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration)
    let monday = day("2026-11-16")
    try harness.store.load(
      (0..<7).flatMap { offset in
        (0..<5).map { number in
          Event(
            uid: "\(offset) \(number)", calendar: CalendarID(1), summary: "Event \(number)",
            start: .floating(LocalDateTime(day: monday + offset, secondOfDay: 36_000 + 600 * number)),
            end: .floating(LocalDateTime(day: monday + offset, secondOfDay: 43_200)))
        }
      })
    harness.tick()
    return harness
  }

  @Test("a week is made in three frames while it is hardly seen, the day that is zoomed into first")
  func week() throws {
    let harness = try harness(.month)
    let middle = day("2026-11-18")
    harness.view.send(.setLevel(.week, around: middle, animated: true))
    var counts: [Int] = []
    for _ in 0..<4 {
      harness.tick()
      counts.append(columns(harness))
      #expect(harness.mirror.displayList() == harness.window.displayList())
      #expect(harness.shownViews(DayColumnView.self).contains { $0.content?.day == middle })
    }
    #expect(counts == [3, 6, 9, 9])
    #expect(harness.view.isZooming)
  }

  @Test(
    "at the end of a transition all is there, however soon it ends and from wherever it came",
    arguments: [0, 1, 2, 3, 9])
  func end(frames: Int) throws {
    for (from, to) in [(CalendarLevel.ID.month, CalendarLevel.ID.week), (.week, .day), (.day, .week)] {
      let harness = try harness(from)
      harness.view.send(.setLevel(to, around: day("2026-11-20"), animated: true))
      for _ in 0..<frames { harness.tick() }
      let size = Size(width: 1050, height: 720)
      harness.window.send(.resize(size))
      harness.tick()
      harness.tick()
      let fresh = CalendarHarness(
        configuration: harness.view.configuration, state: harness.view.state, store: harness.store, size: size)
      fresh.tick()
      #expect(harness.scene == fresh.scene, "\(from) to \(to) after \(frames) frames")
    }
  }

  @Test("a transition that turns round before all is made comes to the same ends")
  func turning() throws {
    for turns in 1...5 {
      let harness = try harness(.month)
      for turn in 0..<turns {
        let level: CalendarLevel.ID = turn % 2 == 0 ? .week : .month
        harness.view.send(.setLevel(level, around: day("2026-11-18"), animated: true))
        harness.tick()
        harness.tick()
      }
      #expect(harness.settle())
      let fresh = CalendarHarness(
        configuration: harness.view.configuration, state: harness.view.state, store: harness.store)
      fresh.tick()
      fresh.tick()
      #expect(harness.scene == fresh.scene && harness.view.state.level == (turns % 2 == 1 ? .week : .month))
    }
  }

  @Test(
    "the levels around are rehearsed one by one, without a frame, a question or a trace",
    arguments: CalendarLevel.ID.standard)
  func rehearsal(level: CalendarLevel.ID) throws {
    let harness = try harness(level)
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.tick()
    (delegate.shown, delegate.presented, delegate.displayed, delegate.calls) = ([], [], [], [])
    harness.mutations = []
    let before = harness.scene
    let (state, viewCount) = (harness.view.state, harness.viewCount)
    var count = 0
    while harness.view.rehearse() { count += 1 }
    #expect(count == (level == .month || level == .week ? 1 : 0))
    #expect(!harness.view.rehearse())
    harness.tick()
    #expect(harness.mutations.isEmpty && harness.scene == before)
    #expect(harness.view.state == state && harness.viewCount == viewCount)
    #expect(delegate.calls.isEmpty && delegate.displayed.isEmpty && delegate.presented.isEmpty)
    #expect(delegate.shown.isEmpty && delegate.heights.isEmpty && delegate.zooms.isEmpty)
  }
}
