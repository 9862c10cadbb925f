import CollectionKit
import CollectionManager
import Diffing
import Testing

/// What the tests of the original storage library fix besides the numbered features.
@Suite("Storage: behaviors of the originals")
struct StorageBehaviorTests {
  private struct Point: Hashable {
    var x: Int
    var y: Int
  }

  @Test("DT-135: values of any kind are inserted: structures, strings, optionals, tuples, closures")
  func anyValues() throws {
    let storage = MemoryStorage()
    try storage.insertItem(Point(x: 1, y: 2), to: at(0, 0))
    try storage.insertItem("text", to: at(0, 1))
    try storage.insertItem((4, "four"), to: at(0, 2))
    try storage.insertItem(Int?.none, to: at(0, 3))
    try storage.insertItem({ 7 }, to: at(0, 4))
    #expect(storage.item(at: at(0, 0), as: Point.self) == Point(x: 1, y: 2))
    #expect(storage.item(at: at(0, 2), as: (Int, String).self)?.1 == "four")
    #expect(storage.item(at: at(0, 3), as: Int?.self) == .some(nil))
    #expect(storage.item(at: at(0, 1), as: Int.self) == nil && storage.section(atIndex: 0)?.numberOfItems == 5)
    #expect(storage.indexPath(forItem: Point(x: 1, y: 2)) == at(0, 0))
  }

  @Test("DT-141, DT-142: neighbors are removed together, in one section and in several, in any order of the call")
  func neighbors() {
    let recorded = Recorded([1, 2, 3, 4])
    recorded.storage.addItems([5, 6, 7], toSection: 1)
    recorded.observer.reset()
    recorded.storage.removeItems(at: [at(0, 1), at(0, 2)])
    #expect(recorded.numbers == [[1, 4], [5, 6, 7]])
    recorded.storage.removeItems(at: [at(1, 0), at(0, 0), at(1, 1), at(0, 1)])
    #expect(recorded.numbers == [[], [7]])
    recorded.storage.removeItems([7, 7, 8])
    #expect(recorded.numbers == [[], []] && recorded.observer.updates.count == 3)
  }

  @Test("DT-140, DT-142: a storage may be emptied while its items are walked through")
  func removeWhileWalking() throws {
    let recorded = Recorded(Array(0..<50))
    for model in try #require(recorded.storage.items(inSection: 0)) {
      try recorded.storage.removeItem(try #require(model.value(as: Int.self)))
    }
    #expect(recorded.numbers == [[]] && recorded.observer.updates.count == 50)
    recorded.storage.removeItems(at: [at(0, 0)])
    recorded.storage.removeItems([1])
    #expect(recorded.observer.updates.count == 50)
  }

  @Test("DT-145, DT-147: an item moves into a section that is made for it; far places change nothing")
  func moveIntoNewSection() {
    let recorded = Recorded([1, 2])
    #expect(recorded.storage.moveItem(at: at(0, 0), to: at(3, 0)))
    #expect(recorded.numbers == [[2], [], [], [1]])
    recorded.observer.reset()
    #expect(!recorded.storage.moveItem(at: at(0, 0), to: at(Int.max, 0)))
    #expect(!recorded.storage.moveItem(at: at(0, 0), to: at(-1, 0)))
    #expect(!recorded.storage.moveItem(at: at(0, 0), to: at(0, -1)))
    #expect(!recorded.storage.moveItem(at: at(0, -1), to: at(0, 0)))
    recorded.storage.moveSection(-1, toSection: 0)
    recorded.storage.moveSection(0, toSection: Int.max)
    #expect(recorded.numbers == [[2], [], [], [1]] && recorded.isQuiet)
  }

  @Test("DT-148, DT-156: a section that is inserted brings its header and footer along")
  func insertWithSupplementaries() {
    let recorded = Recorded([9])
    let section = SectionModel(items: [1, 2])
    section.setSupplementaryModel("head", forKind: .sectionHeader, atIndex: 0)
    section.setSupplementaryModel("foot", forKind: .sectionFooter, atIndex: 0)
    recorded.storage.insertSection(section, atIndex: 0)
    #expect(recorded.changes() == [.insertSections([0]), .insertItems([at(0, 0), at(0, 1)])])
    #expect(recorded.storage.headerModel(forSection: 0)?.value(as: String.self) == "head")
    #expect(recorded.storage.footerModel(forSection: 0)?.value(as: String.self) == "foot")
    #expect(recorded.storage.headerModel(forSection: 1) == nil && recorded.numbers == [[1, 2], [9]])
  }

  @Test("DT-150: deleting sections from an empty storage changes nothing")
  func deleteFromEmpty() {
    let recorded = Recorded()
    recorded.storage.deleteSections([0, 3])
    recorded.storage.removeItems(fromSection: 0)
    #expect(recorded.isQuiet && recorded.storage.numberOfSections == 0)
  }

  @Test("DT-151, DT-152: look-ups in what is empty or absent find nothing")
  func emptyLookups() {
    let storage = MemoryStorage()
    #expect(storage.items(inSection: 0) == nil && storage.section(atIndex: 0) == nil)
    #expect(storage.item(at: at(0, 0)) == nil && storage.item(at: at(-1, -1)) == nil)
    #expect(storage.indexPath(forItem: 1) == nil && storage.indexPathArray(forItems: [1, 2]).isEmpty)
    storage.setItems([Int]())
    #expect(storage.items(inSection: 0)?.isEmpty == true && storage.section(atIndex: 0)?.isEmpty == true)
    #expect(storage.numberOfSections == 1 && storage.totalNumberOfItems == 0)
    let section = SectionModel()
    section.setItems(["a", "b"])
    #expect(section.numberOfItems == 2 && section.items(ofType: String.self) == ["a", "b"])
    #expect(section.currentSectionIndex == nil)
  }

  @Test("DT-155: an empty list of headers or footers clears them all")
  func clearHeaders() {
    let storage = MemoryStorage()
    storage.setSectionHeaderModels([1, 2, 3])
    storage.setSectionFooterModels([1, 2, 3])
    storage.setSectionHeaderModels([Int]())
    #expect(
      (0..<3).allSatisfy { storage.headerModel(forSection: $0) == nil && storage.footerModel(forSection: $0) != nil })
    storage.setSectionFooterModels([Int]())
    #expect((0..<3).allSatisfy { storage.footerModel(forSection: $0) == nil })
  }

  private enum Row: Hashable, Identifiable {
    case number(Int)
    case title(String)
    var id: String {
      switch self {
      case .number(let number): "n\(number)"
      case .title(let title): "t\(title)"
      }
    }
  }

  @Test("DT-166: one section shows models of several types through an enumeration")
  func severalTypes() {
    let storage = SingleSectionHashableStorage<Row>(items: [.number(1), .title("a")])
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    storage.setItems([.title("a"), .number(2), .number(1)])
    #expect(observer.lastUpdate?.replay(on: [[Row.number(1), .title("a")]], new: [storage.items]) == [storage.items])
    #expect(storage.item(at: at(0, 0), as: Row.self) == .title("a"))
  }

  @Test("DT-119, DT-120: a silenced anomaly is not reported, by value and by condition; handlers are independent")
  func silencing() {
    let first = AnomalyHandler<MemoryStorageAnomaly>()
    let second = AnomalyHandler<MemoryStorageAnomaly>()
    var heard: [String] = []
    first.anomalyAction = { _ in heard.append("first") }
    second.anomalyAction = { _ in heard.append("second") }
    let anomaly = MemoryStorageAnomaly.moveItemFailedItemNotFound(indexPath: at(1, 1))
    first.silenceAnomaly(anomaly)
    for handler in [first, second] { handler.reportAnomaly(anomaly) }
    second.silenceAnomaly { $0 == anomaly }
    second.reportAnomaly(anomaly)
    second.reportAnomaly(.moveItemFailedItemNotFound(indexPath: at(2, 2)))
    #expect(heard == ["second", "second"])
  }

  @Test("DT-163: live sections answer safely for what does not exist, and deleting it changes nothing")
  func liveLimits() {
    let storage = LiveSectionsStorage()
    storage.deleteSections([0, 5, -1])
    #expect(storage.item(at: at(0, 0)) == nil && storage.item(at: at(-1, 3)) == nil && storage.section(at: -1) == nil)
    #expect(storage.numberOfItems(inSection: -1) == 0 && storage.numberOfSections == 0)
  }

  @Test("Lists that grow and shrink keep every item at its position, with many small sections and with one large one")
  func manySizes() throws {
    let storage = MemoryStorage()
    storage.setItemsForAllSections((0..<300).map { section in (0..<section % 5).map { section * 10 + $0 } })
    for section in 0..<300 { #expect(storage.numberOfItems(inSection: section) == section % 5) }
    storage.setItems(Array(0..<5000))
    for step in 0..<4000 { storage.removeItems(at: [at(0, (step * 31) % (5000 - step))]) }
    let left = try #require(storage.section(atIndex: 0)).items(ofType: Int.self)
    #expect(left.count == 1000)
    for (index, value) in left.enumerated() { #expect(storage.item(at: at(0, index), as: Int.self) == value) }
    for value in 0..<2000 { try storage.insertItem(-value, to: at(0, 0)) }
    #expect(storage.item(at: at(0, 0), as: Int.self) == -1999 && storage.numberOfItems(inSection: 0) == 3000)
    #expect(storage.item(at: at(0, 2999), as: Int.self) == left.last)
    storage.removeAllItems()
    storage.addItem(1)
    #expect(storage.item(at: at(0, 0), as: Int.self) == 1)
  }
}
