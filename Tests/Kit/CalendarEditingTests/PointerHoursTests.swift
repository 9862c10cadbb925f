import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

/// Drags among hours, in both directions of writing.
@Suite struct PointerHoursTests {
  private func harness(
    _ events: [Event] = [EditingHarness.event("lunch", on: -3, hour: 10)], level: CalendarLevel.ID = .week,
    isRightToLeft: Bool = false
  ) throws -> EditingHarness {
    try EditingHarness(level: level, events: events) { $0.locale.isRightToLeft = isRightToLeft }
  }

  @Test("ED-38, ED-7, ED-147: a drag gives an event the day and the time pointed at", arguments: [false, true])
  func move(isRightToLeft: Bool) throws {
    let harness = try harness(isRightToLeft: isRightToLeft)
    let from = try harness.middle(of: "lunch")
    let column = try harness.place(of: -2).x - harness.place(of: -3).x
    #expect(isRightToLeft == (column < 0))
    harness.drag([from, Point(x: from.x + column, y: from.y + 2 * harness.hour)], releases: false)
    #expect(try harness.start(of: "lunch") == [-2, 12 * 3600])
    #expect(harness.events == [EditingHarness.event("lunch", on: -3, hour: 10)])
    let preview = harness.levelScene
    harness.calendar.pointer(.up, Point(x: from.x + column, y: from.y + 2 * harness.hour))
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(harness.events.map { $0.start } == [EditingHarness.event("lunch", on: -2, hour: 12).start])
    #expect(harness.levelScene == preview)
  }

  @Test("ED-15: a drag sideways keeps the minutes", arguments: [false, true])
  func sideways(isRightToLeft: Bool) throws {
    var event = EditingHarness.event("lunch", on: -3, hour: 10)
    event.start = .floating(LocalDateTime(day: EditingHarness.today - 3, secondOfDay: 36_420))
    let harness = try harness([event], isRightToLeft: isRightToLeft)
    let from = try harness.middle(of: "lunch")
    let column = try harness.place(of: -1).x - harness.place(of: -3).x
    harness.drag([from, Point(x: from.x + column, y: from.y + 5)])
    #expect(try harness.start(of: "lunch") == [-1, 36_420])
  }

  @Test("ED-40, ED-14: each edge of a block is dragged to a line of the hours; the other one stays")
  func resize() throws {
    let harness = try harness()
    let end = try harness.middle(of: "lunch", .endEdge)
    harness.drag([end, Point(x: end.x, y: end.y + 1.5 * harness.hour)])
    #expect(try harness.start(of: "lunch") == [-3, 36_000])
    #expect(try harness.end(of: "lunch") == [-3, 45_000])
    let start = try harness.middle(of: "lunch", .startEdge)
    harness.drag([start, Point(x: start.x, y: start.y - harness.hour)])
    #expect(try harness.start(of: "lunch") == [-3, 32_400])
    #expect(try harness.end(of: "lunch") == [-3, 45_000])
    #expect(harness.editor.undoStack.count == 2)
  }

  @Test("ED-43: a drag over empty room draws an event, down or up", arguments: [false, true])
  func draw(isUp: Bool) throws {
    let harness = try harness([])
    var points = [try harness.place(of: -2, hour: 10), try harness.place(of: -2, hour: 12)]
    if isUp { points.reverse() }
    harness.drag(points.map { Point(x: $0.x, y: $0.y + 1) })
    harness.finishDrawing()
    let event = try #require(
      harness.calendar.timeline.occurrences(touching: EditingHarness.today - 2..<EditingHarness.today - 1).first)
    #expect(event.startSecond == 36_000)
    #expect(event.endSecond == 43_200)
  }

  @Test("ED-43: a double click among hours makes an event of the usual length, and goes to no other level")
  func doubleClick() throws {
    let harness = try harness([])
    let place = try harness.place(of: -2, hour: 11)
    harness.calendar.doubleTap(Point(x: place.x, y: place.y + 2))
    harness.calendar.settle()
    harness.finishDrawing()
    let event = try #require(
      harness.calendar.timeline.occurrences(touching: EditingHarness.today - 2..<EditingHarness.today - 1).first)
    #expect([event.startSecond, event.endSecond] == [39_600, 43_200])
    #expect(harness.calendar.view.state.level == .week)
  }

  @Test("ED-43: below the last hour of a day nothing creates an event")
  func belowDay() throws {
    let harness = try EditingHarness(level: .week, size: Size(width: 1050, height: 2_000)) {
      // A style can have days that do not fill the view.
      $0.style.timeline.zoomRange = 0.5...0.5
    }
    let x = try harness.place(of: -2).x
    #expect(harness.calendar.view.hit(at: Point(x: x, y: 1_990)) != nil)
    harness.calendar.doubleTap(Point(x: x, y: 1_990))
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
  }

  private final class Hearer: CalendarViewDelegate {
    var days: [DayNumber] = []
    func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { days.append(day) }
  }

  @Test("ED-43: the delegate hears of a double click that makes an event")
  func heardDoubleClick() throws {
    let (harness, hearer) = (try harness([]), Hearer())
    harness.calendar.view.delegate = hearer
    let place = try harness.place(of: -2, hour: 11)
    harness.calendar.doubleTap(Point(x: place.x, y: place.y + 2))
    harness.calendar.settle()
    #expect(hearer.days == [EditingHarness.today - 2])
    #expect(harness.controller.session?.kind == .create)
    withExtendedLifetime(hearer) {}
  }

  @Test("ED-24, ED-25, ED-26: over the heading an event becomes whole days, among hours an hour; and back is as it was")
  func allDay() throws {
    let harness = try harness([
      EditingHarness.event("lunch", on: -3, hour: 10), EditingHarness.days("trip", -4, -4),
    ])
    let (lunch, heading) = (try harness.middle(of: "lunch"), try harness.place(of: -2))
    harness.drag([lunch, heading, lunch], releases: true)
    #expect(harness.editor.undoStack.count == 0)
    harness.drag([lunch, heading])
    #expect(harness.occurrence("lunch")?.isAllDay == true)
    #expect(harness.occurrence("lunch")?.firstDay == EditingHarness.today - 2)
    let trip = try harness.middle(of: "trip")
    let hour = try harness.place(of: -4, hour: 14)
    harness.drag([trip, Point(x: hour.x, y: hour.y + 2)])
    #expect(try harness.start(of: "trip") == [-4, 50_400])
    #expect(try harness.end(of: "trip") == [-4, 54_000])
  }

  @Test("ED-26: from the lane straight back, an event is as it was, although the lane has grown meanwhile")
  func straightBack() throws {
    let harness = try harness()
    let (lunch, heading) = (try harness.middle(of: "lunch"), try harness.place(of: -2))
    harness.drag([lunch, heading], releases: false)
    let lane = try #require(harness.calendar.view.frame(of: .lane(EditingHarness.today - 2)))
    #expect(lane.height > harness.hour / 4, "without the event there is no lane")
    harness.calendar.pointer(.move, lunch)
    harness.calendar.pointer(.up, lunch)
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [-3, 36_000])
    #expect(harness.editor.undoStack.count == 0)
  }

  @Test("ED-47: Alt makes a drag a copy, at any time")
  func copy() throws {
    let harness = try harness()
    let from = try harness.middle(of: "lunch")
    let to = Point(x: from.x, y: from.y + 3 * harness.hour)
    harness.drag([from, to], modifiers: .option, releases: false)
    #expect(harness.controller.session?.kind == .copy)
    harness.calendar.pointer(.move, to)
    #expect(harness.controller.session?.kind == .move)
    harness.calendar.pointer(.up, to, modifiers: .option)
    harness.calendar.settle()
    #expect(harness.events.count == 2)
    #expect(harness.events.first == EditingHarness.event("lunch", on: -3, hour: 10))
  }

  @Test("ED-34: where rules refuse, nothing is stored, and the event is back where it was")
  func refused() throws {
    let harness = try harness()
    harness.editor.options.rules = EditRules([.bounds(DayBounds(EditingHarness.today - 3...EditingHarness.today))])
    let from = try harness.middle(of: "lunch")
    let column = try harness.place(of: -4).x - harness.place(of: -3).x
    harness.drag([from, Point(x: from.x + column, y: from.y)], releases: false)
    #expect(harness.controller.session?.validation.isAllowed == false)
    harness.calendar.pointer(.up, Point(x: from.x + column, y: from.y))
    harness.calendar.settle()
    #expect(harness.events == [EditingHarness.event("lunch", on: -3, hour: 10)])
    #expect(try harness.middle(of: "lunch") == from)
  }

  @Test("ED-4, ED-6: a press that does not leave its place is a tap and edits nothing")
  func tap() throws {
    let harness = try harness()
    let place = try harness.middle(of: "lunch")
    harness.drag([place, Point(x: place.x + 2, y: place.y + 2)])
    #expect(harness.calendar.view.state.details?.id == harness.occurrence("lunch")?.id)
    #expect(harness.editor.undoStack.count == 0)
  }

  @Test("ED-13: higher hours have shorter steps, and a fixed step is one at every height")
  func steps() throws {
    let harness = try harness()
    harness.calendar.view.send(.scrolledHours(HourAnchor(topSecond: 30_000, zoom: 2)))
    harness.calendar.view.setNeedsLayout()
    harness.calendar.settle()
    let from = try harness.middle(of: "lunch")
    harness.drag([from, Point(x: from.x, y: from.y + harness.hour / 12 * 4)])
    #expect(try harness.start(of: "lunch") == [-3, 36_000 + 20 * 60])
    harness.controller.perform(.undo)
    harness.calendar.settle()
    harness.editor.options.snap = 60
    harness.drag([from, Point(x: from.x, y: from.y + harness.hour / 12 * 8)])
    #expect(try harness.start(of: "lunch") == [-3, 39_600])
  }

  @Test("ED-20: on days of 23 and 25 hours, what is pointed at is stored", arguments: [20_541, 20_751])
  func clockChanges(day: Int) throws {
    let rule = try #require(PosixRule(posixText: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let paris = ZoneRules(identifier: "Europe/Paris", initialType: rule.standard, transitions: [], finalRule: rule)
    let day = DayNumber(day)
    let length = DayAxis(day: day, in: paris).length
    #expect(length == (day == DayNumber(20_541) ? 23 : 25) * 3600)
    let event = Event(
      uid: "lunch", calendar: CalendarID(1), summary: "lunch",
      start: .floating(LocalDateTime(day: day, hour: 10, minute: 0)),
      end: .floating(LocalDateTime(day: day, hour: 11, minute: 0)))
    for level in [CalendarLevel.ID.day, .week] {
      let harness = try EditingHarness(level: level, events: [event], zone: paris, today: day)
      let id = try #require(harness.calendar.timeline.occurrences(touching: day..<day + 1).first).id
      let frame = try #require(harness.calendar.view.frame(of: .event(id, on: day, .body)))
      let noon = paris.startOfDay(day) + Int64(length - 9 * 3600)
      let line = try #require(harness.calendar.view.frame(of: .time(day, noon)))
      harness.drag([Point(x: frame.midX, y: frame.minY + 8), Point(x: frame.midX, y: line.minY + 8)])
      #expect(harness.events.first?.start == .floating(LocalDateTime(day: day, hour: 15, minute: 0)))
      #expect(harness.events.first?.end == .floating(LocalDateTime(day: day, hour: 16, minute: 0)))
    }
  }
}
