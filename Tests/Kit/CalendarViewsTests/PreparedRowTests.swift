import Almanac
import TestSupport
import Testing

/// What the month level computes before it is needed, or does not compute anew.
struct PreparedRowTests {
  @Test(
    "after scrolling and changes near and far, rows look like those of a new calendar",
    arguments: Seeds.first(10))
  func freshEqualsScrolled(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = CalendarHarness.emptyStore()
    var ids: [EventID] = []
    for number in 0..<400 { ids += try store.load([event(number, &random)]) }
    let used = CalendarHarness(configuration: .november(), store: store)
    used.tick()
    for step in 0..<120 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: ids += try store.load([event(1000 + step, &random)])
      case 1: _ = try store.apply(.update(ids[step % ids.count], event(2000 + step, &random)))
      case 2:
        try store.loadQuietly([event(3000 + step, &random), event(4000 + step, &random)])
        if step % 2 == 0 { store.announce() }
      default:
        let isDown = step / 30 % 2 == 0
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          used.hostScroll(by: isDown ? 60 : -60, ends: false)
          used.tick()
        }
      }
      used.tick()
      guard step % 10 == 9 else { continue }
      store.announce()
      used.tick()
      let fresh = CalendarHarness(configuration: used.view.configuration, state: used.view.state, store: store)
      fresh.tick()
      #expect(used.scene == fresh.scene, "seed \(seed), step \(step)")
    }
  }

  @Test("events of days that no row shows change no view, and are there when their row enters")
  func beyondView() throws {
    let harness = CalendarHarness(configuration: .november())
    harness.tick()
    // The next rows are prepared without them.
    for distance in [1.0, -1, 1, -1, 1, -1] {
      harness.hostScroll(by: distance, ends: false)
      harness.tick()
    }
    let wanted = day("2027-02-10")
    harness.mutations = []
    try harness.store.load([.days("far", wanted, wanted)])
    harness.tick()
    #expect(harness.mutations.isEmpty)
    while harness.view.visibleDays.upperBound <= wanted {
      harness.hostScroll(by: 60, ends: false)
      harness.tick()
    }
    #expect(harness.bars("far").count == 1)
  }

  private func event(_ number: Int, _ random: inout SeededGenerator) -> Event {
    let first = day("2026-08-01") + Int.random(in: 0...300, using: &random)
    return .days("event \(number)", first, first + (number % 3 == 0 ? Int.random(in: 0...25, using: &random) : 0))
  }
}
