import CalendarSystems
import CalendarText
import TestSupport
import Testing

@Suite("The guide of CalendarText")
struct GuideTests {
  @Test("the example of the guide compiles, and its comments are true")
  func example() throws {
    // example
    var locale = LocaleInfo.english
    locale.firstWeekday = .monday
    let text = DateText(locale: locale)
    let day = try DayNumber(year: 2026, month: 2, day: 16)
    let title = text.monthYear(day)  // "February 2026"
    let days = text.interval(day, day + 3)  // "February 16–19"

    let wording = EventWording(text: text)
    let name = wording.allDay(title: "Holiday", firstDay: day, lastDay: day + 3)
    // "Holiday, all day, February 16–19"
    // end
    #expect(title == "February 2026")
    #expect(days == "February 16–19")
    #expect(name == "Holiday, all day, February 16–19")
  }

  @Test("every example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("CalendarText") == []) }
}
