import Foundation
import Testing

@Suite("Former names")
struct FormerNamesTests {
  @Test("DT-13, DT-14: names of 4.x are declared as unavailable, each with the name that took its place")
  func declared() throws {
    let folder = Guide.root.appendingPathComponent("Sources/Apple/AlmanacFormerNames/DTCollectionViewManager")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
    var declared: Set<String> = []
    for (index, line) in lines.enumerated() {
      guard let word = line.range(of: #"public (func|typealias|var) \w+"#, options: .regularExpression) else {
        continue
      }
      declared.insert(String(line[word].split(separator: " ")[2]))
      let attribute = lines[index - 1]
      #expect(attribute.contains("@available(*, unavailable, renamed: \"") || attribute.contains("message: \"use "))
    }
    let guide = try #require(Guide.all.first { $0.name == "MigratingFromDTCollectionViewManager" })
    let first = try #require(guide.rows.firstIndex { $0.there.contains("whenSelected") })
    for name in guide.rows[first...].flatMap({ Guide.code(in: $0.there) }) {
      #expect(declared.contains(Guide.base(name)), "\(name) is not declared")
    }
  }
}
