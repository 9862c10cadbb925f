import Diffing
import TestSupport
import Testing

@Suite("Difference of two lists")
struct DifferenceTests {
  struct Element: Equatable {
    var key: Int
    var content: Int
  }

  /// A list with some of the elements of another, some changed, some new, some elsewhere.
  static func variation(
    of old: [Element], moves: Bool, using random: inout SeededGenerator
  ) -> [Element] {
    var new: [Element] = []
    for element in old {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: break
      case 1: new.append(Element(key: element.key, content: element.content + 1))
      case 2:
        new.append(Element(key: 1000 + element.key * 2, content: 0))
        new.append(element)
      default: new.append(element)
      }
    }
    if moves, !new.isEmpty {
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let element = new.remove(at: Int.random(in: 0..<new.count, using: &random))
        new.insert(element, at: Int.random(in: 0...new.count, using: &random))
      }
    }
    return new
  }

  static func start(using random: inout SeededGenerator) -> [Element] {
    (0..<Int.random(in: 0..<30, using: &random)).map { Element(key: $0 * 3, content: 0) }
  }

  @Test("P5: the steps of a keyed difference lead from the old list to the new one, with and without moves")
  func keyedLaw() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<1500 {
      let old = Self.start(using: &random)
      let new = Self.variation(of: old, moves: true, using: &random)
      let difference = ListDifference.keyed(
        old, new, infersMoves: round % 3 > 0, key: { $0.key }, isSame: { $0.content == $1.content })
      let update = StorageUpdate(difference, section: 0)
      #expect(update.replay(on: [old], new: [new]) == [new])
      if round % 3 == 0 { #expect(difference.moved.isEmpty) }
      let batch = update.batch()
      #expect(batch.deletedItems.map(\.item) == difference.deleted)
      #expect(batch.insertedItems.map(\.item) == difference.inserted)
      for (index, element) in new.enumerated() {
        let from = batch.oldPath(of: ItemPath(section: 0, item: index))
        if let from { #expect(old[from.item].key == element.key) }
      }
    }
  }

  @Test("P5: lists with repeated keys, in any order, still lead to the new list")
  func repeatedKeys() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1500 {
      func list() -> [Element] {
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in
          Element(key: Int.random(in: 0..<6, using: &random), content: Int.random(in: 0..<2, using: &random))
        }
      }
      let old = list()
      let new = list()
      let keyed = ListDifference.keyed(old, new, key: { $0.key }, isSame: { $0.content == $1.content })
      #expect(StorageUpdate(keyed, section: 0).replay(on: [old], new: [new]) == [new])
      #expect(keyed == ListDifference.keyed(old, new, key: { $0.key }))
      let equatable = ListDifference.equatable(old, new, isEqual: ==)
      #expect(StorageUpdate(equatable, section: 0).replay(on: [old], new: [new]) == [new])
      let theirs = new.map(\.key).difference(from: old.map(\.key))
      let ours = ListDifference.equatable(old, new) { $0.key == $1.key }
      #expect(ours.deleted.count + ours.inserted.count == theirs.count)
    }
  }

  @Test("P5: a difference of sorted lists equals the keyed one")
  func sortedLaw() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let old = Self.start(using: &random)
      let new = Self.variation(of: old, moves: false, using: &random).sorted { $0.key < $1.key }
      let sorted = ListDifference.sorted(old, new, key: { $0.key }, isSame: { $0.content == $1.content })
      #expect(sorted == ListDifference.keyed(old, new, key: { $0.key }, isSame: { $0.content == $1.content }))
      #expect(sorted == ListDifference.sorted(old, new, key: { $0.key }))
      #expect(StorageUpdate(sorted, section: 0).replay(on: [old], new: [new]) == [new])
    }
  }

  @Test("Elements of equal content in different storage are the same, and empty lists have no bytes")
  func sortedBytes() {
    struct Note: Equatable {
      var id: Int
      var text: String
      var isOpen: Bool
    }
    let old = (0..<100).map { Note(id: $0, text: "a text too long to be kept in place \($0)", isOpen: $0 % 2 == 0) }
    var new = (0..<100).map { Note(id: $0, text: "a text too long to be kept in place \($0)", isOpen: $0 % 2 == 0) }
    new[7].isOpen.toggle()
    new[8].text += "!"
    new.remove(at: 50)
    let difference = ListDifference.sorted(old, new, key: { $0.id })
    #expect(difference == ListDifference.sorted(old, new, key: { $0.id }, isSame: ==))
    #expect(difference.updated.map(\.from) == [7, 8] && difference.deleted == [50] && difference.inserted.isEmpty)
    let reversed = Array(new.reversed())
    #expect(
      ListDifference.keyed(old, reversed, key: { $0.id })
        == ListDifference.keyed(old, reversed, key: { $0.id }, isSame: ==))
    #expect(ListDifference.keyed([], old, key: { $0.id }).inserted.count == 100)
    #expect(ListDifference.keyed([Note](), [], key: { $0.id }).isEmpty)
    #expect(ListDifference.sorted([], old, key: { $0.id }).inserted.count == 100)
    #expect(ListDifference.sorted(old, [], key: { $0.id }).deleted.count == 100)
    #expect(ListDifference.sorted([Note](), [], key: { $0.id }).isEmpty)
  }

  @Test("As few elements as possible are moved")
  func fewestMoves() {
    let difference = ListDifference.keyed([1, 2, 3, 4, 5], [5, 1, 2, 3, 4], key: { $0 }, isSame: ==)
    #expect(difference.moved == [.init(from: 4, to: 0)])
    let swap = ListDifference.keyed([1, 2, 3, 4, 5], [1, 4, 3, 2, 5], key: { $0 }, isSame: ==)
    #expect(swap.moved.count == 2)
  }

  @Test("Lists without anything in common and of great length are replaced as a whole")
  func largeEquatable() {
    let old = Array(0..<5000)
    let new = Array(5000..<10_000)
    let difference = ListDifference.equatable(old, new, isEqual: ==)
    #expect(difference.deleted.count == 5000 && difference.inserted.count == 5000)
  }

  @Test("P5: a difference of sections leads from the old sections to the new ones")
  func sectionedLaw() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<800 {
      var old: [KeyedSection<Int, Element>] = []
      for key in 0..<Int.random(in: 0..<5, using: &random) {
        old.append(KeyedSection(key: key, items: Self.start(using: &random)))
      }
      var new = old.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      for index in new.indices { new[index].items = Self.variation(of: new[index].items, moves: true, using: &random) }
      new.shuffle(using: &random)
      if random.next() % 2 == 0 {
        let index = Int.random(in: 0...new.count, using: &random)
        new.insert(KeyedSection(key: 99, items: Self.start(using: &random)), at: index)
      }
      let update = StorageUpdate.sectioned(old, new, itemKey: { $0.key }, isSame: { $0.content == $1.content })
      #expect(update.replay(on: old.map(\.items), new: new.map(\.items)) == new.map(\.items))
    }
  }

  @Test("paths in ascending order: by section, then by item")
  func ascending() {
    let paths = [3, -1, 0, 3, 2].flatMap { section in [1, 0, 5].map { ItemPath(section: section, item: $0) } }
    #expect(paths.ascending() == paths.sorted())
  }

  @Test(
    "P5: items that change their section are moved, also out of sections that go, and the steps lead to the new list")
  func movesBetweenSections() {
    func sections(_ lists: (Int, [Int])...) -> [KeyedSection<Int, Int>] {
      lists.map { KeyedSection(key: $0.0, items: $0.1) }
    }
    let update = StorageUpdate.sectioned(
      sections((1, [10, 11]), (2, [20]), (3, [30])), sections((1, [11, 30]), (2, [10, 20])),
      movesBetweenSections: true, itemKey: { $0 }, isSame: ==)
    let batch = update.batch()
    #expect(batch.insertedItems.isEmpty && batch.deletedItems.isEmpty && batch.deletedSections == [2])
    #expect(batch.newPath(of: ItemPath(section: 0, item: 0)) == ItemPath(section: 1, item: 0))
    #expect(batch.newPath(of: ItemPath(section: 2, item: 0)) == ItemPath(section: 0, item: 1))
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      func list() -> [KeyedSection<Int, Int>] {
        let keys = (0..<5).shuffled(using: &random).prefix(Int.random(in: 0..<5, using: &random))
        var left = (0..<25).filter { _ in random.next() % 3 > 0 }.shuffled(using: &random)
        return keys.map { key in
          let count = min(left.count, Int.random(in: 0..<8, using: &random))
          defer { left.removeFirst(count) }
          return KeyedSection(key: key, items: Array(left.prefix(count)))
        }
      }
      let old = list()
      let new = list()
      let update = StorageUpdate.sectioned(old, new, movesBetweenSections: true, itemKey: { $0 }, isSame: ==)
      #expect(update.replay(on: old.map(\.items), new: new.map(\.items)) == new.map(\.items))
      let batch = update.batch()
      for (section, content) in old.enumerated() {
        for (item, key) in content.items.enumerated() {
          guard let path = batch.newPath(of: ItemPath(section: section, item: item)) else { continue }
          #expect(new[path.section].items[path.item] == key)
        }
      }
    }
  }
}
