import Foundation
import Testing

@Suite("Versions")
struct VersionTests {
  @Test("CVCalendar #199: a version has three numbers, of which the changelog knows, so that none breaks unannounced")
  func version() throws {
    let outcome = try Program.run(["--version"])
    let version = Self.numbers(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(version.count == 3, "\(outcome.output)")
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let changelog = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let headings = changelog.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(headings.first == "Unreleased", "what changes is written down before it has a number")
    let released = headings.dropFirst().map { Self.numbers(String($0.prefix { $0 != " " })) }
    #expect(released.allSatisfy { $0.count == 3 })
    #expect(released.first == version)
  }

  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int($0) }
  }
}
