import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarPanels

struct CalendarControllerTests {
  private static let today = EventTeller.today

  private static func configuration(_ locale: LocaleInfo = .english) -> CalendarConfiguration {
    CalendarConfiguration(locale: locale, today: today)
  }

  private func harness(_ teller: EventTeller, width: Double = 375, height: Double = 700) -> ControllerHarness<
    CalendarController
  > {
    let controller = CalendarController(configuration: Self.configuration())
    controller.delegate = teller
    controller.dataSource = teller
    return ControllerHarness(controller, width: width, height: height)
  }

  @Test("MB-77: the controller has a table of events, the plain calendar asks for events and has none")
  func owner() {
    let teller = EventTeller()
    teller.events = [EventTeller.event("Lunch", hour: 12)]
    #expect(harness(teller).texts == ["Lunch"])
    let plain = CalendarView(configuration: Self.configuration())
    plain.dataSource = teller
    teller.asked = []
    let views = ViewHarness(root: plain, size: Size(width: 375, height: 700))
    views.settle()
    #expect(teller.asked.contains(Self.today))
    func hasTable(_ view: View) -> Bool { view is PanelList || view.subviews.contains(where: hasTable) }
    #expect(!hasTable(plain))
  }

  @Test("MB-76: the controller is a view like others, two of them live side by side in a container")
  func nested() {
    let container = View()
    let both = [EventTeller(), EventTeller()].map { teller in
      teller.events = [EventTeller.event("Lunch", hour: 12)]
      let controller = CalendarController(configuration: Self.configuration())
      controller.dataSource = teller
      container.addSubview(controller)
      return (controller, teller)
    }
    for (index, pair) in both.enumerated() {
      pair.0.frame = Rect(x: 400 * Double(index), y: 50, width: 375, height: 650)
    }
    let views = ViewHarness(root: container, size: Size(width: 800, height: 700))
    views.advance(seconds: 1)
    both[0].0.calendar.send(.select(Self.today + 1))
    views.advance(seconds: 1)
    #expect(both.map { $0.0.listedDay } == [Self.today + 1, Self.today])
    #expect(both.map { $0.0.events.count } == [0, 1])
    #expect(both.allSatisfy { $0.0.calendar.frameInWindow.minY == 50 })
  }

  @Test(
    "MB-78: the calendar is at the top in the middle, the table from its end to the bar, also with other rows",
    arguments: [375.0, 320, 1_000])
  func layout(width: Double) {
    let harness = harness(EventTeller(), width: width)
    let calendar = harness.calendar
    var heights: [Double] = []
    for month in 0..<6 {
      if month > 0 { calendar.send(.showNext) }
      harness.settle()
      let frame = calendar.frame
      heights.append(frame.height)
      #expect(frame.minY == 0)
      #expect(abs(frame.midX - width / 2) <= 0.5)
      #expect(frame.height == calendar.preferredHeight)
      let table = harness.table.frame
      #expect(table.minY == frame.maxY)
      #expect(table.minX == 0 && table.width == width)
      #expect(table.maxY == harness.toolbar?.frame.minY)
      #expect(harness.toolbar?.frame.maxY == 700)
    }
    // November 2026 to April 2027, from Sundays on: 5, 5, 6, 5, 5, 5 weeks.
    #expect(Set(heights).count == 2)
    #expect(heights.firstIndex(of: heights.max() ?? 0) == 2)
    harness.controller.showsToolbar = false
    harness.settle()
    #expect(harness.toolbar == nil)
    #expect(harness.table.frame.maxY == 700)
  }

  @Test(
    "MB-19: the controller's calendar casts a shadow on the table, 9 points deep and softer downwards; a plain one none"
  )
  func shadow() {
    let harness = harness(EventTeller())
    let edge = harness.calendar.frame.maxY
    func shadows(_ list: DisplayList) -> [(y: Double, opacity: UInt8)] {
      list.items.compactMap { item in
        guard case .dynamic(let light, _)? = item.layer.fill, light.packed >> 8 == 0x333333 else { return nil }
        return (item.frame.minY, UInt8(light.packed & 255))
      }
    }
    let found = shadows(harness.views.window.displayList())
    #expect(found.map { $0.y } == (0..<9).map { edge + Double($0) })
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.opacity > $1.opacity })
    let plain = CalendarView.preview(configuration: Self.configuration(), size: Size(width: 375, height: 700))
    #expect(shadows(plain).isEmpty)
    // It takes no taps.
    let below = harness.controller.hitTest(Point(x: 100, y: edge + 2))
    #expect(below?.isDescendant(of: harness.table) == true)
  }

  @Test("MB-79: the bar leads to week and day and back, and Today to today, which is selected")
  func toolbar() {
    let teller = EventTeller()
    let harness = harness(teller)
    func pressed() -> [String] {
      harness.views(below: harness.toolbar) { $0.accessibility.states.contains(.pressed) }.map { $0.text }
    }
    #expect(pressed() == ["Month"])
    harness.press("Week")
    #expect(harness.calendar.state.level == .week)
    #expect(pressed() == ["Week"])
    #expect(harness.table.frame.minY == harness.calendar.preferredHeight)
    harness.press("Day")
    #expect(harness.calendar.state.level == .day)
    #expect(pressed() == ["Day"])
    harness.press("Month")
    #expect(teller.levels == [.week, .day, .month])
    harness.calendar.send(.select(Self.today + 100))
    harness.settle()
    #expect(harness.calendar.visibleDays.contains(Self.today + 100))
    harness.press("Today")
    #expect(harness.calendar.state.selectedDay == Self.today)
    #expect(harness.calendar.visibleDays.contains(Self.today))
    #expect(harness.controller.listedDay == Self.today)
    // The calendar's own title bar has neither.
    #expect(harness.views(below: harness.calendar) { ["Today", "Week"].contains($0.text) }.isEmpty)
  }

  @Test("The table follows the arrows: to the first day of months and weeks or to today, and from day to day")
  func arrows() {
    let teller = EventTeller()
    let harness = harness(teller)
    func step(_ action: CalendarAction) -> Int {
      harness.calendar.send(action)
      harness.settle()
      return harness.controller.listedDay - Self.today
    }
    #expect(step(.showNext) == 10)
    #expect(step(.showNext) == 41)
    #expect(step(.showPrevious) == 10)
    #expect(step(.showPrevious) == 0)
    harness.press("Week")
    #expect(step(.showNext) == 1)
    // December begins in the next week.
    #expect(step(.showNext) == 10)
    harness.press("Day")
    #expect(harness.controller.listedDay == Self.today + 10)
    #expect(step(.showNext) == 11)
    #expect(step(.showPrevious) == 10)
    teller.events = [EventTeller.event("Lunch", on: 9, hour: 12)]
    harness.controller.reload()
    #expect(step(.showPrevious) == 9)
    #expect(harness.texts == ["Lunch"])
    harness.press("Month")
    #expect(harness.controller.listedDay == Self.today + 9)
    harness.press("Today")
    #expect(harness.controller.listedDay == Self.today)
  }

  @Test("MB-80: a controller is called Calendar in its language, unless a title is set")
  func title() {
    let harness = harness(EventTeller())
    #expect(harness.controller.shownTitle == "Calendar")
    #expect(harness.controller.accessibility.label == "Calendar")
    harness.controller.title = "Meetings"
    harness.settle()
    #expect(harness.controller.shownTitle == "Meetings")
    #expect(harness.controller.accessibility.label == "Meetings")
    harness.controller.title = ""
    var german = LocaleInfo.english
    german.identifier = "de_DE"
    german.phrases = .german
    harness.controller.update(configuration: Self.configuration(german))
    harness.settle()
    #expect(harness.controller.accessibility.label == "Kalender")
  }

  @Test("MB-81: events are in the order of their time, anew after a selection and after the data source is set")
  func order() {
    let teller = EventTeller()
    teller.events = [
      EventTeller.event("Dinner", hour: 19), EventTeller.event("Breakfast", hour: 7),
      EventTeller.event("Lunch", hour: 12), EventTeller.event("Late", on: 1, hour: 20),
      EventTeller.event("Early", on: 1, hour: 6),
    ]
    let harness = harness(teller)
    #expect(harness.texts == ["Breakfast", "Lunch", "Dinner"])
    harness.calendar.send(.select(Self.today + 1))
    #expect(harness.controller.events.map { $0.startSecond } == [6 * 3_600, 20 * 3_600])
    harness.settle()
    #expect(harness.texts == ["Early", "Late"])
    let other = EventTeller()
    other.events = [EventTeller.event("Noon", on: 1, hour: 12)]
    harness.controller.dataSource = other
    harness.settle()
    #expect(harness.texts == ["Noon"])
    other.events.insert(EventTeller.event("Dawn", on: 1, hour: 5), at: 1)
    harness.controller.reload()
    harness.settle()
    #expect(harness.texts == ["Dawn", "Noon"])
    harness.controller.dataSource = nil
    harness.settle()
    #expect(harness.controller.events.isEmpty)
  }

  @Test("MB-81: with a timeline, the table follows its store and its hidden calendars")
  func timeline() throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    try store.load([EventTeller.event("Dinner", hour: 19), EventTeller.event("Lunch", hour: 12)])
    let harness = ControllerHarness(CalendarController(configuration: Self.configuration()))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    harness.calendar.timeline = timeline
    harness.settle()
    #expect(harness.texts == ["Lunch", "Dinner"])
    try store.apply(.insert(EventTeller.event("Tea", hour: 16)))
    harness.settle()
    #expect(harness.texts == ["Lunch", "Tea", "Dinner"])
    timeline.hiddenCalendars = [CalendarID(1)]
    harness.settle()
    #expect(harness.texts == ["", "No events"])
  }

  @Test("MB-82: a day without events has two rows, a blank one and No events in the middle, which do nothing")
  func empty() {
    let teller = EventTeller()
    let harness = harness(teller)
    #expect(harness.texts == ["", "No events"])
    let row = harness.rows[1]
    #expect(row.frameInWindow.minY == harness.table.frame.minY + CalendarController.rowHeight)
    #expect(row.layer.textStyle?.alignment == .center)
    #expect(row.layer.textColor == .role(CalendarRole.secondaryInk))
    let before = row.layer
    harness.press(row)
    #expect(teller.activated.isEmpty)
    #expect(harness.rows[1].layer == before && !harness.rows[1].isTabStop)
  }

  @Test(
    "MB-83: a row has a square in the event's color at (3, 6), its title at 35, an image or none, a sign that it opens"
  )
  func row() {
    final class Illustrated: CalendarController {
      override func imageLayer(for event: EventContext) -> Layer? {
        event.title == "Lunch" ? Layer(fill: .role(CalendarRole.accent)) : nil
      }
    }
    let teller = EventTeller()
    teller.events = [EventTeller.event("Lunch", hour: 12, color: .green), EventTeller.event("Tea", hour: 16)]
    let controller = Illustrated(configuration: Self.configuration())
    controller.dataSource = teller
    controller.delegate = teller
    let harness = ControllerHarness(controller)
    let rows = harness.rows
    #expect(rows.count == 2)
    for (row, hue) in zip(rows, [EventHue.green, .blue]) {
      let swatch = row.subviews.first { $0.layer.fill == .role(CalendarRole.strong(hue)) }
      #expect(swatch?.frame == Rect(x: 3, y: 6, width: 20, height: 20))
      #expect(row.subviews.contains { !$0.text.isEmpty && $0.frame.minX == 35 })
      #expect(row.subviews.contains { $0.text == "›" && $0.frame.minX > 300 })
      #expect(row.frame.width == 375)
    }
    let images = rows.map { row in row.subviews.filter { !$0.isHidden && $0.layer.fill == .role(CalendarRole.accent) } }
    #expect(images.map { $0.count } == [1, 0])
    #expect(images[0].first?.frame.width == 28)
    harness.press(rows[1])
    #expect(teller.activated.map { $0.startSecond } == [16 * 3_600])
    #expect(harness.rows.allSatisfy { $0.accessibility.states.isDisjoint(with: [.selectable, .selected]) })
  }

  @Test("MB-68, MB-83: the row of an event with an image shows swatch, title and image, mirrored from right to left")
  func imageRow() throws {
    for isRightToLeft in [false, true] {
      let teller = EventTeller()
      var lunch = EventTeller.event("Lunch", hour: 12, color: .green)
      lunch.image = EventImage(.data(SampleImages.cup), mediaType: "image/png")
      teller.events = [lunch, EventTeller.event("Tea", hour: 16)]
      var locale = LocaleInfo.english
      locale.isRightToLeft = isRightToLeft
      let controller = CalendarController(configuration: Self.configuration(locale))
      controller.dataSource = teller
      let harness = ControllerHarness(controller)
      let row = try #require(harness.rows.first)
      func frame(_ passes: (View) -> Bool) -> Rect? {
        row.subviews.first { !$0.isHidden && passes($0) }.map { isRightToLeft ? $0.frame.mirrored(in: 375) : $0.frame }
      }
      #expect(frame { $0.layer.fill == .role(CalendarRole.strong(.green)) } == Rect(x: 3, y: 6, width: 20, height: 20))
      let image = try #require(frame { $0.image == Image(SampleImages.source(SampleImages.cup)) })
      #expect(image == Rect(x: 375 - 28 - 32, y: 8, width: 28, height: 28))
      let title = try #require(frame { $0.text == "Lunch" })
      #expect(title.minX == 35 && title.maxX <= image.minX)
      #expect(harness.rows[1].subviews.allSatisfy { $0.image == nil })
    }
  }
}
