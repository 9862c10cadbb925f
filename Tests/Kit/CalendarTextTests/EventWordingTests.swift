import CalendarSystems
import CalendarText
import SystemServices
import Testing

@Suite struct EventWordingTests {
  private let wording = EventWording(text: DateText(locale: Locales.british))
  private let day = DayNumber(20_576)  // 2026-05-03

  @Test("an event of one day is named with its times")
  func sameDay() {
    #expect(timed("Team meeting", 14, 0, 15) == "Team meeting, 14:00 – 15:00")
  }

  @Test("an end at midnight belongs to the day before")
  func untilMidnight() { #expect(timed("Party", 22, 1, 0) == "Party, 22:00 – 00:00") }

  @Test("an event that ends on another day is named with its dates")
  func severalDays() {
    #expect(timed("Trip", 22, 2, 9) == "Trip, 3 May, 22:00 – 5 May, 09:00")
    #expect(timed("Night", 22, 1, 1) == "Night, 3 May, 22:00 – 4 May, 01:00")
  }

  @Test("an event without length, or that ends before it starts, has one time")
  func noLength() {
    #expect(timed("Alarm", 7, 0, 7) == "Alarm, 07:00")
    #expect(timed("Wrong", 7, -1, 9) == "Wrong, 07:00")
  }

  @Test("all-day events are named with their days")
  func allDay() {
    #expect(wording.allDay(title: "Holiday", firstDay: day, lastDay: day + 6) == "Holiday, all day, 3–9 May")
    #expect(wording.allDay(title: "Holiday", firstDay: day, lastDay: day) == "Holiday, all day, 3 May")
    #expect(wording.allDay(title: "Wrong", firstDay: day, lastDay: day - 3) == "Wrong, all day, 3 May")
  }

  @Test("an event that continues beyond the view says so, and one without a title gets one")
  func continuedAndUntitled() {
    #expect(
      wording.allDay(title: "", firstDay: day, lastDay: day + 1, isContinued: true)
        == "Untitled event, all day, 3–4 May, continues")
  }

  @Test("words and separators follow the language, titles stay untouched")
  func arabic() {
    let wording = EventWording(text: DateText(locale: Locales.arabic))
    #expect(
      wording.timed(title: "A, <b>", startDay: day, startSecond: 0, endDay: day, endSecond: 3600)
        == "A, <b>، ٠٠:٠٠ – ٠١:٠٠")
    let german = EventWording(text: DateText(locale: Locales.british), phrases: .german)
    #expect(german.allDay(title: "Fest", firstDay: day, lastDay: day) == "Fest, ganztägig, 3 May")
  }

  private func timed(_ title: String, _ startHour: Int, _ days: Int, _ endHour: Int) -> String {
    wording.timed(
      title: title, startDay: day, startSecond: startHour * 3600, endDay: day + days, endSecond: endHour * 3600)
  }
}
