import CollectionManager
import Diffing
import TestSupport
import Testing

@Suite("Memory storage against plain arrays")
struct MemoryStorageModelTests {
  struct Entry: Identifiable, Hashable {
    var id: Int
    var content: Int
  }

  static func contents(_ storage: MemoryStorage) -> [[Entry]] {
    storage.sections.map { $0.items(ofType: Entry.self) }
  }

  /// Checks everything the storage can be asked against plain arrays.
  static func check(_ storage: MemoryStorage, _ model: [[Entry]], _ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(contents(storage) == model, sourceLocation: sourceLocation)
    for (section, items) in model.enumerated() {
      #expect(storage.numberOfItems(inSection: section) == items.count, sourceLocation: sourceLocation)
      #expect(storage.section(atIndex: section)?.currentSectionIndex == section, sourceLocation: sourceLocation)
      for (item, entry) in items.enumerated() {
        let path = ItemPath(section: section, item: item)
        #expect(storage.item(at: path, as: Entry.self) == entry, sourceLocation: sourceLocation)
        #expect(storage.indexPath(forID: entry.id, of: Entry.self) == path, sourceLocation: sourceLocation)
        #expect(storage.indexPath(forItem: entry) == path, sourceLocation: sourceLocation)
      }
    }
  }

  @Test("P6, DT-132 to DT-151: random operations agree with arrays of arrays, and the updates lead from old to new")
  func randomOperations() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<150 {
      let storage = MemoryStorage()
      storage.anomalyHandler.anomalyAction = { _ in }
      let observer = StorageUpdatesObserver()
      storage.delegate = observer
      var model: [[Entry]] = []
      var fresh = 0
      for _ in 0..<40 {
        let old = model
        observer.reset()
        let operations = round % 2 == 0 ? 1 : Int.random(in: 1..<6, using: &random)
        storage.performUpdates {
          for _ in 0..<operations { Self.operate(storage, &model, &fresh, &random) }
        }
        Self.check(storage, model)
        #expect(observer.updates.count + observer.reloadCount <= 1)
        if observer.reloadCount == 0 {
          let update = observer.lastUpdate ?? StorageUpdate()
          #expect(update.replay(on: old, new: model) == model, "\(update)")
          let batch = update.batch()
          for (section, items) in model.enumerated() {
            for (item, entry) in items.enumerated() {
              guard let before = batch.oldPath(of: ItemPath(section: section, item: item)) else { continue }
              #expect(old[before.section][before.item].id == entry.id)
            }
          }
        }
      }
    }
  }

  static func operate(
    _ storage: MemoryStorage, _ model: inout [[Entry]], _ fresh: inout Int, _ random: inout SeededGenerator
  ) {
    func entry() -> Entry {
      fresh += 1
      return Entry(id: fresh, content: 0)
    }
    func grow(_ section: Int) { while model.count <= section { model.append([]) } }
    let section = Int.random(in: 0..<max(model.count, 1) + (random.next() % 4 == 0 ? 2 : 0), using: &random)
    let count = section < model.count ? model[section].count : 0
    let item = Int.random(in: 0...count + (random.next() % 5 == 0 ? 2 : 0), using: &random)
    let path = ItemPath(section: section, item: item)
    let all = model.flatMap { $0 }
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1:
      let new = (0..<Int.random(in: 1..<5, using: &random)).map { _ in entry() }
      storage.addItems(new, toSection: section)
      grow(section)
      model[section] += new
    case 2, 3, 4:
      let new = (0..<Int.random(in: 1..<4, using: &random)).map { _ in entry() }
      do {
        try storage.insertItems(new, at: path)
        grow(section)
        model[section].insert(contentsOf: new, at: item)
      } catch {
        #expect(item > count && error == .insertionFailed(reason: .indexPathTooBig(path)))
      }
    case 5:
      let new = [entry(), entry(), entry()]
      let paths = [path, ItemPath(section: section, item: 0), ItemPath(section: section, item: item + 1)]
      try? storage.insertItems(new, to: paths)
      for (value, place) in zip(new, paths) where place.item <= (section < model.count ? model[section].count : 0) {
        grow(section)
        model[section].insert(value, at: place.item)
      }
    case 6:
      guard let some = all.randomElement(using: &random) else { return }
      try? storage.removeItem(some)
      for index in model.indices { model[index].removeAll { $0 == some } }
    case 7:
      let gone = all.filter { _ in random.next() % 4 == 0 }.shuffled(using: &random)
      storage.removeItems(gone)
      for index in model.indices { model[index].removeAll { gone.contains($0) } }
    case 8:
      let paths = [path, ItemPath(section: section, item: 0), path, ItemPath(section: 9, item: 9)]
      storage.removeItems(at: paths)
      for place in Set(paths).sorted(by: >) where model.indices.contains(place.section) {
        if model[place.section].indices.contains(place.item) { model[place.section].remove(at: place.item) }
      }
    case 9, 10, 11:
      guard let from = model.indices.randomElement(using: &random), !model[from].isEmpty else { return }
      let source = ItemPath(section: from, item: Int.random(in: 0..<model[from].count, using: &random))
      let limit = count - (from == section ? 1 : 0)
      #expect(storage.moveItem(at: source, to: path) == (item <= limit))
      if item > limit { return }
      grow(section)
      let value = model[from].remove(at: source.item)
      model[section].insert(value, at: item)
    case 12:
      guard var some = all.randomElement(using: &random) else { return }
      some.content += 1
      try? storage.updateItem(some)
      for index in model.indices {
        if let place = model[index].firstIndex(where: { $0.id == some.id }) { model[index][place] = some }
      }
    case 13:
      let to = Int.random(in: 0..<model.count + 1, using: &random)
      storage.moveSection(section, toSection: to)
      grow(max(section, to))
      model.insert(model.remove(at: section), at: to)
    case 14:
      let new = [entry(), entry()]
      storage.insertSection(SectionModel(items: new), atIndex: section)
      if section <= model.count { model.insert(new, at: section) }
    case 15:
      storage.deleteSections([section, section, 99])
      if section < model.count { model.remove(at: section) }
    case 16:
      guard let some = all.randomElement(using: &random) else { return }
      storage.reloadItem(withID: some.id, of: Entry.self)
    default:
      if random.next() % 3 == 0 {
        storage.removeItems(fromSection: section)
        if section < model.count { model[section] = [] }
      } else if random.next() % 3 == 0 {
        let new = [entry()]
        storage.setItems(new, forSection: section)
        grow(section)
        model[section] = new
      }
    }
  }

  @Test("P6: a section of many items agrees with an array while it grows, shrinks and is rearranged")
  func largeSection() throws {
    var random = SeededGenerator(seed: 12)
    let storage = MemoryStorage()
    var model = (0..<5000).map { Entry(id: $0, content: 0) }
    storage.setItems(model)
    var fresh = 10_000
    for step in 0..<6000 {
      let isGrowing = (step / 1500) % 2 == 0
      let choice = Int.random(in: 0..<10, using: &random)
      if choice < 3 || (choice < 7 && isGrowing) {
        let place = step % 3 == 0 ? 7 : Int.random(in: 0...model.count, using: &random)
        try storage.insertItem(Entry(id: fresh, content: 0), to: ItemPath(section: 0, item: place))
        model.insert(Entry(id: fresh, content: 0), at: place)
        fresh += 1
      } else if choice < 8 {
        for _ in 0..<3 {
          let place = Int.random(in: 0..<model.count, using: &random)
          try storage.removeItem(withID: model.remove(at: place).id, of: Entry.self)
        }
      } else {
        let from = Int.random(in: 0..<model.count, using: &random)
        let to = Int.random(in: 0..<model.count, using: &random)
        storage.moveItem(withID: model[from].id, of: Entry.self, to: ItemPath(section: 0, item: to))
        model.insert(model.remove(at: from), at: to)
      }
      let probe = Int.random(in: 0..<model.count, using: &random)
      #expect(storage.item(at: ItemPath(section: 0, item: probe), as: Entry.self) == model[probe])
      #expect(storage.indexPath(forID: model[probe].id, of: Entry.self)?.item == probe)
    }
    Self.check(storage, [model])
  }

  @Test("P6, DT-140, DT-141: equal items differ by their position, also in great numbers")
  func equalItems() throws {
    var random = SeededGenerator(seed: 13)
    let storage = MemoryStorage()
    storage.anomalyHandler.anomalyAction = { _ in }
    var model: [Int] = []
    for _ in 0..<600 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2:
        let place = Int.random(in: 0...model.count, using: &random)
        let value = Int.random(in: 0..<4, using: &random)
        try storage.insertItem(value, to: ItemPath(section: 0, item: place))
        model.insert(value, at: place)
      case 3:
        let value = Int.random(in: 0..<4, using: &random)
        try? storage.removeItem(value)
        if let place = model.firstIndex(of: value) { model.remove(at: place) }
      case 4:
        let values = (0..<3).map { _ in Int.random(in: 0..<4, using: &random) }
        storage.removeItems(values)
        for value in values { if let place = model.firstIndex(of: value) { model.remove(at: place) } }
      default:
        try? storage.replaceItem(1, with: 2)
        if let place = model.firstIndex(of: 1) { model[place] = 2 }
      }
      #expect((storage.section(atIndex: 0)?.items(ofType: Int.self) ?? []) == model)
      for value in 0..<4 { #expect(storage.indexPath(forItem: value)?.item == model.firstIndex(of: value)) }
    }
    storage.setItems([Int](repeating: 5, count: 50_000))
    storage.removeItems([Int](repeating: 5, count: 20_000))
    #expect(storage.totalNumberOfItems == 30_000)
    storage.removeItems(fromSection: 0)
    #expect(storage.indexPath(forItem: 5) == nil)
  }
}
