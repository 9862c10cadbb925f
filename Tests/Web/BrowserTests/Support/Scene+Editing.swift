import Almanac
import BrowserDriver

extension Scene {
  /// A calendar that can be edited. Every level that people drag in shows "Lunch", today from 12 to 13, from which
  /// `MonthPage.place(_:)` measures days, weeks and hours.
  static func editing(_ locale: String, width: Int = 1200) -> Scene {
    Scene().with {
      $0.calendars.append(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.orange)))
      $0.events = [
        allDay("Trip", on: today - 6, days: 3), timed("Before", on: today - 1, hour: 16), allDay("Fair"),
        timed("Early", hour: 8), timed("Lunch", hour: 12), timed("Later", on: today + 1, hour: 10),
      ]
      $0.isEditable = true
      $0.path = "/#token=secret"
      $0.emulation.locale = locale
      $0.emulation.width = width
    }
  }
}
