import AlmanacUI
import Foundation
import Testing
import UIKit

// example
final class PagedController: UIViewController {
  let menu = AlmanacWeekdayMenuUIView()
  let calendar = AlmanacCalendarUIView(preset: .paged)

  override func viewDidLoad() {
    super.viewDidLoad()
    calendar.configuration.showsHeader = false
    calendar.configuration.showsWeekdayMenu = false
    menu.configuration = calendar.configuration
    calendar.delegate = self
    view.addSubview(menu)
    view.addSubview(calendar)
  }
}

extension PagedController: @MainActor CalendarViewDelegate {
  func calendarView(_ view: CalendarView, didPresent period: DayNumber) { title = view.title }
}
// end

extension UITests {
  @Suite("Examples on Apple platforms: CVCalendar")
  @MainActor struct PagedAppExamples {
    @Test("AP-57, AP-58: months as pages below a row of weekdays, with a controller as delegate")
    func paged() {
      let controller = PagedController()
      #expect(controller.view.subviews.count == 2 && controller.calendar.delegate === controller)
      // example
      let day = DayNumber(Date(timeIntervalSince1970: 0), in: .gmt)
      let midnight = Date(day, in: .gmt)
      // end
      #expect(midnight == Date(timeIntervalSince1970: 0))
    }
  }
}
