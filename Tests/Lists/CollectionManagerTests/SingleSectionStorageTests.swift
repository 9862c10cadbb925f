import CollectionManager
import Diffing
import TestSupport
import Testing

@Suite("Single-section and diffable storages")
struct SingleSectionStorageTests {
  struct Entry: Identifiable, Hashable {
    var id: Int
    var text: String
  }

  private func entries(_ list: (Int, String)...) -> [Entry] { list.map { Entry(id: $0.0, text: $0.1) } }

  @Test("DT-166: setting items reports the difference: by equality deletions and insertions, by identity moves")
  func differences() {
    let observer = StorageUpdatesObserver()
    let equatable = SingleSectionEquatableStorage(items: entries((1, "a"), (2, "b"), (3, "c")))
    equatable.delegate = observer
    equatable.setItems(entries((1, "a"), (2, "x"), (3, "c")))
    #expect(observer.lastUpdate?.changes == [.deleteItems([at(0, 1)]), .insertItems([at(0, 1)])])
    let hashable = SingleSectionHashableStorage(items: entries((1, "a"), (2, "b"), (3, "c")))
    hashable.delegate = observer
    hashable.items = entries((3, "c"), (1, "a"), (2, "x"))
    #expect(
      observer.lastUpdate?.changes == [.moveItem(from: at(0, 2), to: at(0, 0)), .updateItems([at(0, 2)])])
    #expect(hashable.items == entries((3, "c"), (1, "a"), (2, "x")))
    hashable.setItems(hashable.items)
    #expect(observer.updates.count == 3 && observer.lastUpdate?.isEmpty == true)
    #expect(hashable.numberOfSections == 1 && hashable.numberOfItems(inSection: 1) == 0)
    #expect(hashable.item(at: at(1, 0)) == nil && hashable.item(at: at(0, 3)) == nil)
    #expect(hashable.item(at: at(0, 0), as: Entry.self)?.id == 3)
  }

  @Test("DT-166: the diff algorithm can be brought along")
  func ownDiffer() {
    let observer = StorageUpdatesObserver()
    let storage = SingleSectionHashableStorage<Entry>(items: []) { old, new in
      ListDifference(new.indices.reversed().map { .insert($0) }, oldCount: old.count, newCount: new.count)
    }
    storage.delegate = observer
    storage.addItems(entries((1, "a"), (2, "b")))
    #expect(observer.lastUpdate?.changes == [.insertItems([at(0, 0), at(0, 1)])])
  }

  @Test("DT-167: the three ways to join new items to old ones, also with repeats")
  func strategies() {
    let old = entries((1, "a"), (2, "b"))
    let new = entries((2, "B"), (3, "C"), (2, "Z"), (3, "D"))
    #expect(AccumulationStrategy<Entry>.additive.accumulate(old, new) == old + new)
    #expect(
      AccumulationStrategy<Entry>.updateOldValues.accumulate(old, new) == entries((1, "a"), (2, "Z"), (3, "D")))
    #expect(
      AccumulationStrategy<Entry>.deleteOldValues.accumulate(old, new) == entries((1, "a"), (2, "Z"), (3, "D")))
    #expect(
      AccumulationStrategy<Entry>.deleteOldValues.accumulate(old, entries((1, "N"))) == entries((2, "b"), (1, "N")))
    let storage = SingleSectionHashableStorage(items: old)
    storage.addItems(entries((1, "N")), .updateOldValues)
    #expect(storage.items == entries((1, "N"), (2, "b")))
  }

  @Test("P6, DT-166: random settings agree with an array, and the updates lead from old to new")
  func random() {
    var random = SeededGenerator(seed: 21)
    let hashable = SingleSectionHashableStorage<Entry>()
    let equatable = SingleSectionEquatableStorage<Entry>()
    let observers = [StorageUpdatesObserver(), StorageUpdatesObserver()]
    hashable.delegate = observers[0]
    equatable.delegate = observers[1]
    for _ in 0..<600 {
      let old = hashable.items
      let ids = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0..<12, using: &random))
      let new = ids.map { Entry(id: $0, text: random.next() % 3 == 0 ? "x" : "y") }
      hashable.setItems(new)
      equatable.setItems(new)
      for observer in observers { #expect(observer.lastUpdate?.replay(on: [old], new: [new]) == [new]) }
    }
  }

  @Test("DT-168: snapshots are applied as differences; models come from the closure, headers from providers")
  func diffable() {
    let storage = DiffableStorage<String, Int> { _, item in ModelBox("item \(item)") }
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    storage.headerModelProvider = { [unowned storage] in ModelBox(storage.snapshot.sectionIdentifiers[$0]) }
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 4, 1])
    storage.apply(snapshot)
    #expect(storage.snapshot.itemIdentifiers(inSection: "b") == [4])
    #expect(observer.updates.count == 1)
    #expect(storage.item(at: at(0, 1), as: String.self) == "item 2" && storage.item(at: at(0, 9)) == nil)
    #expect(storage.headerModel(forSection: 1)?.value(as: String.self) == "b")
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2, 99])
    snapshot.insertItems([7], beforeItem: 4)
    snapshot.reloadItems([4])
    storage.apply(snapshot)
    #expect(
      observer.lastUpdate?.changes == [
        .deleteItems([at(0, 1)]), .moveItem(from: at(0, 1), to: at(0, 0)), .insertItems([at(1, 0)]),
        .updateItems([at(1, 1)]),
      ])
    storage.apply(DiffableSnapshot(), animatingDifferences: false)
    #expect(observer.reloadCount == 1 && storage.numberOfSections == 0)
  }

  @Test("P6, DT-168: random snapshots lead from old to new")
  func randomSnapshots() {
    var random = SeededGenerator(seed: 22)
    let storage = DiffableStorage<Int, Int> { _, item in ModelBox(item) }
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    for _ in 0..<500 {
      let old = storage.snapshot.sections.map(\.items)
      var snapshot = DiffableSnapshot<Int, Int>()
      snapshot.appendSections(Array((0..<5).shuffled(using: &random).prefix(Int.random(in: 0..<5, using: &random))))
      for section in snapshot.sectionIdentifiers {
        let items = (0..<20).shuffled(using: &random).prefix(Int.random(in: 0..<8, using: &random))
        snapshot.appendItems(Array(items), toSection: section)
      }
      observer.reset()
      storage.apply(snapshot)
      let new = snapshot.sections.map(\.items)
      #expect((observer.lastUpdate ?? StorageUpdate()).replay(on: old, new: new) == new)
    }
  }
}
