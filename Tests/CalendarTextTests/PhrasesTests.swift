import CalendarText
import Testing

@Suite struct PhrasesTests {
  private let text = DateText(locale: .english)

  @Test(
    "the language of a locale chooses the phrases, whatever its region",
    arguments: [
      ("de", "Heute"), ("de-AT", "Heute"), ("DE_ch", "Heute"), ("fr-CA", "Aujourd’hui"), ("es", "Hoy"),
      ("ar-EG", "اليوم"), ("he", "היום"), ("iw", "היום"), ("fa-IR", "امروز"), ("en-GB", "Today"), ("ja", "Today"),
      ("", "Today"), ("deu", "Today"), ("d", "Today"), ("arn", "Today"),
    ])
  func language(identifier: String, today: String) {
    #expect(Phrases.forLanguage(of: identifier).today == today)
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
    let arabic = DateText(locale: Locales.arabic)
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

  @Test(
    "no language leaves a word empty or untranslated",
    arguments: [
      "ar", "he", "de", "fr", "es", "fa",
    ])
  func complete(identifier: String) {
    let words = list(.forLanguage(of: identifier))
    #expect(words.allSatisfy { !$0.isEmpty })
    for (word, english) in zip(words, list(.english)) { #expect(word != english || word == "Agenda") }
    #expect(Phrases.forLanguage(of: identifier).dropHint.contains(".ics"))
  }

  private func list(_ phrases: Phrases) -> [String] {
    [
      phrases.today, phrases.calendar, phrases.allDay, phrases.selected, phrases.continues, phrases.untitled,
      phrases.noEvents, phrases.noEventsOfDay, phrases.until, phrases.dropHint,
      phrases.eventCount(5, text: text), phrases.moreEvents(5, text: text),
    ] + phrases.levels + phrases.previous + phrases.next
  }
}
