import Events
import TestSupport
import Testing

@Suite("Lists of resources")
struct ResourceListTests {
  @Test("ED-192: siblings are ordered by order, then title; children follow their parents")
  func order() {
    let list = ResourceList([
      Resource(id: "5", title: "Room 10", parent: "g"), Resource(id: "4", title: "room 2", parent: "g"),
      Resource(id: "c", title: "Car", order: 1), Resource(id: "b", title: "Bicycle", order: 2),
      Resource(id: "g", title: "Ground floor", parent: "h", order: -1), Resource(id: "h", title: "House", order: 1),
      Resource(id: "f", title: "Attic", parent: "h"), Resource(id: "x", title: "Lost", parent: "nowhere"),
      Resource(id: "3", title: "Cellar", parent: "g", order: 5),
      Resource(id: "s", title: "Self", parent: "s", order: 9),
    ])
    #expect(list.resources.map { $0.id } == ["x", "c", "h", "g", "4", "5", "3", "f", "b", "s"])
    #expect(list.depths == [0, 0, 0, 1, 2, 2, 2, 1, 0, 0])
    #expect(list["4"]?.title == "room 2" && list.index(of: "b") == 8)
    #expect(list["nowhere"] == nil && list.index(of: "") == nil && ResourceList()["a"] == nil)
  }

  @Test("ED-192: the last of several resources with one identifier is kept")
  func repeated() {
    let list = ResourceList([
      Resource(id: "a", title: "1"), Resource(id: "b", title: "2"), Resource(id: "a", title: "3"),
    ])
    #expect(list.resources.map { $0.title } == ["2", "3"])
  }

  @Test("ED-192: resources that no list names come last, in the order of their appearance, each once")
  func unlisted() {
    var list = ResourceList([Resource(id: "m", title: "M"), Resource(id: "a", title: "A")])
    var event = Event.test("a", .day(day("2026-03-02")), .day(day("2026-03-03")))
    event.otherLines = ["RESOURCES:z,m,b"]
    list.add(resourcesOf: event)
    event.otherLines = ["ATTENDEE;CUTYPE=ROOM;CN=Hall:mailto:h", "RESOURCES:b,z"]
    list.add(resourcesOf: event)
    #expect(list.resources.map { $0.title } == ["A", "M", "z", "b", "Hall"])
    #expect(list.depths == [0, 0, 0, 0, 0])
    for (index, resource) in list.resources.enumerated() { #expect(list.index(of: resource.id) == index) }
  }

  @Test(
    "ED-192: whatever the parents are, each resource is there once, below its parent or at the top",
    arguments: Seeds.first(40))
  func trees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let count = number(0...30)
    let resources = (0..<count).map { index in
      Resource(
        id: "\(index)", title: "\(number(0...3))", parent: number(0...2) == 0 ? nil : "\(number(0...count))",
        order: number(-1...1))
    }
    let list = ResourceList(resources)
    #expect(list.resources.count == count && Set(list.resources.map { $0.id }).count == count)
    var path: [String] = []
    for (index, resource) in list.resources.enumerated() {
      let depth = list.depths[index]
      #expect(list.index(of: resource.id) == index && depth <= path.count)
      path = Array(path.prefix(depth))
      if let parent = path.last {
        #expect(resource.parent == parent)
      } else if let parent = resource.parent, let other = list[parent] {
        #expect(isAncestor(resource.id, of: other, in: list), "only a member of a cycle is at the top")
      }
      path.append(resource.id)
    }
    var shuffled = resources
    shuffled.shuffle(using: &random)
    let again = ResourceList(shuffled)
    #expect(again.resources == list.resources && again.depths == list.depths)
  }

  private func isAncestor(_ id: String, of resource: Resource, in list: ResourceList) -> Bool {
    var current = resource
    for _ in list.resources {
      if current.id == id { return true }
      guard let next = current.parent.flatMap({ list[$0] }) else { return false }
      current = next
    }
    return false
  }

  @Test("a chain of ten thousand parents is no recursion")
  func deep() {
    let list = ResourceList(
      (0..<10_000).map { Resource(id: "\($0)", title: "", parent: $0 == 0 ? nil : "\($0 - 1)") })
    #expect(list.depths == Array(0..<10_000))
  }
}
