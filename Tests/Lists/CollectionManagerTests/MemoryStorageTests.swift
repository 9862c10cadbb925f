import CollectionKit
import CollectionManager
import Diffing
import Testing

@Suite("Memory storage")
struct MemoryStorageTests {
  @Test("DT-132: adding to a section that does not exist makes it and those before it")
  func add() {
    let recorded = Recorded()
    recorded.storage.addItem(7, toSection: 1)
    #expect(recorded.changes() == [.insertSections([0, 1]), .insertItems([at(1, 0)])])
    recorded.storage.addItems([1, 2])
    #expect(recorded.changes() == [.insertItems([at(0, 0), at(0, 1)])])
    #expect(recorded.numbers == [[1, 2], [7]])
  }

  @Test("DT-133: setting items replaces them and reloads")
  func set() {
    let recorded = Recorded([1, 2])
    recorded.storage.setItems([5], forSection: 1)
    #expect(recorded.reloaded())
    recorded.storage.setItems([3, 4])
    #expect(recorded.reloaded())
    #expect(recorded.numbers == [[3, 4], [5]])
  }

  @Test("DT-134: setting all sections removes the old ones")
  func setAll() {
    let recorded = Recorded([1, 2])
    recorded.storage.addItem(9, toSection: 3)
    recorded.observer.reset()
    recorded.storage.setItemsForAllSections([[1], [2, 3]])
    #expect(recorded.reloaded())
    #expect(recorded.numbers == [[1], [2, 3]])
  }

  @Test("DT-135: inserting behind the end throws, reports an anomaly, and changes nothing")
  func insertTooFar() throws {
    let recorded = Recorded([1])
    #expect(throws: MemoryStorageError.insertionFailed(reason: .indexPathTooBig(at(2, 1)))) {
      try recorded.storage.insertItem(5, to: at(2, 1))
    }
    #expect(recorded.anomalies == [.insertionIndexPathTooBig(indexPath: at(2, 1), countOfElementsInSection: 0)])
    #expect(recorded.numbers == [[1]] && recorded.isQuiet)
    #expect(recorded.storage.currentUpdate == nil)
    try recorded.storage.insertItem(0, to: at(0, 0))
    #expect(recorded.changes() == [.insertItems([at(0, 0)])])
    try recorded.storage.insertItem(6, to: at(1, 0))
    #expect(recorded.changes() == [.insertSections([1]), .insertItems([at(1, 0)])])
    #expect(throws: MemoryStorageError.insertionFailed(reason: .invalidIndexPath(at(0, -1)))) {
      try recorded.storage.insertItem(5, to: at(0, -1))
    }
    #expect(throws: MemoryStorageError.self) { try recorded.storage.insertItem(5, to: at(Int.max, 0)) }
    recorded.storage.addItem(1, toSection: Int.max)
    recorded.storage.addItem(1, toSection: -1)
    #expect(recorded.numbers == [[0, 1], [6]] && recorded.isQuiet)
  }

  @Test("DT-136: inserting at paths leaves out those too far, and needs as many paths as items")
  func insertAtPaths() throws {
    let recorded = Recorded()
    try recorded.storage.insertItems([10, 11, 13], to: [at(0, 0), at(0, 1), at(0, 3)])
    #expect(recorded.changes() == [.insertSections([0]), .insertItems([at(0, 0), at(0, 1)])])
    #expect(recorded.numbers == [[10, 11]])
    #expect(throws: MemoryStorageError.batchInsertionFailed(reason: .itemsCountMismatch)) {
      try recorded.storage.insertItems([1, 2], to: [at(0, 0)])
    }
    #expect(recorded.anomalies == [.batchInsertionItemCountMismatch(itemsCount: 2, indexPathsCount: 1)])
    #expect(recorded.numbers == [[10, 11]] && recorded.isQuiet)
  }

  @Test("DT-137: items can be inserted side by side, also at the end, not beyond")
  func insertSideBySide() throws {
    let recorded = Recorded([1, 4])
    try recorded.storage.insertItems([2, 3], at: at(0, 1))
    #expect(recorded.changes() == [.insertItems([at(0, 1), at(0, 2)])])
    try recorded.storage.insertItems([5, 6], at: at(0, 4))
    #expect(recorded.numbers == [[1, 2, 3, 4, 5, 6]])
    recorded.observer.reset()
    #expect(throws: MemoryStorageError.self) { try recorded.storage.insertItems([9], at: at(0, 7)) }
    #expect(recorded.isQuiet)
  }

  @Test("DT-138: reloading an item reports its path; an unknown item nothing")
  func reload() {
    let recorded = Recorded([1, 2, 2])
    recorded.storage.reloadItem(2)
    #expect(recorded.changes() == [.updateItems([at(0, 1)])])
    recorded.storage.reloadItem(9)
    recorded.storage.reloadItem("2")
    #expect(recorded.isQuiet && recorded.anomalies.isEmpty)
  }

  @Test("DT-139: an item is replaced by one of any type; an unknown item throws")
  func replace() throws {
    let recorded = Recorded([1, 2])
    try recorded.storage.replaceItem(2, with: "two")
    #expect(recorded.changes() == [.updateItems([at(0, 1)])])
    #expect(recorded.storage.item(at: at(0, 1), as: String.self) == "two")
    #expect(throws: MemoryStorageError.searchFailed(reason: .itemNotFound(item: "2"))) {
      try recorded.storage.replaceItem(2, with: 3)
    }
    #expect(recorded.anomalies == [.replaceItemFailedItemNotFound(itemDescription: "2")])
    #expect(recorded.isQuiet)
  }

  @Test("DT-140: an item is removed by value; an unknown one throws")
  func remove() throws {
    let recorded = Recorded([1, 2])
    try recorded.storage.removeItem(1)
    #expect(recorded.changes() == [.deleteItems([at(0, 0)])])
    #expect(throws: MemoryStorageError.searchFailed(reason: .itemNotFound(item: "1"))) {
      try recorded.storage.removeItem(1)
    }
    #expect(recorded.anomalies == [.removeItemFailedItemNotFound(itemDescription: "1")])
    #expect(recorded.numbers == [[2]] && recorded.isQuiet)
  }

  @Test("DT-141: unknown items are left out, repeated ones remove as many equals, in the order of the call")
  func removeSeveral() {
    let recorded = Recorded([1, 2, 3, 4, 5])
    recorded.storage.removeItems([4, 1, 3, 6])
    #expect(recorded.changes() == [.deleteItems([at(0, 3), at(0, 0), at(0, 2)])])
    #expect(recorded.numbers == [[2, 5]])
    let twins = Recorded([7, 8, 7, 9])
    twins.storage.removeItems([7, 7])
    #expect(twins.changes() == [.deleteItems([at(0, 0), at(0, 2)])])
    #expect(twins.numbers == [[8, 9]])
  }

  @Test("DT-142: items are removed at paths, missing and repeated ones left out")
  func removeAtPaths() {
    let recorded = Recorded([1, 2, 3, 4])
    recorded.storage.removeItems(at: [at(0, 0), at(0, 2), at(9, 9), at(0, 0), at(-1, -1)])
    #expect(recorded.changes() == [.deleteItems([at(0, 0), at(0, 2)])])
    #expect(recorded.numbers == [[2, 4]])
    recorded.storage.addItems([5, 6], toSection: 1)
    recorded.observer.reset()
    recorded.storage.removeItems(at: [at(1, 0), at(0, 1)])
    #expect(recorded.numbers == [[2], [6]])
  }

  @Test("DT-143: removing the items of a section leaves the section")
  func removeFromSection() {
    let recorded = Recorded([1, 2])
    recorded.storage.removeItems(fromSection: 0)
    #expect(recorded.changes() == [.deleteItems([at(0, 0), at(0, 1)])])
    #expect(recorded.numbers == [[]])
    recorded.storage.removeItems(fromSection: 4)
    #expect(recorded.isQuiet)
  }

  @Test("DT-144: removing all items leaves the sections and reloads")
  func removeAll() {
    let recorded = Recorded([1, 2])
    recorded.storage.addItem(3, toSection: 1)
    recorded.observer.reset()
    recorded.storage.removeAllItems()
    #expect(recorded.reloaded())
    #expect(recorded.numbers == [[], []])
  }

  @Test("DT-145: an item moves; a move that cannot be changes nothing and is reported")
  func move() {
    let recorded = Recorded([1, 2, 3])
    #expect(recorded.storage.moveItem(at: at(0, 0), to: at(0, 2)))
    #expect(recorded.changes() == [.moveItem(from: at(0, 0), to: at(0, 2))])
    #expect(recorded.numbers == [[2, 3, 1]])
    #expect(!recorded.storage.moveItem(at: at(0, 0), to: at(0, 3)))
    #expect(!recorded.storage.moveItem(at: at(0, 0), to: at(2, 1)))
    #expect(!recorded.storage.moveItem(at: at(4, 0), to: at(0, 0)))
    #expect(
      recorded.anomalies == [
        .moveItemFailedIndexPathTooBig(indexPath: at(0, 3), countOfElementsInSection: 2),
        .moveItemFailedIndexPathTooBig(indexPath: at(2, 1), countOfElementsInSection: 0),
        .moveItemFailedItemNotFound(indexPath: at(4, 0)),
      ])
    #expect(recorded.numbers == [[2, 3, 1]] && recorded.isQuiet)
    #expect(recorded.storage.moveItem(at: at(0, 0), to: at(2, 0)))
    #expect(recorded.changes() == [.insertSections([1, 2]), .moveItem(from: at(0, 0), to: at(2, 0))])
    #expect(recorded.numbers == [[3, 1], [], [2]])
  }

  @Test("DT-146: an item moves silently; bad paths change nothing")
  func moveSilently() {
    let recorded = Recorded([1, 2, 3])
    #expect(recorded.storage.moveItemWithoutAnimation(from: at(0, 2), to: at(0, 0)))
    #expect(recorded.numbers == [[3, 1, 2]] && recorded.isQuiet)
    #expect(!recorded.storage.moveItemWithoutAnimation(from: at(0, 0), to: at(1, 0)))
    #expect(!recorded.storage.moveItemWithoutAnimation(from: at(0, 5), to: at(0, 0)))
    #expect(!recorded.storage.moveItemWithoutAnimation(from: at(0, 0), to: at(0, 3)))
    #expect(recorded.numbers == [[3, 1, 2]] && recorded.isQuiet && recorded.anomalies.count == 2)
    // The item to move is no part of its destination, and missing sections are no mistake.
    #expect(
      recorded.anomalies[1]
        == .moveItemFailedInvalidIndexPaths(
          sourceIndexPath: at(0, 0), destinationIndexPath: at(0, 3), sourceElementsInSection: 3,
          destinationElementsInSection: 2))
  }
}
