import Almanac
import TestSupport
import Testing

/// "+n" and the list it opens.
struct DayEventsTests {
  private final class Hearer: CalendarViewDelegate {
    var activated: [OccurrenceID] = []
    var asked: [DayNumber] = []
    var allows = true

    func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence.id) }
    func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool {
      asked.append(day)
      return allows
    }
  }

  private static func events(_ count: Int = 12) -> [Event] {
    (0..<count).map { .days("day \($0)", november(18), november(18), title: "Whole \($0)") }
      + [
        .timed("time", november(18), 36_000, november(18), 39_600, title: "Timed"),
        .days("other", november(20), november(20)),
      ]
  }

  private func harness(
    _ level: CalendarLevel.ID = .month, count: Int = 12, size: Size = Size(width: 1050, height: 700),
    _ locale: LocaleInfo = .english
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialLevel = level
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(Self.events(count)), size: size)
    harness.settle()
    return harness
  }

  private func link(_ harness: CalendarHarness) throws -> CalendarElement {
    try #require(harness.view.elements().first { $0.role == .button && $0.day == november(18) && $0.event == nil })
  }

  private func dialog(_ harness: CalendarHarness) -> CalendarElement? {
    harness.view.elements().first { $0.role == .dialog }
  }

  private func open(_ harness: CalendarHarness) throws {
    let frame = try link(harness).frame
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
  }

  /// What has the keyboard's focus, as it is spoken.
  private func focused(_ harness: CalendarHarness) -> String { harness.window.focusedView?.accessibility.label ?? "" }

  @Test("\"+n\" lists all events of its day in a labeled dialog", arguments: [CalendarLevel.ID.month, .week])
  func opens(level: CalendarLevel.ID) throws {
    let harness = try harness(level)
    #expect(dialog(harness) == nil)
    try open(harness)
    #expect(harness.view.state.listedDay == november(18))
    let dialog = try #require(self.dialog(harness))
    #expect(dialog.name == "Wednesday, November 18, 2026")
    let elements = harness.view.elements()
    let place = try #require(elements.firstIndex { $0.role == .dialog })
    let names = elements[place...].map { $0.name }
    #expect(elements[place...].contains { $0.role == .heading && $0.name == dialog.name })
    #expect(names.contains("Close"))
    #expect(names.contains { $0.hasPrefix("Whole 0, all day") })
    #expect(harness.view.state.selection.isEmpty, "the day is not selected by it")
  }

  @Test("focus moves into the list and back to \"+n\"; arrows, Home and End lead through it, Tab to the button")
  func focus() throws {
    let harness = try harness()
    try open(harness)
    #expect(focused(harness).hasPrefix("Whole 0"))
    harness.key(.arrowDown)
    #expect(focused(harness).hasPrefix("Whole 1,"))
    harness.key(.end)
    #expect(focused(harness).hasPrefix("Timed"))
    harness.settle()
    #expect(harness.view.elements().contains { $0.role == .button && $0.name.hasPrefix("Timed") })
    harness.key(.arrowDown)
    #expect(focused(harness).hasPrefix("Timed"))
    harness.key(.home)
    #expect(focused(harness).hasPrefix("Whole 0"))
    harness.key(.tab)
    #expect(focused(harness) == "Close")
    harness.key(.tab)
    #expect(focused(harness).hasPrefix("Whole 0"))
    harness.key(.pageDown)
    #expect(focused(harness).hasPrefix("Whole 6"))
    harness.key(.arrowRight)
    harness.key(.letterT)
    #expect(harness.view.state.focusedDay == november(18), "keys do not reach the calendar")
    harness.key(.escape)
    harness.settle()
    #expect(dialog(harness) == nil && harness.view.state.listedDay == nil)
    #expect(focused(harness) == "11 more events")
    harness.key(.enter)
    harness.settle()
    #expect(dialog(harness) != nil)
    harness.key(.escape)
    harness.settle()
    harness.key(.space)
    harness.settle()
    #expect(dialog(harness) != nil)
  }

  @Test("an event of the list is activated by a click and by Enter, and the list stays")
  func activation() throws {
    let harness = try harness()
    let hearer = Hearer()
    harness.view.delegate = hearer
    try open(harness)
    harness.key(.enter)
    #expect(hearer.activated.count == 1)
    // Its details lie over the list.
    harness.key(.escape)
    harness.settle()
    let row = try #require(harness.view.elements().last { $0.role == .button && $0.name.hasPrefix("Whole 3") })
    harness.tap(Point(x: row.frame.midX, y: row.frame.midY))
    harness.settle()
    #expect(hearer.activated.count == 2 && dialog(harness) != nil)
  }

  @Test("the list goes away by its button, by \"+n\" again, by a press beside it and by scrolling")
  func closes() throws {
    let harness = try harness()
    try open(harness)
    let button = try #require(harness.view.elements().first { $0.name == "Close" })
    harness.tap(Point(x: button.frame.midX, y: button.frame.midY))
    harness.settle()
    #expect(dialog(harness) == nil && focused(harness) == "11 more events")
    try open(harness)
    try open(harness)
    #expect(dialog(harness) == nil)
    try open(harness)
    harness.tap(Point(x: 60, y: 650))
    harness.settle()
    #expect(dialog(harness) == nil && !focused(harness).hasPrefix("Whole"))
    #expect(harness.view.state.selection.first != nil, "the press means what it means without the list")
    try open(harness)
    harness.window.send(.wheel(at: Point(x: 60, y: 600), delta: Point(x: 0, y: 40)))
    harness.settle()
    #expect(dialog(harness) == nil)
  }

  @Test("going elsewhere, other levels and bounds take the list away")
  func ends() throws {
    let harness = try harness()
    for action in [
      CalendarAction.showNext, .showToday, .setLevel(.week, around: november(18), animated: true), .hideEvents,
      .select(november(3)),
    ] {
      harness.view.send(.show(november(1), animated: false))
      harness.view.send(.setLevel(.month, around: november(18), animated: false))
      harness.settle()
      harness.view.send(.showEvents(of: november(18)))
      harness.settle()
      #expect(dialog(harness) != nil)
      harness.view.send(action)
      harness.settle()
      #expect(dialog(harness) == nil)
    }
    harness.view.send(.showEvents(of: november(18)))
    var configuration = harness.view.configuration
    configuration.reachable = DayBounds(november(19)...november(30))
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(dialog(harness) == nil)
    harness.view.send(.showEvents(of: november(18)))
    harness.settle()
    #expect(dialog(harness) == nil, "a day out of reach has no list")
  }

  @Test("Escape takes a list away that code opened, wherever the focus is, before it does anything else")
  func escape() throws {
    let harness = try harness()
    harness.view.send(.select(november(3)))
    harness.view.send(.showEvents(of: november(18)))
    harness.settle()
    harness.key(.escape)
    harness.settle()
    #expect(dialog(harness) == nil && harness.view.state.selectedDay == november(3))
    harness.key(.escape)
    #expect(harness.view.state.selectedDay == nil)
  }

  @Test("the delegate may show a list of its own")
  func refusal() throws {
    let harness = try harness()
    let hearer = Hearer()
    hearer.allows = false
    harness.view.delegate = hearer
    try open(harness)
    #expect(dialog(harness) == nil && hearer.asked == [november(18)])
  }

  @Test("Alt with Down lists the events of the focused day, Enter those of the one selected day, if some are not seen")
  func keys() throws {
    let harness = try harness(.month)
    harness.view.send(.focus(november(18)))
    harness.settle()
    harness.key(.arrowDown, .option)
    harness.settle()
    #expect(dialog(harness) != nil && focused(harness).hasPrefix("Whole 0"))
    harness.key(.escape)
    harness.view.takeFocus()
    harness.settle()
    harness.key(.enter)
    harness.settle()
    #expect(dialog(harness) == nil && harness.view.state.selectedDay == november(18))
    harness.key(.enter)
    harness.settle()
    #expect(dialog(harness) != nil)
    harness.key(.escape)
    harness.view.send(.select(november(19)))
    harness.settle()
    harness.key(.arrowDown, .option)
    harness.settle()
    #expect(dialog(harness) == nil)
  }

  @Test("Enter on the one selected day leads one level deeper where all its events are seen, as two taps do")
  func opensDay() throws {
    let harness = try harness(.month)
    harness.view.send(.select(november(20)))
    harness.settle()
    harness.view.takeFocus()
    harness.settle()
    for level in [CalendarLevel.ID.week, .day, .day] {
      harness.key(.enter)
      harness.settle()
      #expect(harness.view.state.level == level && dialog(harness) == nil)
      #expect(harness.view.visibleDays.contains(november(20)) && harness.view.state.focusedDay == november(20))
    }
    // Dots tell that there are events, but not which.
    let dots = try self.harness(size: Size(width: 320, height: 640))
    dots.view.send(.select(november(20)))
    dots.settle()
    dots.key(.enter)
    dots.settle()
    #expect(dialog(dots) != nil)
  }

  @Test("the list follows the events of its day, and says so when there are none any more")
  func changes() throws {
    let harness = try harness(.month, count: 6)
    try open(harness)
    let event = try #require(harness.timeline.occurrences(touching: november(18)..<november(19)).first)
    let name = try #require(harness.timeline.event(event.id.event)).event.summary
    #expect(harness.view.elements().contains { $0.name.hasPrefix(name + ",") && $0.frame.width > 200 })
    for occurrence in harness.timeline.occurrences(touching: november(18)..<november(19)) {
      let stored = try #require(try harness.store.event(occurrence.id.event))
      try harness.store.apply(.delete(stored.id))
    }
    harness.settle()
    #expect(dialog(harness) != nil)
    #expect(harness.view.elements().contains { $0.role == .note && $0.name == "No events" })
    harness.key(.escape)
    harness.settle()
    #expect(dialog(harness) == nil)
  }

  @Test("the list stays inside narrow and low calendars, right-to-left too, at any size while it is open")
  func sizes() throws {
    for locale in [LocaleInfo.english, .arabic] {
      let harness = try harness(.month, locale)
      try open(harness)
      for size in [Size(width: 320, height: 480), Size(width: 320, height: 90), Size(width: 2000, height: 1200)] {
        harness.window.send(.resize(size))
        harness.settle()
        let frame = try #require(dialog(harness)).frame
        #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= size.width && frame.maxY <= size.height)
      }
    }
  }

  @Test("in a narrow calendar the list is a sheet at the bottom edge, as wide as the calendar")
  func sheet() throws {
    let harness = try harness(.month, size: Size(width: 390, height: 700))
    harness.view.send(.showEvents(of: november(18)))
    harness.settle()
    let frame = try #require(dialog(harness)).frame
    #expect(frame.minX == 8 && frame.maxX == 382 && frame.maxY == 692)
  }

  @Test("200 events of a day need no more views than fit, and a fresh calendar shows the same list")
  func many() throws {
    let harness = try harness(.month, count: 200)
    let before = harness.viewCount
    try open(harness)
    #expect(harness.viewCount < before + 90)
    for _ in 0..<200 { harness.key(.arrowDown) }
    harness.settle()
    #expect(focused(harness).hasPrefix("Timed"))
    #expect(harness.viewCount < before + 110)
    harness.key(.home)
    harness.settle()
    let fresh = CalendarHarness(
      configuration: harness.view.configuration, state: harness.view.state, store: harness.store)
    fresh.settle()
    #expect(fresh.scene == harness.scene)
  }

  @Test("a closed window leaves nothing behind while the list is open")
  func life() throws {
    weak var view: CalendarView?
    do {
      let harness = try harness()
      try open(harness)
      view = harness.view
      harness.window.close()
    }
    #expect(view == nil)
  }

  private func harness(_ level: CalendarLevel.ID, _ locale: LocaleInfo) throws -> CalendarHarness {
    try harness(level, count: 12, size: Size(width: 1050, height: 700), locale)
  }
}
