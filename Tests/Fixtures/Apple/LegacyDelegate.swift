// A controller in a module of Swift 5: it conforms, with a warning at most.
import AlmanacUI
import UIKit

final class Screen: UIViewController, CalendarViewDelegate {
  var days: [DayNumber] = []

  func calendarView(_ view: CalendarView, didSelect day: DayNumber) { days.append(day) }
}
