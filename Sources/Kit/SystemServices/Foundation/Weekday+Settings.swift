public import CalendarSystems
import Foundation

extension Weekday {
  /// Creates the weekday that the settings of an application begin weeks with: the number 1 (Sunday) to 7 under the key
  /// `CVCalendarStarterWeekday`, as programs with CVCalendar have it in their Info.plist.
  ///
  ///     configuration.firstWeekday = Weekday(settings: Bundle.main.infoDictionary)
  ///
  /// `nil` without the key and for other values; as `CalendarConfiguration.firstWeekday`, that is the locale's.
  public init?(settings: [String: Any]?) {
    let value = settings?["CVCalendarStarterWeekday"]
    guard let number = (value as? NSNumber)?.intValue ?? (value as? Int) ?? (value as? String).flatMap({ Int($0) })
    else { return nil }
    self.init(rawValue: number)
  }
}
