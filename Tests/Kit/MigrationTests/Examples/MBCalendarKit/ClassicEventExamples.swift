import Almanac
import TestSupport
import Testing

// example
final class Listener: CalendarViewDelegate {
  var heard: [String] = []

  func calendarView(_ view: CalendarView, willSelect day: DayNumber) { heard.append("will select") }
  func calendarView(_ view: CalendarView, didSelect day: DayNumber) { heard.append("did select") }
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { heard.append("event") }
  func calendarView(_ view: CalendarView, didHighlight day: DayNumber) { heard.append("finger down") }
  func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) { heard.append("finger up") }
}
// end

@Suite("Examples: MBCalendarKit, events and delegate")
struct ClassicEventExamples {
  private let today = DayNumber(17_396)  // 2017-08-18
  private let toothPNG = SampleImages.cup

  @Test("What an event knows")
  func event() {
    // example
    let date = LocalDateTime(day: today, hour: 15, minute: 42)
    var event = Event(title: "Dentist", start: date)
    event.notes = "Bring the card"
    event.info["room"] = "4C"
    event.color = .rgb(0x1980e5)
    event.image = EventImage(.data(toothPNG))
    let fair = Event(title: "Fair", day: today, lastDay: today + 2, uid: "fair")
    // end
    #expect(
      fair.end == .day(today + 3) && event.summary == "Dentist" && event.start == event.end
        && event.color == .rgb(0x1980e5))
    #expect(event.image == EventImage(.data(toothPNG)) && event.info == ["room": "4C"])
  }

  @Test("MB-68: an event is made with an image, which its row shows")
  func image() {
    let date = LocalDateTime(day: today, hour: 15, minute: 42)
    // example
    let visit = Event(
      uid: "2", calendar: CalendarID(1), summary: "Dentist", start: .floating(date), end: .floating(date),
      image: EventImage(.data(toothPNG), mediaType: "image/png"))
    // end
    #expect(visit.image == EventImage(.data(toothPNG), mediaType: "image/png"))
    #expect((try? ImageSource(toothPNG))?.size == Size(width: 28, height: 28))
  }

  @Test("The delegate hears of a selection before and after it")
  func delegate() throws {
    let calendar = Appointments(today: today).calendar
    let picture = Picture(calendar)
    // example
    let listener = Listener()
    calendar.delegate = listener
    calendar.send(.select(today + 1))
    // end
    picture.draw()
    #expect(listener.heard == ["will select", "did select"])
    let cell = try #require(calendar.found(DayCell.self).first { $0.context?.day == today })
    let place = Point(x: cell.frameInWindow.midX, y: cell.frameInWindow.midY)
    for phase in [PointerEvent.Phase.down, .up] {
      picture.window.send(.pointer(PointerEvent(phase: phase, location: place, time: 9)))
    }
    #expect(listener.heard.contains("finger down") && listener.heard.last == "finger up")
  }

  @Test("The events of a day, in order")
  func occurrences() {
    let appointments = Appointments(today: today)
    defer { withExtendedLifetime(appointments) {} }
    let calendar = appointments.calendar
    let picture = Picture(calendar)
    picture.draw()
    // example
    let events = calendar.occurrences(on: today)
    // end
    #expect(events.count == 1)
  }
}
