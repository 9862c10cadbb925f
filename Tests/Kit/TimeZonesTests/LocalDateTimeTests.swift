import CalendarSystems
import Testing
import TimeZones

struct LocalDateTimeTests {
  private let reading = LocalDateTime(day: DayNumber(20_778), hour: 23, minute: 58, second: 30)

  @Test("MB-89: a local time has its hour, minute and second")
  func components() {
    #expect([reading.hour, reading.minute, reading.second] == [23, 58, 30])
  }

  @Test("MB-90: hours, minutes and seconds are added, and the day moves with them")
  func adding() {
    #expect(reading.adding(seconds: 90) == LocalDateTime(day: DayNumber(20_779), hour: 0, minute: 0))
    #expect(reading.adding(hours: -24) == LocalDateTime(day: DayNumber(20_777), hour: 23, minute: 58, second: 30))
    #expect(reading.adding(minutes: -1440, seconds: 1).second == 31)
    #expect(
      reading.adding(hours: 1, minutes: 1, seconds: 30) == LocalDateTime(day: DayNumber(20_779), hour: 1, minute: 0))
    _ = (reading.adding(hours: .max, minutes: .max, seconds: .max), reading.adding(hours: .min, minutes: .min))
  }

  @Test("MB-93: the distance between two local times is in seconds")
  func distance() {
    #expect(reading.seconds(to: reading.adding(hours: 2)) == 7200)
    #expect(reading.adding(hours: 2).seconds(to: reading) == -7200)
  }
}
