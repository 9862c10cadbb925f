import CollectionKit
import CollectionManager
import Diffing
import Testing

@Suite("Memory storage: sections and look-ups")
struct MemoryStorageSectionTests {
  @Test("DT-147, DT-125: sections move, are made as needed, and know their index")
  func moveSection() {
    let recorded = Recorded([1])
    recorded.storage.addItem(2, toSection: 1)
    recorded.observer.reset()
    let first = recorded.storage.section(atIndex: 0)
    recorded.storage.moveSection(0, toSection: 1)
    #expect(recorded.changes() == [.moveSection(from: 0, to: 1)])
    #expect(recorded.numbers == [[2], [1]])
    #expect(first?.currentSectionIndex == 1)
    recorded.storage.deleteSections([0])
    #expect(first?.currentSectionIndex == 0)
    recorded.storage.deleteSections([0])
    #expect(first?.currentSectionIndex == nil)
    #expect(SectionModel().currentSectionIndex == nil)
    recorded.observer.reset()
    recorded.storage.moveSection(0, toSection: 2)
    #expect(recorded.changes() == [.insertSections([0, 1, 2]), .moveSection(from: 0, to: 2)])
  }

  @Test("DT-148: a section is inserted with its items, not behind the end")
  func insertSection() {
    let recorded = Recorded([1])
    let section = SectionModel(items: [5, 6])
    section.setSupplementaryModel("Head", forKind: .sectionHeader, atIndex: 0)
    recorded.storage.insertSection(section, atIndex: 0)
    #expect(recorded.changes() == [.insertSections([0]), .insertItems([at(0, 0), at(0, 1)])])
    #expect(recorded.numbers == [[5, 6], [1]])
    #expect(recorded.storage.headerModel(forSection: 0)?.value(as: String.self) == "Head")
    recorded.storage.insertSection(SectionModel(), atIndex: 2)
    #expect(recorded.storage.numberOfSections == 3)
    recorded.observer.reset()
    recorded.storage.insertSection(SectionModel(), atIndex: 9)
    recorded.storage.insertSection(SectionModel(), atIndex: -1)
    #expect(recorded.storage.numberOfSections == 3 && recorded.isQuiet)
  }

  @Test("DT-149: a section replaces another, and everything is reloaded")
  func setSection() {
    let recorded = Recorded()
    recorded.storage.setSection(SectionModel(items: [1]), forSection: 2)
    #expect(recorded.reloaded())
    #expect(recorded.numbers == [[], [], [1]])
  }

  @Test("DT-150: sections are deleted; those that do not exist are left out and do not stop the others")
  func deleteSections() {
    let recorded = Recorded([0])
    for section in 1..<4 { recorded.storage.addItem(section, toSection: section) }
    recorded.observer.reset()
    recorded.storage.deleteSections([3, 1, 8])
    #expect(recorded.changes() == [.deleteSections([1, 3])])
    #expect(recorded.numbers == [[0], [2]])
    Recorded().storage.deleteSections([0])
  }

  @Test("DT-151: look-ups find what exists, and nothing else")
  func lookUps() {
    let recorded = Recorded([1, 2, 2])
    let storage = recorded.storage
    storage.addItem("a", toSection: 1)
    #expect(storage.item(at: at(0, 1), as: Int.self) == 2)
    #expect(storage.item(at: at(0, 1), as: String.self) == nil)
    #expect(
      storage.item(at: at(0, 3)) == nil && storage.item(at: at(2, 0)) == nil && storage.item(at: at(-1, -1)) == nil)
    #expect(storage.indexPath(forItem: 2) == at(0, 1))
    #expect(storage.indexPath(forItem: 3) == nil)
    #expect(storage.indexPath(forItem: "a") == at(1, 0))
    #expect(storage.items(inSection: 0)?.count == 3 && storage.items(inSection: 2) == nil)
    #expect(storage.section(atIndex: 1)?.numberOfItems == 1 && storage.section(atIndex: 2) == nil)
    #expect(storage.indexPathArray(forItems: [2, 9, 1]) == [at(0, 1), at(0, 0)])
    #expect(storage.totalNumberOfItems == 4)
  }

  private struct Plain: Equatable { var number: Double }

  @Test("DT-138 to DT-141: models that are only equatable are found too")
  func equatableOnly() throws {
    let recorded = Recorded()
    let storage = recorded.storage
    storage.addItems([1.0, 2, 2, 3].map { Plain(number: $0) })
    #expect(storage.indexPath(forItem: Plain(number: 2)) == at(0, 1))
    storage.removeItems([Plain(number: 2), Plain(number: 2), Plain(number: 5)])
    #expect(storage.totalNumberOfItems == 2)
    try storage.replaceItem(Plain(number: 3), with: Plain(number: 4))
    try storage.removeItem(Plain(number: 1))
    #expect(storage.section(atIndex: 0)?.items(ofType: Plain.self) == [Plain(number: 4)])
    #expect(throws: MemoryStorageError.self) { try storage.removeItem(Plain(number: 1)) }
    #expect(storage.indexPathArray(forItems: [Plain(number: 4)]) == [at(0, 0)])
    recorded.observer.reset()
    storage.reloadItem(Plain(number: 4))
    #expect(recorded.changes() == [.updateItems([at(0, 0)])])
  }

  @Test("DT-152: items of lists of mixed types and of optionals are found by their type")
  func mixedLists() {
    #expect(SectionModel(items: [1, "a", 2] as [Any]).items(ofType: Int.self) == [1, 2])
    #expect(SectionModel(items: [1, nil, 2]).items(ofType: Int.self) == [1, 2])
    let storage = MemoryStorage()
    let mixed: [Any] = ["b", 3, Int?.some(4) as Any]
    storage.addItems(mixed)
    storage.addItem(5 as Any)
    #expect(storage.section(atIndex: 0)?.items(ofType: Int.self) == [3, 4, 5])
    #expect(storage.item(at: at(0, 0), as: String.self) == "b" && storage.indexPath(forItem: 5) == at(0, 3))
    storage.setItems([[1, "x"], ["y"]].flatMap { $0 } as [Any], forSection: 1)
    #expect(storage.section(atIndex: 1)?.items(ofType: String.self) == ["x", "y"])
  }

  @Test("DT-152: a section gives its items of one type")
  func sectionModel() {
    let section = SectionModel(models: [ModelBox(1), ModelBox("a"), ModelBox(2)])
    #expect(section.items(ofType: Int.self) == [1, 2])
    #expect(section.numberOfItems == 3 && !section.isEmpty)
    #expect(section.item(at: 1)?.value(as: String.self) == "a" && section.item(at: 3) == nil)
    section.setItems(["b"])
    #expect(section.items(ofType: String.self) == ["b"])
    #expect(SectionModel().isEmpty)
  }

  @Test("A box that lies in a storage is copied when it is added again")
  func boxesAreCopied() {
    let recorded = Recorded([1])
    let box = recorded.storage.item(at: at(0, 0))
    if let box { recorded.storage.addModels([box], toSection: 1) }
    #expect(recorded.numbers == [[1], [1]])
    recorded.storage.removeItems(at: [at(0, 0)])
    #expect(recorded.storage.indexPath(forItem: 1) == at(1, 0))
  }
}
