public import CalendarSystems
import Foundation

extension Weekday {
  /// Creates the first weekday from an application's settings: a number from 1 (Sunday) to 7 under the key
  /// `CVCalendarStarterWeekday`, which programs with CVCalendar have in their Info.plist.
  ///
  ///     configuration.firstWeekday = Weekday(settings: Bundle.main.infoDictionary)
  ///
  /// `nil` if the key is missing or has another value; in `CalendarConfiguration.firstWeekday`, this means the locale's
  /// first weekday.
  public init?(settings: [String: Any]?) {
    let value = settings?["CVCalendarStarterWeekday"]
    guard let number = (value as? NSNumber)?.intValue ?? (value as? Int) ?? (value as? String).flatMap({ Int($0) })
    else { return nil }
    self.init(rawValue: number)
  }
}
