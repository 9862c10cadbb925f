import Almanac
import Foundation
import Testing

@testable import WebHost
@testable import WebSchema

/// The lists that the page and the engine number. Swift's side of the lists of WebHost is generated from the same rows.
@Suite("The lists of the page and the engine")
struct ListTests {
  @Test("numbers of enums of the kit are those that the page has")
  func enums() {
    let kit: [(name: String, cases: [String])] = [
      ("AccessibilityNode.Role", Self.names(AccessibilityNode.Role.self)), ("EditScope", Self.names(EditScope.self)),
      ("EventHue", Self.names(EventHue.self)), ("EventStatus", Self.names(EventStatus.self)),
      ("ConflictSide", ConflictSide.allCases.map { "\($0)" }), ("ImageFormat", Self.names(ImageFormat.self)),
      ("Image.ContentMode", Self.names(Image.ContentMode.self)),
      ("PointerEvent.Phase", Self.names(PointerEvent.Phase.self)),
      ("PointerEvent.Kind", Self.names(PointerEvent.Kind.self)),
      ("MagnifyEvent.Phase", Self.names(MagnifyEvent.Phase.self)),
      // The last number is followed by a character, which is no name.
      ("KeyEvent.Key", Self.names(KeyEvent.Key.self).filter { $0 != "character" }),
    ]
    #expect(kit.map(\.name).sorted() == Schema.kitLists.map(\.swift).sorted())
    for list in Schema.kitLists {
      #expect(list.items.map(\.swift) == kit.first { $0.name == list.swift }?.cases, "\(list.script)")
    }
    #expect(Self.names(KeyEvent.Key.self).last == "character")
    #expect(Schema.levelList.items.map(\.swift) == CalendarLevel.ID.standard.map { "\($0)" })
    #expect(Schema.editKinds.map(\.swift) == Self.names(EditLabel.Kind.self))
    #expect(Schema.editKinds.map(\.name) == Self.all(EditLabel.Kind.self).map { $0.word })
  }

  @Test("bits of option sets of the kit are those that the page has")
  func flags() throws {
    let files = ["ViewTraits": "ViewKit/Output/Mutation.swift", "EditVerbs": "Events/Editing/Rules/EditVerbs.swift"]
    #expect(files.keys.sorted() == Schema.kitFlags.map(\.swift).sorted())
    for list in Schema.kitFlags {
      let bits = try Self.bits(of: list.swift, in: #require(files[list.swift]))
      let expected = list.items.enumerated().map { ($1.swift, 1 << $0) }
      #expect(bits == Dictionary(uniqueKeysWithValues: expected), "\(list.script)")
    }
  }

  @Test("the bits of states and days that a page knows are those of the kit")
  func bits() throws {
    let files = [
      "States": "ViewKit/Accessibility/AccessibilityNode.swift",
      "DayFlags": "CalendarViews/Delegate/DayContext.swift",
    ]
    #expect(files.keys.sorted() == Schema.kitBits.map(\.swift).sorted())
    for group in Schema.kitBits {
      let bits = try Self.bits(of: group.swift, in: #require(files[group.swift]))
      for item in group.items {
        let sum = try item.swift.split(separator: " ").reduce(0) { try $0 | #require(bits[String($1)], "\($1)") }
        #expect(item.bits == sum, "\(group.script): \(item.name)")
      }
    }
  }

  @Test("the page has a function for each report, for each operation of a frame, and for each hook, and no other")
  func functions() throws {
    func keys(_ path: String, _ table: String, to end: String, _ key: Regex<(Substring, Substring)>) throws -> [String]
    {
      let script = try Self.text("Sources/Web/WebAssets/Modules/" + path)
      let first = try #require(script.range(of: "const \(table) = {"))
      let last = try #require(script.range(of: end, range: first.upperBound..<script.endIndex))
      return script[first.upperBound..<last.lowerBound].matches(of: key).map { String($0.output.1) }
    }
    let reports =
      try keys("engine/messages.js", "REPORTS", to: "\n};", #/\n  (\w+)\(/#)
      + keys("engine/reports.js", "LATER_REPORTS", to: "\n};", #/\n  (\w+)(?:\(|: \w+,)/#)
    #expect(reports.sorted() == Schema.messages.map(\.name).sorted())
    let actions = try keys("frame/operations.js", "ACTIONS", to: "};", #/(\w+)(?:: \w+)?(?=,| $)/#)
    #expect(actions == Schema.operations.map(\.name))
    let descriptions = try keys("frame/contents.js", "DESCRIPTIONS", to: "\n};", #/\n  (\w+): \(session/#)
    #expect(descriptions == Schema.hookList.items.map(\.name))
  }

  /// All values of an enum whose raw values are bytes.
  private static func all<Value: RawRepresentable<UInt8>>(_ type: Value.Type) -> [Value] {
    (UInt8.min...UInt8.max).compactMap { Value(rawValue: $0) }
  }

  /// The names of the cases of an enum whose raw values count from 0, in the order of their numbers.
  private static func names<Value: RawRepresentable<UInt8>>(_ type: Value.Type) -> [String] {
    let values = all(type)
    #expect(values.map(\.rawValue) == Array(0..<UInt8(values.count)))
    return values.map { "\($0)" }
  }

  /// The bits of an option set of the kit by name, from its declaration.
  private static func bits(of type: String, in path: String) throws -> [String: Int] {
    let declarations = try text("Sources/Kit/" + path)
      .matches(of: #/static let (\w+) = (\w+)\(rawValue: (?:1 << (\d+)|([\d_]+))\)/#)
      .filter { $0.output.2 == type }
    return try Dictionary(
      uniqueKeysWithValues: declarations.map { match in
        let shift = match.output.3.flatMap { Int($0) }
        let number = match.output.4.flatMap { Int($0.replacing("_", with: "")) }
        return (String(match.output.1), try #require(shift.map { 1 << $0 } ?? number))
      })
  }

  private static func text(_ path: String) throws -> String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
