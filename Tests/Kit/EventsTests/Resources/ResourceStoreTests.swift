import Basics
import Events
import Testing

@Suite("Resources of the memory store")
struct ResourceStoreTests {
  private static let rooms = [
    Resource(id: "a", title: "A"), Resource(id: "b", title: "B", info: ["seats": "4"], overlap: false),
  ]

  @Test("resources come in the order of their identifiers; changes have inverses and tell observers")
  func changes() throws {
    let store = MemoryEventStore()
    var heard: [StoreChange] = []
    let token = store.observe { heard.append($0) }
    try store.apply(.group([.putResource(Self.rooms[1]), .putResource(Self.rooms[0])]))
    #expect(try store.resources() == Self.rooms)
    var renamed = Self.rooms[0]
    renamed.title = "Hall"
    let change = try store.apply(.putResource(renamed))
    #expect(try store.resources() == [renamed, Self.rooms[1]])
    let deletion = try store.apply(.deleteResource("b"))
    #expect(try store.resources() == [renamed])
    let nothing = try store.apply(.deleteResource("b"))
    #expect(nothing.inverse == .group([]))
    try store.apply(deletion.inverse)
    try store.apply(change.inverse)
    #expect(try store.resources() == Self.rooms)
    #expect(heard.count == 6 && heard.allSatisfy { $0 == StoreChange(days: nil) })
    token.cancel()
  }

  @Test("a group that fails leaves the resources as they were")
  func failure() throws {
    let store = MemoryEventStore()
    try store.apply(.putResource(Self.rooms[0]))
    #expect(throws: StoreError.self) {
      try store.apply(
        .group([.deleteResource("a"), .putResource(Self.rooms[1]), .deleteCalendar(CalendarID(9))]))
    }
    #expect(try store.resources() == [Self.rooms[0]])
  }
}
