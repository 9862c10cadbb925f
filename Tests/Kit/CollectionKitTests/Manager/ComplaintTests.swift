import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

/// What users of the field's collection managers reported, as it goes here. Numbers are those of their public lists.
@Suite("Complaints about collection managers")
struct ComplaintTests {
  @Test("Manager #12: the first items of a storage without sections are shown, however they are added")
  func noSections() throws {
    let scene = ManagedScene()
    scene.storage.addItem(1, toSection: 2)
    scene.settle()
    #expect(scene.storage.numberOfSections == 3 && scene.agrees(with: [[], [], [1]]))
    let other = ManagedScene()
    try other.storage.insertItem(1, to: at(0, 0))
    other.storage.insertSection(SectionModel(items: [2]), atIndex: 0)
    other.settle()
    #expect(other.agrees(with: [[2], [1]]) && other.anomalies.isEmpty)
  }

  @Test("Manager #23, #26: adding right after setting, reloading or removing everything never disagrees")
  func addingAfterSetting() throws {
    let scene = ManagedScene([1, 2, 3])
    scene.storage.setItems([4, 5])
    scene.storage.addItem(6)
    scene.harness.settle(limit: 2)
    scene.storage.removeAllItems()
    scene.storage.addItems([7, 8])
    try scene.storage.insertItem(9, to: at(0, 1))
    scene.settle()
    #expect(scene.agrees(with: [[7, 9, 8]]))
    scene.view.reloadData()
    scene.storage.addItem(10)
    scene.storage.performUpdates {
      scene.storage.setItems([11])
      scene.storage.addItem(12)
      try? scene.storage.removeItem(11)
    }
    scene.settle()
    #expect(scene.agrees(with: [[12]]))
  }

  @Test(
    "Manager #27, table manager #62: P5: any sequence of operations, and of frames between them, agrees with arrays")
  func countsAgree() {
    for seed in 1...12 {
      var random = SeededGenerator(seed: UInt64(seed))
      let scene = ManagedScene()
      scene.storage.anomalyHandler.anomalyAction = { _ in }
      var content: [[Int]] = []
      for step in 0..<60 {
        let section = Int.random(in: 0..<3, using: &random)
        switch random.next() % 6 {
        case 0:
          while content.count <= section { content.append([]) }
          scene.storage.setItems([step, step + 100], forSection: section)
          content[section] = [step, step + 100]
        case 1 where section < content.count:
          scene.storage.deleteSections([section])
          content.remove(at: section)
        case 2 where section < content.count && !content[section].isEmpty:
          try? scene.storage.removeItem(content[section][0])
          content[section].remove(at: 0)
        case 3:
          scene.storage.removeAllItems()
          content = content.map { _ in [] }
        default:
          while content.count <= section { content.append([]) }
          scene.storage.addItem(1_000 + step, toSection: section)
          content[section].append(1_000 + step)
        }
        if random.next() % 3 == 0 { scene.harness.tick() }
        if random.next() % 5 == 0 { scene.view.reloadData() }
        #expect(scene.numbers == content)
      }
      scene.settle()
      #expect(scene.agrees(with: content) && scene.anomalies.isEmpty)
    }
  }

  @Test("Manager #25: each section may have another class of header")
  func headersBySection() {
    let style = SectionStyle(headerHeight: 30)
    let scene = ManagedScene(layout: .list(ListLayout(rowHeight: .fixed(40), section: style)))
    scene.manager.registerHeader(TextHeader.self) { $0.condition = .section(0) }
    scene.manager.registerHeader(OtherHeader.self) { $0.condition = .section(1) }
    scene.storage.setSectionHeaderModels(["a", "b"])
    scene.storage.setItems([1], forSection: 0)
    scene.storage.setItems([2], forSection: 1)
    scene.settle()
    func header(_ section: Int) -> ReusableView? {
      scene.view.supplementaryView(ofKind: .sectionHeader, at: at(section, 0))
    }
    #expect(header(0) is TextHeader && header(0)?.text == "a")
    #expect(header(1) is OtherHeader && header(1)?.text == "other b")
  }

  private final class Query: SectionedQuery {
    var sections: [(name: String, items: [Int])] = []
    var numberOfSections: Int { sections.count }
    func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }
    func item(at path: ItemPath) -> AnyModel { ModelBox(sections[path.section].items[path.item]) }
    func sectionName(_ section: Int) -> String? { sections[section].name }
  }

  @Test("Table manager #66: the names of a query's sections are their headers, also of sections that come later")
  func headersOfQueries() {
    let query = Query()
    query.sections = [("a", [1]), ("c", [3])]
    let storage = QueryStorage(query: query)
    let style = SectionStyle(headerHeight: 30)
    let scene = ManagedScene(storage: storage, layout: .list(ListLayout(rowHeight: .fixed(40), section: style)))
    scene.manager.registerHeader(TextHeader.self)
    scene.view.reloadData()
    scene.settle()
    func headers() -> [String?] {
      (0..<storage.numberOfSections).map {
        scene.view.supplementaryView(ofKind: .sectionHeader, at: at($0, 0))?.text
      }
    }
    #expect(headers() == ["a", "c"])
    storage.willChangeContent()
    query.sections.insert(("b", [2]), at: 1)
    storage.didChange(.insertSection(1))
    storage.didChange(.insertItem(at(1, 0)))
    storage.didChangeContent()
    scene.settle()
    #expect(headers() == ["a", "b", "c"] && scene.agrees(with: [[1], [2], [3]]))
  }

  private final class Live: LiveCollection {
    var numbers: [Int]
    private var observer: ((LiveChange) -> Void)?
    init(_ numbers: [Int]) { self.numbers = numbers }
    var count: Int { numbers.count }
    func item(at index: Int) -> AnyModel { ModelBox(numbers[index]) }
    func observe(_ body: @escaping (LiveChange) -> Void) -> LiveSubscription? {
      observer = body
      return LiveSubscription { [weak self] in self?.observer = nil }
    }
    func send(_ change: LiveChange) { observer?(change) }
  }

  @Test("Storage #7, #21: several sections of a live store that change together are one update of the view")
  func liveSections() {
    let storage = LiveSectionsStorage()
    let scene = ManagedScene(storage: storage)
    let lives = [Live([1, 2]), Live([11, 12]), Live([21])]
    for live in lives { storage.addSection(with: live) }
    scene.settle()
    var updates = 0
    (scene.manager.collectionViewUpdater as? CollectionUpdater)?.didUpdateContent = { if $0 != nil { updates += 1 } }
    storage.performUpdates {
      lives[0].numbers = [2, 3, 4]
      lives[0].send(.update(deletions: [0], insertions: [1, 2], modifications: []))
      lives[2].numbers = []
      lives[2].send(.update(deletions: [0], insertions: [], modifications: []))
      lives[1].numbers = [11, 13]
      lives[1].send(.update(deletions: [], insertions: [], modifications: [1]))
    }
    scene.settle()
    #expect(updates == 1 && scene.agrees(with: [[2, 3, 4], [11, 13], []]))
  }
}
