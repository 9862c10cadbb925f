import CalendarSystems
import Foundation
import SystemServices
import Testing

struct StarterWeekdayTests {
  @Test(
    "CV-24: the weekday that weeks begin with is read from the settings of a program",
    arguments: [
      ("<integer>2</integer>", Weekday.monday), ("<string>7</string>", .saturday), ("<integer>8</integer>", nil),
      ("<string>Monday</string>", nil), ("<integer>0</integer>", nil),
    ] as [(String, Weekday?)])
  func settings(value: String, weekday: Weekday?) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CVCalendarStarterWeekday</key>\(value)</dict></plist>
      """
    let settings = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
    #expect(settings != nil && Weekday(settings: settings) == weekday)
    #expect(Weekday(settings: ["Other": 2]) == nil && Weekday(settings: nil) == nil)
  }
}
