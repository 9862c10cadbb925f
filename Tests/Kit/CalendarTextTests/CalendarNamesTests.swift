import CalendarSystems
import CalendarText
import Foundation
import SystemServices
import TestSupport
import Testing

/// Dates of all calendar systems in the words of the system's locales.
@Suite struct CalendarNamesTests {
  private func text(_ identifier: CalendarIdentifier, _ locale: String) throws -> DateText {
    let system = try #require(CalendarCatalog.system(for: identifier))
    return DateText(locale: SystemLocale.info(for: locale, calendar: identifier), calendar: system)
  }

  @Test(
    "MB-20, MB-21: a date has the names, eras and patterns of its calendar",
    arguments: [
      (CalendarIdentifier.gregorian, "Wednesday, June 10, 2020", "June 2020", "2020"),
      (.iso8601, "Wednesday, June 10, 2020", "June 2020", "2020"),
      (.julian, "Wednesday, May 28, 2020", "May 2020", "2020"),
      (.buddhist, "Wednesday, June 10, 2563 BE", "June 2563 BE", "2563 BE"),
      (.japanese, "Wednesday, June 10, Reiwa 2", "June Reiwa 2", "Reiwa 2"),
      (.republicOfChina, "Wednesday, June 10, 109 Minguo", "June 109 Minguo", "109 Minguo"),
      (.persian, "Wednesday, Khordad 21, 1399 AP", "Khordad 1399 AP", "1399 AP"),
      (.hebrew, "Wednesday, 18 Sivan 5780", "Sivan 5780", "5780"),
      (.islamic, "Wednesday, Shawwal 19, 1441 AH", "Shawwal 1441 AH", "1441 AH"),
      (.islamicCivil, "Wednesday, Shawwal 18, 1441 AH", "Shawwal 1441 AH", "1441 AH"),
      (.islamicTabular, "Wednesday, Shawwal 19, 1441 AH", "Shawwal 1441 AH", "1441 AH"),
      (.islamicUmmAlQura, "Wednesday, Shawwal 18, 1441 AH", "Shawwal 1441 AH", "1441 AH"),
      (.coptic, "Wednesday, Paona 3, 1736 AM", "Paona 1736 AM", "1736 AM"),
      (.ethiopicAmeteMihret, "Wednesday, Sene 3, 2012 AM", "Sene 2012 AM", "2012 AM"),
      (.ethiopicAmeteAlem, "Wednesday, Sene 3, 7512 AA", "Sene 7512 AA", "7512 AA"),
      (.indian, "Wednesday, Jyaistha 20, 1942 Saka", "Jyaistha 1942 Saka", "1942 Saka"),
      (
        .chinese, "Wednesday, Fourth Monthbis 19, 2020(geng-zi)", "Fourth Monthbis 2020(geng-zi)", "2020(geng-zi)"
      ),
      (.dangi, "Wednesday, Fourth Monthbis 19, 2020(geng-zi)", "Fourth Monthbis 2020(geng-zi)", "2020(geng-zi)"),
    ])
  func english(identifier: CalendarIdentifier, date: String, title: String, year: String) throws {
    let text = try text(identifier, "en-US")
    let day = try ISODate.parse("2020-06-10")
    #expect(text.fullDate(day) == date)
    #expect(text.monthYear(day) == title)
    #expect(text.year(day) == year)
  }

  @Test(
    "leap months are marked as the language does",
    arguments: [
      (CalendarIdentifier.chinese, "zh-CN", "闰四月", "庚子年"), (.chinese, "ja-JP", "閏四月", "庚子年"),
      (.dangi, "ko-KR", "윤4월", "2020년(경자년)"), (.chinese, "de-DE", "M04bis", "geng-zi"),
    ])
  func leapMonths(identifier: CalendarIdentifier, locale: String, name: String, year: String) throws {
    let text = try text(identifier, locale)
    let day = try ISODate.parse("2020-06-10")
    #expect(text.monthName(of: day) == name)
    #expect(text.year(day) == year)
    #expect(text.monthYear(day).contains(name) && text.fullDate(day).contains(name))
    #expect(!text.monthName(of: day - 40).contains(name))
  }

  @Test(
    "Adar has its three names, and numbers count the months of the year",
    arguments: [
      ("2024-03-04", "Adar I", "6"), ("2024-03-14", "Adar II", "7"), ("2024-04-14", "Nisan", "8"),
      ("2025-03-04", "Adar", "6"), ("2025-04-04", "Nisan", "7"), ("2025-09-20", "Elul", "12"),
      ("2024-09-20", "Elul", "13"), ("2025-09-24", "Tishri", "1"),
    ])
  func adar(date: String, name: String, number: String) throws {
    let text = try text(.hebrew, "en-US")
    let day = try ISODate.parse(date)
    #expect(text.monthName(of: day) == name)
    #expect(text.format("MMM", day: day) == name)
    #expect(text.format("L", day: day) == number)
  }

  @Test(
    "the day decides the era",
    arguments: [
      (CalendarIdentifier.japanese, "ja-JP", "2019-04-30", "平成31年4月"), (.japanese, "ja-JP", "2019-05-01", "令和1年5月"),
      (.japanese, "ja-JP", "1868-09-07", "慶応4年9月"), (.republicOfChina, "zh-TW", "2026-11-21", "民國 115年11月"),
      (.republicOfChina, "en-US", "1911-12-31", "December 1 B.R.O.C."),
      (.ethiopicAmeteMihret, "en-US", "0007-01-01", "Ter 5499 AA"),
      (.islamicUmmAlQura, "ar-SA", "2026-11-21", "جمادى الآخرة، ١٤٤٨ هـ"),
      (.persian, "fa-IR", "2026-11-21", "۱۴۰۵ آبان"),
    ])
  func eras(identifier: CalendarIdentifier, locale: String, date: String, title: String) throws {
    let found = try text(identifier, locale).monthYear(ISODate.parse(date))
    #expect(found == title)
  }

  @Test("MB-20: the calendar changes neither week rules nor times nor weekdays", arguments: CalendarIdentifier.allCases)
  func unchanged(identifier: CalendarIdentifier) {
    for locale in ["de-DE", "ar-EG", "th-TH", "en-US"] {
      let (info, gregorian) = (
        SystemLocale.info(for: locale, calendar: identifier), SystemLocale.info(for: locale)
      )
      #expect(info.calendar == identifier)
      #expect(info.weekRule == gregorian.weekRule && info.weekend == gregorian.weekend)
      #expect(info.patterns.time == gregorian.patterns.time && info.digits == gregorian.digits)
      #expect(info.weekdays == gregorian.weekdays)
      #expect(info.shortWeekdays == gregorian.shortWeekdays)
    }
  }

  @Test("MB-27: texts follow a change of language back and forth")
  func backAndForth() throws {
    let day = try ISODate.parse("2017-08-18")
    for _ in 0..<2 {
      #expect(DateText(locale: SystemLocale.info(for: "en-US")).shortDate(day) == "Aug 18, 2017")
      #expect(DateText(locale: SystemLocale.info(for: "he")).shortDate(day) == "18 באוג׳ 2017")
      #expect(try text(.hebrew, "he").fullDate(day) == "יום שישי, 26 באב 5777")
    }
  }

  @Test(
    "MB-27: titles are those of the skeletons yMMMM, yMMM, yMMMd and ccc, in many languages",
    // Spanish keeps its "de" before the year, which the skeletons with short months leave out.
    arguments: ["en-US", "en-GB", "de", "fr", "he", "ar-EG", "fa", "it", "nl", "sv", "ja", "zh", "ko"])
  func skeletons(name: String) throws {
    let locale = Locale(identifier: name.replacingOccurrences(of: "-", with: "_") + "@calendar=gregorian")
    let text = DateText(locale: SystemLocale.info(for: name))
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    for month in 1...12 {
      let day = try CalendarDay(year: 2017, month: month, day: 18).number
      func expected(_ skeleton: String) -> String {
        formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale)
        return formatter.string(from: Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200))
      }
      #expect(text.monthYear(day) == expected("yMMMM"))
      #expect(text.shortMonthYear(day) == expected("yMMM"))
      #expect(text.shortDate(day) == expected("yMMMd"))
      #expect(text.weekdayName(Weekday(day), width: .short) == expected("ccc"))
    }
  }

  @Test("a locale made for another calendar gives numbers in place of wrong names")
  func mismatch() throws {
    let day = try ISODate.parse("2020-06-10")
    func title(_ system: any CalendarSystem) -> String { DateText(locale: .english, calendar: system).monthYear(day) }
    #expect(title(HebrewCalendar.shared) == "M10 5780")
    #expect(title(JapaneseCalendar.shared) == "June 2020")
    #expect(title(BuddhistCalendar.shared) == "June 2563")
    #expect(title(ChineseCalendar.shared) == "M04bis 4657")
    let persian = SystemLocale.info(for: "en", calendar: .persian)
    #expect(DateText(locale: persian, calendar: IslamicCalendar.civil).year(day) == "1441")
  }

  @Test("every month of every calendar has a name, the same one for the same number of the year, in many languages")
  func complete() throws {
    var generator = SeededGenerator(seed: 27)
    for identifier in CalendarIdentifier.allCases {
      for locale in ["en", "de", "he", "ja", "zh-TW", "am", "ar", "th", "ko", "hi"] {
        let text = try text(identifier, locale)
        let info = text.locale
        #expect(info.months.count == info.standaloneMonths.count && info.months.count == info.shortMonths.count)
        #expect(info.months.allSatisfy { !$0.isEmpty } && info.standaloneMonths.allSatisfy { !$0.isEmpty })
        for _ in 0..<40 {
          let day = DayNumber(Int.random(in: -40_000...60_000, using: &generator))
          #expect(!text.monthName(of: day).isEmpty)
          #expect(!text.monthYear(day).contains("{") && !text.fullDate(day).isEmpty && !text.year(day).isEmpty)
          let fields = text.calendar.fields(of: day)
          #expect(text.fullDate(day).contains(text.number(fields.day)))
        }
      }
    }
  }
}
