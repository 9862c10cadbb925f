import CollectionKit
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Item recycler")
struct ItemRecyclerTests {
  private final class Cell: ReusableView {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  private static let cell = ReuseIdentifier(1)
  private static let bar = ReuseIdentifier(2)
  private static let unknown = ReuseIdentifier(9)
  private let pool = ReusePool()
  private let container = View()

  init() {
    pool.register(Self.cell) { Cell() }
    pool.register(Self.bar) { Cell() }
  }

  private func item(_ key: Int, _ identifier: ReuseIdentifier = cell) -> PlacedItem<Int> {
    PlacedItem(
      key: key, reuseIdentifier: identifier, frame: Rect(x: 0, y: Double(key) * 10, width: 10, height: 10))
  }

  @Test("a view taken at once for another item stays shown all the while")
  func takenAtOnce() {
    let recycler = ItemRecycler<Int>(pool: pool)
    let harness = ViewHarness()
    harness.window.root.addSubview(container)
    recycler.reconcile([item(1), item(2)], in: container)
    harness.tick()
    recycler.reconcile([item(3)], in: container)
    let told = harness.tick().filter { mutation in
      if case .hidden = mutation { return true }
      return false
    }
    #expect(told.count == 1, "only of the view that nobody needs")
    #expect(container.subviews.count { $0.isHidden } == 1)
    recycler.reconcile([item(3), item(4)], in: container)
    #expect(container.subviews.allSatisfy { !$0.isHidden })
  }

  @Test("any sequence of items keeps the promises of the recycler", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func properties(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let recycler = ItemRecycler<Int>(pool: pool)
    let harness = ViewHarness()
    harness.window.root.addSubview(container)
    var showing: [Int: ObjectIdentifier] = [:]
    var kinds: [Int: ReuseIdentifier] = [:]
    var mostOf: [ReuseIdentifier: Int] = [:]
    for _ in 0..<200 {
      let items = (0..<40).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))
        .map { item($0, Int.random(in: 0...9, using: &generator) < $0 % 3 ? Self.bar : Self.cell) }
      let placed = Dictionary(uniqueKeysWithValues: items.map { ($0.key, $0.reuseIdentifier) })
      let kept = Array(
        showing.keys.sorted().shuffled(using: &generator).prefix(Int.random(in: 0...2, using: &generator)))
      let before = showing
      let kindsBefore = kinds
      recycler.reconcile(
        items, in: container, keepAlive: kept,
        appear: { view, key in
          #expect(showing[key] == nil)
          #expect(!showing.values.contains(ObjectIdentifier(view)))
          showing[key] = ObjectIdentifier(view)
          kinds[key] = view.reuseIdentifier
        },
        disappear: { view, key in
          #expect(showing[key] == ObjectIdentifier(view))
          showing[key] = nil
          kinds[key] = nil
        })
      #expect(Set(showing.keys) == Set(placed.keys).union(kept))
      #expect(Set(recycler.liveKeys) == Set(showing.keys))
      #expect(recycler.liveKeys.count == showing.count)
      #expect(recycler.liveKeys.prefix(items.count) == items.map(\.key)[...])
      for item in items {
        let view = try #require(recycler.view(for: item.key))
        #expect(view.frame == item.frame)
        #expect(!view.isHidden)
        #expect(view.reuseIdentifier == item.reuseIdentifier)
        if kindsBefore[item.key] == item.reuseIdentifier { #expect(before[item.key] == ObjectIdentifier(view)) }
      }
      for key in kept where placed[key] == nil { #expect(showing[key] == before[key]) }
      for kind in [Self.cell, Self.bar] {
        mostOf[kind] = max(mostOf[kind] ?? 0, kinds.values.filter { $0 == kind }.count)
      }
      #expect(recycler.viewCount <= mostOf.values.reduce(0, +))
      #expect(container.subviews.count == recycler.viewCount)
      #expect(container.subviews.filter { !$0.isHidden }.count == showing.count)
      harness.tick()
      #expect(harness.mirror.displayList() == harness.window.displayList())
      #expect(harness.tick() == [])
    }
    recycler.reconcile([], in: container, appear: { _, _ in }, disappear: { _, key in showing[key] = nil })
    #expect(showing.isEmpty)
    #expect(recycler.liveKeys == [])
  }

  @Test("a key placed under another identifier gets another view, even one that is kept alive")
  func changedIdentifier() throws {
    let recycler = ItemRecycler<Int>(pool: pool)
    recycler.reconcile([item(1)], in: container, appear: { _, _ in })
    let first = try #require(recycler.view(for: 1))
    var log: [String] = []
    recycler.reconcile(
      [item(1, Self.bar)], in: container, keepAlive: [1],
      appear: { view, key in log.append("+\(key) \(view.reuseIdentifier.rawValue)") },
      disappear: { view, key in log.append("-\(key) \(view.reuseIdentifier.rawValue)") })
    #expect(log == ["-1 1", "+1 2"])
    #expect(recycler.view(for: 1) !== first)
    #expect(first.isHidden)
  }

  @Test("a kept view stays where it was, and is found again when its key is placed again")
  func keepAlive() throws {
    let recycler = ItemRecycler<Int>(pool: pool)
    recycler.reconcile([item(1), item(2)], in: container, appear: { _, _ in })
    let view = try #require(recycler.view(for: 1))
    let frame = view.frame
    recycler.reconcile(
      [item(2)], in: container, keepAlive: [1, 1, 77],
      appear: { _, _ in Issue.record("nothing appears") }, disappear: { _, _ in Issue.record("nothing disappears") })
    #expect(view.frame == frame && !view.isHidden)
    #expect(recycler.liveKeys == [2, 1])
    recycler.reconcile([item(1)], in: container, appear: { _, _ in Issue.record("nothing appears") })
    #expect(recycler.view(for: 1) === view)
    #expect(recycler.liveKeys == [1])
  }

  @Test("a key is new in the reconciliation that gives it a view, and in no later one")
  func newKeys() {
    let recycler = ItemRecycler<Int>(pool: pool)
    recycler.reconcile([item(1), item(2)], in: container)
    #expect(recycler.isNew(1) && recycler.isNew(2) && !recycler.isNew(3))
    recycler.reconcile([item(3), item(2)], in: container)
    #expect(!recycler.isNew(1) && !recycler.isNew(2) && recycler.isNew(3))
    recycler.reconcile([item(2, Self.bar), item(3)], in: container)
    #expect(recycler.isNew(2) && !recycler.isNew(3))
  }

  @Test("an item of an unknown identifier has no view, and does not disturb the others")
  func unknownIdentifier() {
    let recycler = ItemRecycler<Int>(pool: pool)
    for _ in 0..<2 {
      recycler.reconcile([item(1, Self.unknown), item(2)], in: container, appear: { _, key in #expect(key == 2) })
      #expect(recycler.view(for: 1) == nil)
      #expect(recycler.liveKeys == [2])
    }
    #expect(pool.make(Self.unknown) == nil)
  }

  @Test("a view is prepared for each appearance but its first")
  func preparations() throws {
    let recycler = ItemRecycler<Int>(pool: pool)
    var counts: [Int] = []
    for key in 1...3 {
      recycler.reconcile([item(key)], in: container) { view, _ in
        counts.append((view as? Cell)?.preparations ?? -1)
      }
    }
    #expect(counts == [0, 1, 2])
    #expect(recycler.viewCount == 1)
  }

  @Test("a later registration makes the views from then on")
  func registration() {
    pool.register(Self.cell) { ReusableView(traits: .clips) }
    #expect(pool.make(Self.cell)?.traits == .clips)
    #expect(pool.make(Self.cell)?.reuseIdentifier == Self.cell)
  }

  @Test("of a great many views that are needed no longer, some wait and the others are freed")
  func idleLimit() {
    let recycler = ItemRecycler<Int>(pool: pool)
    recycler.reconcile((0..<1000).map { item($0) }, in: container)
    recycler.reconcile((1000..<2000).map { item($0) }, in: container)
    #expect(recycler.viewCount == 1000, "views that are needed at once are kept")
    recycler.reconcile([item(1)], in: container)
    #expect(recycler.viewCount == 1 + ReuseStore.mostIdle && container.subviews.count == recycler.viewCount)
  }

  @Test("scrolling through ten thousand rows takes as many views as are visible at once")
  func constantViews() {
    let recycler = ItemRecycler<Int>(pool: pool)
    for first in stride(from: 0, to: 10_000, by: 3) {
      recycler.reconcile((first..<first + 12).map { item($0) }, in: container, appear: { _, _ in })
    }
    #expect(recycler.viewCount == 12)
  }
}
