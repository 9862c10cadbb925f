import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The repetition in the form of an event.
@Suite struct RepetitionFormTests {
  private static let today = EditingHarness.today
  private let clock = EditClock(zone: .utc, zones: FixedZoneProvider([]))

  private func form(_ rule: RecurrenceRule? = nil) -> EventForm {
    var event = EditingHarness.event("Lunch", on: 0, hour: 12)
    event.recurrence = rule.map { Recurrence(rules: [$0], exceptions: [event.start]) }
    return EventForm(of: event, clock, FormText(date: DateText(locale: .english)))
  }

  private func rule(_ form: EventForm) -> RecurrenceRule? { form.draft(of: form.original).recurrence?.rules.first }

  private func harness(
    weekly: Bool = false, size: Size = Size(width: 1050, height: 760), isRightToLeft: Bool = false
  ) throws -> (EditingHarness, EventFormPopover) {
    var event = EditingHarness.event("Lunch", on: 0, hour: 12)
    if weekly { event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)]) }
    let harness = try EditingHarness(
      locale: PopoverSamples.locale(isRightToLeft: isRightToLeft), events: [event], size: size)
    harness.controller.openForm(of: try #require(harness.occurrence("Lunch")).id)
    harness.calendar.settle()
    let form = harness.calendar.window.focusedView?.superview?.superview
    return (harness, try #require(form as? EventFormPopover))
  }

  @Test("ED-106: a unit makes a rule from the start, and is taken back without a trace")
  func units() {
    var form = form()
    #expect(form.repetition == .never && !form.isChanged && form.nextDays().isEmpty)
    form.repeatEach(.month)
    #expect(rule(form) == RecurrenceRule(frequency: .monthly) && form.isChanged)
    #expect(form.nextDays() == [0, 30, 61, 92, 120].map { Self.today + $0 })
    form.repeatEach(nil)
    #expect(!form.isChanged)
  }

  @Test("ED-108: a rule that the builder cannot say is kept until another takes its place, exceptions always")
  func kept() {
    let odd = RecurrenceRule(frequency: .weekly, byDay: [.init(.monday)], otherParts: ["RSCALE=RUSSIAN"])
    var form = form(odd)
    let first = form.original.recurrence
    #expect(form.repetition == .kept && !form.isChanged)
    form.event.summary = "Brunch"
    form.set(Self.today + 1, .startDay)
    #expect(form.draft(of: form.original).recurrence == first)
    form.repeatEach(.week)
    #expect(rule(form)?.byDay == [.init(.sunday)])
    #expect(form.draft(of: form.original).recurrence?.exceptions == first?.exceptions)
    form.repetition = form.firstRepetition
    #expect(form.draft(of: form.original).recurrence == first)
  }

  @Test("ED-106: weekdays move with the start, and the start to the next of the weekdays")
  func weekdays() {
    var form = form(RecurrenceRule(frequency: .weekly))
    form.set(Self.today + 2, .startDay)
    #expect(form.draft(of: form.original).recurrence == form.original.recurrence, "the series moves by itself")
    guard case .rule(var rule) = form.repetition else { return }
    #expect(rule.weekdays == WeekdaySet([.monday]))
    rule.weekdays = WeekdaySet([.thursday, .friday])
    form.set(rule)
    #expect(form.day(of: .startDay) == Self.today + 5 && form.day(of: .endDay) == Self.today + 5)
    #expect(self.rule(form)?.byDay == [.init(.thursday), .init(.friday)])
    #expect(form.nextDays(3) == [5, 6, 12].map { Self.today + $0 })
  }

  @Test("ED-106: the next days of a counted rule are those that are left of it")
  func counted() throws {
    var event = EditingHarness.event("Lunch", on: -14, hour: 12)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 4)])
    let harness = try EditingHarness(events: [event], size: Size(width: 1050, height: 760))
    let event0 = try #require(harness.events.first)
    let stored = try #require(try harness.calendar.store.events(uid: event0.uid, in: event0.calendar).first)
    func form(_ day: Int) throws -> EventForm {
      let reading = LocalDateTime(day: Self.today + day, hour: 12, minute: 0).secondsAsUTC
      let id = OccurrenceID(event: stored.id, start: reading)
      let instance = try #require(harness.controller.editor.instance(of: id))
      return EventForm(
        of: instance, countBefore: harness.controller.editor.countBefore(id), clock,
        FormText(date: DateText(locale: .english)))
    }
    #expect(try form(-14).nextDays() == [-14, -7, 0, 7].map { Self.today + $0 })
    var last = try form(0)
    #expect(last.nextDays() == [0, 7].map { Self.today + $0 } && !last.isChanged)
    last.repeatEach(.day)
    #expect(last.nextDays() == [0, 1, 2, 3].map { Self.today + $0 }, "a changed rule counts from here")
    #expect(try form(7).nextDays() == [Self.today + 7])
  }

  @Test("ED-106: Tab and arrows build a sentence, which is saved as one change")
  func keys() throws {
    let (harness, popover) = try harness()
    let builder = popover.builder
    #expect(popover.repetition.value == "Does not repeat" && builder.isHidden)
    harness.calendar.window.send(.focus(popover.repetition.id))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.calendar.window.focusedView === builder.units.chips[0])
    for _ in 0..<2 { harness.calendar.key(.arrowRight) }
    harness.calendar.key(.space)
    harness.calendar.key(.tab)
    #expect(harness.calendar.window.focusedView === builder.interval.field)
    harness.calendar.settle()
    harness.calendar.window.send(.edited(builder.interval.field.id, "2"))
    // Hosts lead from a field to the next stop.
    harness.calendar.settle()
    let stop = try #require(builder.weekdays.stop)
    harness.calendar.window.send(.focus(stop.id))
    #expect(harness.calendar.window.focusedView === builder.weekdays.chips[6], "Saturday, as the start")
    harness.calendar.key(.home)
    harness.calendar.key(.space)
    #expect(popover.repetition.value == "every 2 weeks on Sunday and Saturday")
    harness.calendar.key(.tab)
    for _ in 0..<2 { harness.calendar.key(.arrowRight) }
    harness.calendar.key(.space)
    harness.calendar.key(.tab)
    #expect(harness.calendar.window.focusedView === builder.count.field && builder.count.field.text == "10")
    harness.calendar.key(.arrowDown)
    #expect(builder.count.field.text == "9")
    #expect(builder.next.text.hasPrefix("Next: Sat November 21, 2026 · Sun November 29, 2026 · "))
    harness.calendar.window.send(.key(KeyEvent(.enter, modifiers: .control)))
    harness.calendar.settle()
    #expect(
      harness.events[0].recurrence?.rules == [
        RecurrenceRule(
          frequency: .weekly, interval: 2, count: 9, byDay: [.init(.sunday), .init(.saturday)], weekStart: .sunday)
      ])
    harness.controller.perform(.undo)
    #expect(harness.events[0].recurrence == nil)
  }

  @Test("a field for the number of times is followed by the singular for one, and by the plural for two (issue 33, 12)")
  func times() throws {
    let (harness, popover) = try harness(weekly: true)
    _ = popover.repetition.activate()
    _ = popover.builder.ends.chips[2].activate()
    harness.calendar.settle()
    let field = popover.builder.count.field
    #expect(field.label == "10 times")
    harness.calendar.window.send(.focus(field.id))
    for (typed, label) in [("1", "1 time"), ("2", "2 times")] {
      harness.calendar.window.send(.edited(field.id, typed))
      harness.calendar.settle()
      #expect(field.label == label)
    }
  }

  @Test("ED-106: a changed rule applies to all events or to the following ones, never to one alone")
  func scopes() throws {
    let (harness, popover) = try harness(weekly: true)
    _ = popover.repetition.activate()
    _ = popover.builder.ends.chips[1].activate()
    let until = popover.builder.until.field
    harness.calendar.settle()
    harness.calendar.window.send(.focus(until.id))
    harness.calendar.window.send(.edited(until.id, "December 12"))
    harness.calendar.window.send(.focus(popover.place.id))
    #expect(
      until.text == "December 12, 2026" && popover.repetition.value == "every week on Saturday, until December 12, 2026"
    )
    _ = popover.saveButton?.activate()
    harness.calendar.settle()
    let until2026 = LocalDateTime(day: Self.today + 21, secondOfDay: 86_399)
    #expect(harness.events.map { $0.recurrence?.rules.first?.until } == [.floating(until2026)])
  }

  @Test("ED-108: Escape closes the builder, and leaves the form open")
  func escape() throws {
    let (harness, popover) = try harness(weekly: true)
    harness.calendar.window.send(.focus(popover.repetition.id))
    harness.calendar.key(.enter)
    #expect(!popover.builder.isHidden)
    harness.calendar.key(.escape)
    #expect(popover.builder.isHidden && harness.calendar.window.focusedView === popover.repetition)
    #expect(popover.window != nil)
  }

  @Test(
    "ED-104, ED-147: the parts of the builder lie apart, wide and narrow, in both directions", arguments: [false, true])
  func layout(isRightToLeft: Bool) throws {
    for width in [1050.0, 390, 320] {
      let (harness, popover) = try harness(
        weekly: true, size: Size(width: width, height: 800), isRightToLeft: isRightToLeft)
      _ = popover.repetition.activate()
      for unit in [2, 3, 4] {
        _ = popover.builder.units.chips[unit].activate()
        _ = popover.builder.ends.chips[unit - 2].activate()
        harness.calendar.settle()
        #expect(PopoverSamples.areApart(popover.builder.subviews.filter { !$0.isHidden }), "\(width)")
        for group in popover.builder.groups where !group.isHidden {
          #expect(PopoverSamples.areApart(group.subviews), "\(width)")
        }
        let parts = popover.scroll.subviews.filter { !$0.isHidden && $0 !== popover.builder }
        #expect(parts.allSatisfy { !$0.frame.intersects(popover.builder.frame) }, "\(width)")
      }
    }
  }
}
