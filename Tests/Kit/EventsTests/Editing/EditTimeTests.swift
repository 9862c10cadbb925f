import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: times under a pointer")
struct EditTimeTests {
  private let clock = EditClock(zone: TestZones.paris, zones: TestZones())
  private let grid = EditGrid(step: 900, slack: 450)

  /// A target among hours on a day without a change of clocks.
  private func at(_ text: String) -> EditTarget {
    let reading = local(text)
    return .time(reading.day, second: reading.secondOfDay)
  }

  private func dragged(
    _ kind: EditSession.Kind, _ event: Event, from: EditTarget, to: EditTarget, _ grid: EditGrid? = nil
  ) -> Event {
    var session = EditSession(kind, of: event, at: from, grid: grid ?? self.grid, clock: clock)
    session.move(to: to, grid: grid ?? self.grid, clock: clock)
    return session.draft
  }

  private func paris(_ start: String, _ end: String) -> Event {
    .test(zoned(start, "Europe/Paris"), zoned(end, "Europe/Paris"))
  }

  @Test("ED-13: the step follows the height of hours")
  func automatic() {
    #expect(EditGrid.automatic(hourHeight: 48) == EditGrid(step: 900, slack: 450))
    #expect(EditGrid.automatic(hourHeight: 96).step == 300)
    #expect(EditGrid.automatic(hourHeight: 12).step == 3600)
    #expect(EditGrid.automatic(hourHeight: 12).slack == 1800)
    #expect(EditGrid.automatic(hourHeight: 400).slack == 150)
    #expect(EditGrid(step: 1).step == 60)
  }

  @Test("ED-13: a new event begins on the line before the pointer and ends on the nearest one")
  func created() {
    let event = dragged(
      .create, Event(title: "", day: DayNumber(0)), from: at("2026-03-02 10:07"), to: at("2026-03-02 11:38"))
    #expect(event.start == zoned("2026-03-02 10:00", "Europe/Paris"))
    #expect(event.end == zoned("2026-03-02 11:45", "Europe/Paris"))
  }

  @Test("ED-14: the reading before the edit is a line too, and a drag there and back gives the original")
  func oldReading() {
    let event = paris("2026-03-02 09:10", "2026-03-02 09:40")
    var session = EditSession(.move, of: event, at: at("2026-03-02 09:20"), clock: clock)
    session.move(to: at("2026-03-02 09:30"), grid: grid, clock: clock)
    #expect(session.draft.start == zoned("2026-03-02 09:15", "Europe/Paris"))
    #expect(!session.isUnchanged)
    session.move(to: at("2026-03-02 09:22"), grid: grid, clock: clock)
    #expect(session.draft == event)
    #expect(session.isUnchanged)
  }

  @Test("ED-14: a dragged edge goes to the grid, whatever the length was")
  func edge() {
    let event = paris("2026-03-02 08:00", "2026-03-02 08:35")
    let resized = dragged(.resizeEnd, event, from: at("2026-03-02 08:35"), to: at("2026-03-02 08:58"))
    #expect(resized.end == zoned("2026-03-02 09:00", "Europe/Paris"))
    #expect(resized.start == event.start)
  }

  @Test("ED-15: a drag to another day keeps the minutes until the pointer has moved half a step in time")
  func sideways() {
    let event = paris("2026-03-02 09:10", "2026-03-02 09:40")
    var session = EditSession(.move, of: event, at: at("2026-03-02 09:20"), clock: clock)
    session.move(to: at("2026-03-04 09:26"), grid: grid, clock: clock)
    #expect(session.draft.start == zoned("2026-03-04 09:10", "Europe/Paris"))
    session.move(to: at("2026-03-04 09:40"), grid: grid, clock: clock)
    #expect(session.draft.start == zoned("2026-03-04 09:30", "Europe/Paris"))
  }

  @Test("ED-16: a fine grid has a line for each minute, and leaving it moves by half a step at most")
  func fine() {
    let event = paris("2026-03-02 09:10", "2026-03-02 09:40")
    var session = EditSession(.move, of: event, at: at("2026-03-02 09:20"), clock: clock)
    session.move(to: at("2026-03-02 09:33"), grid: grid.fine, clock: clock)
    #expect(session.draft.start == zoned("2026-03-02 09:23", "Europe/Paris"))
    session.move(to: at("2026-03-02 09:33"), grid: grid, clock: clock)
    #expect(session.draft.start == zoned("2026-03-02 09:30", "Europe/Paris"))
  }

  @Test("ED-18: in a repeated hour a reading means its first pass, and an instant in UTC either")
  func repeatedHour() {
    let axis = DayAxis(day: day("2026-10-25"), in: TestZones.paris)
    let second = EditTarget.time(axis.day, second: 12_600)
    #expect(axis.wallSecond(atElapsed: 12_600) == 9000)
    let named = dragged(
      .move, paris("2026-10-25 00:00", "2026-10-25 00:30"), from: .time(axis.day, second: 0), to: second)
    #expect(named.start == zoned("2026-10-25 02:30", "Europe/Paris"))
    #expect(clock.instant(of: named.start) == axis.instant(atElapsed: 9000))
    let instant = dragged(
      .move, .test(utc("2026-10-24 22:00"), utc("2026-10-24 22:30")), from: .time(axis.day, second: 0), to: second)
    #expect(instant.start == .utc(axis.instant(atElapsed: 12_600)))
    #expect(instant.end == .utc(axis.instant(atElapsed: 14_400)))
  }

  @Test("ED-19: nothing starts in a skipped hour, and an end there moves forward by the gap")
  func skippedHour() {
    let event = paris("2026-03-28 02:30", "2026-03-28 03:00")
    let axis = DayAxis(day: day("2026-03-29"), in: TestZones.paris)
    let moved = dragged(.move, event, from: at("2026-03-28 02:40"), to: .time(axis.day, second: 7200))
    #expect(moved.start == zoned("2026-03-29 03:00", "Europe/Paris"))
    #expect(moved.end == zoned("2026-03-29 03:30", "Europe/Paris"))
    let early = paris("2026-03-29 00:30", "2026-03-29 01:30")
    let resized = dragged(
      .resizeEnd, early, from: .time(axis.day, second: 6000), to: .time(axis.day, second: 7200))
    #expect(resized.end == zoned("2026-03-29 03:45", "Europe/Paris"))
  }

  @Test("ED-20: on days of 23 and 25 hours a drag moves the reading by as many steps")
  func changedDays() {
    for (first, second) in [("2026-03-28", "2026-03-29"), ("2026-10-24", "2026-10-25")] {
      let event = paris(first + " 09:00", first + " 10:00")
      let axis = DayAxis(day: day(second), in: TestZones.paris)
      let target = EditTarget.time(axis.day, second: axis.elapsed(ofWallSecond: 36_000))
      let moved = dragged(.move, event, from: at(first + " 09:00"), to: target)
      #expect(moved.start == zoned(second + " 10:00", "Europe/Paris"))
      #expect(moved.end == zoned(second + " 11:00", "Europe/Paris"))
    }
  }

  @Test("ED-21: a moved event keeps its form and its zone")
  func form() {
    let newYork = Event.test(
      zoned("2026-02-02 09:00", "America/New_York"), zoned("2026-02-02 10:00", "America/New_York"))
    let moved = dragged(.move, newYork, from: at("2026-02-02 15:00"), to: at("2026-02-02 14:00"))
    #expect(moved.start == zoned("2026-02-02 08:00", "America/New_York"))
    let universal = Event.test(utc("2026-02-02 09:00"), utc("2026-02-02 10:00"))
    #expect(
      dragged(.move, universal, from: at("2026-02-02 10:00"), to: at("2026-02-02 12:00")).start
        == utc("2026-02-02 11:00"))
    let loose = Event.test(floating("2026-02-02 09:00"), floating("2026-02-02 10:00"))
    #expect(
      dragged(.move, loose, from: at("2026-02-02 09:30"), to: at("2026-02-03 10:30")).start
        == floating("2026-02-03 10:00"))
  }

  @Test("ED-22: a move keeps the length on the clock, between two zones the time that passes")
  func length() {
    let night = dragged(
      .move, paris("2026-03-27 22:00", "2026-03-28 06:00"), from: at("2026-03-27 23:00"), to: at("2026-03-28 23:00"))
    #expect(night.start == zoned("2026-03-28 22:00", "Europe/Paris"))
    #expect(night.end == zoned("2026-03-29 06:00", "Europe/Paris"))
    let flight = Event.test(zoned("2026-03-02 10:00", "Europe/Paris"), zoned("2026-03-02 08:00", "America/New_York"))
    let later = dragged(.move, flight, from: .day(day("2026-03-02")), to: .day(day("2026-03-16")))
    #expect(later.start == zoned("2026-03-16 10:00", "Europe/Paris"))
    #expect(later.end == zoned("2026-03-16 09:00", "America/New_York"))
  }

  @Test("ED-23: by days an event keeps the reading of its own clock")
  func ownClock() {
    let event = Event.test(
      zoned("2026-03-02 09:00", "America/New_York"), zoned("2026-03-02 10:00", "America/New_York"))
    let moved = dragged(.move, event, from: .day(day("2026-03-02")), to: .day(day("2026-03-16")))
    #expect(moved.start == zoned("2026-03-16 09:00", "America/New_York"))
    #expect(clock.instant(of: moved.start) == Instant(seconds: local("2026-03-16 13:00").secondsAsUTC))
  }

  @Test("ED-24 and ED-26: hours become the days they touch, and are the original again on the way back")
  func intoLane() {
    let event = paris("2026-03-02 22:00", "2026-03-03 06:00")
    var session = EditSession(.move, of: event, at: at("2026-03-02 22:30"), clock: clock)
    session.move(to: .allDay(day("2026-03-05")), grid: grid, clock: clock)
    #expect(session.draft.start == .day(day("2026-03-05")))
    #expect(session.draft.end == .day(day("2026-03-07")))
    session.move(to: at("2026-03-02 22:30"), grid: grid, clock: clock)
    #expect(session.draft == event)
    session.setAllDay(true, clock: clock)
    #expect(session.draft.start == .day(day("2026-03-02")))
    session.setAllDay(false, clock: clock)
    #expect(session.draft == event)
  }

  @Test("ED-25: whole days become an hour from the line before the pointer on, and are days again on the way back")
  func outOfLane() {
    let event = Event.test(.day(day("2026-03-02")), .day(day("2026-03-05")))
    var session = EditSession(.move, of: event, at: .allDay(day("2026-03-03")), clock: clock)
    session.move(to: at("2026-03-04 10:07"), grid: grid, clock: clock)
    #expect(session.draft.start == zoned("2026-03-04 10:00", "Europe/Paris"))
    #expect(session.draft.end == zoned("2026-03-04 11:00", "Europe/Paris"))
    session.move(to: .allDay(day("2026-03-04")), grid: grid, clock: clock)
    #expect(session.draft.start == .day(day("2026-03-03")))
    #expect(session.draft.end == .day(day("2026-03-06")))
  }

  @Test("ED-27: an edge stops on the first line a step before the other, and a new event may be drawn backwards")
  func sides() {
    let event = paris("2026-03-02 09:10", "2026-03-02 10:00")
    let short = dragged(.resizeEnd, event, from: at("2026-03-02 10:00"), to: at("2026-03-02 08:00"))
    #expect(short.end == zoned("2026-03-02 09:30", "Europe/Paris"))
    let late = dragged(.resizeStart, event, from: at("2026-03-02 09:10"), to: at("2026-03-02 12:00"))
    #expect(late.start == zoned("2026-03-02 09:45", "Europe/Paris"))
    let drawn = dragged(
      .create, Event(title: "", day: DayNumber(0)), from: at("2026-03-02 10:07"), to: at("2026-03-02 09:20"))
    #expect(drawn.start == zoned("2026-03-02 09:15", "Europe/Paris"))
    #expect(drawn.end == zoned("2026-03-02 10:00", "Europe/Paris"))
  }

  @Test("ED-41: by days an edge changes its day and keeps its reading, and the event keeps a part of its length")
  func edgeByDays() {
    let night = paris("2026-03-02 22:00", "2026-03-03 06:00")
    func end(_ days: Int) -> EventTime {
      dragged(.resizeEnd, night, from: .day(day("2026-03-03")), to: .day(day("2026-03-03") + days)).end
    }
    #expect(end(2) == zoned("2026-03-05 06:00", "Europe/Paris"))
    #expect(end(-5) == night.end)
    let fair = Event.test(.day(day("2026-03-02")), .day(day("2026-03-05")))
    let shorter = dragged(.resizeStart, fair, from: .day(day("2026-03-02")), to: .day(day("2026-03-20")))
    #expect(shorter.start == .day(day("2026-03-04")))
    #expect(shorter.end == fair.end)
  }

  @Test("ED-44: a drag over days draws whole days, in either direction")
  func drawnDays() {
    let drawn = dragged(
      .create, Event(title: "", day: DayNumber(0)), from: .day(day("2026-03-05")), to: .day(day("2026-03-03")))
    #expect(drawn.start == .day(day("2026-03-03")))
    #expect(drawn.end == .day(day("2026-03-06")))
  }

  @Test("steps of keys go from line to line, over gaps too, and back to the original")
  func steps() {
    let event = paris("2026-03-29 01:50", "2026-03-29 02:00")
    var session = EditSession(.move, of: event, at: .day(day("2026-03-29")), clock: clock)
    func step(_ step: EditStep, _ edge: EventEdge? = nil) -> Event {
      session.step(step, edge: edge, grid: grid, clock: clock)
      return session.draft
    }
    #expect(step(.lines(1)).start == zoned("2026-03-29 03:00", "Europe/Paris"))
    #expect(step(.lines(1)).start == zoned("2026-03-29 03:15", "Europe/Paris"))
    #expect(step(.lines(-2)).start == zoned("2026-03-29 01:50", "Europe/Paris"))
    #expect(session.draft == event)
    #expect(step(.columns(1)).start == zoned("2026-03-30 01:50", "Europe/Paris"))
    #expect(step(.days(-1)) == event)
    #expect(step(.days(2), .end).end == zoned("2026-03-31 02:00", "Europe/Paris"))
  }
}
