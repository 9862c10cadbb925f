import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// ED-68: the slot among hours that keys stand on.
@Suite struct SlotTests {
  private func harness(_ events: [Event] = []) throws -> EditingHarness {
    let harness = try EditingHarness(level: .week, events: events)
    harness.controller.askTitle = nil
    return harness
  }

  @Test("ED-68: Down leads to the first line in view, arrows by lines and days, Up and Escape back")
  func moving() throws {
    let harness = try harness()
    let (today, step) = (EditingHarness.today, harness.controller.keyGrid.step)
    harness.calendar.key(.arrowDown)
    harness.calendar.settle()
    #expect(harness.controller.currentSlot == EditSlot(.time(today, second: 27_000)))
    #expect(!harness.controller.slotRing.isHidden)
    #expect(harness.controller.live.text.contains("7:30"))
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.currentSlot == EditSlot(.time(today, second: 27_000 + step)))
    harness.calendar.key(.arrowLeft)
    harness.calendar.settle()
    #expect(harness.controller.currentSlot == EditSlot(.time(today - 1, second: 27_000 + step)))
    #expect(harness.calendar.view.state.focusedDay == today - 1)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.controller.currentSlot == nil)
    #expect(harness.controller.slotRing.isHidden)
  }

  @Test("ED-68: where there are whole days, Down leads to their lane first")
  func lane() throws {
    let today = EditingHarness.today
    let harness = try harness([Event(title: "fair", day: today, calendar: CalendarID(1))])
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.currentSlot == EditSlot(.allDay(today)))
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.currentSlot?.isLane == false)
  }

  @Test("ED-68: beyond the hours in view the slot scrolls, and its ring is in view")
  func scrolling() throws {
    let harness = try harness()
    harness.calendar.key(.arrowDown)
    for _ in 0..<60 {
      harness.calendar.key(.arrowDown)
      harness.calendar.tick()
    }
    harness.calendar.settle()
    let ring = harness.controller.slotRing
    #expect(!ring.isHidden)
    #expect(ring.frame.maxY <= 700 && ring.frame.minY > 0 && ring.frame.height > 4)
    #expect(harness.calendar.view.state.hours.topSecond > 27_000)
  }

  @Test("ED-68: where events lie, only the sides of the ring are seen, so that their texts can be read")
  func overEvents() throws {
    let harness = try harness([EditingHarness.event("early", on: 0, hour: 7)])
    let ring = harness.controller.slotRing
    harness.calendar.key(.arrowDown)
    harness.calendar.settle()
    #expect(!ring.isHidden && ring.layer.ring == nil && ring.subviews.allSatisfy { !$0.isHidden })
    #expect(ring.subviews.map { $0.frame.width } == [4, 4] && ring.subviews.last?.frame.maxX == ring.frame.width)
    for _ in 0..<2 { harness.calendar.key(.arrowDown) }
    harness.calendar.settle()
    #expect(harness.controller.live.text.contains("8:00"))
    #expect(!ring.isHidden && ring.layer.ring != nil && ring.subviews.allSatisfy { $0.isHidden })
  }

  @Test("ED-68: the slot survives scrolling and zooming of hours, and goes to the line at or before it")
  func zooming() throws {
    let harness = try harness()
    let view = harness.calendar.view
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.arrowDown)
    harness.calendar.settle()
    let (day, step) = (EditingHarness.today, harness.controller.keyGrid.step)
    #expect(step == 900 && harness.controller.currentSlot == EditSlot(.time(day, second: 27_900)))
    func zoom(_ factor: Double) {
      let middle = Point(x: 500, y: 400)
      harness.calendar.window.send(
        .magnify(
          MagnifyEvent(phase: .step, location: middle, factor: factor, time: harness.calendar.now, modifiers: .option)))
      harness.calendar.settle()
    }
    zoom(0.3)
    #expect(harness.controller.keyGrid.step > 900)
    #expect(
      harness.controller.currentSlot
        == EditSlot(
          .time(
            day,
            second: 27_000 / harness.controller.keyGrid.step
              * harness.controller.keyGrid.step)))
    zoom(4)
    #expect(harness.controller.keyGrid.step <= 900 && harness.controller.currentSlot != nil)
    view.send(.scrolledHours(HourAnchor(topSecond: 50_000, zoom: view.state.hours.zoom)))
    harness.calendar.settle()
    #expect(harness.controller.currentSlot?.target.day == day)
  }

  @Test("ED-43: a click among hours moves the slot to the line above it, scrolls nothing and makes nothing; Enter does")
  func clicking() throws {
    let harness = try harness()
    let (today, view) = (EditingHarness.today, harness.calendar.view)
    let line = try harness.place(of: -2, hour: 11)
    let top = view.state.hours.topSecond
    harness.calendar.tap(Point(x: line.x, y: line.y + 2))
    harness.calendar.settle()
    #expect(harness.controller.currentSlot == EditSlot(.time(today - 2, second: 39_600)))
    #expect(!harness.controller.slotRing.isHidden)
    #expect(view.state.focusedDay == today - 2 && view.state.hours.topSecond == top)
    #expect(harness.events.isEmpty && harness.controller.session == nil)
    harness.calendar.key(.arrowDown)
    #expect(
      harness.controller.currentSlot == EditSlot(.time(today - 2, second: 39_600 + harness.controller.keyGrid.step)))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.count == 1)
  }

  @Test("Enter on a slot makes an event of the usual length, on a stretch one of its length", arguments: [0, 3])
  func creating(lines: Int) throws {
    let harness = try harness()
    let step = harness.controller.keyGrid.step
    harness.calendar.key(.arrowDown)
    for _ in 0..<lines { harness.calendar.key(.arrowDown, .shift) }
    harness.calendar.key(.enter)
    harness.calendar.settle()
    let event = try #require(harness.events.first)
    let start = EditingHarness.today.startInUTC + 27_000
    #expect(event.start == .utc(start))
    #expect(event.end == .utc(start + Int64(lines == 0 ? 3600 : (lines + 1) * step)))
    #expect(harness.controller.focusedEvent?.occurrence.start == start)
  }

  @Test("a stretch that is drawn upwards makes the same event as one drawn downwards")
  func stretches() throws {
    var events: [[EventTime]] = []
    for isUp in [false, true] {
      let harness = try harness()
      harness.calendar.key(.arrowDown)
      if isUp { for _ in 0..<4 { harness.calendar.key(.arrowDown) } }
      for _ in 0..<4 { harness.calendar.key(isUp ? .arrowUp : .arrowDown, .shift) }
      harness.calendar.key(.enter)
      events.append(harness.events.flatMap { [$0.start, $0.end] })
    }
    #expect(events[0].count == 2)
    #expect(events[0] == events[1])
  }
}
