import Almanac
import TestSupport
import Testing

// example
final class SkyDecorator: CalendarDecorator {
  var images: [DayNumber: ImageSource] = [:]

  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]
  {
    images[context.day].map { [DayIndicator(Image($0), size: 14)] } ?? standard
  }
}
// end

@Suite("Examples: ShinobiCalendars, images")
struct ImageExamples {
  private let today = DayNumber(20_778)  // 2026-11-21
  private let sunPNG = SampleImages.sun

  @Test("SH-35: an event has an image")
  func event() {
    let day = EventTime.day(today)
    var event = Event(uid: "1", calendar: CalendarID(1), summary: "Flight", start: day, end: .day(today + 1))
    // example
    event.image = EventImage(.data(sunPNG), mediaType: "image/png")
    // end
    #expect(event.image?.mediaType == "image/png" && event.start == day)
  }

  @Test("SH-49: a date has an image as its indicator, others the standard one")
  func marks() throws {
    let trips = Trips(today: today)
    defer { withExtendedLifetime(trips) {} }
    let calendar = trips.calendar
    // example
    let sky = SkyDecorator()
    sky.images = [today: try ImageSource(sunPNG)]
    calendar.decorator = sky
    // end
    let picture = Picture(calendar)
    let images = picture.window.displayList().items.compactMap { $0.image?.source }
    #expect(images == [try ImageSource(sunPNG)])
  }
}
