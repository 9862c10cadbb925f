// A controller in a module that infers isolated conformances, as new projects of Xcode 26 do: it conforms without a word.
import AlmanacUI
import UIKit

@MainActor final class Screen: UIViewController, CalendarViewDelegate {
  var days: [DayNumber] = []

  func calendarView(_ view: CalendarView, didSelect day: DayNumber) { days.append(day) }
}
