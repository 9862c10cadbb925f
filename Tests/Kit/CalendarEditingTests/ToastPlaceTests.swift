import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// Where the notice after an edit is: beside the event that it is about.
@Suite struct ToastPlaceTests {
  /// A point in the middle of the calendar, 40 points above its bottom, where notices usually are.
  private func bottom(_ harness: EditingHarness) -> Point {
    let area = harness.calendar.view.levelArea
    return Point(x: area.midX, y: area.maxY - 40)
  }

  /// Checks that the notice is at the bottom unless it would cover the event there, and returns whether it would.
  private func wouldCover(_ title: String, _ harness: EditingHarness) throws -> Bool {
    let (area, toast) = (harness.calendar.view.levelArea, harness.controller.toast)
    let event = try harness.frame(of: title), notice = toast.frameInWindow
    #expect(!toast.isHidden && !notice.isEmpty)
    #expect(!notice.intersects(event), "\(notice) \(event)")
    // It is as far from the top as it would be from the bottom.
    let depth = min(area.maxY - notice.minY, notice.maxY - area.minY)
    let usual = Rect(x: notice.minX, y: area.maxY - depth, width: notice.width, height: notice.height)
    #expect(usual.intersects(event) == (notice.midY < area.midY))
    return usual.intersects(event)
  }

  @Test(
    "ED-123: the notice does not cover an event that was just dropped at the bottom (B15)",
    arguments: [CalendarLevel.ID.month, .week, .day])
  func dropped(level: CalendarLevel.ID) throws {
    let harness = try EditingHarness(level: level, events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let end = bottom(harness)
    harness.drag([try harness.middle(of: "lunch"), end], releases: false)
    harness.calendar.pointer(.up, end)
    for _ in 0..<3 { harness.calendar.tick() }
    #expect(harness.events.count == 1)
    let covers = try wouldCover("lunch", harness)
    // In months, the bar may be above the notice, in the same cell.
    #expect(covers || level == .month)
    // Where there is room below the event, the notice is there.
    let top = Point(x: end.x, y: harness.calendar.view.levelArea.midY)
    harness.drag([try harness.middle(of: "lunch"), top], releases: false)
    harness.calendar.pointer(.up, top)
    for _ in 0..<3 { harness.calendar.tick() }
    let coversAgain = try wouldCover("lunch", harness)
    #expect(!coversAgain)
  }

  @Test("ED-123: nor does it cover an event that is new there (B15)")
  func created() throws {
    let harness = try EditingHarness(level: .week)
    guard case .time(let day, let instant)? = harness.calendar.view.slot(at: bottom(harness)) else {
      Issue.record("there are no hours at the bottom")
      return
    }
    let hour = Int((instant - ZoneRules.utc.startOfDay(day)) / 3600)
    harness.controller.input = .pointer
    let event = EditingHarness.event("tea", on: day - EditingHarness.today, hour: hour)
    #expect(harness.controller.perform(.create(event)))
    harness.calendar.tick()
    let covers = try wouldCover("tea", harness)
    #expect(covers)
  }
}
