import CalendarText
import CalendarWords
import Foundation
import Testing

/// Laws of the tables of all languages, and of the texts that the build makes of them for pages.
@Suite struct LanguageTests {
  private static let languages = PhraseLanguage.allCases.filter { $0 != .english }

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
    // Some have words of English, such as "Agenda", or its separator.
    #expect(zip(lines, english).filter { $0 == $1 }.count <= 4)
  }

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
    let sources = Self.root.appending(path: "Sources/CalendarWords/Languages")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(names.sorted() == Self.languages.map { "Phrases+\($0.rawValue).swift" }.sorted())
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = Process()
    script.executableURL = Self.root.appending(path: "Scripts/write-words")
    script.arguments = [folder.path] + names.map { sources.appending(path: $0).path }
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    for language in Self.languages {
      let file = folder.appending(path: "almanac-\(language.rawValue).txt")
      let words = try String(contentsOf: file, encoding: .utf8)
      // As the element sends it: the lines of a locale, and the file.
      let lines = LocaleInfo.english.encode().components(separatedBy: "\n").prefix(26)
      let locale = try LocaleInfo.decode(lines: lines + words.components(separatedBy: "\n"))
      #expect(locale.phrases == language.phrases, "\(language)")
    }
  }

  @Test("the languages that pages ask for are those that have a file")
  func pages() throws {
    let script = try String(
      contentsOf: Self.root.appending(path: "Sources/WebAssets/Modules/words.js"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /const LANGUAGES = \[([^\]]*)\]/)).output.1
    let tags = list.matches(of: /'([A-Za-z-]+)'/).map { String($0.output.1) }
    #expect(tags == Self.languages.map(\.rawValue).sorted())
  }

  /// The lines of the table of a language, as its source has them.
  private static func table(_ language: PhraseLanguage) throws -> [String] {
    let path =
      language == .english
      ? "CalendarText/Phrases+English.swift" : "CalendarWords/Languages/Phrases+\(language.rawValue).swift"
    let source = try String(contentsOf: root.appending(path: "Sources/" + path), encoding: .utf8)
    let lines = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return Array(lines.drop { !$0.hasSuffix("\"\"\"") }.dropFirst().prefix { !$0.hasPrefix("\"\"\"") })
  }

  /// The package: .../Tests/CalendarWordsTests/LanguageTests.swift
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
