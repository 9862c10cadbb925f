import Almanac
import Foundation
import Testing

@testable import WebHost
@testable import WebSchema

@Suite("The table of the element")
struct SchemaTests {
  @Test(
    "generated files are what the table says; otherwise run Scripts/write-schema",
    arguments: GeneratedFile.all.map(\.path))
  func generated(path: String) throws {
    let file = try #require(GeneratedFile.all.first { $0.path == path })
    let text = try Self.text(path)
    #expect(text == file.text(text))
  }

  @Test("options have one number and one name each, those of the presets if any")
  func rows() {
    let numbers = Schema.wireOptions.compactMap(\.number)
    #expect(numbers == Set(numbers).sorted())
    #expect(Schema.wireOptions.map(\.property) == PageOption.allCases.map { "\($0)" })
    #expect(Set(Schema.options.map(\.name)).count == Schema.options.count)
    #expect(Schema.options.allSatisfy { [0, 3].contains($0.presets.count) })
  }

  @Test("each property of the configuration and of its months is an option, or an exception with its reason")
  func properties() {
    let configuration = CalendarConfiguration(today: DayNumber(0))
    let names = Mirror(reflecting: configuration).children.compactMap(\.label).filter { $0 != "month" }
    for name in names { expectReached("CalendarConfiguration." + (name == "localeBox" ? "locale" : name)) }
    for name in Mirror(reflecting: configuration.month).children.compactMap(\.label) {
      expectReached("CalendarConfiguration.month." + name)
    }
  }

  @Test("each requirement of the calendar's protocols, and each action, is reachable or an exception")
  func requirements() throws {
    var all: Set<String> = []
    for (name, path) in [
      ("CalendarViewDelegate", "Delegate/CalendarViewDelegate.swift"),
      ("CalendarDecorator", "Delegate/CalendarDecorator.swift"),
      ("CalendarDataSource", "Delegate/CalendarDataSource.swift"), ("CalendarAction", "State/CalendarAction.swift"),
    ] {
      let text = try Self.text("Sources/Kit/CalendarViews/" + path)
      let body = try #require(text.firstMatch(of: /public (?:protocol|enum)[^{]*\{\n((?:.*\n)*?)\}\n/)).output.1
      let isAction = name == "CalendarAction"
      let members =
        isAction
        ? body.matches(of: /\n  (?:indirect )?case (\w+)/).map { String($0.output.1) }
        : body.matches(of: /\n  (?:func|var) (?:calendarView\(\s*_ view: CalendarView, )?(\w+)/).map {
          String($0.output.1)
        }
      #expect(members.count >= 4)
      all.formUnion(members.map { name + "." + $0 })
    }
    for name in all.sorted() { expectReached(name) }
    for exception in Schema.exceptions where !exception.name.hasPrefix("CalendarConfiguration.") {
      #expect(all.contains(exception.name), "\(exception.name) is no exception any more")
    }
  }

  @Test("attributes that a module carries out are those that attributes.js has functions for")
  func modules() throws {
    let script = try Self.text("Sources/Web/WebAssets/Modules/options/attributes.js")
    let table = try #require(script.firstMatch(of: /export const ATTRIBUTES = \{\n((?:  .*\n)*)\};/))
    let names = String(table.output.1).matches(of: #/(?:^|\n)  '?([a-z-]+)'?[:(]/#).map { String($0.output.1) }
    #expect(Set(names) == Set(Schema.options.filter { $0.number == nil }.map(\.name)))
  }

  @Test("WK-146: custom properties have the standard sizes and type that they name, and change them")
  func tokens() {
    let types = Schema.typeRoles.flatMap { [$0.standard.size, $0.standard.line, $0.standard.weight] }
    for (number, standard) in (Schema.sizes.map(\.standard) + types).enumerated() {
      var style = CalendarStyle.standard
      PageToken.set(number, to: Double(standard), in: &style)
      #expect(style == .standard, "\(number)")
      PageToken.set(number, to: Double(standard == 700 ? 400 : standard + 100), in: &style)
      #expect(style != .standard, "\(number)")
    }
  }

  @Test("WK-132: parts are those of the kit, with its numbers, and their states those of accessible views")
  func parts() throws {
    let text = try Self.text("Sources/Kit/CalendarViews/Style/ViewPart+Calendar.swift")
    let parts = text.matches(of: /let (\w+) = ViewPart\((\d+)\)/).map { "\($0.output.1) \($0.output.2)" }
    #expect(parts == Schema.parts.enumerated().map { "\(camelCase($1.name)) \($0 + 1)" })
    let states: [AccessibilityNode.States] = [
      .selected, .current, .disabled, .outOfScope, .hasEvents, .pressed, .inRange, .weekend, .past, .future,
      .starts, .ends, .continues, .rangeStart, .rangeEnd, .allDay, .tentative, .cancelled,
    ]
    #expect(Schema.partStates.map(\.1) == states.map { Int($0.rawValue) })
  }

  @Test("WK-145: the version is that of the latest release in CHANGELOG.md")
  func release() throws {
    let headings = try Self.text("CHANGELOG.md").matches(of: /(?m)^## (\d+\.\d+\.\d+)/)
    #expect(Schema.release == headings.first.map { String($0.output.1) })
  }

  @Test("the names of words are those of the kit")
  func words() {
    #expect(Schema.words == Phrases.Key.allCases.map { "\($0)" })
    #expect(Schema.editWords == EditPhrases.Key.allCases.map { "\($0)" })
  }

  private func expectReached(_ name: String) {
    #expect(
      Schema.reached.contains(name), "\(name) needs a row in Sources/Web/WebSchema, or a reason in its exceptions")
  }

  private static func text(_ path: String) throws -> String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
