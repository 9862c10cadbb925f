import Almanac
import TestSupport

/// Notes which requirements of a delegate, a decorator and a data source were called.
final class CallWitness: CalendarViewDelegate, CalendarDecorator, CalendarDataSource {
  private(set) var calls: Set<String> = []

  /// Every requirement there is.
  static let all: Set<String> = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "shouldDeselect", "willSelect", "didSelect",
    "didDeselect", "didSelectRange", "didChange", "didTap", "didDoubleTap", "didActivate", "shouldShowDetailsOf",
    "shouldListEventsOf",
    "didZoomTo", "didPresent", "didShow", "didPreferHeight", "isEnabled", "cellIdentifier", "configure",
    "willDisplay cell", "lookOf", "indicatorsFor", "willDisplayTodayNumber", "willDisplayMonthTitle",
    "willDisplayYearTitle", "eventViewFor", "willDisplay eventView", "willDisplayDetails", "eventsOn", "eventsTouching",
    "calendars",
    "didReject",
  ]

  func join(_ controller: CalendarController) {
    controller.delegate = self
    controller.decorator = self
    controller.dataSource = self
  }

  /// Does what makes a calendar call everything.
  func use(_ calendar: CalendarView, in views: ViewHarness) {
    let today = calendar.configuration.today
    func settle() { views.advance(seconds: 1.5) }
    func press(_ day: DayNumber, times: Int = 1) {
      guard let frame = calendar.elements().first(where: { $0.day == day && $0.role == .gridCell })?.frame else {
        return
      }
      // In the middle and at the bottom of a cell there may be events.
      let place = Point(x: frame.maxX - 6, y: frame.minY + 6)
      for count in 1...times {
        for phase in [PointerEvent.Phase.down, .up] {
          views.window.send(
            .pointer(PointerEvent(phase: phase, location: place, time: views.now, clickCount: count)))
        }
      }
      settle()
    }
    settle()
    calendar.configure { $0.monthEvents = .dots }
    settle()
    press(today + 1)
    calendar.configure {
      $0.selectionMode = .range(maximum: 0)
      $0.monthEvents = .bars
      $0.month.arrangement = .pages
      $0.month.rowHeight = .cellSide
    }
    settle()
    calendar.send(.clearSelection)
    calendar.send(.choose(today))
    calendar.send(.choose(today + 3))
    settle()
    if let more = calendar.elements().first(where: { $0.name.contains("more") })?.frame {
      views.tap(at: Point(x: more.midX, y: more.midY))
    }
    calendar.send(.showNext)
    settle()
    calendar.send(.show(today, animated: false))
    settle()
    for level in [CalendarLevel.ID.year, .day] {
      calendar.send(.setLevel(level, around: today, animated: false))
      settle()
    }
    if let event = calendar.elements().first(where: { $0.event != nil })?.frame {
      views.tap(at: Point(x: event.midX, y: event.midY))
    }
    calendar.send(.setLevel(.month, around: today, animated: false))
    settle()
    press(today, times: 2)
  }

  private func note(_ call: String) { calls.insert(call) }

  private func allow(_ call: String) -> Bool {
    note(call)
    return true
  }

  func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool { allow("shouldHighlight") }
  func calendarView(_ view: CalendarView, didHighlight day: DayNumber) { note("didHighlight") }
  func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) { note("didUnhighlight") }
  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { allow("shouldSelect") }
  func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool { allow("shouldDeselect") }
  func calendarView(_ view: CalendarView, willSelect day: DayNumber) { note("willSelect") }
  func calendarView(_ view: CalendarView, didSelect day: DayNumber) { note("didSelect") }
  func calendarView(_ view: CalendarView, didDeselect day: DayNumber) { note("didDeselect") }
  func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>) { note("didSelectRange") }
  func calendarView(_ view: CalendarView, didChange selection: DaySelection) { note("didChange") }
  func calendarView(_ view: CalendarView, didTap day: DayNumber) { note("didTap") }
  func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { note("didDoubleTap") }
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { note("didActivate") }
  func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool {
    allow("shouldShowDetailsOf")
  }
  func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool { allow("shouldListEventsOf") }
  func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { note("didZoomTo") }
  func calendarView(_ view: CalendarView, didPresent period: DayNumber) { note("didPresent") }
  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) { note("didShow") }
  func calendarView(_ view: CalendarView, didPreferHeight height: Double) { note("didPreferHeight") }

  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { allow("isEnabled") }
  var cellIdentifier: ReuseIdentifier? {
    note("cellIdentifier")
    return .dayCell
  }
  func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
    note("configure")
    view.configure(cell, in: context)
  }
  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
    note("willDisplay cell")
  }
  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
    note("lookOf")
    return standard
  }
  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]
  {
    note("indicatorsFor")
    return standard
  }
  func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {
    note("willDisplayTodayNumber")
  }
  func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {
    note("willDisplayMonthTitle")
  }
  func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {
    note("willDisplayYearTitle")
  }
  func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
    -> ReuseIdentifier
  {
    note("eventViewFor")
    return standard
  }
  func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
    note("willDisplay eventView")
  }
  func calendarView(_ view: CalendarView, willDisplayDetails details: View, of occurrence: Occurrence) {
    note("willDisplayDetails")
  }

  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    note("eventsOn")
    guard day == EventTeller.today else { return [] }
    let wrong = Event(
      uid: "wrong", calendar: CalendarID(1), summary: "Wrong",
      start: .floating(LocalDateTime(day: day, hour: 9, minute: 0)),
      end: .floating(LocalDateTime(day: day, hour: 8, minute: 0)))
    // Without a color of its own, it takes that of its calendar.
    var plain = EventTeller.event("Plain", hour: 20)
    plain.color = nil
    return [wrong, plain] + (0..<12).map { EventTeller.event("E\($0)", hour: 8 + $0) }
  }
  func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? {
    note("eventsTouching")
    return nil
  }
  func calendars(of view: CalendarView) -> [CalendarInfo] {
    note("calendars")
    return [CalendarInfo(id: CalendarID(1), name: "All", color: .named(.blue))]
  }
  func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError) { note("didReject") }
}
