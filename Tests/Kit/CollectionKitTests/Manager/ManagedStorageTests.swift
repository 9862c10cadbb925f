import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

/// Random changes of each kind of storage, with a real view behind the manager: after every one the view shows what
/// plain arrays hold.
@Suite("P5, P6: every storage drives a view")
struct ManagedStorageTests {
  private static func layout(_ seed: Int) -> CollectionLayout {
    switch seed % 3 {
    case 0: .list(ListLayout(rowHeight: .selfSizing(estimated: 40)))
    case 1: .grid(GridLayout(columns: .count(4), lineHeight: .selfSizing(estimated: 40)))
    default: .flow(FlowLayout(itemSize: Size(width: 60, height: 30)))
    }
  }

  /// Lets some time pass, or scrolls, and compares.
  private func check(
    _ scene: ManagedScene, _ content: [[Int]], _ random: inout SeededGenerator,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch random.next() % 4 {
    case 0: scene.harness.advance(seconds: 0.1)
    case 1: scene.settle()
    case 2:
      scene.harness.window.send(
        .wheel(at: Point(x: 100, y: 100), delta: Point(x: 0, y: Double(random.next() % 1_200) - 600)))
      scene.harness.tick()
    default: break
    }
    scene.harness.settle(limit: 3)
    #expect(scene.manager.numberOfSections == content.count, sourceLocation: sourceLocation)
    #expect(scene.differences(from: content) == [], sourceLocation: sourceLocation)
    #expect(scene.anomalies.isEmpty && scene.harness.mirror.violations.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("a memory storage agrees with the view, with moves as moves and as deletions and insertions", arguments: 1...9)
  func memory(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scene = ManagedScene(layout: Self.layout(seed))
    scene.storage.anomalyHandler.anomalyAction = { _ in }
    (scene.manager.collectionViewUpdater as? CollectionUpdater)?.animateMoveAsDeleteAndInsert = seed % 2 == 0
    if seed % 4 == 3 { scene.manager.collectionViewUpdater = scene.manager.coreDataUpdater() }
    var content: [[Int]] = []
    var fresh = 0
    func new(_ count: Int) -> [Int] {
      fresh += count
      return Array(fresh - count..<fresh)
    }
    for _ in 0..<90 {
      scene.storage.performUpdates {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let section = Int.random(in: 0...max(0, min(3, content.count)), using: &random)
          let count = section < content.count ? content[section].count : 0
          while content.count <= section { content.append([]) }
          switch Int.random(in: 0..<9, using: &random) {
          case 0, 1:
            let items = new(Int.random(in: 1...12, using: &random))
            scene.storage.addItems(items, toSection: section)
            content[section] += items
          case 2:
            let items = new(1)
            let item = Int.random(in: 0...count, using: &random)
            try? scene.storage.insertItem(items[0], to: at(section, item))
            content[section].insert(items[0], at: item)
          case 3 where count > 0:
            let item = Int.random(in: 0..<count, using: &random)
            scene.storage.removeItems(at: [at(section, item)])
            content[section].remove(at: item)
          case 4 where count > 0:
            let item = Int.random(in: 0..<count, using: &random)
            let items = new(1)
            try? scene.storage.replaceItem(content[section][item], with: items[0])
            content[section][item] = items[0]
          case 5 where count > 1:
            let from = Int.random(in: 0..<count, using: &random)
            let to = Int.random(in: 0..<count, using: &random)
            scene.storage.moveItem(at: at(section, from), to: at(section, to))
            content[section].insert(content[section].remove(at: from), at: to)
          case 6 where content.count > 1 && scene.storage.numberOfSections == content.count:
            scene.storage.deleteSections([section])
            content.remove(at: section)
          case 7 where content.count > 1 && scene.storage.numberOfSections == content.count:
            let to = Int.random(in: 0..<content.count, using: &random)
            scene.storage.moveSection(section, toSection: to)
            content.insert(content.remove(at: section), at: to)
          default:
            let items = new(2)
            scene.storage.addItems(items, toSection: section)
            content[section] += items
          }
        }
      }
      check(scene, content, &random)
    }
    scene.settle()
    #expect(scene.view.viewCount < 160)
  }

  private struct Entry: Identifiable, Hashable {
    var id: Int
    var content = 0
  }

  @Test("single-section storages agree with the view", arguments: 1...6)
  func singleSection(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let hashable = SingleSectionHashableStorage<Entry>()
    let equatable = SingleSectionEquatableStorage<Entry>()
    let storage: SingleSectionStorage<Entry> = seed % 2 == 0 ? hashable : equatable
    let scene = ManagedScene(storage: storage, layout: Self.layout(seed))
    scene.manager.register(ReusableView.self, for: Entry.self) { cell, entry, _ in
      cell.text = "\(entry.id * 10 + entry.content)"
    }
    var items: [Entry] = []
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 0...5, using: &random) where !items.isEmpty {
        let place = Int.random(in: 0..<items.count, using: &random)
        switch random.next() % 3 {
        case 0: items.remove(at: place)
        case 1: items[place].content = (items[place].content + 1) % 10
        default: items.swapAt(place, Int.random(in: 0..<items.count, using: &random))
        }
      }
      let start = (items.map { $0.id }.max() ?? 0) + 1
      for id in start..<start + Int.random(in: 0...6, using: &random) {
        items.insert(Entry(id: id), at: Int.random(in: 0...items.count, using: &random))
      }
      storage.setItems(items)
      check(scene, [items.map { $0.id * 10 + $0.content }], &random)
    }
  }

  @Test("a diffable storage agrees with the view", arguments: 1...6)
  func diffable(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let storage = DiffableStorage<Int, Int> { _, id in ModelBox(id) }
    let scene = ManagedScene(storage: storage, layout: Self.layout(seed))
    for round in 0..<50 {
      var snapshot = DiffableSnapshot<Int, Int>()
      snapshot.appendSections((0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)).map { $0 })
      var items = (0..<60).filter { _ in random.next() % 3 > 0 }
      if round % 3 == 0 { items.shuffle(using: &random) }
      for section in snapshot.sectionIdentifiers {
        let count = min(items.count, Int.random(in: 0...20, using: &random))
        snapshot.appendItems(Array(items.prefix(count)), toSection: section)
        items.removeFirst(count)
      }
      storage.apply(snapshot, animatingDifferences: round % 7 != 0)
      check(scene, snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }, &random)
    }
  }

  private final class Query: SectionedQuery {
    var sections: [[Int]] = []
    var numberOfSections: Int { sections.count }
    func numberOfItems(inSection section: Int) -> Int { sections[section].count }
    func item(at path: ItemPath) -> AnyModel { ModelBox(sections[path.section][path.item]) }
    func sectionName(_ section: Int) -> String? { "section \(section)" }
  }

  @Test("a storage of a database query agrees with the view", arguments: 1...6)
  func query(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let query = Query()
    let storage = QueryStorage(query: query)
    let scene = ManagedScene(storage: storage, layout: Self.layout(seed))
    scene.manager.registerHeader(TextHeader.self)
    scene.manager.registerFooter(TextHeader.self)
    var fresh = 1_000
    for _ in 0..<60 {
      let old = query.sections
      storage.willChangeContent()
      for section in old.indices {
        var kept: [Int] = []
        for (item, number) in old[section].enumerated() {
          if random.next() % 5 == 0 { storage.didChange(.deleteItem(at(section, item))) } else { kept.append(number) }
        }
        query.sections[section] = kept
      }
      if random.next() % 4 == 0 || query.sections.isEmpty {
        let place = Int.random(in: 0...query.sections.count, using: &random)
        query.sections.insert([], at: place)
        storage.didChange(.insertSection(place))
      }
      for section in query.sections.indices {
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          fresh += 1
          query.sections[section].insert(fresh, at: Int.random(in: 0...query.sections[section].count, using: &random))
        }
        for (item, number) in query.sections[section].enumerated() where number > 1_000 {
          if !old.contains(where: { $0.contains(number) }) { storage.didChange(.insertItem(at(section, item))) }
        }
      }
      storage.didChangeContent()
      check(scene, query.sections, &random)
    }
  }

  private final class Live: LiveCollection {
    var numbers: [Int] = []
    private var observer: ((LiveChange) -> Void)?
    var count: Int { numbers.count }
    func item(at index: Int) -> AnyModel { ModelBox(numbers[index]) }
    func observe(_ body: @escaping (LiveChange) -> Void) -> LiveSubscription? {
      observer = body
      return LiveSubscription { [weak self] in self?.observer = nil }
    }
    func send(_ change: LiveChange) { observer?(change) }
  }

  @Test("a storage of live collections agrees with the view", arguments: 1...6)
  func live(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let storage = LiveSectionsStorage()
    let scene = ManagedScene(storage: storage, layout: Self.layout(seed))
    var lives: [Live] = []
    var fresh = 0
    for _ in 0..<60 {
      if lives.count < 2 || random.next() % 9 == 0 {
        let live = Live()
        lives.append(live)
        storage.addSection(with: live)
      } else if lives.count > 3 {
        let gone = Int.random(in: 0..<lives.count, using: &random)
        lives.remove(at: gone)
        storage.deleteSections([gone])
      }
      let live = lives[Int.random(in: 0..<lives.count, using: &random)]
      let deletions = live.numbers.indices.filter { _ in random.next() % 6 == 0 }
      for index in deletions.reversed() { live.numbers.remove(at: index) }
      var insertions: [Int] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        fresh += 1
        let place = Int.random(in: 0...live.numbers.count, using: &random)
        live.numbers.insert(fresh, at: place)
        insertions = insertions.map { $0 >= place ? $0 + 1 : $0 } + [place]
      }
      live.send(.update(deletions: deletions, insertions: insertions.sorted(), modifications: []))
      check(scene, lives.map { $0.numbers }, &random)
    }
  }
}
