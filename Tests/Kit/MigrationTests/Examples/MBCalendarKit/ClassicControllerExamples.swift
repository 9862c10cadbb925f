import Almanac
import Testing

// example
final class Logbook: CalendarController {
  var opened: [String] = []

  override func events(on day: DayNumber) -> [Event] {
    Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
  }

  override func didActivate(_ occurrence: Occurrence) { opened.append("Market") }
}
// end

@Suite("Examples: MBCalendarKit, the controller")
struct ClassicControllerExamples {
  private let today = DayNumber(17_396)  // 2017-08-18, a Friday

  @Test("MB-96: a calendar above a table of events, by names without a prefix")
  func controller() {
    // example
    let logbook = Logbook(configuration: CalendarConfiguration(today: today, style: .classic()))
    logbook.title = "My logbook"
    logbook.showsToolbar = true
    logbook.calendar.select(today + 7, animated: true)
    // end
    let picture = Picture(logbook, width: 375, height: 700)
    // example
    let (day, title) = (logbook.listedDay, logbook.shownTitle)
    let listed = logbook.events
    // end
    #expect(day == today + 7 && title == "My logbook" && listed.count == 1)
    #expect(picture.texts.contains("Market") && picture.texts.contains("August 2017"))
  }
}
