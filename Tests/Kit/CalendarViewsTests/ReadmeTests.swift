import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("the Swift in the README is part of an example, which the tests compile and run")
  func swiftExample() throws {
    let example = squeezed(try text("Examples/Picture/Sources/Picture/main.swift"))
    let blocks = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let code = block.components(separatedBy: "```")[0].replacing("import Almanac\n", with: "")
      #expect(example.contains(squeezed(code)))
    }
  }

  @Test("the page in the README does what the example page does, which a browser test opens")
  func page() throws {
    let readme = try text("README.md")
    for line in ["<script type=\"module\" src=\"almanac-calendar.js\"></script>", "calendar.events = ["] {
      #expect((try text("Examples/Page/index.html") + text("Examples/Page/page.js")).contains(line))
    }
    #expect(readme.contains("<script type=\"module\" src=\"almanac-calendar.js\"></script>"))
    #expect(readme.contains(".events = [{ id: '1', title: 'Regatta', start: '2026-11-22', end: '2026-11-24' }]"))
  }

  @Test("the README stays short enough to be read")
  func length() throws {
    #expect(try text("README.md").split(whereSeparator: \.isWhitespace).count <= 1_000)
    #expect(try text("ARCHITECTURE.md").count <= 14_000)
  }

  private func text(_ path: String) throws -> String {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Without white space: lines may be broken elsewhere.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
