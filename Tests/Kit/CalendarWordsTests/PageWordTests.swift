import CalendarText
import CalendarWords
import Foundation
import Testing

/// The words of the page's dialogs: a file for each language below `Sources/Web/WebAssets/Site/words`.
@Suite struct PageWordTests {
  @Test("WK-235: each language has all words of the page in one order, with the same places for names and numbers")
  func complete() throws {
    let english = try Self.table("en")
    for language in PhraseLanguage.allCases {
      let table = try Self.table(language.rawValue)
      #expect(table.map { $0.key } == english.map { $0.key }, "\(language.rawValue)")
      for (own, model) in zip(table, english) {
        #expect(!own.text.isEmpty && own.text.trimmingCharacters(in: .whitespaces) == own.text)
        #expect(Self.places(own.text) == Self.places(model.text), "\(language.rawValue): \(own.key)")
        #expect(own.key != "keyNames" || own.text.split(separator: "|").count == 14, "\(language.rawValue)")
      }
    }
  }

  @Test("WK-235: the scripts of the page use exactly these words")
  func used() throws {
    let scripts = try Self.scripts().joined()
    let known = Set(try Self.table("en").map { $0.key })
    let used = scripts.matches(of: /\bword\('(\w+)'/).map { String($0.output.1) }
    #expect(Set(used).subtracting(known) == [])
    let unused = known.filter { !scripts.contains("'\($0)'") }
    #expect(unused == [])
  }

  @Test("WK-234: the list of keys has exactly the keys of the guide")
  func keys() throws {
    let script = try String(contentsOf: Self.modules.appending(path: "keys.js"), encoding: .utf8)
    let listed = Set(
      script.matches(of: /\['key\w+', '([^']+)'\]/).flatMap { $0.output.1.split(separator: " ").map(String.init) })
    let guide = try String(contentsOf: WordTables.root.appending(path: "Documentation/Web/Keys.md"), encoding: .utf8)
    for key in Self.guideKeys { #expect(guide.contains("| \(key.guide)"), "\(key.guide)") }
    #expect(listed == Set(Self.guideKeys.flatMap { $0.listed.split(separator: " ").map(String.init) } + ["?"]))
  }

  @Test("WK-232: each language has its names of cities, and all zones have a country except UTC")
  func zones() throws {
    for language in PhraseLanguage.allCases {
      let names = try Self.lines("almanac-zones-\(language.rawValue).txt")
      #expect(names.count > 20 && names.allSatisfy { $0.contains(": ") }, "\(language.rawValue)")
    }
    let table = try String(contentsOf: Self.modules.appending(path: "zonetable.js"), encoding: .utf8)
    let lines = table.components(separatedBy: "\n").filter { $0.contains("|") }
    let rows = lines.flatMap { $0.split(separator: "|")[1].split(separator: ";") }
    #expect(rows.count > 400)
    #expect(rows.filter { !$0.contains(" ") } == ["UTC"])
  }

  /// The beginnings of rows of the guide, and their keys in the list.
  private static let guideKeys: [(guide: String, listed: String)] = [
    ("Arrow keys", "arrows"), ("Home, End", "home end"), ("Page Up, Page Down", "pageup pagedown"),
    ("Page Up, Page Down", "shift+pageup shift+pagedown"), ("T |", "t"), ("Enter |", "enter"),
    ("Space, Alt+Down", "space alt+down"), ("Shift+arrow", "shift+arrows"), ("Plus, Minus", "+ -"),
    ("Escape |", "escape"), ("Tab |", "tab"), ("N, Insert", "n insert"), ("Space |", "space"),
    ("Alt+arrow", "alt+arrows alt+shift+arrows"), ("F2 |", "f2"), ("E |", "e"), ("Delete |", "delete"),
    ("Control+Z, Control+Y", "mod+z mod+y"), ("Control+C, X, V, D", "mod+x mod+c mod+v mod+d"),
    ("Menu, Shift+F10", "menu shift+f10"),
  ]

  private static let modules = WordTables.root.appending(path: "Sources/Web/WebAssets/Modules/page")

  private static func scripts() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: modules.path).filter { $0.hasSuffix(".js") }
    return try names.map { try String(contentsOf: modules.appending(path: $0), encoding: .utf8) }
  }

  private static func lines(_ name: String) throws -> [String] {
    let file = WordTables.root.appending(path: "Sources/Web/WebAssets/Site/words/\(name)")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { !$0.isEmpty }
  }

  private static func table(_ tag: String) throws -> [(key: String, text: String)] {
    try lines("almanac-page-\(tag).txt").map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  private static func places(_ text: String) -> [String] {
    text.matches(of: /\{\w+\}/).map { String($0.output) }.sorted()
  }
}
