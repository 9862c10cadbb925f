import Almanac
import Testing

@Suite("Examples: MBCalendarKit, dates")
struct ClassicDateExamples {
  @Test("Components of dates, and dates of components")
  func components() throws {
    // example
    let day = try CalendarDay(year: 1991, month: 10, day: 23)
    let (era, year, month, number) = (day.fields.era, day.fields.year, day.fields.month, day.fields.day)
    let weekday = day.weekday.rawValue
    let (weekOfMonth, weekOfYear) = (day.weekOfMonth, day.weekOfYear.week)
    let newYear = try CalendarDay(year: 5773, in: HebrewCalendar.shared).number
    let time = LocalDateTime(day: day.number, hour: 23, minute: 5, second: 9)
    let (hour, minute, second) = (time.hour, time.minute, time.second)
    // end
    #expect((era, year, month, number) == (1, 1991, 10, 23))
    #expect((weekday, weekOfMonth, weekOfYear) == (4, 4, 43) && (hour, minute, second) == (23, 5, 9))
    #expect(ISODate.format(newYear) == "2012-09-17")
  }

  @Test("Days identified by a week, or by their place among the same weekdays of a month")
  func weeks() throws {
    // example
    let birthday = try DayNumber(year: 1991, month: 10, day: 23)
    let monday = try CalendarDay(year: 2026, week: 47, weekday: .monday).number
    let thanksgiving = try CalendarDay(year: 2026, month: 11, weekday: .thursday, ordinal: 4).number
    let lastSunday = try CalendarDay(year: 2026, month: 3, weekday: .sunday, ordinal: -1).number
    // end
    let dates = [birthday, monday, thanksgiving, lastSunday].map { ISODate.format($0) }
    #expect(dates == ["1991-10-23", "2026-11-16", "2026-11-26", "2026-03-29"])
  }

  @Test("Steps and distances")
  func steps() throws {
    // example
    let january = try CalendarDay(year: 2012, month: 1, day: 31)
    let february = try january.adding(1, .month)
    let days = january.distance(to: february, in: .day)
    let isBefore = january < february
    let noon = LocalDateTime(day: january.number, hour: 12, minute: 0)
    let later = noon.adding(hours: 1, minutes: 30, seconds: -1)
    let seconds = noon.seconds(to: later)
    // end
    #expect(february.fields.day == 29 && days == 29 && isBefore && seconds == 5399)
  }

  @Test("First and last days, and counts")
  func junctures() throws {
    // example
    let sundays = WeekRule(firstWeekday: .sunday, minimalDays: 1)
    let day = try CalendarDay(year: 2013, month: 4, day: 12, weeks: sundays)
    let (firstOfWeek, lastOfWeek) = (day.firstDay(of: .week), day.lastDay(of: .week))
    let (firstOfMonth, lastOfMonth) = (day.firstDay(of: .month), day.lastDay(of: .month))
    let daysPerYear = day.count(of: .day, in: .year)
    let weeksPerMonth = day.count(of: .week, in: .month)
    let hoursPerWeek = day.count(of: .hour, in: .week)
    let secondsPerHour = ClockUnit.second.count(in: .hour)
    // end
    #expect(ISODate.format(firstOfWeek) == "2013-04-07" && ISODate.format(lastOfWeek) == "2013-04-13")
    #expect(ISODate.format(firstOfMonth) == "2013-04-01" && ISODate.format(lastOfMonth) == "2013-04-30")
    #expect(daysPerYear == 365 && weeksPerMonth == 5 && hoursPerWeek == 168 && secondsPerHour == 3600)
  }

  @Test("Texts of dates")
  func texts() throws {
    let day = try ISODate.parse("2017-08-18")
    let configuration = CalendarConfiguration(today: day)
    // example
    let text = DateText(locale: configuration.locale, calendar: configuration.calendar)
    let titles = [text.monthYear(day), text.shortMonthYear(day), text.date(day), text.dayYear(day)]
    let names = [
      text.weekdayName(Weekday(day), width: .short), text.monthName(of: day), text.shortMonthName(of: day),
    ]
    let days = [text.monthDay(day), text.dayOfMonth(day)]
    let words = configuration.locale.phrases.today
    // end
    #expect(titles == ["August 2017", "Aug 2017", "August 18, 2017", "18 2017"])
    #expect(names == ["Fri", "August", "Aug"] && days == ["August 18", "18"] && words == "Today")
  }
}
