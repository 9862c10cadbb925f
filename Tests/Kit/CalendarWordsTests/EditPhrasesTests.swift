import CalendarText
import CalendarWords
import Foundation
import Testing

/// The words of editing in all languages that have them.
@Suite struct EditPhrasesTests {
  static let languages: [PhraseLanguage] = [.arabic, .french, .german, .hebrew, .persian, .spanish]

  @Test(
    "E18: every text of editing is there in each language, with the same places as in English", arguments: languages)
  func complete(language: PhraseLanguage) throws {
    let (words, english) = (try #require(language.editPhrases), EditPhrases.english)
    var same = 0
    for key in EditPhrases.Key.allCases {
      let (text, original) = (words[key], english[key])
      #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespaces), "\(key): \(text)")
      // Some languages have a form for two, and the forms for one and two may have their numbers in words.
      let forms = (text.split(separator: "|"), original.split(separator: "|"))
      #expect(forms.0.count == forms.1.count || forms.0.count == 3 && forms.1.count == 2, "\(key)")
      #expect(Self.places(forms.0.last ?? "") == Self.places(forms.1.last ?? ""), "\(key): \(text)")
      for mark in ["'", "\"", "`", "...", "  "] { #expect(!text.contains(mark), "\(text)") }
      if text == original { same += 1 }
    }
    #expect(same <= 9, "some are the same in two languages, such as 30 min")
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
      let words = try #require(language.editPhrases)
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

  /// The names in braces, in no order.
  private static func places(_ text: Substring) -> Set<String> {
    Set(text.matches(of: /\{([a-z]+)\}/).map { String($0.output.1) })
  }
}
