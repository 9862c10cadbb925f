import CalendarText
import CalendarWords
import TestSupport
import Testing

@Suite struct PhrasesTests {
  private let text = DateText(locale: .english)

  @Test(
    "the language of a locale chooses the phrases, whatever its region",
    arguments: [
      ("de", "Heute"), ("de-AT", "Heute"), ("DE_ch", "Heute"), ("fr-CA", "Aujourd’hui"), ("es", "Hoy"),
      ("ar-EG", "اليوم"), ("he", "היום"), ("iw", "היום"), ("fa-IR", "امروز"), ("en-GB", "Today"), ("ja", "今日"),
      ("pt-BR", "Hoje"), ("in", "Hari ini"), ("th", "Today"),
      ("", "Today"), ("deu", "Today"), ("d", "Today"), ("arn", "Today"),
    ])
  func language(identifier: String, today: String) {
    #expect(Phrases.forLanguage(of: identifier).today == today)
  }

  @Test(
    "English is spelled as in its region, natively and in a page (issue 33, 12)",
    arguments: [
      ("en", false), ("en-US", false), ("EN_us_POSIX", false), ("en-PR", false), ("en-US-u-hc-h23", false),
      ("en-u-hc-h23", false), ("en-Latn-US", false), ("enm-GB", false), ("th-GB", false), ("", false), ("en-GB", true),
      ("en_AU", true), ("en-Latn-GB", true), ("en-001", true), ("en-GB-oxendict", true), ("en-IN-u-nu-deva", true),
    ])
  func spelling(identifier: String, isBritish: Bool) throws {
    let color = isBritish ? "Colour" : "Color"
    let cancelled = isBritish ? "cancelled" : "canceled"
    #expect(Phrases.forLanguage(of: identifier).cancelled == cancelled)
    #expect(EditPhrases.forLanguage(of: identifier)[.color] == color)
    #expect(EditPhrases.english(of: identifier)[.calendarColored] == "\(color) of {title} changed")
    var locale = LocaleInfo.english
    locale.identifier = identifier
    let lines = locale.encode().split(separator: "\n", omittingEmptySubsequences: false).prefix(26).map { String($0) }
    #expect(try LocaleInfo.decode(lines: lines + [""]).phrases.cancelled == cancelled)
  }

  @Test("no English word has the spelling of the other region (issue 33, 12)")
  func otherSpelling() throws {
    let files = ["CalendarText/Phrases+English.swift", "CalendarText/Editing/EditPhrases+English.swift"]
    let lines: [String] = try files.flatMap { try WordTables.lines($0) }
    let british = /(?i)colour|cancelled|cancelling|grey|centre|favour|[a-z]{3}ise\b|licence/
    #expect(lines.filter { $0.drop { $0 != ":" }.firstMatch(of: british) != nil } == [])
    for key in EditPhrases.Key.allCases {
      let text = EditPhrases.english(of: "en-GB")[key]
      #expect(!text.lowercased().contains("color"), "\(text)")
    }
  }

  @Test("English has a singular and a plural")
  func englishCounts() {
    let english = Phrases.english
    #expect(english.eventCount(0, text: text) == "0 events")
    #expect(english.eventCount(1, text: text) == "1 event")
    #expect(english.eventCount(12, text: text) == "12 events")
    #expect(english.moreEvents(1, text: text) == "1 more event")
    #expect(english.moreEvents(3, text: text) == "3 more events")
    #expect(english.moreShort(3, text: text) == "+3")
  }

  @Test("other languages count without plurals, in their own digits")
  func neutralCounts() {
    var locale = LocaleInfo.english
    locale.digits = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
    let arabic = DateText(locale: locale)
    #expect(Phrases.arabic.eventCount(3, text: arabic) == "الأحداث: ٣")
    #expect(Phrases.arabic.moreShort(12, text: arabic) == "+١٢")
    #expect(Phrases.french.moreEvents(1, text: text) == "Autres événements\u{A0}: 1")
    #expect(Phrases.german.moreEvents(2, text: text) == "2 weitere Termine")
  }

  @Test("MB-26: a program makes a table of its own from that of another language")
  func ownTable() {
    var words = Phrases.forLanguage(of: "xx")
    words.today = "Oggi"
    words.levels = ["Anno", "Mese", "Settimana", "Giorno", "Agenda"]
    words.events = CountPhrase(one: "1 evento", after: " eventi")
    words.moreEvents = CountPhrase(before: "altri eventi: ")
    #expect(words.eventCount(1, text: text) == "1 evento" && words.eventCount(0, text: text) == "0 eventi")
    #expect(words.moreEvents(1, text: text) == "altri eventi: 1")
    let wording = EventWording(text: text, phrases: words)
    #expect(wording.phrases.today == "Oggi" && wording.phrases.calendar == "Calendar")
  }

  @Test("the example of the page is compiled here")
  func page() throws {
    // example
    var words = Phrases.forLanguage(of: "de-AT")
    words.noEvents = "Nichts geplant"
    let today = words.today  // "Heute"
    // end
    #expect(today == "Heute" && words.noEvents != Phrases.german.noEvents)
    #expect(try GuidePage.untested("CalendarWords") == [])
  }
}
