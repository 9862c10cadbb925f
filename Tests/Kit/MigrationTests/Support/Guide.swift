import Foundation
import Testing

/// A migration guide: its blocks of Swift, and its tables of old and new names.
struct Guide: CustomTestStringConvertible, Sendable {
  /// A row of a table headed "There | Here".
  struct Row: Sendable {
    var there: String
    var here: String
  }

  var name: String
  var blocks: [String] = []
  var rows: [Row] = []

  var testDescription: String { name }

  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All guides there are.
  static let all: [Guide] = {
    let folder = root.appendingPathComponent("Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("Migrating") && $0.hasSuffix(".md") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { return nil }
      return Guide(name: String(name.dropLast(3)), text: text)
    }
  }()

  private init(name: String, text: String) {
    self.name = name
    var block: [Substring]?
    var isNames = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        if line == "```" { blocks.append(lines.joined(separator: "\n")) }
        block = line == "```" ? nil : lines + [line]
      } else if line == "```swift" {
        block = []
      } else if line.hasPrefix("|") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if cells.first == "There", cells.count == 2 { isNames = true }
        if isNames, cells.count == 2, cells[0] != "There", !cells[0].hasPrefix("---") {
          rows.append(Row(there: cells[0], here: cells[1]))
        }
      } else {
        isNames = false
      }
    }
    if let block { blocks.append("unfinished: " + block.joined(separator: "\n")) }
  }

  /// The words between back ticks.
  static func code(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// The name itself: without arguments, types before it, and question marks.
  static func base(_ name: String) -> String {
    let head = name.prefix { $0 != "(" && $0 != " " && $0 != "<" && $0 != ":" }
    return String(head.split(separator: ".").last ?? head).trimmingCharacters(in: CharacterSet(charactersIn: "?$"))
  }
}

/// The examples of the guides: what is between `// example` and `// end` in the sources of this target, and of the tests of
/// AlmanacUI.
enum Examples {
  static let all: [String] = {
    let files = ["Tests/Kit/MigrationTests/Examples", "Tests/Apple/AlmanacUITests/Examples"].flatMap { path in
      let folder = Guide.root.appendingPathComponent(path)
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    }
    return files.filter { $0.pathExtension == "swift" }.flatMap { file in
      regions(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
  }()

  static func regions(in text: String) -> [String] {
    var regions: [String] = []
    var region: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word == "// example" {
        region = []
      } else if word == "// end", let lines = region {
        regions.append(outdented(lines))
        region = nil
      } else {
        region?.append(line)
      }
    }
    return regions
  }

  private static func outdented(_ lines: [Substring]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(min(margin, $0.count)) }.joined(separator: "\n")
  }
}
