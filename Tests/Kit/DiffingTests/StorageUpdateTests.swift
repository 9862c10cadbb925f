import Diffing
import TestSupport
import Testing

@Suite("Storage updates")
struct StorageUpdateTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  @Test("DT-126: updates are equal if their steps are")
  func equality() {
    let steps: [CollectionChange] = [
      .insertSections([0]), .deleteSections([0]), .updateSections([0]), .insertItems([path(0, 0)]),
      .deleteItems([path(0, 0)]), .updateItems([path(0, 0)]), .moveItem(from: path(0, 0), to: path(0, 1)),
      .moveSection(from: 0, to: 1),
    ]
    for (index, step) in steps.enumerated() {
      for (other, second) in steps.enumerated() {
        #expect((StorageUpdate([step]) == StorageUpdate([second])) == (index == other))
      }
      #expect(StorageUpdate([step]) != StorageUpdate())
    }
  }

  @Test("DT-126: an update describes its steps, and is empty without any")
  func text() {
    #expect(StorageUpdate().isEmpty)
    #expect(StorageUpdate().description == "no changes")
    let update = StorageUpdate([.insertSections([0, 1]), .moveItem(from: path(0, 1), to: path(1, 0))])
    #expect(update.description == "insert sections 0, 1; move item 0/1 to 1/0")
    #expect(update.sectionChanges == [.insertSections([0, 1])])
    #expect(update.objectChanges == [.moveItem(from: path(0, 1), to: path(1, 0))])
    #expect(!update.containsDeferredDatasourceUpdates)
  }

  @Test("An ordered update gives the sets of old and new positions")
  func sets() {
    let update = StorageUpdate([
      .deleteItems([path(0, 2), path(0, 0)]), .insertItems([path(0, 0)]), .moveItem(from: path(0, 3), to: path(1, 0)),
      .deleteSections([2]), .insertSections([0]), .updateItems([path(1, 1)]),
    ])
    let batch = update.batch()
    #expect(batch.deletedItems == [path(0, 0), path(0, 2)])
    #expect(batch.insertedItems == [path(1, 0)])
    #expect(batch.movedItems == [.init(from: path(0, 4), to: path(2, 0))])
    #expect(batch.deletedSections == [2])
    #expect(batch.insertedSections == [0])
    #expect(batch.updatedItems == [.init(from: path(0, 1), to: path(1, 1))])
    #expect(batch.newPath(of: path(0, 3)) == path(1, 2))
    #expect(batch.newPath(of: path(1, 0)) == path(2, 1))
    #expect(batch.newPath(of: path(3, 7)) == path(3, 7))
    #expect(batch.newPath(of: path(2, 0)) == nil)
    #expect(batch.oldPath(of: path(2, 0)) == path(0, 4))
  }

  @Test("What is inserted and deleted again is in no set")
  func cancelled() {
    let update = StorageUpdate([.insertItems([path(0, 1)]), .deleteItems([path(0, 1)])])
    #expect(update.batch().insertedItems.isEmpty && update.batch().deletedItems.isEmpty)
  }

  @Test("P5: the sets agree with carrying out the steps one by one")
  func setsAgree() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1500 {
      var sections: [[Int]] = (0..<Int.random(in: 1..<5, using: &random)).map { section in
        (0..<Int.random(in: 0..<6, using: &random)).map { section * 100 + $0 }
      }
      let old = sections
      var fresh = 10_000
      var steps: [CollectionChange] = []
      var touched: Set<Int> = []
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        steps.append(Self.step(&sections, &fresh, &touched, &random))
      }
      let update = StorageUpdate(steps)
      #expect(update.replay(on: old, new: sections) == sections)
      let batch = update.batch()
      for (section, items) in old.enumerated() {
        for (item, value) in items.enumerated() {
          var now: ItemPath?
          for (index, list) in sections.enumerated() {
            if let place = list.firstIndex(of: value) { now = path(index, place) }
          }
          #expect(batch.newPath(of: path(section, item)) == now)
          if let now { #expect(batch.oldPath(of: now) == path(section, item)) }
          let isDeleted = batch.deletedItems.contains(path(section, item)) || batch.deletedSections.contains(section)
          if now == nil { #expect(isDeleted) } else { #expect(!batch.deletedItems.contains(path(section, item))) }
        }
      }
      var inserted: [ItemPath] = []
      for (section, items) in sections.enumerated() {
        for (item, value) in items.enumerated() where value >= 10_000 { inserted.append(path(section, item)) }
      }
      #expect(batch.insertedItems == inserted)
      for pair in batch.updatedItems { #expect(touched.contains(sections[pair.to.section][pair.to.item])) }
    }
  }

  private static func step(
    _ sections: inout [[Int]], _ fresh: inout Int, _ touched: inout Set<Int>, _ random: inout SeededGenerator
  ) -> CollectionChange {
    let section = sections.isEmpty ? 0 : Int.random(in: 0..<sections.count, using: &random)
    switch sections.isEmpty ? 0 : Int.random(in: 0..<8, using: &random) {
    case 0:
      let index = Int.random(in: 0...sections.count, using: &random)
      sections.insert([], at: index)
      return .insertSections([index])
    case 1 where sections.count > 1:
      sections.remove(at: section)
      return .deleteSections([section])
    case 2:
      let to = Int.random(in: 0..<sections.count, using: &random)
      sections.insert(sections.remove(at: section), at: to)
      return .moveSection(from: section, to: to)
    case 3 where sections[section].count > 1:
      let count = sections[section].count
      let picked = [0, count - 1].shuffled(using: &random)
      sections[section].remove(at: count - 1)
      sections[section].remove(at: 0)
      return .deleteItems(picked.map { ItemPath(section: section, item: $0) })
    case 4 where !sections[section].isEmpty:
      let item = Int.random(in: 0..<sections[section].count, using: &random)
      touched.insert(sections[section][item])
      return .updateItems([ItemPath(section: section, item: item)])
    case 5, 6:
      guard let item = sections[section].indices.randomElement(using: &random) else { fallthrough }
      let value = sections[section].remove(at: item)
      let target = Int.random(in: 0..<sections.count, using: &random)
      let place = Int.random(in: 0...sections[target].count, using: &random)
      sections[target].insert(value, at: place)
      return .moveItem(from: ItemPath(section: section, item: item), to: ItemPath(section: target, item: place))
    default:
      let item = Int.random(in: 0...sections[section].count, using: &random)
      sections[section].insert(contentsOf: [fresh, fresh + 1], at: item)
      fresh += 2
      return .insertItems([item, item + 1].map { ItemPath(section: section, item: $0) })
    }
  }

  @Test("Steps that name positions that do not exist are survived")
  func nonsense() {
    let update = StorageUpdate([
      .deleteItems([path(-1, 3), path(5, -2)]), .moveItem(from: path(0, -1), to: path(-7, 0)), .deleteSections([-3]),
      .insertItems([path(0, -4)]), .moveSection(from: -1, to: -1), .updateItems([path(-1, -1)]),
    ])
    _ = update.batch()
    #expect(update.replay(on: [[1]], new: [[1]]) == nil)
  }

  @Test("Steps of very many positions become a batch in one pass each")
  func manyPositions() {
    let count = 20_000
    let update = StorageUpdate([
      .deleteItems((0..<count).map { path(0, $0 * 2) }.reversed()), .insertItems((0..<count).map { path(0, $0 * 3) }),
      .updateItems((0..<count).map { path(0, $0 * 3 + 1) }),
    ])
    let batch = update.batch()
    #expect(batch.deletedItems.count == count && batch.insertedItems.count == count)
    #expect(batch.updatedItems.count == count)
    #expect(batch.oldPath(of: path(0, 1)) == path(0, 1) && batch.oldPath(of: path(0, 2)) == path(0, 3))
  }
}
