import CalendarText
import CalendarWords
import Foundation
import Testing

/// The words of editing in all languages.
@Suite struct EditPhrasesTests {
  static let languages = PhraseLanguage.allCases.filter { $0 != .english }

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of languages: \(EditPhrases.Key.allCases.count) texts of editing in \(languages.map(\.rawValue))")

  init() { Self.announcement }

  @Test(
    "E18: every text of editing is there in each language, with the same places as in English", arguments: languages)
  func complete(language: PhraseLanguage) {
    let (words, english) = (language.editPhrases, EditPhrases.english)
    for key in EditPhrases.Key.allCases {
      let (text, original) = (words[key], english[key])
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(key): \(text)")
      let forms = text.split(separator: "|", omittingEmptySubsequences: false)
      let counts = original.contains("|") ? 2...5 : key == .monthNamed ? 1...13 : 1...1
      #expect(counts.contains(forms.count) || Self.ofWeekdays.contains(key) && forms.count == 8, "\(key): \(text)")
      // The other forms may have their numbers and names in words, and languages that decline name the workdays.
      let isDeclined = key == .fromTo && !forms[0].contains("{")
      #expect(isDeclined || Self.places(forms.last ?? "") == Self.places(original.split(separator: "|").last ?? ""))
      for form in forms { #expect(Self.places(form).isSubset(of: Self.places(original[...])), "\(key): \(text)") }
      for mark in ["'", "\"", "`", "...", "  "] { #expect(!text.contains(mark), "\(text)") }
    }
  }

  @Test("no text of a language is the English one, except in a reviewed list", arguments: languages)
  func translated(language: PhraseLanguage) {
    let reviewed = Self.notWords.union(Self.sameAsInEnglish[language] ?? [])
    let same = EditPhrases.Key.allCases.filter { language.editPhrases[$0] == EditPhrases.english[$0] }
    #expect(same.filter { !reviewed.contains($0) } == [])
  }

  @Test("the forms for numbers follow the plural rules of CLDR", arguments: [1, 2, 3, 5, 11, 14, 21, 22, 25, 102, 112])
  func plurals(count: Int) {
    let weeks = [PhraseLanguage.russian, .polish, .arabic, .german].map {
      $0.editPhrases.text(.everyWeek, [("count", "\(count)")], count: count)
    }
    let expected = [
      1: ["каждую неделю", "co tydzień", "كل أسبوع", "jede Woche"],
      2: ["раз в 2 недели", "co 2 tygodnie", "كل أسبوعين", "alle 2 Wochen"],
      3: ["раз в 3 недели", "co 3 tygodnie", "كل 3 أسابيع", "alle 3 Wochen"],
      5: ["раз в 5 недель", "co 5 tygodni", "كل 5 أسابيع", "alle 5 Wochen"],
      11: ["раз в 11 недель", "co 11 tygodni", "كل 11 أسبوعًا", "alle 11 Wochen"],
      14: ["раз в 14 недель", "co 14 tygodni", "كل 14 أسبوعًا", "alle 14 Wochen"],
      21: ["раз в 21 неделю", "co 21 tygodni", "كل 21 أسبوعًا", "alle 21 Wochen"],
      22: ["раз в 22 недели", "co 22 tygodnie", "كل 22 أسبوعًا", "alle 22 Wochen"],
      25: ["раз в 25 недель", "co 25 tygodni", "كل 25 أسبوعًا", "alle 25 Wochen"],
      102: ["раз в 102 недели", "co 102 tygodnie", "كل 102 أسبوع", "alle 102 Wochen"],
      112: ["раз в 112 недель", "co 112 tygodni", "كل 112 أسبوعًا", "alle 112 Wochen"],
    ]
    #expect(weeks == expected[count])
  }

  @Test(
    "a repetition by one has a text with its number in digits in each language (issue 33, 12)",
    arguments: PhraseLanguage.allCases)
  func one(language: PhraseLanguage) {
    let words = language.editPhrases
    let texts = [EditPhrases.Key.everyOneDay, .everyOneWeek, .everyOneMonth, .everyOneYear].map {
      words.text($0, [("count", "1")])
    }
    #expect(texts == Self.ones[language])
  }

  /// The texts for a day, a week, a month, and a year.
  private static let ones: [PhraseLanguage: [String]] = [
    .arabic: ["كل 1 يوم", "كل 1 أسبوع", "كل 1 شهر", "كل 1 سنة"],
    .chineseSimplified: ["每 1 天", "每 1 周", "每 1 个月", "每 1 年"],
    .chineseTraditional: ["每 1 天", "每 1 週", "每 1 個月", "每 1 年"],
    .english: ["every 1 day", "every 1 week", "every 1 month", "every 1 year"],
    .french: ["à 1 jour d’intervalle", "à 1 semaine d’intervalle", "à 1 mois d’intervalle", "à 1 an d’intervalle"],
    .german: ["im Abstand von 1 Tag", "im Abstand von 1 Woche", "im Abstand von 1 Monat", "im Abstand von 1 Jahr"],
    .hebrew: ["כל 1 יום", "כל 1 שבוע", "כל 1 חודש", "כל 1 שנה"],
    .hindi: ["हर 1 दिन में", "हर 1 सप्ताह में", "हर 1 महीने में", "हर 1 वर्ष में"],
    .indonesian: ["setiap 1 hari", "setiap 1 minggu", "setiap 1 bulan", "setiap 1 tahun"],
    .italian: ["ogni 1 giorno", "ogni 1 settimana", "ogni 1 mese", "ogni 1 anno"],
    .japanese: ["1日ごと", "1週間ごと", "1か月ごと", "1年ごと"],
    .korean: ["1일마다", "1주마다", "1개월마다", "1년마다"],
    .persian: ["هر 1 روز", "هر 1 هفته", "هر 1 ماه", "هر 1 سال"],
    .polish: ["co 1 dzień", "co 1 tydzień", "co 1 miesiąc", "co 1 rok"],
    .portuguese: ["a cada 1 dia", "a cada 1 semana", "a cada 1 mês", "a cada 1 ano"],
    .russian: ["раз в 1 день", "раз в 1 неделю", "раз в 1 месяц", "раз в 1 год"],
    .spanish: ["cada 1 día", "cada 1 semana", "cada 1 mes", "cada 1 año"],
    .turkish: ["1 günde bir", "1 haftada bir", "1 ayda bir", "1 yılda bir"],
  ]

  @Test("a number of times in digits has the form of its number", arguments: [1, 2, 5, 21])
  func times(count: Int) {
    let texts = [PhraseLanguage.english, .russian, .polish, .hebrew, .french].map {
      $0.editPhrases.text(.timesInDigits, [("count", "\(count)")], count: count)
    }
    let expected = [
      1: ["1 time", "1 раз", "1 raz", "1 פעם", "1 fois"], 2: ["2 times", "2 раза", "2 razy", "2 פעמים", "2 fois"],
      5: ["5 times", "5 раз", "5 razy", "5 פעמים", "5 fois"],
      21: ["21 times", "21 раз", "21 razy", "21 פעמים", "21 fois"],
    ]
    #expect(texts == expected[count])
  }

  @Test("the English table names its texts as the keys are named, in their order")
  func names() throws {
    let lines = try WordTables.lines("CalendarText/Editing/EditPhrases+English.swift")
    #expect(lines.map { String($0.prefix { $0 != ":" }) } == EditPhrases.Key.allCases.map { "\($0)" })
    #expect(EditPhrases.english[.newEvent] == "New event" && EditPhrases.english[.restore] == "Restore")
  }

  @Test("values take the places of their names, and a number chooses the form for one")
  func values() {
    let words = EditPhrases.english
    #expect(words.text(.created, [("title", "Lunch"), ("when", "noon")]) == "Lunch created, noon.")
    #expect(words.text(.followingCount, [("count", "1"), ("date", "3 May")], count: 1) == "1 event from 3 May")
    #expect(words.text(.followingCount, [("count", "18"), ("date", "3 May")], count: 18) == "18 events from 3 May")
    #expect(words.text(.deleted, [("title", "{when} | 50%")]) == "{when} | 50% deleted.", "values are not read again")
    #expect(words.text(.created, [("title", "Lunch")]) == "Lunch created, .", "a name without a value is left out")
  }

  @Test("a language may have a form for two")
  func two() throws {
    let words = EditPhrases.forLanguage(of: "he")
    let weeks = (1...3).map { (number: Int) in words.text(.everyWeek, [("count", "\(number)")], count: number) }
    #expect(weeks == ["כל שבוע", "כל שבועיים", "כל 3 שבועות"])
  }

  @Test("a program changes single words")
  func changed() {
    var words = EditPhrases.forLanguage(of: "de-AT")
    #expect(words[.newEvent] == "Neuer Termin" && EditPhrases.forLanguage(of: "th")[.newEvent] == "New event")
    words[.save] = "Anlegen"
    #expect(words.text(.save) == "Anlegen" && EditPhrases.german[.save] == "Sichern")
  }

  @Test("pages read the table of their language behind the lines of a locale, and nothing that is cut off")
  func lines() throws {
    for language in Self.languages {
      let table = try WordTables.lines("CalendarWords/EditLanguages/EditPhrases+\(language.rawValue).swift")
        .map { $0.replacingOccurrences(of: "\\u{A0}", with: "\u{A0}") }
      let sent = LocaleInfo.english.encode().components(separatedBy: "\n") + table
      let read = try #require(EditPhrases(lines: sent))
      let words = language.editPhrases
      for key in EditPhrases.Key.allCases { #expect(read[key] == words[key]) }
      #expect(EditPhrases(lines: sent.dropLast(1)) == nil)
    }
    #expect(EditPhrases(lines: []) == nil)
  }

  @Test("the build writes a file for pages of each table")
  func files() throws {
    let names = Self.languages.map { "EditPhrases+\($0.rawValue).swift" }
    #expect(try WordTables.names("EditLanguages") == names.sorted())
    try WordTables.withFiles("EditLanguages") { text in
      let lines = try text("almanac-edit-de.txt").components(separatedBy: "\n")
      #expect(EditPhrases(lines: lines)?[.newEvent] == "Neuer Termin")
    }
  }

  /// Texts that may have a form for each weekday.
  private static let ofWeekdays: Set<EditPhrases.Key> = [
    .weekdayNamed, .nthDay, .first, .second, .third, .fourth, .fifth, .last, .nextToLast,
  ]

  /// Texts that are only a place, or a unit that many languages share.
  private static let notWords: Set<EditPhrases.Key> = [
    .monthNamed, .weekdayNamed, .nthDay, .positionNamed, .inPeriods, .onDays, .atTimes, .hours, .minutes, .hoursMinutes,
  ]

  /// Words that are spelled as in English. Add a key only if a native speaker would use the English word.
  private static let sameAsInEnglish: [PhraseLanguage: Set<EditPhrases.Key>] = [
    .french: [.minuteNumber, .orange],
    .german: [.calendarName, .cyan, .indigo, .orange],
    .indonesian: [.edit, .status],
    .italian: [.lime],
    .portuguese: [.link, .status],
    .spanish: [.color],
  ]

  /// The names in braces, in no order.
  private static func places(_ text: Substring) -> Set<String> {
    Set(text.matches(of: /\{([a-z]+)\}/).map { String($0.output.1) })
  }
}
