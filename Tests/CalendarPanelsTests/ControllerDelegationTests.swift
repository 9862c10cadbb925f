import Almanac
import TestSupport
import Testing

struct ControllerDelegationTests {
  private static let today = EventTeller.today
  private static let configuration = CalendarConfiguration(today: today)

  /// Its own data source and delegate.
  private final class Own: CalendarController {
    var selected: [DayNumber] = []
    var activated = 0
    override func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
      day == EventTeller.today ? [EventTeller.event("Own", hour: 9)] : []
    }
    override func calendarView(_ view: CalendarView, didSelect day: DayNumber) { selected.append(day) }
    override func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated += 1 }
  }

  @Test("MB-84: calls are handed on to delegate and data source, answers count")
  func forwards() {
    let teller = EventTeller()
    teller.events = [EventTeller.event("Lunch", hour: 12)]
    teller.refused = Self.today + 1
    let controller = CalendarController(configuration: Self.configuration)
    controller.delegate = teller
    controller.dataSource = teller
    let harness = ControllerHarness(controller)
    #expect(teller.asked.contains(Self.today))
    #expect(teller.heights == [controller.calendar.frame.height])
    #expect(!controller.calendar.send(.select(Self.today + 1)))
    #expect(controller.calendar.send(.select(Self.today + 2)))
    #expect(teller.selected == [Self.today + 2])
    controller.calendar.send(.select(Self.today))
    harness.settle()
    harness.press(harness.rows[0])
    #expect(teller.activated.count == 1)
    // A calendar of somebody else is none of its business.
    let other = CalendarView(configuration: Self.configuration)
    controller.calendarView(other, didSelect: Self.today)
    #expect(teller.selected == [Self.today + 2, Self.today])
  }

  @Test("MB-84: a controller that is its own delegate and data source does not call itself without end")
  func noLoop() {
    let controller = CalendarController(configuration: Self.configuration)
    controller.delegate = controller
    controller.dataSource = controller
    let harness = ControllerHarness(controller)
    #expect(controller.calendar.send(.select(Self.today + 1)))
    harness.settle()
    #expect(controller.listedDay == Self.today + 1)
    #expect(controller.events.isEmpty)
    // Nor do two that are each other's.
    let other = CalendarController(configuration: Self.configuration)
    (controller.delegate, other.delegate) = (other, controller)
    (controller.dataSource, other.dataSource) = (other, controller)
    #expect(controller.calendar.send(.select(Self.today + 2)))
    harness.settle()
    #expect(controller.listedDay == Self.today + 2)
  }

  @Test("MB-85: a subclass that overrides the methods has its own events with no other object set", arguments: [0, 1])
  func subclass(setsItself: Int) {
    let controller = Own(configuration: Self.configuration)
    if setsItself == 1 {
      controller.delegate = controller
      controller.dataSource = controller
    }
    let harness = ControllerHarness(controller)
    #expect(harness.texts == ["Own"])
    harness.press(harness.rows[0])
    #expect(controller.activated == 1)
    controller.calendar.send(.select(Self.today + 1))
    harness.settle()
    #expect(controller.selected == [Self.today + 1])
    // The table follows although the override does not call super.
    #expect(harness.texts == ["", "No events"])
  }

  @Test("A controller goes with its window, and lets go of everybody")
  func lifetime() {
    weak var gone: CalendarController?
    weak var calendar: CalendarView?
    do {
      let teller = EventTeller()
      teller.events = [EventTeller.event("Lunch", hour: 12)]
      let controller = CalendarController(configuration: Self.configuration)
      controller.dataSource = teller
      (gone, calendar) = (controller, controller.calendar)
      let harness = ControllerHarness(controller)
      harness.press("Week")
      harness.views.window.close()
      #expect(controller.calendar.dataSource == nil)
    }
    #expect(gone == nil)
    #expect(calendar == nil)
  }

  @Test("The table shows the events of the selected day whatever a person does")
  func randomUse() {
    var generator = SeededGenerator(seed: 78)
    let teller = EventTeller()
    let controller = CalendarController(configuration: Self.configuration)
    controller.dataSource = teller
    let harness = ControllerHarness(controller)
    for step in 0..<150 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: controller.calendar.send(.select(Self.today + Int.random(in: -60...60, using: &generator)))
      case 1: controller.calendar.send(Bool.random(using: &generator) ? .showNext : .showPrevious)
      case 2: harness.press(["Today", "Month", "Week", "Day"][Int.random(in: 0..<4, using: &generator)])
      case 3:
        let day = Int.random(in: -3...3, using: &generator)
        teller.events.append(
          EventTeller.event("E\(step)", on: day, hour: Int.random(in: 0..<23, using: &generator)))
        controller.reload()
      case 4:
        let width = Double(Int.random(in: 280...1_100, using: &generator))
        let height = Double(Int.random(in: 200...900, using: &generator))
        harness.views.window.send(.resize(Size(width: width, height: height)))
      case 5: harness.views.advance(seconds: 0.1)
      case 6: if let row = harness.rows.first { harness.press(row) }
      default: controller.showsToolbar.toggle()
      }
      guard step % 3 == 0 else { continue }
      harness.settle()
      let day = controller.listedDay
      let wanted = teller.events.compactMap { event -> Int? in
        guard case .floating(let start) = event.start, start.day == day else { return nil }
        return start.secondOfDay
      }
      #expect(controller.events.map { $0.startSecond } == wanted.sorted())
      #expect(harness.table.frame.minY == controller.calendar.frame.maxY)
      let room = harness.table.frame.height
      #expect(room >= 0)
      let isSeen = room >= CalendarController.rowHeight
      if isSeen { #expect(harness.rows.isEmpty == false) }
    }
  }
}
