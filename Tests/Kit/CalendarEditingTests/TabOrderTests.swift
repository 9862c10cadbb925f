import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The Tab key in all popovers of a calendar that can be edited, in both writing directions, wide and as sheets.
@Suite struct TabOrderTests {
  /// A popover, and what was done in it before Tab is pressed.
  enum State: CaseIterable {
    case form, allDay, month, endMonth, times, problems, list, daily, weekly, monthly, counted, until, fingers
    case quickCreate, rename, scope, conflict, menu
    /// The details of an event with a link, and the list of a day.
    case details, events
  }

  private static let widths = [1050.0, 390]

  /// Prints once which combinations the test runs.
  private static let announcement: Void = print(
    "matrix of Tab: \(State.allCases), left to right and right to left, \(widths) points wide, forward and backward")

  init() { Self.announcement }

  private func harness(_ width: Double, isRightToLeft: Bool) throws -> EditingHarness {
    var lunch = EditingHarness.event("Lunch", on: 0, hour: 12)
    lunch.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 9)])
    lunch.notes = "https://example.com/menu"
    return try EditingHarness(
      locale: PopoverSamples.locale(isRightToLeft: isRightToLeft),
      events: [lunch, EditingHarness.event("Tea", on: 1, hour: 15)], size: Size(width: width, height: 900))
  }

  private func popover(_ harness: EditingHarness) -> PopoverContent? {
    func find(_ view: View) -> PopoverContent? {
      view as? PopoverContent ?? view.subviews.lazy.compactMap { find($0) }.first
    }
    return find(harness.calendar.view)
  }

  private func open(_ state: State, _ harness: EditingHarness) throws -> PopoverContent {
    let (window, controller) = (harness.calendar.window, harness.controller)
    let lunch = try #require(harness.occurrence("Lunch")).id
    let tea = try #require(harness.occurrence("Tea")).id
    switch state {
    case .quickCreate: window.send(.key(KeyEvent(.character, character: 0x6E)))
    case .rename:
      harness.calendar.key(.f2)
      harness.calendar.key(.f2)
    case .scope: controller.perform(.delete(lunch, nil))
    case .conflict:
      let view = harness.calendar.view
      let mine = try #require(harness.editor.instance(of: tea))
      var theirs = mine
      theirs.summary = "Coffee"
      let conflict = SeriesMerge.Conflict(mine: mine, theirs: theirs, fields: [.title])
      view.show(
        ConflictPopover([conflict], PopoverSamples.announcer(), view.configuration), at: PopoverSamples.place(harness),
        onClose: {})
    case .menu:
      harness.calendar.key(.f2)
      window.send(.contextMenu(try #require(window.focusedView).id, at: Point(x: 300, y: 300)))
    case .details:
      harness.calendar.key(.f2)
      harness.calendar.key(.enter)
    case .events:
      harness.calendar.view.send(.focus(EditingHarness.today))
      harness.calendar.key(.arrowDown, .option)
    default:
      if state == .fingers { controller.input = .finger }
      controller.openForm(of: tea)
      harness.calendar.settle()
      act(state, try #require(popover(harness) as? EventFormPopover), harness)
    }
    harness.calendar.settle()
    return try #require(popover(harness))
  }

  private func act(_ state: State, _ form: EventFormPopover, _ harness: EditingHarness) {
    func repeats(_ unit: RuleForm.Unit, _ end: RuleForm.End = .never) {
      form.setBuilderOpen(true)
      form.change { form in
        form.repeatEach(unit)
        guard case .rule(var rule) = form.repetition else { return }
        rule.end = end
        form.set(rule)
      }
    }
    switch state {
    case .allDay: _ = form.allDay.activate()
    case .month: form.start.open(.month)
    case .endMonth: form.end.open(.month)
    case .times: form.end.open(.times)
    case .problems:
      for field in [form.start.time, form.zone.field] {
        harness.calendar.window.send(.focus(field.id))
        harness.calendar.window.send(.edited(field.id, "never"))
      }
      _ = form.saveButton?.activate()
    case .list: _ = form.choices[1].row.activate()
    case .daily: repeats(.day)
    case .weekly: repeats(.week)
    case .monthly: repeats(.month)
    case .counted: repeats(.week, .count(3))
    case .until: repeats(.year, .day(EditingHarness.today + 800))
    default: break
    }
  }

  /// The frame of a view in the window, moved to the edges of the content that scrolls and contains the view but not the
  /// other one.
  private func frame(of view: View, besides other: View) -> Rect {
    var (frame, ancestor) = (view.frameInWindow, view.superview)
    while let container = ancestor {
      if container is ScrollView, !other.isDescendant(of: container) {
        let shown = container.frameInWindow
        let (top, bottom) = (max(frame.minY, shown.minY), min(frame.maxY, shown.maxY))
        let y = min(top, shown.maxY)
        frame = Rect(x: frame.minX, y: y, width: frame.width, height: max(bottom, shown.minY, y) - y)
      }
      ancestor = container.superview
    }
    return frame
  }

  /// Whether a view comes after another one for somebody who reads.
  private func follows(_ next: View, _ view: View, isRightToLeft: Bool) -> Bool {
    let (a, b) = (frame(of: view, besides: next), frame(of: next, besides: view))
    if b.minY >= a.maxY - 0.5 { return true }
    return a.maxY > b.minY && b.maxY > a.minY && (isRightToLeft ? b.maxX <= a.minX + 0.5 : b.minX >= a.maxX - 0.5)
  }

  @Test(
    "Tab visits each stop of a popover once, in reading order, forward and backward (B1)", arguments: State.allCases,
    [false, true])
  func order(state: State, isRightToLeft: Bool) throws {
    for width in Self.widths {
      let harness = try harness(width, isRightToLeft: isRightToLeft)
      let (popover, window) = (try open(state, harness), harness.calendar.window)
      let stops = popover.stops
      #expect(!stops.isEmpty && stops.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
      #expect(stops.allSatisfy { stop in popover.elementViews.contains { $0 === stop } })
      let roles = popover.elementViews.filter { element in stops.contains { $0 === element } }
      #expect(roles.elementsEqual(stops) { $0 === $1 }, "assistive technology reads another order")
      for (view, next) in zip(stops, stops.dropFirst()) {
        #expect(
          follows(next, view, isRightToLeft: isRightToLeft),
          "\(width): \(next.accessibility.label) \(next.frameInWindow) after \(view.accessibility.label) \(view.frameInWindow)"
        )
      }
      for isBackward in [false, true] {
        let expected = isBackward ? Array(stops.reversed()) : stops
        window.focus(expected[0])
        for stop in expected.dropFirst() + [expected[0]] {
          window.send(.key(KeyEvent(.tab, modifiers: isBackward ? .shift : [])))
          harness.calendar.settle()
          #expect(window.focusedView === stop, "\(width): \(stop.accessibility.label)")
        }
      }
      #expect(popover.stops.elementsEqual(stops) { $0 === $1 }, "Tab changes no stop")
    }
  }
}
