import CalendarText
import CalendarWords
import Foundation
import Testing

/// Texts in the scripts of the element: what people read comes from the tables of words.
@Suite struct ScriptTextTests {
  @Test("no text in a script is a word or sentence for people, except in a reviewed list (issue 33, 12)")
  func literals() throws {
    let english = try Self.english()
    for (name, lines) in try Self.modules() {
      // A table with all languages.
      let table = name == "language/words.js" ? Set(try Self.unloaded().map { $0.text }) : []
      for line in lines {
        let texts = Self.literals(in: line).filter { $0.prefixMatch(of: /[A-Z][a-z]/) != nil || english.contains($0) }
        #expect(Set(texts).subtracting(Self.reviewed).subtracting(table) == [], "\(name): \(line)")
      }
    }
  }

  @Test("what scripts show, they do not spell out: notices, labels, titles, and sentences (issue 33, 12)")
  func shown() throws {
    let sink =
      #/notice\.(show|fail)\(|\.(textContent|title|ariaLabel|placeholder|innerText) =|\b(sentence|title):|\bsentence =/#
    var count = 0
    for (name, lines) in try Self.modules() {
      for line in lines {
        guard let place = line.firstMatch(of: sink) else { continue }
        count += 1
        // Keys of the words of the page, which PageWordTests check.
        let shown = String(line[place.range.upperBound...]).replacing(/\bword\('\w+'/, with: "word(")
        let texts = Self.literals(in: shown)
        #expect(
          texts.filter { $0.replacing(/\$\{[^}]*\}/, with: "").contains { $0.isLetter } } == [], "\(name): \(line)")
      }
    }
    #expect(count > 20, "the places are found")
  }

  @Test("W5: what a page says without a program is there in each language, which are those that have a file")
  func unloaded() throws {
    let rows = try Self.unloaded()
    #expect(rows.map { $0.tag } == PhraseLanguage.allCases.map { $0.rawValue }.sorted())
    #expect(Set(rows.map { $0.text }).count == rows.count)
    for (_, text) in rows { #expect(!text.hasSuffix(".") && text.trimmingCharacters(in: .whitespaces) == text) }
  }

  @Test("what servers and errors say is in English, for developers, and reaches no notice (issue 33, 12)")
  func developers() throws {
    var count = 0
    for (name, lines) in try Self.modules() {
      for line in lines where line.contains("notice.show") || line.contains("#trouble =") {
        count += 1
        #expect(line.firstMatch(of: /\b(error|reason|message|answer|response)\b/) == nil, "\(name): \(line)")
      }
    }
    #expect(count > 10, "the places are found")
  }

  @Test("the page without scripts says what it needs in each language (issue 33, 12)")
  func noScript() throws {
    let page = try String(
      contentsOf: WordTables.root.appending(path: "Sources/Web/WebAssets/Site/index.html"), encoding: .utf8)
    let part = try #require(page.firstMatch(of: /<noscript>([\s\S]*)<\/noscript>/)).output.1
    let rows = part.matches(of: /<p lang="([A-Za-z-]+)"( dir="rtl")?>([^<]+)<\/p>/).map { $0.output }
    #expect(Set(rows.map { String($0.1) }) == Set(PhraseLanguage.allCases.map { $0.rawValue }))
    #expect(rows.count == PhraseLanguage.allCases.count && Set(rows.map { $0.3 }).count == rows.count)
    #expect(rows.filter { $0.2 != nil }.map { $0.1 } == ["ar", "fa", "he"])
    #expect(part.matches(of: /<p/).count == rows.count, "nothing is said in one language only")
  }

  /// Texts for browsers and servers: keys, colors of the system, scripts, headers, types, statuses of events, and parts.
  private static let reviewed: Set<String> = [
    "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Arrow", "Home", "End", "PageUp", "PageDown", "Enter", "Escape",
    "Tab", "Delete", "Insert", "Unidentified", "Canvas", "CanvasText", "Highlight",
    "HighlightText", "Adlm", "Arab", "Hebr", "Nkoo",
    "Rohg", "Syrc", "Thaa", "Content-Type", "If-Match", "Almanac-Access", "Almanac-Position", "Bearer ${key}", "Files",
    "Range",
    "Instant", "Invalid Date", "InvalidStateError", "continues", "tentative", "cancelled", "first",
    // Sizes of paper.
    "Letter", "Legal",
    // What developers read in the console.
    "Content-Security-Policy, and Access-Control-Allow-Origin of another server",
  ]

  private static let folder = WordTables.root.appending(path: "Sources/Web/WebAssets/Modules")

  /// Returns the rows of the table of the sentence that is said without a program.
  private static func unloaded() throws -> [(tag: String, text: String)] {
    let script = try String(contentsOf: folder.appending(path: "language/words.js"), encoding: .utf8)
    let table = try #require(script.firstMatch(of: /const UNLOADED = \{([^}]*)\}/)).output.1
    return table.matches(of: /'?([A-Za-z-]+)'?: '([^'\n]+)',/).map { (String($0.output.1), String($0.output.2)) }
  }

  /// Returns the lines of all modules by their paths, without comments.
  private static func modules() throws -> [(name: String, lines: [String])] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }.sorted()
    return try names.map { name in
      let script = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let code = script.replacing(/\/\*[\s\S]*?\*\//, with: "")
      return (name, code.components(separatedBy: "\n").filter { $0.firstMatch(of: /^\s*\/\//) == nil })
    }
  }

  /// Returns the texts between quotation marks of a line.
  private static func literals(in line: String) -> [String] {
    line.matches(of: /"[^"]*"|'(?:[^'\\]|\\.)*'|`[^`]*`/).map { String($0.output.dropFirst().dropLast()) }
  }

  /// Returns all texts of the English tables, each form of those with several.
  private static func english() throws -> Set<String> {
    let files = ["CalendarText/Phrases+English.swift", "CalendarText/Editing/EditPhrases+English.swift"]
    let texts = try files.flatMap { try WordTables.lines($0) }.flatMap { line in
      line.drop { $0 != ":" }.dropFirst(2).split(separator: "|").map { String($0) }
    }
    return Set(texts)
  }
}
