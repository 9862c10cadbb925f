import Almanac
import CalendarWords
import ICalendar
import TestSupport
import Testing

@testable import CalendarEditing

/// The sentences of rules.
struct RuleSentenceTests {
  /// Returns the sentence of an event with some lines of iCalendar.
  private func sentence(
    _ lines: String, start: String = "DTSTART:20261123T093000", _ words: EditPhrases = .english,
    _ locale: LocaleInfo = .english, _ calendar: any CalendarSystem = GregorianCalendar.shared
  ) throws -> String {
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\n\(start)\r\n"
      + lines.replacing("\n", with: "\r\n") + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let event = try #require(ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1)).events.first)
    var configuration = PopoverSamples.configuration(locale)
    configuration.calendar = calendar
    return EditAnnouncer(
      words, CalendarTexts(configuration), today: EditingHarness.today,
      clock: EditClock(zone: .utc, zones: FixedZoneProvider([])), nil
    ).repeats(event)
  }

  @Test(
    "ED-109: every part of a rule of RFC 5545 has words",
    arguments: [
      ("FREQ=DAILY", "every day"),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "every 2 weeks on Monday and Thursday"),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every week from Monday to Friday"),
      ("FREQ=MONTHLY;BYMONTHDAY=15,-1", "every month on day 15 and the last day"),
      ("FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=1", "every month on day 3 from the end of the month, once"),
      ("FREQ=MONTHLY;BYDAY=2TU,-1FR", "every month on the second Tuesday and the last Friday"),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every month on the last working day"),
      (
        "FREQ=MONTHLY;BYDAY=MO,SU;BYSETPOS=1,-2",
        "every month on Monday and Sunday only the first and the second to last"
      ),
      ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,25", "every year on December 24 and December 25"),
      ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "every year on February 29"),
      ("FREQ=YEARLY;BYMONTH=3,6;BYDAY=SU", "every year in March and June on Sunday"),
      ("FREQ=YEARLY;BYDAY=20MO,-7MO", "every year on Monday number 20 and Monday number 7 from the end"),
      ("FREQ=YEARLY;BYWEEKNO=20,-1", "every year in week 20 and week 1 from the end of the year"),
      ("FREQ=YEARLY;BYYEARDAY=100,-2", "every year on day 100 of the year and day 2 from the end of the year"),
      ("FREQ=DAILY;BYHOUR=9,17;COUNT=10", "every day at 9:30\u{202F}AM and 5:30\u{202F}PM, 10 times"),
      ("FREQ=HOURLY;INTERVAL=3;BYMINUTE=0,30", "every 3 hours in minute 0 and minute 30"),
      ("FREQ=MINUTELY;BYHOUR=8;BYSECOND=5", "every minute in hour 8 in second 5"),
      ("FREQ=SECONDLY;INTERVAL=10;UNTIL=20270603T220000", "every 10 seconds, until June 3, 2027"),
      ("RRULE+;FREQ=WEEKLY\nRRULE:FREQ=MONTHLY", "every week; also every month"),
    ])
  func parts(rule: String, expected: String) throws {
    let lines = "RRULE:" + rule.replacing("RRULE+;", with: "")
    #expect(try sentence(lines) == expected)
  }

  @Test("ED-109: rules of RFC 7529 say months of their calendar where it is shown, and what becomes of missing dates")
  func calendars() throws {
    var locale = LocaleInfo.english
    locale.calendar = .hebrew
    locale.standaloneMonths = [
      "Tishri", "Heshvan", "Kislev", "Tevet", "Shevat", "Adar I", "Adar", "Nisan", "Iyar", "Sivan", "Tamuz", "Av",
      "Elul", "Adar II",
    ]
    locale.months = locale.standaloneMonths
    let nisan = "RRULE:RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=10"
    #expect(try sentence(nisan, .english, locale, HebrewCalendar.shared) == "every year on Nisan 10")
    #expect(try sentence(nisan) == "every year in month 7 on day 10 (Hebrew calendar)")
    let (weekly, monthly) = ("RRULE:FREQ=WEEKLY;BYDAY=TH", "RRULE:FREQ=MONTHLY;BYMONTHDAY=5")
    #expect(try sentence(weekly, .english, locale, HebrewCalendar.shared) == "every week on Thursday")
    #expect(
      try sentence(monthly, .english, locale, HebrewCalendar.shared) == "every month on day 5 (Gregorian calendar)")
    #expect(
      try sentence(
        "RRULE:RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD", .english, locale,
        HebrewCalendar.shared) == "every year in Adar I on day 8 or the day after, if there is none")
    #expect(
      try sentence("RRULE:RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;SKIP=BACKWARD")
        == "every year in leap month 5 or the day before, if there is none (Chinese calendar)")
    #expect(
      try sentence("RRULE:RSCALE=RUSSIAN;FREQ=YEARLY")
        == "a rule that this version does not know: RSCALE=RUSSIAN")
  }

  @Test("ED-109: extra dates are listed or counted, and excluded rules are named")
  func extra() throws {
    #expect(
      try sentence("RRULE:FREQ=WEEKLY\nRDATE:20261201T100000,20261205T100000")
        == "every week, also on December 1, 2026 and December 5, 2026")
    #expect(
      try sentence("RDATE:20261201T100000,20261202T100000,20261203T100000,20261204T100000")
        == "repeats, also on December 1, 2026 and 3 more days")
    #expect(
      try sentence("RRULE:FREQ=DAILY\nEXRULE:FREQ=WEEKLY;BYDAY=SU") == "every day; except every week on Sunday")
  }

  @Test("ED-109: an end in UTC is the day that the clock of the event shows")
  func untilOfZone() throws {
    let zones = FixedZoneProvider([.fixed(offset: 7200, identifier: "Europe/Berlin")])
    let start = EventTime.zoned(
      LocalDateTime(day: EditingHarness.today + 2, hour: 9, minute: 0), zone: "Europe/Berlin")
    var event = Event(uid: "a", calendar: CalendarID(1), summary: "", start: start, end: start)
    // 2 June 2027, 23:00 UTC.
    let until = LocalDateTime(day: EditingHarness.today + 193, hour: 23, minute: 0).secondsAsUTC
    event.recurrence = Recurrence(rules: [
      RecurrenceRule(frequency: .daily, until: .utc(Instant(seconds: until)))
    ])
    let announcer = EditAnnouncer(
      .english, CalendarTexts(PopoverSamples.configuration()), today: EditingHarness.today,
      clock: EditClock(zone: .utc, zones: zones), nil)
    #expect(announcer.repeats(event) == "every day, until June 3, 2027")
  }

  @Test(
    "ED-109: in each language each fixture rule has words, and no place of a value is left",
    arguments: PhraseLanguage.allCases)
  func languages(language: PhraseLanguage) throws {
    let words = language.editPhrases
    var locale = LocaleInfo.english
    locale.phrases = language.phrases
    var random = SeededGenerator(seed: 109)
    for _ in 0..<300 {
      let text = try sentence("RRULE:" + Self.rule(using: &random), words, locale)
      #expect(!text.isEmpty && !text.contains("{") && !text.contains("|") && !text.contains("  "), "\(text)")
    }
    let expected: [PhraseLanguage: String] = [
      .german: "alle 2 Monate am letzten Friday und zweiten Tuesday, 3-mal",
      .french: "tous les 2 mois le dernier Friday et deuxième Tuesday, 3 fois",
    ]
    if let expected = expected[language] {
      #expect(try sentence("RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR,2TU;COUNT=3", words, locale) == expected)
    }
  }

  @Test("ED-109: languages that decline names of days and months do so, and ordinals agree with them")
  func declined() throws {
    let rules = [
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU", "FREQ=MONTHLY;BYDAY=-1FR,2TU,1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=SU",
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    ]
    let expected: [PhraseLanguage: [String]] = [
      .russian: [
        "раз в 2 недели по понедельникам и по воскресеньям",
        "каждый месяц в последнюю пятницу, во второй вторник и в первое воскресенье",
        "каждый год в марте по воскресеньям", "каждую неделю с понедельника по пятницу",
        "каждый месяц в последний рабочий день",
      ],
      .polish: [
        "co 2 tygodnie w poniedziałki i w niedziele",
        "co miesiąc w ostatni piątek, w drugi wtorek i w pierwszą niedzielę", "co rok w marcu w niedziele",
        "co tydzień od poniedziałku do piątku", "co miesiąc w ostatni dzień roboczy",
      ],
      .italian: [
        "ogni 2 settimane il Monday e la Sunday",
        "ogni mese l’ultimo Friday, il secondo Tuesday e la prima Sunday", "ogni anno in March la Sunday",
        "ogni settimana da Monday a Friday", "ogni mese l’ultimo giorno lavorativo",
      ],
    ]
    for (language, sentences) in expected {
      var locale = LocaleInfo.english
      locale.phrases = language.phrases
      #expect(try rules.map { try sentence("RRULE:" + $0, language.editPhrases, locale) } == sentences)
    }
  }

  /// Rules as people and programs make them: those that the form builds, those of examples in RFC 5545 and RFC 7529, and
  /// those of meetings, rubbish collection, holidays and medicine.
  private static let usual = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=10;COUNT=5", "FREQ=DAILY;BYMONTH=1", "FREQ=DAILY;BYHOUR=8,14,20;BYMINUTE=0",
    "FREQ=WEEKLY;UNTIL=20270603T220000", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    "FREQ=WEEKLY;BYDAY=SA,SU;COUNT=1", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=1,15",
    "FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=2",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD",
    "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24,25", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH",
    "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
    "FREQ=YEARLY;BYYEARDAY=1,100,-1", "FREQ=YEARLY;BYDAY=20MO",
    "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD",
    "RSCALE=CHINESE;FREQ=YEARLY", "FREQ=HOURLY;INTERVAL=3", "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
    "FREQ=SECONDLY;INTERVAL=30",
  ]

  @Test("ED-109: what usual rules say in each language is recorded")
  func recorded() throws {
    var text = ""
    for rule in Self.usual {
      text += rule + "\n"
      for language in PhraseLanguage.allCases {
        let words = language.editPhrases
        var locale = LocaleInfo.english
        locale.phrases = language.phrases
        text += "  \(try sentence("RRULE:" + rule, words, locale))\n"
      }
    }
    #expect(try Recorded.text("RuleSentences.txt", actual: text) == text)
  }

  /// Returns a rule of random parts.
  private static func rule(using random: inout SeededGenerator) -> String {
    let frequency = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"].randomElement(
      using: &random)!
    let parts = [
      "INTERVAL=2", "INTERVAL=11", "COUNT=2", "BYDAY=MO", "BYDAY=TU,WE,FR", "BYMONTH=2", "BYMONTH=1,12",
      "BYMONTHDAY=-1,3", "BYYEARDAY=7", "BYWEEKNO=1,-3", "BYHOUR=6", "BYMINUTE=15,45", "BYSECOND=9",
      "BYSETPOS=1,-6",
    ]
    var rule = "FREQ=" + frequency
    var names: Set<Substring> = []
    for part in parts.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
      if names.insert(part.prefix { $0 != "=" }).inserted { rule += ";" + part }
    }
    return rule
  }
}
