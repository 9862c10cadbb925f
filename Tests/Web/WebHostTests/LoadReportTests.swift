import Almanac
import CalendarWords
import Testing

@testable import WebHost

@Suite("The report about a file")
struct LoadReportTests {
  /// A problem of each kind, with parts of a file in digits.
  private static let reasons: [ICalendarProblem.Reason] = [
    .missingVersion, .calendarScale("1"), .calendarZone, .bareLineFeeds, .bareCarriageReturns, .invalidUTF8,
    .lineTooLong(limit: 1), .malformedLine(found: "1"), .unbalancedQuotes(property: "1"), .nestedTooDeeply(limit: 1),
    .tooManyProperties(limit: 1), .tooManyEvents(limit: 1), .missingEnd(component: "1"), .unexpectedEnd(component: "1"),
    .eventOutsideCalendar, .lineOutsideCalendar(found: "1"), .missing(property: "1"), .repeated(property: "1"),
    .invalid(property: "1", expected: "a date", found: "2"), .unsupported(property: "1", found: "2"),
    .readAs(property: "1", meaning: "a date"), .endBeforeStart,
  ]

  /// The reasons for which a file is not read.
  private static let failures: [LoadReport.Failure] = [
    .format(.empty), .format(.markup), .format(.contacts), .format(.binary), .format(.notCalendar(firstLine: "1")),
    .store(.invalid(uid: "1", reason: "the end is before the start")),
    .store(.storage(code: 1, message: "disk is full")),
    .store(.readOnly),
  ]

  /// Does not compile until a new kind is here, and belongs into `reasons` then.
  private static func isKnown(_ reason: ICalendarProblem.Reason) -> Bool {
    switch reason {
    case .missingVersion, .calendarScale, .calendarZone, .bareLineFeeds, .bareCarriageReturns, .invalidUTF8,
      .lineTooLong, .malformedLine, .unbalancedQuotes, .nestedTooDeeply, .tooManyProperties, .tooManyEvents,
      .missingEnd, .unexpectedEnd, .eventOutsideCalendar, .lineOutsideCalendar, .missing, .repeated, .invalid,
      .unsupported, .readAs, .endBeforeStart:
      true
    }
  }

  private static func text(_ language: PhraseLanguage) -> DateText {
    var locale = LocaleInfo.english
    locale.phrases = language.phrases
    locale.isRightToLeft = [.arabic, .hebrew, .persian].contains(language)
    return DateText(locale: locale)
  }

  private static func report(_ reason: ICalendarProblem.Reason) -> LoadReport {
    var report = LoadReport(name: "1")
    (report.isRead, report.eventCount, report.skippedCount) = (true, 2, 1)
    report.problems = [ICalendarProblem(line: 3, severity: .error, reason: reason)]
    return report
  }

  @Test(
    "people read nothing in English about a file, whatever is wrong with it, and developers all of it (issue 33, 12)",
    arguments: [
      PhraseLanguage.arabic, .chineseSimplified, .chineseTraditional, .hebrew, .hindi, .japanese, .korean, .persian,
      .russian,
    ])
  func language(language: PhraseLanguage) {
    let text = Self.text(language)
    for reason in Self.reasons {
      let report = Self.report(reason), sentence = report.sentence(text)
      // Names in files are in capitals.
      #expect(Self.isKnown(reason) && sentence.firstMatch(of: /[a-z]/) == nil, "\(sentence)")
      #expect(report.message == "1: line 3: " + report.problems[0].description)
    }
    for failure in Self.failures {
      var report = LoadReport(name: "1")
      report.failure = failure
      let sentence = report.sentence(text)
      #expect(sentence.firstMatch(of: /[a-z]/) == nil && sentence.count > 4, "\(sentence)")
      #expect(report.message.hasPrefix("1: ") && report.message.firstMatch(of: /[a-z]/) != nil)
    }
  }

  @Test("a problem says what cannot be read, is missing, or is too large, and where")
  func kinds() {
    func sentence(_ reason: ICalendarProblem.Reason, _ language: PhraseLanguage = .english) -> String {
      Self.report(reason).sentence(Self.text(language))
    }
    let invalid = ICalendarProblem.Reason.invalid(property: "DTSTART", expected: "a date", found: "never")
    #expect(sentence(invalid) == "1: 2 events · Skipped: 1 · Line 3: DTSTART:never cannot be read")
    #expect(sentence(invalid, .german) == "1: 2 Termine · Ausgelassen: 1 · Zeile 3: DTSTART:never ist nicht lesbar")
    #expect(sentence(invalid, .hebrew).hasSuffix(" \u{2068}DTSTART:never\u{2069}"), "names are isolated")
    #expect(sentence(.missing(property: "DTSTART"), .french).hasSuffix("Ligne 3: il manque DTSTART"))
    #expect(sentence(.tooManyEvents(limit: 9)).hasSuffix("Line 3: too large"))
  }

  @Test("the message for developers names the first problem and counts the others")
  func message() throws {
    var report = Self.report(.missing(property: "DTSTART"))
    report.problemCount = 2
    #expect(report.message == "1: line 3: DTSTART is missing; and 1 more")
    var file = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n"
    for number in 0..<100 { file += "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:never\r\nEND:VEVENT\r\n" }
    report.note(
      try ICalendarReader.read(Array((file + "END:VCALENDAR\r\n").utf8), calendar: CalendarID(1)), eventCount: 0)
    #expect(report.message.hasSuffix("; and 99 more"), "\(report.message)")
    #expect(LoadReport(name: "1").message == "")
  }
}
