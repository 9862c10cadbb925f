import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The selection of a time by pointer, finger, and keys.
@Suite struct TimeSelectionTests {
  private let today = EditingHarness.today
  private let heard = Heard()

  /// The times that the user selected, each as minutes of the day and its resource, with the source of the input.
  private final class Heard {
    var times: [(time: TimeSelection?, source: InputSource)] = []
  }

  /// A week in slots of 20 minutes that permits no edits.
  private func harness(
    level: CalendarLevel.ID = .week, _ events: [Event] = [], slot: Int? = 20, verbs: EditVerbs = [],
    configure: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> EditingHarness {
    let harness = try EditingHarness(level: level, events: events) {
      ($0.selectionMode, $0.slotDuration) = (.time, slot)
      configure(&$0)
    }
    harness.editor.options.verbs = verbs
    harness.controller.onSelectTime = { [heard] in heard.times.append(($0, $1)) }
    return harness
  }

  /// A selected time in minutes since midnight of today.
  private func minutes(_ time: TimeSelection?) -> [Int]? {
    time.map { time in
      let midnight = ZoneRules.utc.startOfDay(today)
      return [time.start, time.end].map { Int($0 - midnight) / 60 }
    }
  }

  @Test("WK-209: a click selects the slot below it, which stays selected, and changes no event")
  func click() throws {
    let harness = try harness()
    let place = try harness.place(of: 0, hour: 10.5)
    harness.calendar.tap(place)
    harness.calendar.settle()
    #expect(minutes(harness.controller.selectedTime) == [620, 640])
    #expect(heard.times.map { $0.source } == [.pointer])
    #expect(harness.controller.live.text.contains("10:20") && harness.controller.live.text.contains("selected"))
    #expect(harness.events.isEmpty && harness.controller.session == nil)
    let block = try #require(harness.controller.layer.times.subviews.first { !$0.isHidden })
    #expect(abs(block.frame.height - harness.hour / 3) < 1 && block.text.contains("10:20"))
    #expect(block.partName == .selectedTime && block.accessibility.role == .note)
    #expect(block.accessibility.label == harness.controller.live.text)
    #expect(harness.calendar.view.state.focusedDay == today)
  }

  @Test("without a duration of slots, a click selects half an hour")
  func standard() throws {
    let harness = try harness(slot: nil)
    harness.calendar.tap(try harness.place(of: 0, hour: 10.75))
    #expect(minutes(harness.controller.selectedTime) == [630, 660])
  }

  @Test("a drag shows the time from slot to slot, in either direction, and selects it when it ends")
  func drag() throws {
    let harness = try harness()
    let (low, high) = (try harness.place(of: 0, hour: 11.1), try harness.place(of: 0, hour: 10.1))
    harness.drag([low, high], releases: false)
    #expect(minutes(harness.controller.heldTime?.time) == [600, 680] && harness.controller.selectedTime == nil)
    harness.calendar.key(.escape)
    harness.calendar.pointer(.up, high)
    harness.calendar.settle()
    #expect(harness.controller.heldTime == nil && harness.controller.selectedTime == nil && heard.times.isEmpty)
    harness.drag([low, high])
    #expect(minutes(harness.controller.selectedTime) == [600, 680] && heard.times.count == 1)
    #expect(harness.events.isEmpty)
  }

  @Test("a drag to another day selects all the time between, with a block on each day")
  func days() throws {
    let harness = try harness()
    harness.drag([try harness.place(of: -1, hour: 16.1), try harness.place(of: 0, hour: 9.1)])
    #expect(minutes(harness.controller.selectedTime) == [960 - 1440, 560])
    #expect(harness.controller.layer.times.subviews.filter { !$0.isHidden }.count == 2)
  }

  @Test("WK-209: a finger selects by a tap, or by resting and then moving; one that moves at once scrolls")
  func touch() throws {
    let harness = try harness()
    let (from, to) = (try harness.place(of: 0, hour: 10.1), try harness.place(of: 0, hour: 11.1))
    harness.calendar.pointer(.down, from, kind: .touch)
    harness.calendar.tick()
    harness.calendar.pointer(.up, from, kind: .touch)
    harness.calendar.settle()
    #expect(minutes(harness.controller.selectedTime) == [600, 620] && heard.times.map { $0.source } == [.finger])
    harness.drag([from, to], kind: .touch)
    #expect(minutes(harness.controller.selectedTime) == [600, 680])
    harness.calendar.pointer(.down, to, kind: .touch)
    harness.calendar.pointer(.move, from, kind: .touch)
    harness.calendar.pointer(.up, from, kind: .touch)
    harness.calendar.settle()
    #expect(heard.times.count == 2)
  }

  @Test("WK-209: arrows move the slot, Shift extends it, Enter and Space select, and Escape on the day clears")
  func keys() throws {
    let harness = try harness()
    harness.calendar.key(.arrowDown)
    let first = try #require(harness.controller.currentSlot?.target)
    #expect(harness.controller.live.text.contains("free"))
    harness.calendar.key(.space)
    let start = try #require(minutes(harness.controller.selectedTime)?.first)
    #expect(first == .time(today, second: start * 60))
    #expect(minutes(harness.controller.selectedTime) == [start, start + 20])
    harness.calendar.key(.arrowDown)
    for _ in 0..<2 { harness.calendar.key(.arrowDown, .shift) }
    harness.calendar.key(.enter)
    #expect(minutes(harness.controller.selectedTime) == [start + 20, start + 80])
    #expect(heard.times.map { $0.source } == [.keys, .keys])
    harness.calendar.key(.escape)
    harness.calendar.settle()
    #expect(harness.controller.currentSlot == nil && harness.controller.selectedTime != nil)
    harness.calendar.key(.escape)
    #expect(harness.controller.selectedTime == nil && heard.times.last?.time == nil)
    #expect(harness.events.isEmpty)
  }

  @Test("WK-209: the rules for new events decide what can be selected, and a rejected time keeps the former one")
  func rules() throws {
    let harness = try harness([EditingHarness.event("lunch", on: 0, hour: 12)])
    let hours = BusinessHours(VisibleHours([540..<1020]), weekdays: [.saturday])
    harness.editor.options.rules = EditRules([.hours([hours]), .noOverlap(.allCalendars)])
    harness.calendar.tap(try harness.place(of: 0, hour: 9.1))
    harness.calendar.tap(try harness.place(of: 0, hour: 8.1))
    harness.calendar.settle()
    #expect(minutes(harness.controller.selectedTime) == [540, 560] && !harness.notice.isEmpty)
    harness.drag([try harness.place(of: 0, hour: 11.1), try harness.place(of: 0, hour: 12.9)], releases: false)
    #expect(harness.controller.heldTime?.isAllowed == false)
    harness.calendar.pointer(.up, try harness.place(of: 0, hour: 12.9))
    harness.calendar.settle()
    #expect(minutes(harness.controller.selectedTime) == [540, 560] && heard.times.count == 1)
  }

  @Test("days that cannot be selected have no times that can")
  func bounds() throws {
    let selectable = try DayBounds(first: today)
    let harness = try harness { $0.selectable = selectable }
    harness.calendar.tap(try harness.place(of: -1, hour: 10.1))
    #expect(harness.controller.selectedTime == nil && heard.times.isEmpty)
    harness.calendar.tap(try harness.place(of: 0, hour: 10.1))
    #expect(harness.controller.selectedTime != nil)
  }

  @Test("in a column of a resource, the time belongs to the resource")
  func resources() throws {
    let harness = try harness(level: SplitLevel.level.id) { $0.levels = [.month, SplitLevel.level] }
    let slot = CalendarPart.time(today, ZoneRules.utc.startOfDay(today) + 10 * 3600)
    let frame = try #require(harness.calendar.view.frame(of: slot, inResource: 2))
    harness.calendar.tap(Point(x: frame.midX, y: frame.minY + 1))
    #expect(harness.controller.selectedTime?.resource == "c")
    #expect(harness.controller.live.text.contains("Room c"))
  }

  @Test("where events can be edited, too, drags select times and N creates an event")
  func editable() throws {
    let harness = try harness([EditingHarness.event("lunch", on: 0, hour: 12)], verbs: .all)
    harness.controller.askTitle = nil
    harness.drag([try harness.place(of: 0, hour: 10.1), try harness.place(of: 0, hour: 10.9)])
    #expect(harness.controller.selectedTime != nil && harness.events.count == 1)
    harness.drag([try harness.middle(of: "lunch"), try harness.place(of: 0, hour: 14.5)])
    #expect(try harness.start(of: "lunch") != [0, 12 * 3600])
    harness.calendar.key(.insert)
    harness.calendar.settle()
    #expect(harness.events.count == 2)
  }

  @Test("without edits there is no menu, and keys for edits do nothing")
  func readOnly() throws {
    let harness = try harness([EditingHarness.event("lunch", on: 0, hour: 12)])
    let place = harness.calendar.view.frameInWindow.origin + (try harness.middle(of: "lunch"))
    #expect(!harness.controller.openContextMenu(from: harness.calendar.view, at: place))
    #expect(!harness.controller.paste("Tea"))
    harness.calendar.key(.insert)
    #expect(harness.events.count == 1 && harness.notice.isEmpty)
  }

  @Test("a program selects without rules and without a report")
  func program() throws {
    let harness = try harness()
    let midnight = ZoneRules.utc.startOfDay(today)
    harness.controller.selectTime(TimeSelection(start: midnight + 36_000, end: midnight + 39_600))
    harness.calendar.settle()
    #expect(minutes(harness.controller.selectedTime) == [600, 660] && heard.times.isEmpty)
    let block = try #require(harness.controller.layer.times.subviews.first { !$0.isHidden })
    #expect(abs(block.frame.height - harness.hour) < 1)
    harness.controller.selectTime(nil)
    harness.calendar.settle()
    #expect(harness.controller.layer.times.subviews.allSatisfy { $0.isHidden })
  }

  @Test("a month selects neither days nor times")
  func month() throws {
    let harness = try harness(level: .month)
    harness.calendar.tap(day: today + 1)
    harness.calendar.settle()
    #expect(harness.calendar.view.state.selection.isEmpty && harness.calendar.view.state.focusedDay == today + 1)
    #expect(harness.controller.selectedTime == nil && heard.times.isEmpty)
  }

  @Test("the part of a time in hidden hours has no block")
  func hiddenHours() throws {
    let harness = try harness { $0.visibleHours = VisibleHours([540..<1020]) }
    let midnight = ZoneRules.utc.startOfDay(today)
    harness.controller.selectTime(TimeSelection(start: midnight + 8 * 3600, end: midnight + 10 * 3600))
    harness.calendar.settle()
    let block = try #require(harness.controller.layer.times.subviews.first { !$0.isHidden })
    #expect(abs(block.frame.height - harness.hour) < 1)
  }
}
