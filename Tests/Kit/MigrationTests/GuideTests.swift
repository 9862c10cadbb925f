import Foundation
import Testing

/// The guides `Documentation/Migrating….md` against the examples of this target, which compile and run as tests.
///
/// A guide shows Swift in blocks marked `swift`; each is a region of a file below `Examples`, between lines that say
/// `// example` and `// end`. Old code is in blocks without a comment. Tables headed "There | Here" say what takes the
/// place of each name: code, "the same", or a reason that begins with a dash. A list of the names of the original in
/// `Tests/Fixtures/Migrating`, one on a line, makes sure that none is forgotten.
@Suite("Migration guides")
struct GuideTests {
  @Test("There are guides, and they show code")
  func guides() {
    #expect(!Guide.all.isEmpty && !Examples.all.isEmpty)
    for guide in Guide.all { #expect(!guide.blocks.isEmpty && !guide.rows.isEmpty, "\(guide.name)") }
  }

  @Test("Each block of Swift of a guide is an example that compiles", arguments: Guide.all)
  func blocksCompile(_ guide: Guide) {
    for block in guide.blocks {
      #expect(Examples.all.contains(block), "not among the examples of Tests/Kit/MigrationTests:\n\(block)")
    }
  }

  @Test("Each example is in a guide")
  func examplesAreShown() {
    let blocks = Set(Guide.all.flatMap(\.blocks))
    for example in Examples.all { #expect(blocks.contains(example), "in no guide:\n\(example)") }
  }

  @Test("DT-14: each new name in the tables of a guide is used in one of its examples", arguments: Guide.all)
  func namesAreUsed(_ guide: Guide) {
    let code = guide.blocks.joined(separator: "\n")
    let words = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    for row in guide.rows {
      if row.here.hasPrefix("–") { continue }
      let names = row.here.hasPrefix("the same") ? Guide.code(in: row.there) : Guide.code(in: row.here)
      #expect(!names.isEmpty, "no name in place of \(row.there)")
      for name in names { #expect(words.contains(Guide.base(name)), "\(name) is in no example") }
    }
  }

  @Test("DT-14: no name of an original is left out of its guide", arguments: Guide.all)
  func namesAreComplete(_ guide: Guide) throws {
    let file = Guide.root.appendingPathComponent("Tests/Fixtures/Migrating/\(guide.name).txt")
    let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let told = Set(guide.rows.flatMap { Guide.code(in: $0.there) })
    #expect(!names.isEmpty)
    for name in names { #expect(told.contains(name), "\(name) is not in the tables") }
  }

  @Test("Regions are found whatever their margin, and only between their comments")
  func regions() {
    let text = """
      let a = 1
          // example
          if a > 0 {

            print(a)
          }
          // end
      // example
      let b = 2
      // end
      // end
      """
    #expect(Examples.regions(in: text) == ["if a > 0 {\n\n  print(a)\n}", "let b = 2"])
    #expect(Guide.base("MemoryStorage.addItem(_:)") == "addItem" && Guide.base("Int??") == "Int")
    #expect(Guide.code(in: "`a`, then `b(_:)`") == ["a", "b(_:)"])
  }
}
