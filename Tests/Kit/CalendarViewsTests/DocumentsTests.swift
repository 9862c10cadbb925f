import Foundation
import Testing

/// What the documents at the root say of the repository, as far as a program can check it.
@Suite("Documents")
struct DocumentsTests {
  @Test("every file and folder that the documents name exists", arguments: Self.documents)
  func paths(document: String) throws {
    // Without the arguments of a command.
    for name in Self.code(in: try Self.text(document)).compactMap({ $0.split(separator: " ").first.map(String.init) }) {
      let isPath = name.hasPrefix("Sources/") || name.hasPrefix("Tests/") || name.hasPrefix("Scripts/")
      guard isPath || name.hasPrefix("Documentation/"), !name.contains("…") else { continue }
      #expect(Self.exists(name), "\(document) names \(name)")
    }
    let folder = document.contains("/") ? document.split(separator: "/").dropLast().joined(separator: "/") + "/" : ""
    for link in try Self.text(document).matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
      #expect(Self.exists(folder + link.output.1), "\(document) links to \(link.output.1)")
    }
  }

  @Test("every command of make that the documents name is in the Makefile", arguments: Self.documents)
  func commands(document: String) throws {
    let makefile = try Self.text("Makefile")
    for command in try Self.text(document).matches(of: /(?:`|    )make ([a-z-]+)/) {
      #expect(makefile.contains("\n\(command.output.1):"), "\(document) names make \(command.output.1)")
    }
  }

  @Test("the table of targets in ARCHITECTURE.md names every folder of Sources, and nothing else")
  func targets() throws {
    let parts = try Self.text("ARCHITECTURE.md").components(separatedBy: "\n## ")
    let rows = try #require(parts.first { $0.hasPrefix("Targets\n") }).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.contains("| `") }
    let named = rows.flatMap { Self.code(in: String($0.split(separator: "|")[1])) }
    let folders = Self.folders("Sources").flatMap { Self.folders("Sources/" + $0) }
    #expect(named.sorted() == folders.sorted())
  }

  @Test("no source file is longer than 400 lines")
  func longFiles() throws {
    let folder = Self.root.appending(path: "Sources").resolvingSymlinksInPath()
    let sources = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in sources where path.hasSuffix(".swift") {
      let lines = try Self.text("Sources/" + path).split(separator: "\n", omittingEmptySubsequences: false)
      // The last line ends with a line feed.
      #expect(lines.count <= 401, "\(path)")
    }
  }

  @Test("the reference of the element names every event that its JavaScript fires, and no other")
  func events() throws {
    let modules = "Sources/Web/WebAssets/Modules"
    let script = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: modules).path)
      .filter { $0.hasSuffix(".js") }.map { try Self.text(modules + "/" + $0) }.joined(separator: "\n")
    let calls = script.matches(of: /(?:\.emit|CalendarEditEvent)\((?:[\w.]+ \? '([a-z]+)' : )?'([a-z]+)'/)
    let fired = Set(calls.flatMap { [$0.output.1, $0.output.2].compactMap { $0.map { String($0) } } })
    let reference = try Self.text("Documentation/ElementReference.md").components(separatedBy: "\n## ")
    let section = try #require(reference.first { $0.hasPrefix("Events\n") })
    let named = Set(section.matches(of: /(?m)^\| `([a-z]+)` \|/).map { String($0.output.1) })
    #expect(fired == named)
  }

  /// The documents at the root, the recipes, and the READMEs of folders.
  private static let documents =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md"]
    + files(in: "Documentation/Recipes") + folders("Sources").map { "Sources/\($0)/README.md" }
    + folders("Examples").map { "Examples/\($0)/README.md" }

  private static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path)) ?? []).sorted()
  }

  private static func files(in path: String) -> [String] {
    names(path).filter { $0.hasSuffix(".md") }.map { path + "/" + $0 }
  }

  private static func folders(_ path: String) -> [String] {
    names(path).filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: root.appending(path: path + "/" + name).path, isDirectory: &isFolder)
      return exists && isFolder.boolValue
    }
  }

  /// What is between backticks, outside of blocks of code.
  private static func code(in text: String) -> [String] {
    let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
    return prose.joined().matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
  }
}
