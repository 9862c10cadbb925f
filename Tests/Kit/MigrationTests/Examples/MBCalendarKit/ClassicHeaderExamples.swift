import Almanac
import Testing

// example
final class Seasons: HeaderViewDataSource, HeaderViewDelegate {
  let names = ["Spring", "Summer", "Autumn", "Winter"]
  var season = 0

  func title(of header: HeaderView) -> String { names[season] }
  func highlightsTitle(of header: HeaderView) -> Bool { season == 1 }
  func columnCount(of header: HeaderView) -> Int { 3 }
  func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String { "Month \(column + 1)" }
  func isBackwardDisabled(of header: HeaderView) -> Bool { season == 0 }
  func isForwardDisabled(of header: HeaderView) -> Bool { season == 3 }

  func headerViewDidGoForward(_ header: HeaderView) {
    season += 1
    header.reloadData()
  }
  func headerViewDidGoBackward(_ header: HeaderView) {
    season -= 1
    header.reloadData()
  }
}
// end

@Suite("Examples: MBCalendarKit, the title bar")
struct ClassicHeaderExamples {
  private let today = DayNumber(17_396)  // 2017-08-18

  @Test("A title bar alone, and one that a calendar fills")
  func bars() {
    let calendar = Appointments(today: today).calendar
    let picture = Picture(calendar)
    // example
    let seasons = Seasons()
    let bar = HeaderView(configuration: calendar.configuration)
    let problem = bar.problem  // `HeaderError.noDataSource`, once it was shown so
    bar.dataSource = seasons
    bar.delegate = seasons
    bar.arrowsTakeTaps = true
    // end
    let alone = Picture(bar, width: 300, height: 44)
    #expect(problem == nil && alone.texts.contains("Spring") && alone.texts.contains("Month 3"))
    for phase in [PointerEvent.Phase.down, .up] {
      alone.window.send(.pointer(PointerEvent(phase: phase, location: Point(x: 290, y: 10), time: 9)))
    }
    alone.draw()
    #expect(alone.texts.contains("Summer"))
    // example
    calendar.configure { $0.showsHeader = false }
    bar.dataSource = calendar
    bar.delegate = calendar
    let (own, title) = (calendar.header, calendar.title)
    calendar.style.header.todayInk = Color(rgb: 0x1980e5)
    // end
    alone.draw()
    picture.draw()
    #expect(alone.texts.contains("August 2017") && alone.texts.contains("Sun"))
    #expect(title == "August 2017" && own.isHidden && !picture.texts.contains("August 2017"))
  }
}
