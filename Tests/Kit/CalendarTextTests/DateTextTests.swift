import CalendarSystems
@testable import CalendarText
import Testing

@Suite struct DateTextTests {
  private let english = DateText(locale: .english)
  private let british = DateText(locale: Locales.british)

  @Test("dates are written by the patterns of the locale")
  func dates() throws {
    let day = try ISODate.parse("2026-02-16")
    #expect(english.fullDate(day) == "Monday, February 16, 2026")
    #expect(english.monthYear(day) == "February 2026")
    #expect(english.monthDay(day) == "February 16")
    #expect(english.shortMonthDay(day) == "Feb 16")
    #expect(english.dayOfMonth(day) == "16")
    #expect(british.fullDate(day) == "Monday, 16 February 2026")
  }

  @Test(
    "a day with its weekday in short names has the order and the commas of the full date (B28)",
    arguments: [
      ("EEEE, MMMM d, y", "MMM d", "Mon, Feb 16"), ("EEEE d MMMM y", "d MMM", "Mon 16 Feb"),
      ("EEEE، d MMMM y", "d MMM", "Mon، 16 Feb"), ("EEEE'ที่' d MMMM y", "d MMM", "Mon 16 Feb"),
      ("y'. évi' MMMM d., EEEE", "MMM d.", "Feb 16., Mon"), ("y年M月d日EEEE", "M月d日", "2月16日Monday"),
      ("y년 M월 d일 EEEE", "M월 d일", "2월 16일 Mon"), ("d MMMM y", "d MMM", "16 Feb"),
    ])
  func shortWeekdayDate(full: String, short: String, text: String) throws {
    var locale = LocaleInfo.english
    locale.patterns.fullDate = full
    locale.patterns.shortMonthDay = short
    #expect(try DateText(locale: locale).shortWeekdayDate(ISODate.parse("2026-02-16")) == text)
  }

  @Test("MB-40: the months of two days are one name or two short ones")
  func monthYears() throws {
    let text = DateText(locale: .english)
    func span(_ first: String, _ last: String) throws -> String {
      try text.monthYears(ISODate.parse(first), ISODate.parse(last))
    }
    #expect(try span("2017-08-13", "2017-08-19") == "August 2017")
    #expect(try span("2017-08-27", "2017-09-02") == "Aug 2017 – Sep 2017")
    #expect(try span("2017-12-31", "2018-01-06") == "Dec 2017 – Jan 2018")
    #expect(try span("2017-08-13", "2018-08-13") == "Aug 2017 – Aug 2018")
  }

  @Test("MB-95: a date has nine texts")
  func nineTexts() throws {
    let day = try ISODate.parse("2017-08-18")
    let texts = { (text: DateText) in
      [
        text.weekdayName(of: day), text.monthName(of: day), text.monthYear(day), text.shortMonthYear(day),
        text.monthDay(day), text.shortMonthName(of: day), text.dayOfMonth(day), text.date(day), text.dayYear(day),
      ]
    }
    #expect(
      texts(english) == [
        "Friday", "August", "August 2017", "Aug 2017", "August 18", "Aug", "18", "August 18, 2017", "18 2017",
      ])
    #expect(texts(british)[7] == "18 August 2017")
  }

  @Test(
    "a weekday is taken out of a pattern with the words that belong to it",
    arguments: [
      ("EEEE, d MMMM y", "d' 'MMMM' 'y"), ("y年M月d日EEEE", "y'年'M'月'd'日'"), ("d MMMM y (EEEE)", "d' 'MMMM' 'y"),
      ("EEEE", ""), ("y. MMMM d., EEEE", "y'. 'MMMM' 'd'.'"),
    ])
  func withoutWeekday(pattern: String, expected: String) {
    #expect(DateText.pattern(pattern, without: [UInt8(ascii: "E")]) == expected)
  }

  @Test(
    "times follow the 12-hour and the 24-hour clock",
    arguments: [
      (0, "12:00\u{202F}AM", "00:00"), (3_599, "12:59\u{202F}AM", "00:59"), (43_200, "12:00\u{202F}PM", "12:00"),
      (50_700, "2:05\u{202F}PM", "14:05"), (86_399, "11:59\u{202F}PM", "23:59"), (86_400, "12:00\u{202F}AM", "00:00"),
      (-1, "11:59\u{202F}PM", "23:59"),
    ])
  func times(second: Int, twelve: String, twentyFour: String) {
    #expect(english.time(secondOfDay: second) == twelve)
    #expect(british.time(secondOfDay: second) == twentyFour)
  }

  @Test(
    "every field of a pattern is filled",
    arguments: [
      ("E EEE EEEE EEEEE c ccc cccc", "Thu Thu Thursday T Thu Thu Thursday"), ("M MM MMM MMMM", "3 03 Mar March"),
      ("L LL LLL LLLL", "3 03 Mar March"), ("d dd", "5 05"), ("y yy yyyy u", "2026 26 2026 2026"),
      ("H HH k kk", "0 00 24 24"), ("h hh K KK", "12 12 0 00"), ("m mm s ss a", "7 07 9 09 AM"), ("ah:mm", "AM12:07"),
      ("'o''clock' d 'de' MMMM''", "o'clock 5 de March'"), ("y G", "2026"), ("d'", "5"), ("", ""), ("日d", "日5"),
    ])
  func fields(pattern: String, expected: String) throws {
    let day = try ISODate.parse("2026-03-05")
    #expect(english.format(pattern, day: day, secondOfDay: 7 * 60 + 9) == expected)
  }

  @Test("numbers take the digits of the locale")
  func digits() {
    #expect(english.number(7, width: 2) == "07")
    #expect(english.number(-1066) == "-1066")
    let arabic = DateText(locale: Locales.arabic)
    #expect(arabic.number(1_234_567_890) == "١٢٣٤٥٦٧٨٩٠")
    #expect(arabic.number(-5, width: 3) == "-٠٠٥")
  }

  @Test(
    "an interval writes once what its dates share",
    arguments: [
      ("2026-05-03", "2026-05-09", "3–9 May", "May 3–9"), ("2026-05-03", "2026-05-03", "3 May", "May 3"),
      ("2026-04-28", "2026-05-03", "28 April – 3 May", "April 28 – May 3"),
      (
        "2026-12-31", "2027-01-01", "Thursday, 31 December 2026 – Friday, 1 January 2027",
        "Thursday, December 31, 2026 – Friday, January 1, 2027"
      ),
    ])
  func intervals(first: String, last: String, british: String, american: String) throws {
    let (from, to) = (try ISODate.parse(first), try ISODate.parse(last))
    #expect(self.british.interval(from, to) == british)
    #expect(english.interval(from, to) == american)
  }

  @Test("a short time has one letter for its half of the day, and no minutes at the full hour")
  func shortTimes() {
    let times = [0, 30_900, 32_400, 43_200, 75_600, 86_340]
    #expect(times.map { english.shortTime(secondOfDay: $0) } == ["12a", "8:35a", "9a", "12p", "9p", "11:59p"])
    #expect(times.allSatisfy { british.shortTime(secondOfDay: $0) == british.time(secondOfDay: $0) })
    var locale = LocaleInfo.english
    (locale.amSymbol, locale.pmSymbol) = ("ص", "م")
    let arabic = DateText(locale: locale)
    #expect(times.allSatisfy { arabic.shortTime(secondOfDay: $0) == arabic.time(secondOfDay: $0) })
  }

  @Test("names are found by number, and unknown numbers give an empty name")
  func names() {
    #expect(english.monthName(1) == "January" && english.monthName(12) == "December")
    #expect(english.shortMonthName(2) == "Feb")
    #expect(english.monthName(0).isEmpty && english.monthName(13).isEmpty && english.shortMonthName(.max).isEmpty)
    #expect(english.weekdayName(.sunday) == "Sunday")
    #expect(english.weekdayName(.saturday, width: .short) == "Sat")
    #expect(english.weekdayName(.wednesday, width: .narrow) == "W")
  }

  @Test("a locale with empty lists leaves gaps and does not trap")
  func incomplete() {
    var locale = LocaleInfo.english
    locale.months = []
    locale.digits = ["0"]
    locale.weekdays = []
    let text = DateText(locale: locale)
    #expect(text.fullDate(DayNumber(0)) == ",  , 0")
    #expect(text.number(10) == "0")
  }
}
