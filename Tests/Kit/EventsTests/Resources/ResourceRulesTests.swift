import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// The rules of resources for edits.
@Suite("Editing: rules of resources")
struct ResourceRulesTests {
  private func paris(_ uid: String, _ hour: Int, _ resources: String...) -> Event {
    var event = Event.test(
      uid, zoned("2026-03-02 \(hour):00", "Europe/Paris"), zoned("2026-03-02 \(hour + 1):00", "Europe/Paris"))
    event.resourceIDs = resources
    return event
  }

  private func desk(_ events: [Event], _ resources: [Resource] = [], _ rules: EditRule...) throws -> EditDesk {
    let desk = try EditDesk(events)
    for resource in resources { try desk.store.apply(.putResource(resource)) }
    desk.editor.options.rules = EditRules(rules)
    return desk
  }

  /// The reasons for which an edit of the first event is refused; none if it is made.
  private func reasons(_ desk: EditDesk, _ body: (inout Event) -> Void) throws -> [EditReason] {
    let id = OccurrenceID(event: EventID(1), start: local("2026-03-02 10:00").secondsAsUTC)
    var event = try desk.instance(id)
    body(&event)
    guard case .refused(let reasons) = desk.error(.change(id, to: event, nil)) else { return [] }
    return reasons
  }

  private static let later = 3600 as Int64
  private static let count = EditCount(1, of: 1, first: day("2026-03-02"))

  private func overlap(_ number: Int64) -> [EditReason] {
    [.overlap(OccurrenceID(event: EventID(number), start: local("2026-03-02 11:00").secondsAsUTC), Self.count)]
  }

  @Test("ED-194: with no overlaps, events with resources overlap only if they share one")
  func sharing() throws {
    let rule = EditRule.noOverlap(.allCalendars)
    let apart = try desk([paris("x", 10, "a", "b"), paris("y", 11, "c"), paris("z", 11)], [], rule)
    #expect(try reasons(apart) { $0 = $0.shifted(by: Self.later) } == [])
    let shared = try desk([paris("x", 10, "a", "b"), paris("y", 11, "c"), paris("z", 11, "b")], [], rule)
    #expect(try reasons(shared) { $0 = $0.shifted(by: Self.later) } == overlap(3))
    let none = try desk([paris("x", 10), paris("y", 11, "c"), paris("z", 11)], [], rule)
    #expect(try reasons(none) { $0 = $0.shifted(by: Self.later) } == overlap(3))
  }

  @Test("ED-194: a resource that forbids overlaps is not booked twice, neither by a move nor by an assignment")
  func doubleBooking() throws {
    let rooms = [Resource(id: "a", title: "A", overlap: false), Resource(id: "b", title: "B")]
    let desk = try desk([paris("x", 10, "a", "b"), paris("y", 11, "a"), paris("z", 11, "b")], rooms)
    #expect(try reasons(desk) { $0 = $0.shifted(by: Self.later) } == overlap(2))
    #expect(
      try reasons(desk) {
        $0 = $0.shifted(by: Self.later)
        $0.resourceIDs = ["b"]
      } == [])
    #expect(try desk.texts.contains("x 2026-03-02 11:00-12:00"))
  }

  @Test("ED-194: assigning a resource is checked like a move, and other changes are not")
  func assigning() throws {
    let rooms = [Resource(id: "a", title: "A", overlap: false)]
    let desk = try desk([paris("x", 10), paris("y", 10, "a")], rooms)
    let expected = [
      EditReason.overlap(OccurrenceID(event: EventID(2), start: local("2026-03-02 10:00").secondsAsUTC), Self.count)
    ]
    #expect(try reasons(desk) { $0.reassign(from: nil, to: "a") } == expected)
    #expect(try reasons(desk) { $0.reassign(from: nil, to: "other") } == [])
    try desk.store.apply(.update(EventID(1), paris("x", 10, "a")))
    #expect(try reasons(desk) { $0.summary = "new" } == [])
  }

  @Test("ED-194: events stay within the business hours of each resource")
  func hours() throws {
    let open = [BusinessHours(VisibleHours([8 * 60..<12 * 60]))]
    let desk = try desk(
      [paris("x", 10, "a", "b")],
      [Resource(id: "a", title: "A", businessHours: open), Resource(id: "c", title: "C", businessHours: [])])
    #expect(try reasons(desk) { $0 = $0.shifted(by: 2 * Self.later) } == [.outsideHours(Self.count)])
    #expect(
      try reasons(desk) {
        $0 = $0.shifted(by: 2 * Self.later)
        $0.reassign(from: "a", to: "c")
      } == [])
  }

  @Test("ED-194: each resource restricts the verbs of its events; those without create take no further events")
  func verbs() throws {
    let desk = try desk(
      [paris("x", 10, "a", "b")],
      [
        Resource(id: "a", title: "A", verbs: [.edit, .delete]), Resource(id: "b", title: "B", verbs: [.edit, .move]),
        Resource(id: "c", title: "C", verbs: [.edit]), Resource(id: "d", title: "D", verbs: [.create]),
      ])
    #expect(desk.editor.verbs(for: paris("x", 10, "a", "b")) == [.edit])
    #expect(desk.editor.verbs(for: paris("x", 10, "unlisted")) == .all)
    #expect(try reasons(desk) { $0 = $0.shifted(by: Self.later) } == [.notPermitted(.move)])
    #expect(try reasons(desk) { $0.reassign(from: "a", to: "c") } == [.notPermitted(.create)])
    #expect(try reasons(desk) { $0.reassign(from: "a", to: "d") } == [])
    #expect(try reasons(desk) { $0.summary = "new" } == [.notPermitted(.edit)])
    #expect(desk.error(.create(paris("y", 9, "c"))) == .refused([.notPermitted(.create)]))
  }

  @Test("ED-194: no edit books a resource twice, and undoing all restores all", arguments: Seeds.first(6))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let names = ["a", "b", "c"]
    let desk = try desk(
      (0..<9).map { paris("\($0)", 9 + $0, names[$0 % 3]) }, names.map { Resource(id: $0, title: $0, overlap: false) })
    let before = desk.contents
    var stored = 0
    for step in 0..<80 {
      let shown = desk.shown()
      let id = shown[number(0...shown.count - 1)].id
      var event = try desk.instance(id)
      if number(0...1) == 0 { event = event.shifted(by: Int64(number(-4...4)) * 1800) }
      let old = number(0...2) == 0 ? nil : event.resourceIDs.first
      if number(0...1) == 0 { event.reassign(from: old, to: number(0...4) == 0 ? nil : names[number(0...2)]) }
      if desk.error(.change(id, to: event, nil)) == nil { stored += 1 }
      let booked = try desk.shown().map { ($0, try desk.event($0.id).resourceIDs) }
      for (index, (a, ids)) in booked.enumerated() {
        for (b, others) in booked[(index + 1)...] where a.start < b.end && b.start < a.end {
          #expect(Set(ids).isDisjoint(with: others), "seed \(seed), step \(step)")
        }
      }
    }
    #expect(stored > 5)
    while desk.editor.undoStack.count > 0 { try desk.editor.perform(.undo) }
    #expect(desk.contents == before)
  }
}
