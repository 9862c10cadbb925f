import CollectionKit
import CollectionManager
import Diffing
import TestSupport
import Testing

@Suite("Storages of queries and live collections")
struct DatabaseStorageTests {
  /// A query over plain arrays.
  final class FakeQuery: SectionedQuery {
    var sections: [[Int]]
    init(_ sections: [[Int]]) { self.sections = sections }
    var numberOfSections: Int { sections.count }
    func numberOfItems(inSection section: Int) -> Int { sections[section].count }
    func item(at path: ItemPath) -> AnyModel { ModelBox(sections[path.section][path.item]) }
    func sectionName(_ section: Int) -> String? { "section \(section)" }
  }

  /// A live collection over a plain array.
  final class FakeLive: LiveCollection {
    var numbers: [Int]
    var observers: [(LiveChange) -> Void] = []
    var isFixed = false
    init(_ numbers: [Int]) { self.numbers = numbers }
    var count: Int { numbers.count }
    func item(at index: Int) -> AnyModel { ModelBox(numbers[index]) }
    func observe(_ body: @escaping (LiveChange) -> Void) -> LiveSubscription? {
      if isFixed { return nil }
      observers.append(body)
      return LiveSubscription { [weak self] in self?.observers = [] }
    }
    func send(_ change: LiveChange) { for observer in observers { observer(change) } }
  }

  private func changes(_ list: [QueryChange]) -> [CollectionChange]? {
    let storage = QueryStorage(query: FakeQuery([[1, 2, 3], [4]]))
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    storage.willChangeContent()
    for change in list { storage.didChange(change) }
    storage.didChangeContent()
    return observer.lastUpdate?.changes
  }

  @Test("DT-161: the changes of a transaction become one update")
  func query() {
    #expect(changes([]) == nil)
    #expect(changes([.insertItem(at(0, 1)), .insertItem(at(0, 0))]) == [.insertItems([at(0, 0), at(0, 1)])])
    #expect(changes([.deleteItem(at(0, 1))]) == [.deleteItems([at(0, 1)])])
    #expect(
      changes([.moveItem(from: at(0, 2), to: at(1, 0))]) == [.deleteItems([at(0, 2)]), .insertItems([at(1, 0)])])
    #expect(changes([.moveItem(from: at(0, 2), to: at(0, 2))]) == [.updateItems([at(0, 2)])])
    #expect(changes([.updateItem(from: at(0, 2), to: nil)]) == [.updateItems([at(0, 2)])])
    #expect(
      changes([.updateItem(from: at(0, 2), to: at(0, 0))]) == [.deleteItems([at(0, 2)]), .insertItems([at(0, 0)])])
    #expect(
      changes([.insertSection(0), .deleteSection(1), .updateSection(0)])
        == [.deleteSections([1]), .insertSections([0]), .updateSections([1])])
    // Old and new positions are put together: the updated item has moved down by one.
    #expect(
      changes([.updateItem(from: at(0, 2), to: nil), .insertItem(at(0, 0))])
        == [.insertItems([at(0, 0)]), .updateItems([at(0, 3)])])
  }

  @Test("DT-161: the storage reads from the query")
  func queryContent() {
    let storage = QueryStorage(query: FakeQuery([[1, 2], [3]]))
    #expect(storage.numberOfSections == 2 && storage.numberOfItems(inSection: 0) == 2)
    #expect(storage.numberOfItems(inSection: 5) == 0 && storage.item(at: at(0, 2)) == nil)
    #expect(storage.item(at: at(1, 0), as: Int.self) == 3)
  }

  @Test("DT-162: a section's name is its header, and its footer if set so, unless a provider answers")
  func sectionNames() {
    let storage = QueryStorage(query: FakeQuery([[1], [2]]))
    #expect(storage.headerModel(forSection: 1)?.value(as: String.self) == "section 1")
    #expect(storage.footerModel(forSection: 1) == nil && storage.headerModel(forSection: 2) == nil)
    storage.configureForTableViewUsage()
    #expect(storage.headerModel(forSection: 0)?.value(as: String.self) == "section 0")
    #expect(storage.footerModel(forSection: 0) == nil)
    storage.displaySectionNameForSupplementaryKinds = [.tableFooter]
    #expect(storage.headerModel(forSection: 0) == nil && storage.footerModel(forSection: 0) != nil)
    storage.headerModelProvider = { ModelBox($0) }
    #expect(storage.headerModel(forSection: 1)?.value(as: Int.self) == 1)
  }

  @Test("DT-163: live sections are added, replaced and deleted, and their changes are reported")
  func live() {
    let storage = LiveSectionsStorage()
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    let first = FakeLive([1, 2, 3])
    storage.addSection(with: first)
    #expect(observer.reloadCount == 1 && storage.item(at: at(0, 2), as: Int.self) == 3)
    first.send(.initial)
    #expect(observer.reloadCount == 2)
    first.numbers = [0, 1, 30]
    first.send(.update(deletions: [1], insertions: [0], modifications: [2]))
    #expect(
      observer.lastUpdate?.changes == [
        .deleteItems([at(0, 1)]), .insertItems([at(0, 0)]), .updateItems([at(0, 2)]),
      ])
    storage.setSection(with: FakeLive([9]), forSection: 5)
    #expect(storage.numberOfSections == 1 && observer.reloadCount == 2)
    let fixed = FakeLive([7])
    fixed.isFixed = true
    storage.setSection(with: fixed, forSection: 1)
    #expect(storage.numberOfSections == 2 && storage.section(at: 1) === fixed && storage.section(at: 2) == nil)
    #expect(storage.index(of: first) == 0 && storage.index(of: fixed) == 1)
    storage.deleteSections([0, 9])
    #expect(observer.lastUpdate?.changes == [.deleteSections([0])] && first.observers.isEmpty)
    storage.deleteSections([4])
    #expect(observer.updates.count == 2 && storage.index(of: first) == nil && storage.index(of: fixed) == 0)
  }

  @Test("DT-164: a section reports under its present index, and changes of a transaction are one update")
  func identity() {
    let storage = LiveSectionsStorage()
    let observer = StorageUpdatesObserver()
    let lives = [FakeLive([1]), FakeLive([2]), FakeLive([3])]
    for live in lives { storage.addSection(with: live) }
    let replacement = FakeLive([5])
    storage.setSection(with: replacement, forSection: 0)
    storage.delegate = observer
    replacement.send(.update(deletions: [], insertions: [], modifications: [0]))
    #expect(observer.lastUpdate?.changes == [.updateItems([at(0, 0)])])
    #expect(lives[0].observers.isEmpty)
    storage.deleteSections([0])
    lives[2].send(.update(deletions: [], insertions: [], modifications: [0]))
    #expect(observer.lastUpdate?.changes == [.updateItems([at(1, 0)])])
    observer.reset()
    storage.performUpdates {
      for live in lives { live.send(.update(deletions: [], insertions: [], modifications: [0])) }
    }
    #expect(observer.updates.map(\.changes) == [[.updateItems([at(0, 0)]), .updateItems([at(1, 0)])]])
  }

  @Test("DT-165: headers and footers of live sections are stored for sections that exist, without a reload")
  func liveHeaders() {
    let storage = LiveSectionsStorage()
    let observer = StorageUpdatesObserver()
    storage.addSection(with: FakeLive([1]))
    storage.delegate = observer
    storage.setSectionHeaderModel("h", forSectionIndex: 0)
    storage.setSectionFooterModel("f", forSectionIndex: 0)
    storage.setSectionHeaderModel("none", forSectionIndex: 3)
    #expect(storage.headerModel(forSection: 0)?.value(as: String.self) == "h")
    #expect(storage.footerModel(forSection: 0)?.value(as: String.self) == "f")
    #expect(storage.headerModel(forSection: 3) == nil && observer.reloadCount == 0)
  }

  @Test("P6, DT-161: random transactions of a database lead from old to new")
  func randomTransactions() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<800 {
      let old: [[Int]] = (0..<3).map { section in
        (0..<Int.random(in: 0..<6, using: &random)).map { section * 10 + $0 }
      }
      var new = old.map { $0.filter { _ in random.next() % 4 > 0 } }
      let kept = Set(new.flatMap { $0 })
      for section in 0..<3 {
        for fresh in 0..<Int.random(in: 0..<3, using: &random) {
          let place = Int.random(in: 0...new[section].count, using: &random)
          new[section].insert(100 + section * 10 + fresh, at: place)
        }
      }
      var reported: [QueryChange] = []
      for (section, items) in old.enumerated() {
        for (item, value) in items.enumerated() where !kept.contains(value) {
          reported.append(.deleteItem(at(section, item)))
        }
        if let item = items.firstIndex(where: { kept.contains($0) }), random.next() % 2 == 0 {
          reported.append(.updateItem(from: at(section, item), to: nil))
        }
      }
      for (section, items) in new.enumerated() {
        for (item, value) in items.enumerated() where value >= 100 { reported.append(.insertItem(at(section, item))) }
      }
      let storage = QueryStorage(query: FakeQuery(new))
      let observer = StorageUpdatesObserver()
      storage.delegate = observer
      storage.willChangeContent()
      for change in reported.shuffled(using: &random) { storage.didChange(change) }
      storage.didChangeContent()
      #expect((observer.lastUpdate ?? StorageUpdate()).replay(on: old, new: new) == new)
    }
  }

  @Test("P6, DT-163: random changes of live sections lead from old to new")
  func randomLive() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<400 {
      let storage = LiveSectionsStorage()
      let observer = StorageUpdatesObserver()
      var lives: [FakeLive] = []
      for section in 0..<3 {
        let live = FakeLive((0..<Int.random(in: 0..<6, using: &random)).map { section * 10 + $0 })
        storage.addSection(with: live)
        lives.append(live)
      }
      storage.delegate = observer
      let old = lives.map(\.numbers)
      storage.performUpdates {
        for live in lives.shuffled(using: &random) {
          let gone = live.numbers.indices.filter { _ in random.next() % 4 == 0 }
          for index in gone.reversed() { live.numbers.remove(at: index) }
          let place = Int.random(in: 0...live.numbers.count, using: &random)
          live.numbers.insert(100, at: place)
          let changed = live.numbers.indices.filter { $0 != place && random.next() % 4 == 0 }
          for index in changed { live.numbers[index] += 50 }
          live.send(.update(deletions: gone.shuffled(using: &random), insertions: [place], modifications: changed))
        }
        if random.next() % 3 == 0 {
          let index = Int.random(in: 0..<3, using: &random)
          storage.deleteSections([index])
          lives.remove(at: index)
        }
      }
      let new = lives.map(\.numbers)
      #expect(observer.lastUpdate?.replay(on: old, new: new) == new)
    }
  }
}
