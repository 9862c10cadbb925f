import Almanac
import TestSupport
import Testing

struct ControllerDelegationTests {
  private static let today = EventTeller.today
  private static let configuration = CalendarConfiguration(today: today)

  /// Overrides the three methods.
  private class Own: CalendarController {
    var selected: [DayNumber] = []
    var activated = 0
    override func events(on day: DayNumber) -> [Event] {
      day == EventTeller.today ? [EventTeller.event("Own", hour: 9)] : []
    }
    override func didSelect(_ day: DayNumber) { selected.append(day) }
    override func didActivate(_ occurrence: Occurrence) { activated += 1 }
  }

  /// Its own data source and delegate.
  private final class OwnDelegate: Own, CalendarDataSource, CalendarViewDelegate {
    var told: [DayNumber] = []
    func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { events(on: day) }
    func calendarView(_ view: CalendarView, didSelect day: DayNumber) { told.append(day) }
  }

  @Test("MB-84: the calendar asks delegate, decorator and data source itself, so that nothing can be left out")
  func asksThemselves() {
    let (controller, witness) = (CalendarController(configuration: Self.configuration), CallWitness())
    #expect(controller.delegate == nil && controller.decorator == nil && controller.dataSource == nil)
    witness.join(controller)
    #expect(controller.calendar.delegate === witness && controller.delegate === witness)
    #expect(controller.calendar.decorator === witness && controller.decorator === witness)
    #expect(controller.calendar.dataSource === witness && controller.dataSource === witness)
  }

  @Test("MB-84: whatever a person does, all is heard of a controller's calendar that is heard of a lone one")
  func hearsAll() {
    let controller = CalendarController(configuration: Self.configuration, preset: nil)
    let (witness, lone) = (CallWitness(), CallWitness())
    witness.join(controller)
    let views = ViewHarness(root: controller, size: Size(width: 700, height: 900))
    witness.use(controller.calendar, in: views)
    let calendar = CalendarView(configuration: Self.configuration)
    (calendar.delegate, calendar.decorator, calendar.dataSource) = (lone, lone, lone)
    lone.use(calendar, in: ViewHarness(root: calendar, size: Size(width: 700, height: 900)))
    #expect(witness.calls == CallWitness.all, "\(CallWitness.all.subtracting(witness.calls))")
    #expect(lone.calls == CallWitness.all, "\(CallWitness.all.subtracting(lone.calls))")
  }

  @Test("MB-84: delegate and data source are asked, answers count")
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
    #expect(teller.selected == [Self.today + 2, Self.today])
  }

  @Test("MB-84: a controller that is its own delegate and data source does not call itself without end")
  func noLoop() {
    let controller = OwnDelegate(configuration: Self.configuration)
    controller.delegate = controller
    controller.dataSource = controller
    let harness = ControllerHarness(controller)
    #expect(controller.calendar.send(.select(Self.today + 1)))
    harness.settle()
    #expect(controller.listedDay == Self.today + 1)
    #expect(controller.events.isEmpty)
    #expect(controller.selected == [Self.today + 1] && controller.told == [Self.today + 1])
    // Nor do two that are each other's.
    let other = OwnDelegate(configuration: Self.configuration)
    (controller.delegate, other.delegate) = (other, controller)
    (controller.dataSource, other.dataSource) = (other, controller)
    #expect(controller.calendar.send(.select(Self.today + 2)))
    harness.settle()
    #expect(controller.listedDay == Self.today + 2)
  }

  @Test("MB-85: a subclass that overrides the methods has its own events with no other object set", arguments: [0, 1])
  func subclass(setsItself: Int) {
    let itself = OwnDelegate(configuration: Self.configuration)
    let controller: Own = setsItself == 1 ? itself : Own(configuration: Self.configuration)
    if setsItself == 1 {
      itself.delegate = itself
      itself.dataSource = itself
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

  @Test("A subclass hears beside the delegate, and its events give way to a data source until there is none")
  func several() {
    let (controller, teller) = (Own(configuration: Self.configuration), EventTeller())
    teller.events = [EventTeller.event("Lunch", hour: 12)]
    controller.delegate = teller
    controller.dataSource = teller
    let harness = ControllerHarness(controller)
    #expect(harness.texts == ["Lunch"])
    harness.press(harness.rows[0])
    controller.calendar.send(.select(Self.today + 1))
    #expect(controller.activated == 1 && teller.activated.count == 1)
    #expect(controller.selected == [Self.today + 1] && teller.selected == [Self.today + 1])
    controller.calendar.send(.select(Self.today))
    controller.dataSource = nil
    harness.settle()
    #expect(controller.dataSource == nil && harness.texts == ["Own"])
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
