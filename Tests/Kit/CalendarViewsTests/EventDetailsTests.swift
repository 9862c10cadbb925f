import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// The details of an event: what opens and closes them, where the focus goes, and what follows changes.
struct EventDetailsTests {
  private final class Hearer: CalendarViewDelegate {
    var activated: [OccurrenceID] = []
    var allows = true
    func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence.id) }
    func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool { allows }
  }

  private static var lunch: Event {
    var event = Event.timed("lunch", november(18), 45_000, november(18), 48_600, title: "Lunch")
    event.location = "Room 4"
    event.notes = "Bring the plan.\nhttps://example.com/plan"
    return event
  }

  private func harness(
    _ level: CalendarLevel.ID = .month, size: Size = Size(width: 1050, height: 700), _ locale: LocaleInfo = .english,
    presentation: DayPresentation = .automatic, events: [Event]? = nil
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialDay = november(18)
    configuration.initialLevel = level
    configuration.dayPresentation = presentation
    let other = Event.timed("other", november(17), 36_000, november(17), 39_600, title: "Other")
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events ?? [Self.lunch, other]), size: size)
    harness.settle()
    return harness
  }

  private func event(_ uid: String, _ harness: CalendarHarness) throws -> CalendarElement {
    try #require(harness.view.elements().first { $0.event == uid })
  }

  private func dialog(_ harness: CalendarHarness) -> CalendarElement? {
    harness.view.elements().first { $0.role == .dialog }
  }

  /// The texts of the details, from the top.
  private func texts(_ harness: CalendarHarness) -> [String] {
    // Times have spaces of several widths, and texts are cut into lines.
    harness.view.popovers.content?.elementViews.dropFirst().map {
      let text = $0.accessibility.label.isEmpty ? $0.text : $0.accessibility.label
      return String(text.map { $0.isWhitespace ? " " : $0 })
    } ?? []
  }

  private func click(_ uid: String, _ harness: CalendarHarness) throws {
    let frame = try event(uid, harness).frame
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
  }

  private func focused(_ harness: CalendarHarness) -> String { harness.window.focusedView?.accessibility.label ?? "" }

  @Test("a long title is shown in full where the other lines leave room, and short details do not scroll")
  func longTitle() throws {
    let long = String(repeating: "A title of many words ", count: 9)
    for (title, isLong) in [("Lunch", false), (long, true)] {
      let event = Event.timed("lunch", november(18), 43_200, november(18), 46_800, title: title)
      let harness = try harness(events: [event])
      try click("lunch", harness)
      let content = try #require(harness.view.popovers.content)
      let view = try #require(content.subviews.first { $0.text == title || isLong && $0.text.hasPrefix("A title") })
      let scroll = try #require(content.subviews.compactMap { $0 as? ScrollView }.first)
      #expect(scroll.contentSize.height <= scroll.frame.height, "\(scroll.contentSize) in \(scroll.frame)")
      #expect(view.frame.maxY <= scroll.frame.minY + 1 && scroll.frame.maxY >= content.frame.height - 2)
      #expect(!isLong || view.frame.height > content.frame.height / 2)
    }
  }

  @Test(
    "an event is opened by a click and by Enter at every level, in a labeled dialog that has the focus",
    arguments: [
      (CalendarLevel.ID.month, DayPresentation.automatic), (.week, .hours), (.day, .hours), (.day, .list),
      (.week, .strip),
      (.agenda, .automatic),
    ])
  func opens(level: CalendarLevel.ID, presentation: DayPresentation) throws {
    let harness = try harness(level, presentation: presentation)
    for isKey in [false, true] {
      if isKey {
        let lunch = try #require(harness.timeline.lunch)
        let view = try #require(harness.view.current?.eventView(of: lunch.id, on: november(18)))
        harness.window.send(.focus(view.id))
        harness.key(.enter)
        harness.settle()
      } else {
        try click("lunch", harness)
      }
      let dialog = try #require(self.dialog(harness), "\(level) \(presentation) \(isKey)")
      #expect(dialog.name == "Lunch" && harness.view.state.details?.firstDay == november(18))
      #expect(focused(harness) == "Lunch" && harness.view.popovers.hasFocus)
      let frame = try event("lunch", harness).frame
      #expect(!dialog.frame.intersects(frame), "\(dialog.frame) beside \(frame)")
      harness.key(.escape)
      harness.settle()
      #expect(self.dialog(harness) == nil && harness.view.state.details == nil)
      #expect(focused(harness).hasPrefix("Lunch, "))
    }
  }

  @Test(
    "ED-144: the event whose details are shown says so to assistive technology",
    arguments: [CalendarLevel.ID.month, .week, .agenda])
  func expanded(level: CalendarLevel.ID) throws {
    let harness = try harness(level)
    func states() -> [String] {
      harness.view.elements().filter { $0.role == .button && $0.states.contains(.expanded) }.compactMap { $0.event }
    }
    #expect(states() == [])
    try click("lunch", harness)
    harness.settle()
    #expect(states() == ["lunch"])
    harness.key(.escape)
    harness.settle()
    #expect(states() == [])
  }

  @Test("details say title, when, place, notes, links and calendar, and nothing that is empty")
  func content() throws {
    let harness = try harness()
    try click("lunch", harness)
    #expect(
      texts(harness) == [
        "Lunch", "Close", "Wednesday, November 18, 2026, 12:30 PM – 1:30 PM", "Room 4",
        "Bring the plan. https://example.com/plan", "https://example.com/plan", "Home",
      ])
    let roles = harness.view.popovers.content?.elementViews.map { $0.accessibility.role }
    #expect(roles == [.dialog, .heading, .button, .paragraph, .link, .paragraph, .link, .paragraph])
    try click("other", harness)
    #expect(texts(harness) == ["Other", "Close", "Tuesday, November 17, 2026, 10:00 AM – 11:00 AM", "Home"])
  }

  @Test("Tab leads from the button that closes to the links and round, in reading order; no key reaches the calendar")
  func tabs() throws {
    let harness = try harness()
    try click("lunch", harness)
    for name in ["Close", "Room 4", "https://example.com/plan", "Close"] {
      harness.key(.tab)
      let view = try #require(harness.window.focusedView)
      #expect((view.accessibility.label.isEmpty ? view.text : view.accessibility.label) == name)
    }
    harness.key(.arrowRight)
    harness.key(.letterT)
    #expect(harness.view.state.focusedDay == november(18) && dialog(harness) != nil)
    harness.key(.enter)
    harness.settle()
    #expect(dialog(harness) == nil, "the button closes")
  }

  @Test("another event replaces the one that is shown, the same one closes it, and so does a press beside it")
  func replaced() throws {
    let harness = try harness()
    try click("lunch", harness)
    try click("other", harness)
    #expect(dialog(harness)?.name == "Other")
    try click("other", harness)
    #expect(dialog(harness) == nil)
    try click("lunch", harness)
    harness.tap(Point(x: 60, y: 650))
    harness.settle()
    #expect(dialog(harness) == nil && harness.view.state.selectedDay != nil)
    #expect(!focused(harness).hasPrefix("Lunch"))
  }

  @Test("a delegate prevents details and hears of the event all the same")
  func refused() throws {
    let harness = try harness()
    let hearer = Hearer()
    hearer.allows = false
    harness.view.delegate = hearer
    try click("lunch", harness)
    #expect(dialog(harness) == nil && hearer.activated.count == 1)
    hearer.allows = true
    try click("lunch", harness)
    #expect(dialog(harness) != nil && hearer.activated.count == 2)
  }

  @Test("details follow the event while it scrolls, and close when it is out of view, changes level or is deleted")
  func closes() throws {
    let harness = try harness()
    try click("lunch", harness)
    let before = (try #require(dialog(harness)).frame, try event("lunch", harness).frame)
    harness.window.send(.wheel(at: Point(x: 60, y: 600), delta: Point(x: 0, y: 40)))
    harness.settle()
    let after = try #require(dialog(harness)).frame
    let distance = try event("lunch", harness).frame.minY - before.1.minY
    #expect(distance < -10 && abs(after.minY - before.0.minY - distance) < 1)
    harness.window.send(.wheel(at: Point(x: 60, y: 600), delta: Point(x: 0, y: 2000)))
    harness.settle()
    #expect(dialog(harness) == nil && harness.view.state.details == nil)
    for action in [
      CalendarAction.showNext, .setLevel(.week, around: november(18), animated: true), .hideEvents, .hideDetails,
      .select(november(3)),
    ] {
      harness.view.send(.setLevel(.month, around: november(18), animated: false))
      harness.view.send(.show(november(18), animated: false))
      harness.settle()
      try click("lunch", harness)
      #expect(dialog(harness) != nil)
      harness.view.send(action)
      harness.settle()
      #expect(dialog(harness) == nil, "\(action)")
    }
    harness.view.send(.show(november(18), animated: false))
    harness.view.send(.setLevel(.month, around: november(18), animated: false))
    harness.settle()
    try click("lunch", harness)
    try harness.store.apply(.delete(try #require(harness.timeline.lunch).id.event))
    harness.settle()
    #expect(dialog(harness) == nil)
  }

  @Test("an event that moves or changes stays open and is shown as it is now; its calendar hidden, it is closed")
  func live() throws {
    let harness = try harness()
    try click("lunch", harness)
    let id = try #require(harness.timeline.lunch).id.event
    var moved = Event.timed("lunch", november(20), 50_400, november(20), 54_000, title: "Late lunch")
    moved.location = "Garden"
    try harness.store.apply(.update(id, moved))
    harness.settle()
    #expect(
      texts(harness).prefix(4) == ["Late lunch", "Close", "Friday, November 20, 2026, 2:00 PM – 3:00 PM", "Garden"])
    #expect(harness.view.state.details?.firstDay == november(20))
    let frame = try event("lunch", harness).frame
    #expect(!(try #require(dialog(harness))).frame.intersects(frame))
    harness.key(.escape)
    harness.settle()
    #expect(focused(harness).hasPrefix("Late lunch"))
    try click("lunch", harness)
    harness.timeline.hiddenCalendars = [CalendarID(1)]
    harness.settle()
    #expect(dialog(harness) == nil)
  }

  @Test("an instance of a series that becomes an override stays open")
  func becomesOverride() throws {
    let rule = RecurrenceRule(frequency: .weekly)
    let series = Event.timed(
      "choir", november(4), 68_400, november(4), 73_800, title: "Choir", recurrence: Recurrence(rules: [rule]))
    let harness = try harness(events: [series])
    let bar = try #require(harness.bars("choir").first { $0.context?.occurrence.firstDay == november(18) })
    let frame = bar.frameInWindow
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
    #expect(texts(harness)[3] == "every week")
    var moved = Event.timed("choir", november(19), 68_400, november(19), 73_800, title: "Choir, moved")
    moved.recurrenceID = .floating(LocalDateTime(day: november(18), secondOfDay: 68_400))
    try harness.store.apply(.insert(moved))
    harness.settle()
    #expect(
      texts(harness).prefix(4) == [
        "Choir, moved", "Close", "Thursday, November 19, 2026, 7:00 PM – 8:30 PM", "repeats",
      ])
  }

  @Test("details of an event in the list of a day lie over the list, which comes back with the focus where it was")
  func overList() throws {
    let events = (0..<12).map { Event.days("day \($0)", november(18), november(18), title: "Whole \($0)") }
    let harness = try harness(events: events)
    harness.view.send(.focus(november(18)))
    harness.settle()
    harness.key(.arrowDown, .option)
    harness.settle()
    harness.key(.arrowDown)
    harness.key(.enter)
    harness.settle()
    #expect(dialog(harness)?.name == "Whole 1" && harness.view.state.listedDay == november(18))
    harness.key(.escape)
    harness.settle()
    #expect(dialog(harness)?.name == "Wednesday, November 18, 2026" && focused(harness).hasPrefix("Whole 1,"))
    harness.key(.enter)
    harness.settle()
    harness.tap(Point(x: 60, y: 650))
    harness.settle()
    #expect(dialog(harness) == nil && harness.view.state.listedDay == nil)
  }

  @Test("details open in an event's piece that was pressed, and lie inside calendars of any size, right-to-left too")
  func sizes() throws {
    for locale in [LocaleInfo.english, .arabic] {
      let long = Event.days("long", november(5), november(27), title: "Long")
      let harness = try harness(size: Size(width: 1050, height: 700), locale, events: [long])
      let bars = harness.bars("long")
      #expect(bars.count > 2)
      let frame = try #require(bars.last).frameInWindow
      harness.tap(Point(x: frame.midX, y: frame.midY))
      harness.settle()
      let place = try #require(dialog(harness)).frame
      #expect(!place.intersects(frame) && abs(place.midY - frame.midY) < 250)
      for size in [Size(width: 390, height: 700), Size(width: 320, height: 90), Size(width: 2000, height: 1200)] {
        harness.window.send(.resize(size))
        harness.settle()
        guard let frame = dialog(harness)?.frame else { continue }
        #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= size.width && frame.maxY <= size.height)
      }
    }
  }

  @Test("a text is cut into the lines that there is room for, so that none is left empty")
  func lines() throws {
    let harness = try harness(size: Size(width: 390, height: 700))
    try click("lunch", harness)
    let dialog = try #require(harness.view.popovers.content)
    for view in dialog.elementViews where view.layer.textStyle?.wraps == true {
      let style = try #require(view.layer.textStyle)
      #expect(view.frame.height == Double(view.text.split(separator: "\n").count) * style.lineHeight, "\(view.text)")
    }
  }

  @Test("in a narrow calendar details are a sheet that scrolls, however much they say")
  func sheet() throws {
    var event = Self.lunch
    event.summary = String(repeating: "A very long title ", count: 20)
    event.notes = String(repeating: "A line of notes that is long enough to wrap.\n", count: 60)
    let harness = try harness(.agenda, size: Size(width: 390, height: 700), events: [event])
    try click("lunch", harness)
    let frame = try #require(dialog(harness)).frame
    #expect(frame.minX == 8 && frame.maxX == 382 && frame.maxY == 692 && frame.minY > 40)
    let scroll = try #require(harness.view.popovers.content?.subviews.compactMap { $0 as? ScrollView }.first)
    #expect(scroll.contentSize.height > frame.height)
    let title = try #require(harness.view.popovers.content?.subviews.first { $0.accessibility.role == .heading })
    #expect(title.frame.height > 100 && title.layer.textStyle?.wraps == true)
  }

  @Test("buttons of a program stand below the details, are reached by Tab, and follow the event")
  func buttons() throws {
    let harness = try harness()
    var pressed: [DayNumber] = []
    harness.view.detailsButtons = { occurrence in
      [DetailsButton(title: "Delete", key: KeyEvent(.delete)) { pressed.append(occurrence.firstDay) }]
    }
    try click("lunch", harness)
    #expect(texts(harness).last == "Delete")
    let dialog = try #require(self.dialog(harness)).frame
    let button = try #require(harness.view.elements().last { $0.name == "Delete" }).frame
    #expect(button.maxY <= dialog.maxY - 6 && button.minX >= dialog.minX + 16)
    harness.tap(Point(x: button.midX, y: button.midY))
    #expect(pressed == [november(18)])
  }

  @Test("a fresh calendar with the same state shows the same details, and a closed window leaves nothing behind")
  func life() throws {
    weak var view: CalendarView?
    do {
      let harness = try harness()
      try click("lunch", harness)
      let fresh = harness.fresh()
      fresh.settle()
      #expect(firstDifference(harness.scene, fresh.scene) == nil)
      view = harness.view
      harness.window.close()
      fresh.window.close()
    }
    #expect(view == nil)
  }
}

extension EventTimeline {
  /// The only instance of "lunch" near 18 November.
  fileprivate var lunch: Occurrence? {
    occurrences(touching: november(10)..<november(30)).first { event($0.id.event)?.event.uid == "lunch" }
  }
}
