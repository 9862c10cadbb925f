import Almanac
import TestSupport
import Testing

/// Which hook applies where: each test is a row of the table, each argument a cell, and reads what is drawn.
struct HookMatrixTests {
  private typealias Decorator = HookMatrix.Decorator

  init() { HookMatrix.announcement }

  @Test(
    "class, configure, willDisplay, indicators, and animator apply to each cell of months, pages, weeks, and strips",
    arguments: HookMatrix.cells)
  func cells(place: HookMatrix.Place) throws {
    let decorator = Decorator()
    decorator.cellIdentifier = HookMatrix.cellClass
    decorator.marks = [.configure, .willDisplay, .indicators]
    let harness = try HookMatrix.harness(place, decorator)
    let items = inView(harness)
    #expect(items.count { $0.text == "own class" } == place.cellCount)
    #expect(
      items.count { $0.accessibility.role == .gridCell && $0.layer.fill == HookMatrix.color } == place.cellCount)
    #expect(items.count { $0.text.hasSuffix("!") } == place.cellCount)
    let (event, none) = (harness.drawn(on: november(18)), harness.drawn(on: november(17)))
    #expect(event.contains { $0.text == "18!" })
    func rings(_ items: [DisplayItem]) -> [DisplayItem] {
      items.filter { $0.layer.ring?.color == HookMatrix.color && $0.frame.height == 7 }
    }
    #expect(rings(event).count == 1)
    #expect(rings(none).count == (harness.view.configuration.indicatesDaysWithoutEvents ? 1 : 0))
    let frame = try #require(harness.dayFrame(november(18)))
    #expect(rings(event).allSatisfy { $0.frame.minY >= frame.minY && $0.frame.maxY <= frame.maxY })
    try animates(harness)
    withExtendedLifetime(decorator) {}
  }

  private func animates(_ harness: CalendarHarness) throws {
    harness.view.configure { $0.selectionMode = .optional }
    harness.view.dayAnimator = MotionAnimator()
    harness.settle()
    var ends: [DayAnimationEnd] = []
    harness.view.dayAnimationDidEnd = { ends.append($0) }
    harness.view.send(.select(november(20)))
    harness.tick()
    harness.tick()
    #expect(harness.view.runningDayAnimations > 0)
    func number() -> DisplayItem? { harness.drawn(on: november(20)).first { $0.text == "20!" } }
    let midway = try #require(number())
    harness.settle()
    let rest = try #require(number())
    #expect(abs(midway.frame.width - rest.frame.width) > 0.5, "the number is drawn smaller or larger midway")
    #expect(abs(midway.frame.midX - rest.frame.midX) < 0.5 && abs(midway.frame.midY - rest.frame.midY) < 0.5)
    #expect(ends.contains { $0.day == november(20) && $0.isSelection && $0.isFinished })
  }

  @Test(
    "isEnabled, today's number, and the look of a day apply wherever days are shown",
    arguments: HookMatrix.cells + HookMatrix.others)
  func days(place: HookMatrix.Place) throws {
    let decorator = Decorator()
    decorator.marks = [.isEnabled, .today, .look]
    let harness = try HookMatrix.harness(place, decorator)
    let isAgenda = place.level == .agenda
    // A heading of the agenda is the whole date.
    func names(_ text: String, _ number: Int) -> Bool {
      isAgenda ? text.hasSuffix("November \(number), 2026") : text == "\(number)"
    }
    let today = inView(harness).filter { $0.layer.fill == HookMatrix.color }
    #expect(today.map { names($0.text, 18) } == [true])
    if place.name == "day of hours" { show(november(17), harness) }
    let inked = inView(harness).filter { $0.layer.textColor == HookMatrix.color }
    #expect(inked.map { names($0.text, 17) } == [true])
    let disabled = november(19)
    if place.name == "day of hours" { show(disabled, harness) }
    let shown = try #require(
      harness.view.elements().first {
        isAgenda ? $0.role == .heading && names($0.name, 19) : $0.role == .gridCell && $0.day == disabled
      })
    #expect(shown.states.contains(.disabled))
    let drawn = isAgenda ? inView(harness) : harness.drawn(on: disabled)
    #expect(drawn.first { names($0.text, 19) }?.layer.textColor == .role(CalendarRole.tertiaryInk))
    #expect(!harness.view.send(.select(disabled)))
    withExtendedLifetime(decorator) {}
  }

  @Test("a heading of the agenda looks different when the state of its day changes")
  func agendaHeadings() throws {
    let decorator = Decorator()
    let place = try #require(HookMatrix.others.first { $0.level == .agenda })
    let harness = try HookMatrix.harness(place, decorator)
    decorator.counts = [:]
    harness.view.send(.focus(november(18)))
    harness.settle()
    #expect((1...2).contains(decorator.counts[.look, default: 0]), "the days that were and are focused")
    func isDisabled(_ day: Int) -> Bool {
      harness.shownViews(AgendaHeadingView.self).contains {
        $0.text.hasSuffix("November \(day), 2026") && $0.accessibility.states.contains(.disabled)
      }
    }
    harness.view.decorator = nil
    harness.settle()
    #expect(![17, 18, 19].contains(where: isDisabled))
    harness.view.configure { $0.selectionMode = .range(maximum: 7) }
    harness.view.send(.choose(november(18)))
    harness.settle()
    #expect([17, 18, 19].map(isDisabled) == [true, false, false], "a span ends where it begins or later")
  }

  @Test(
    "hooks of events apply wherever events are shown, to views that report what they show",
    arguments: HookMatrix.events)
  func events(place: HookMatrix.Place) throws {
    let decorator = Decorator()
    decorator.marks = [.event]
    let harness = try HookMatrix.harness(place, decorator)
    #expect(decorator.counts[.event, default: 0] > 0 && decorator.strangers.isEmpty)
    #expect(harness.view.elements().contains { $0.event == "a" && $0.day == november(18) })
    #expect(inView(harness).count { $0.layer.fill == HookMatrix.color } == 1)
  }

  @Test("a class of views of events shows them wherever events are shown", arguments: HookMatrix.events)
  func eventClass(place: HookMatrix.Place) throws {
    let decorator = Decorator()
    decorator.marks = [.eventClass]
    let harness = try HookMatrix.harness(place, decorator)
    #expect(decorator.counts[.eventClass, default: 0] > 0)
    #expect(inView(harness).count { $0.layer.fill == HookMatrix.color } == 1)
    let element = try #require(harness.view.elements().first { $0.event == "a" })
    let delegate = RecordingActivations()
    harness.view.delegate = delegate
    harness.tap(Point(x: element.frame.midX, y: element.frame.midY))
    harness.settle()
    #expect(delegate.titles == ["a"])
  }

  private final class RecordingActivations: CalendarViewDelegate {
    var titles: [String] = []
    func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {
      titles.append(view.timeline?.event(occurrence.id.event)?.event.uid ?? "")
    }
  }

  // MARK: - Laws

  @Test(
    "with each preset, each hook of days is called at each level that shows days",
    arguments: CalendarPreset.allCases, [CalendarLevel.ID.year, .month, .week, .day, .agenda])
  func everyHook(preset: CalendarPreset, level: CalendarLevel.ID) throws {
    let decorator = Decorator()
    var configuration = CalendarConfiguration(today: november(18))
    configuration.adopt(preset)
    let isAgenda = level == .agenda
    guard isAgenda || configuration.levels[level] != nil else { return }
    let place = HookMatrix.Place(name: "", level: level, cellCount: 0) {
      $0.adopt(preset)
      if isAgenda { $0.levels += [.agenda] }
    }
    let harness = try HookMatrix.harness(place, decorator, width: 375)
    let days =
      isAgenda
      ? harness.shownViews(AgendaHeadingView.self).count
      : harness.view.elements().filter { $0.role == .gridCell }.count
    // The classic day is a list.
    guard days > 0 else {
      #expect(preset == .classic && level == .day)
      return
    }
    let hasCells = !harness.shownViews(DayCell.self).isEmpty
    #expect(hasCells == (level == .month || level == .week && preset != .endless))
    var hooks: [Decorator.Hook] = [.look, .today, .isEnabled]
    if hasCells { hooks += [.configure, .willDisplay, .indicators] }
    for hook in hooks { #expect(decorator.counts[hook, default: 0] > 0, "\(hook)") }
    if hasCells { #expect(decorator.counts[.configure, default: 0] >= days) }
    #expect(decorator.counts[.look, default: 0] >= days)
  }

  @Test("a decorator is asked for looks of days that come into view or change, and for no others")
  func cost() throws {
    let decorator = Decorator()
    let harness = try HookMatrix.harness(HookMatrix.others[0], decorator)
    func asked(_ body: () -> Void) -> Int {
      decorator.counts = [:]
      body()
      harness.settle()
      return decorator.counts[.look, default: 0]
    }
    let blocks = harness.view.elements().filter { $0.role == .grid }.count
    // Three whole rows of three months.
    #expect(blocks >= 9)
    #expect(asked { harness.view.reload() } <= 31 * (blocks + 24), "months in view, and those just beyond")
    #expect(asked { harness.view.send(.select(november(20))) } <= 2 * 31)
    #expect(asked { harness.view.setNow(nil) } == 0)
    let hours = try HookMatrix.harness(HookMatrix.others[1], decorator)
    decorator.counts = [:]
    hours.view.send(.focus(november(17)))
    hours.settle()
    #expect(decorator.counts[.look, default: 0] <= 2)
  }

  @Test("with the presets classic and paged, a week is one row with the letters of weekdays once, and no list below")
  func oneRow() throws {
    for preset in [CalendarPreset.classic, .paged] {
      for style in [CalendarStyle.standard, .classic(), .circles()] {
        let place = HookMatrix.Place(name: "", level: .week, cellCount: 7) {
          $0.style = style
          $0.adopt(preset)
        }
        let harness = try HookMatrix.harness(place, Decorator(), width: 375)
        let elements = harness.view.elements()
        #expect(elements.filter { $0.role == .columnHeader }.count == 7)
        let cells = elements.filter { $0.role == .gridCell }
        #expect(cells.count == 7 && Set(cells.map(\.frame.minY)).count == 1)
        #expect(inView(harness).allSatisfy { $0.text != "Fair" })
        let items = harness.window.displayList().items.filter { !$0.text.isEmpty }
        for cell in cells {
          let texts = items.filter { harness.isDrawn($0, in: cell.frame) }.map(\.text)
          #expect(texts.count == 1, "\(texts)")
        }
        #expect(harness.view.day(at: Point(x: 100, y: 600)) == nil)
        // A program may ask for the list.
        harness.view.configure { $0.dayPresentation = .strip }
        harness.settle()
        #expect(inView(harness).contains { $0.text == "Fair" })
      }
    }
  }

  private func show(_ day: DayNumber, _ harness: CalendarHarness) {
    harness.view.send(.show(day, animated: false))
    harness.settle()
  }

  /// The items in the window that are drawn inside of it.
  private func inView(_ harness: CalendarHarness) -> [DisplayItem] {
    let area = Rect(origin: .zero, size: harness.window.size)
    return harness.window.displayList().items.filter { item in
      let clip = item.clip.map { $0.intersection(area) } ?? area
      return item.frame.intersection(clip).height > 0.5 && item.frame.intersection(clip).width > 0.5
    }
  }
}
