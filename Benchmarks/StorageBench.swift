import Almanac
import AlmanacLists

/// Operations on 100,000 stored items, and differences of lists.
enum StorageBench {
  /// Like an event: five fields.
  struct Entry: Identifiable, Equatable {
    var id: Int64
    var title: String
    var start: Int64
    var end: Int64
    var calendar: Int32
  }

  static func run(_ report: inout Report) {
    // In this order, because the operations leave a heap full of holes behind, which is slow for all that comes after.
    differences(&report, count: 10_000)
    differences(&report, count: 100_000)
    reading(&report)
    storage(&report)
  }

  private static func entries(_ count: Int) -> [Entry] {
    (0..<count).map { Entry(id: Int64($0) * 10, title: "Event", start: Int64($0), end: Int64($0) + 5, calendar: 1) }
  }

  /// Spread over 0..<bound, the same in every run.
  private static func spread(_ index: Int, _ bound: Int) -> Int { index &* 7919 % bound }

  private static func storage(_ report: inout Report) {
    let count = 100_000
    let operations = 10_000
    let items = entries(count)
    func filled() -> (MemoryStorage, StorageUpdatesObserver) {
      let storage = MemoryStorage()
      storage.setItems(items)
      _ = storage.indexPath(forID: 0, of: Entry.self)
      let observer = StorageUpdatesObserver()
      storage.delegate = observer
      return (storage, observer)
    }
    func add(_ name: String, _ work: (MemoryStorage, Int) -> Void) {
      let time = Stopwatch.median(
        runs: 5, prepare: filled, { state in for index in 0..<operations { work(state.0, index) } })
      report.add(name, time / Double(operations), .microseconds, against: .objects)
    }
    report.add(
      "set 100,000 items",
      Stopwatch.median(runs: 5, prepare: { MemoryStorage() }, { $0.setItems(items) }) / 1000,
      .milliseconds, against: .objects)
    add("insert one of 100,000") { storage, index in
      let new = Entry(id: Int64(index) * 10 + 1, title: "New", start: 0, end: 1, calendar: 2)
      try? storage.insertItem(new, to: ItemPath(section: 0, item: spread(index, count)))
    }
    add("remove one of 100,000 by identity") { storage, index in
      try? storage.removeItem(withID: Int64(spread(index, count)) * 10, of: Entry.self)
    }
    add("move one of 100,000 by identity") { storage, index in
      storage.moveItem(
        withID: Int64(spread(index, count)) * 10, of: Entry.self,
        to: ItemPath(section: 0, item: spread(index + 5, count)))
    }
    add("replace one of 100,000 by identity") { storage, index in
      var item = items[spread(index, count)]
      item.end += 1
      try? storage.updateItem(item)
    }
    add("reload one of 100,000 by identity") { storage, index in
      storage.reloadItem(withID: Int64(spread(index, count)) * 10, of: Entry.self)
    }
  }

  private static func reading(_ report: inout Report) {
    let count = 100_000
    let storage = MemoryStorage()
    storage.setItems(entries(count))
    // Not the hash of the reference, which takes longer than finding it.
    var sum = 0
    let random = Stopwatch.median(
      runs: 5, prepare: {},
      {
        for index in 0..<count {
          let path = ItemPath(section: 0, item: spread(index, count))
          if let item = storage.item(at: path) { sum &+= Int(bitPattern: ObjectIdentifier(item)) }
        }
      })
    // Finding it takes three of these; the rest is the count of references, in a box that is not in the cache.
    report.add(
      "item at a random path of 100,000", random / Double(count) * 1000, .nanoseconds, against: .objects)
    let ordered = Stopwatch.median(
      runs: 5, prepare: {},
      {
        for index in 0..<count {
          if storage.item(at: ItemPath(section: 0, item: index)) != nil { sum &+= 1 }
        }
      })
    report.add(
      "item at the next path of 100,000", ordered / Double(count) * 1000, .nanoseconds, against: .objects)
    if sum == .min { print(sum) }
  }

  private static func differences(_ report: inout Report, count: Int) {
    let old = entries(count)
    var new = old
    let step = count / 1000
    // From the end, so that positions stay: a third updated, a third deleted, a third inserted.
    for index in (0..<1000).reversed() {
      let place = index * step
      switch index % 3 {
      case 0: new[place].end += 1
      case 1: new.remove(at: place)
      default: new.insert(Entry(id: old[place].id + 1, title: "New", start: 0, end: 1, calendar: 1), at: place + 1)
      }
    }
    var changes = 0
    let stdlib = Stopwatch.median(
      runs: 3, prepare: {}, { changes += new.map(\.id).difference(from: old.map(\.id)).count })
    let sorted = Stopwatch.median(
      runs: 9, prepare: {},
      { changes += ListDifference.sorted(old, new, key: { $0.id }, isSame: { $0 == $1 }).inserted.count })
    let equatable = Stopwatch.median(
      runs: 9, prepare: {}, { changes += ListDifference.sorted(old, new, key: { $0.id }).inserted.count })
    let peers = [("stdlib on keys", stdlib)]
    report.add(
      "difference of \(count) sorted structs, 1,000 changes", equatable, .microseconds, against: .sorting, peers: peers)
    report.add(
      "difference of \(count) sorted structs, compared by a closure", sorted, .microseconds, against: .sorting,
      peers: peers)
    let oldKeys = old.map(\.id)
    let newKeys = new.map(\.id)
    let oldVersions = old.map { $0.end }
    let newVersions = new.map { $0.end }
    let columns = Stopwatch.median(
      runs: 9, prepare: {},
      { changes += ListDifference.sorted(oldKeys, newKeys) { oldVersions[$0] == newVersions[$1] }.inserted.count })
    report.add(
      "difference of \(count) sorted keys and versions, 1,000 changes", columns, .microseconds, against: .sorting,
      peers: peers)
    var shuffled = new
    for index in 0..<250 { shuffled.swapAt(spread(index, shuffled.count), spread(index + 9, shuffled.count)) }
    let stdlibMoves = Stopwatch.median(
      runs: 3, prepare: {},
      { changes += shuffled.map(\.id).difference(from: old.map(\.id)).inferringMoves().count })
    let keyed = Stopwatch.median(
      runs: 5, prepare: {},
      { changes += ListDifference.keyed(old, shuffled, key: { $0.id }).moved.count })
    report.add(
      "difference of \(count) in any order, with moves", keyed, .microseconds, against: .sorting,
      peers: [("stdlib on keys, with moves", stdlibMoves)])
    if changes == .min { print(changes) }
  }
}
