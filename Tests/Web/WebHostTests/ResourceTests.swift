import Almanac
import Testing

@testable import WebHost

/// Resources of a page, and the events that use them.
@Suite("Resources of a page")
struct ResourceTests {
  @Test("a page's list is read as resources.js writes it, whatever its numbers are")
  func reading() {
    let verbs = Double(EditVerbs.move.rawValue)
    let list = Resource.list(
      Self.bytes([1, -2, verbs, 0, 3, 62, 540, 1020, 0x100_00FF, 7, 31, 1, 0]),
      texts: ["b", "Hall", "f", "1", "Van", ""])
    let hours = OptionValue(bytes: Self.bytes([62, 540, 1020])).businessHours
    #expect(
      list == [
        Resource(
          id: "b", title: "Hall", color: .named(.red), parent: "f", order: -2, businessHours: hours, verbs: .move,
          overlap: false),
        Resource(id: "1", title: "Van", color: .rgb(255), order: 7),
      ])
    #expect(hours.count == 1 && Resource.list([], texts: [""]).isEmpty)
    #expect(
      Resource.list(Self.bytes([0, 0, 31, 1, 1e300]), texts: ["a", "A", "", "", "", "", "c"]).map { $0.id } == ["a"])
    for count in 0..<13 {
      let numbers = [Double](repeating: 1e9, count: count) + [.nan]
      #expect(Resource.list(Self.bytes(numbers), texts: ["a", "A", "", "b", "B", "c"]).map { $0.title } == ["A", "B"])
    }
  }

  @Test("only the difference from the present list is applied, in one change that is neither reported nor undone")
  func difference() throws {
    let page = try RecordPage()
    let store = page.session.loader.store
    var changes = 0
    let token = store.observe { _ in changes += 1 }
    defer { token.cancel() }
    page.port.messages = []
    let (a, b, c) = (Resource(id: "a", title: "A"), Resource(id: "b", title: "B"), Resource(id: "c", title: "C"))
    page.session.loader.setResources([c, a])
    #expect(try store.resources() == [a, c] && changes == 1)
    page.session.loader.setResources([a, c])
    #expect(changes == 1)
    page.session.loader.setResources([b, Resource(id: "a", title: "Hall")])
    #expect(try store.resources() == [Resource(id: "a", title: "Hall"), b] && changes == 2)
    #expect(page.session.screen?.content.undo(again: false) == false)
    page.session.loader.setResources([])
    #expect(try store.resources().isEmpty && changes == 3)
    #expect(page.port.last(.beforeEdit) == nil && page.port.last(.edit) == nil)
  }

  @Test("a record has the resources of its event as a list, an override those that differ from its series")
  func records() throws {
    let page = try RecordPage([Self.event("one", lines: #"RESOURCES:Hall,a\,b"#)])
    #expect(try page.record("one").contains(#""resourceIds":["Hall","a,b"]"#))
    page.put([Self.event("one")])
    #expect(try !page.record("one").contains("resourceIds"))
    let page2 = try RecordPage([Self.event("run", lines: "RRULE:FREQ=DAILY;COUNT=3\nRESOURCES:Hall")])
    for (index, ids) in [["Van"], []].enumerated() {
      let occurrence = try page2.occurrences(of: "run")[index + 1]
      var changed = try page2.event(occurrence)
      changed.resourceIDs = ids
      #expect(try page2.edit(.change(occurrence.id, to: changed, .this))?.changes == ["update run"])
    }
    let record = try page2.record("run")
    #expect(record.contains(#""resourceIds":["Van"],"start":"2026-11-22T09:00"}"#))
    #expect(record.contains(#""resourceIds":[],"start":"2026-11-23T09:00"}"#))
    #expect(record.contains(#""resourceIds":["Hall"],"rrule""#))
  }

  @Test("a script creates events with resources and changes these, which can be undone")
  func scripts() throws {
    let page = try RecordPage([Self.event("one", lines: "RESOURCES:Hall\nCOMMENT:kept")])
    let fields: PageEdit.Fields = [.title, .start, .end, .resources]
    page.send(.create, fields, Self.event("two", lines: "RESOURCES:Van,Hall"))
    #expect(try page.record("two").contains(#""resourceIds":["Van","Hall"]"#))
    page.port.messages = []
    page.send(.edit, .resources, Self.event("one", lines: "RESOURCES:Van"))
    #expect(page.port.last(.beforeEdit)?[4].contains(#""after":{"id":"one""#) == true)
    #expect(try page.record("one").contains(#""resourceIds":["Van"]"#))
    page.send(.edit, .title, Self.event("one"))
    #expect(try page.record("one").contains(#""resourceIds":["Van"]"#))
    page.send(.edit, .resources, Self.event("one"))
    #expect(try !page.record("one").contains("resourceIds"))
    while page.session.screen?.content.undo(again: false) == true {}
    #expect(try page.record("one").contains(#""resourceIds":["Hall"]"#))
  }

  @Test("the editor follows the rules of a page's resources: no double booking, business hours, and permitted edits")
  func rules() throws {
    let page = try RecordPage([
      Self.event("a", lines: "RESOURCES:Hall"), Self.event("b", hour: 11, lines: "RESOURCES:Hall"),
      Self.event("c", hour: 11),
    ])
    func move(_ id: String, hour: Int) -> String? {
      page.send(.edit, .start, Self.event(id, hour: hour))?[0]
    }
    #expect(move("a", hour: 11) == "1" && move("a", hour: 9) == "1")
    // Saturdays from 8:00 to 16:00.
    let numbers: [Double] = [0, 0, 31, 0, 3, 64, 480, 960]
    page.session.loader.setResources(Resource.list(Self.bytes(numbers), texts: ["Hall", "Hall", ""]))
    #expect(move("a", hour: 11) == "0")
    #expect(move("a", hour: 17) == "0" && move("a", hour: 13) == "1")
    #expect(move("c", hour: 17) == "1", "it uses no resource")
    #expect(page.send(.edit, .resources, Self.event("c", lines: "RESOURCES:Hall"))?[0] == "0")
    let resize = Double(EditVerbs.resize.rawValue)
    page.session.loader.setResources(Resource.list(Self.bytes([0, 0, resize, 1, 0]), texts: ["Hall", "Hall", ""]))
    #expect(move("a", hour: 14) == "0" && move("c", hour: 9) == "1")
  }

  // MARK: - Steps

  private static func bytes(_ numbers: [Double]) -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) } }
  }

  /// An event of an hour on Saturday, 21 November 2026.
  private static func event(_ id: String, hour: Int = 9, lines: String = "") -> BatchBytes.Item {
    let start = Double(20_778 * 86_400 + hour * 3600)
    return BatchBytes.Item(
      id: id, title: id, lines: lines, start: start, end: start + 3600, startClock: BatchBytes.Clock.floating,
      endClock: BatchBytes.Clock.floating)
  }
}

extension RecordPage {
  /// Makes an edit of a script; returns the fields of its outcome.
  @discardableResult
  fileprivate func send(_ kind: PageEdit.Kind, _ fields: PageEdit.Fields, _ item: BatchBytes.Item) -> [String]? {
    session.edit(kind, fields: fields.rawValue, scope: -1, BatchBytes([item]).bytes)
    session.tick(now: 2)
    return port.last(.edited)
  }
}
