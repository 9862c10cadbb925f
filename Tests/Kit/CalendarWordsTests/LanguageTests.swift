import CalendarText
import CalendarWords
import Foundation
import Testing

/// Laws of the tables of all languages, and of the texts that the build makes of them for pages.
@Suite struct LanguageTests {
  private static let languages = PhraseLanguage.allCases.filter { $0 != .english }

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print("matrix of languages: all other texts in \(languages.map(\.rawValue))")

  init() { Self.announcement }

  @Test("every language has every text, and places for numbers where English has them", arguments: languages)
  func complete(language: PhraseLanguage) throws {
    let (lines, english) = (try Self.table(language), try Self.table(.english))
    #expect(lines.count == english.count)
    for (line, original) in zip(lines, english) {
      let name = original.prefix { $0 != ":" }
      let text = line.dropFirst(name.count + 2)
      #expect(line.hasPrefix(name + ": ") && !text.isEmpty && text.first?.isWhitespace == false, "\(line)")
      #expect(text.last?.isWhitespace == false && !text.contains("  "), "\(line)")
      for mark in ["#", ".ics"] { #expect(text.contains(mark) == original.contains(mark), "\(line)") }
      for mark in ["'", "\"", "`", "..."] { #expect(!text.contains(mark), "\(line)") }
    }
    let same = zip(lines, english).filter { $0 == $1 }.map { String($0.0.prefix { $0 != ":" }) }
    #expect(Set(same).subtracting(Self.sameAsInEnglish[language] ?? []).subtracting(["separator"]) == [])
  }

  /// Words that are spelled as in English. Add one only if a native speaker would use the English word.
  private static let sameAsInEnglish: [PhraseLanguage: Set<String>] = [
    .french: ["agenda"], .german: ["agenda"], .italian: ["agenda"], .polish: ["agenda"], .portuguese: ["agenda"],
    .spanish: ["agenda"],
  ]

  @Test(
    "Chinese is simplified or traditional by its script, or else by its region",
    arguments: [
      ("zh", PhraseLanguage.chineseSimplified), ("zh-CN", .chineseSimplified), ("zh_SG", .chineseSimplified),
      ("zh-TW", .chineseTraditional), ("zh_HK", .chineseTraditional), ("zh-Hant", .chineseTraditional),
      ("zh-Hant-CN", .chineseTraditional), ("zh-Hans-HK", .chineseSimplified), ("zh-hant-TW", .chineseTraditional),
    ])
  func chinese(identifier: String, language: PhraseLanguage) {
    #expect(PhraseLanguage(of: identifier) == language)
  }

  @Test("marks are not parted from the words that they belong to")
  func marks() throws {
    // Two dots stand behind a space in French, which must not end a line.
    #expect(try !Self.table(.french).contains { $0.contains(" :") })
    // The dot of ".ics" stays before its letters in texts from right to left.
    for words in [Phrases.arabic, .hebrew, .persian] { #expect(words.dropHint.contains("\u{200E}.ics")) }
  }

  @Test("pages load the same words: each file that the build writes is the table of its language")
  func files() throws {
    #expect(try WordTables.names("Languages") == Self.languages.map { "Phrases+\($0.rawValue).swift" }.sorted())
    try WordTables.withFiles("Languages") { text in
      for language in Self.languages {
        let words = try text("almanac-\(language.rawValue).txt")
        // As the element sends it: the lines of a locale, and the file.
        let lines = LocaleInfo.english.encode().components(separatedBy: "\n").prefix(27)
        let locale = try LocaleInfo.decode(lines: lines + words.components(separatedBy: "\n"))
        #expect(locale.phrases == language.phrases, "\(language)")
      }
    }
  }

  /// The lines of the table of a language, as its source has them.
  private static func table(_ language: PhraseLanguage) throws -> [String] {
    let path =
      language == .english
      ? "CalendarText/Phrases+English.swift" : "CalendarWords/Languages/Phrases+\(language.rawValue).swift"
    return try WordTables.lines(path)
  }
}
