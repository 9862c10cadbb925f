import CollectionKit
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Collection view: updates")
struct UpdateTests {
  @Test("what stays keeps its view, what was updated is asked for again, what goes fades, what comes appears")
  func views() throws {
    let scene = ListScene([[1, 2, 3, 4]])
    let one = try #require(scene.view.cell(at: at(0, 0)))
    let four = try #require(scene.view.cell(at: at(0, 3)))
    let made = scene.source.made
    scene.perform([.deleteItems([at(0, 1)]), .insertItems([at(0, 0)]), .updateItems([at(0, 2)])]) {
      $0 = [[9, 1, 33, 4]]
    }
    #expect(scene.view.cell(at: at(0, 1)) === one && scene.view.cell(at: at(0, 3)) === four)
    #expect(scene.source.made == made + 2)
    scene.rest()
    #expect(scene.seen == ["0/0 9 @0.0,0.0", "0/1 1 @0.0,44.0", "0/2 33 @0.0,88.0", "0/3 4 @0.0,132.0"])
    #expect(scene.harness.mirror.violations.isEmpty)
  }

  @Test("deletions fade first, then what moves travels, then insertions appear; completion comes once, at the end")
  func stages() throws {
    let scene = ListScene([[1, 2, 3, 4]])
    let two = try #require(scene.view.cell(at: at(0, 1)))
    let three = try #require(scene.view.cell(at: at(0, 2)))
    var completed = 0
    scene.source.sections = [[1, 3, 4, 5]]
    scene.view.perform(StorageUpdate([.deleteItems([at(0, 1)]), .insertItems([at(0, 3)])])) { completed += 1 }
    scene.harness.tick()
    let five = try #require(scene.view.cell(at: at(0, 3)))
    scene.harness.advance(seconds: 0.06)
    #expect(two.effect.opacity < 1 && two.effect.opacity > 0 && !two.isHidden)
    #expect(three.effect.offset.y == 44 && five.effect.opacity == 0)
    scene.harness.advance(seconds: 0.17)
    #expect(two.effect.opacity == 0 && three.effect.offset.y < 44 && three.effect.offset.y > 0)
    #expect(five.effect.opacity == 0 && completed == 0)
    scene.harness.advance(seconds: 0.2)
    #expect(three.effect == .none && five.effect.opacity > 0)
    scene.rest()
    #expect(five.effect == .none && two.isHidden && completed == 1)
  }

  @Test("with motion reduced, and without a window, an update is complete at once")
  func instant() {
    let scene = ListScene([[1, 2, 3, 4]])
    scene.harness.window.reducesMotion = true
    var completed = 0
    scene.source.sections = [[1, 3]]
    scene.view.perform(StorageUpdate([.deleteItems([at(0, 1), at(0, 3)])])) { completed += 1 }
    #expect(completed == 1)
    scene.harness.settle()
    #expect(scene.seen == ["0/0 1 @0.0,0.0", "0/1 3 @0.0,44.0"])
    scene.view.removeFromSuperview()
    let detached = CollectionView()
    detached.source = scene.source
    detached.perform(StorageUpdate([.deleteItems([at(0, 1)])])) { completed += 1 }
    #expect(completed == 2)
  }

  @Test("what is in view stays when items come and go above; at the top new ones come into view")
  func anchoring() throws {
    let scene = ListScene([Array(0..<1_000)])
    scene.scroll(by: 4_410)
    let before = try #require(scene.frame(0, 101)?.minY)
    scene.perform([.insertItems((0..<50).map { at(0, $0) })]) { $0[0].insert(contentsOf: 2_000..<2_050, at: 0) }
    scene.rest()
    #expect(scene.frame(0, 151)?.minY == before && scene.view.cell(at: at(0, 151))?.text == "101")
    scene.perform([.deleteItems((0..<150).map { at(0, $0) })]) { $0[0].removeFirst(150) }
    scene.rest()
    #expect(scene.view.cell(at: at(0, 1))?.text == "101")
    scene.view.scrollToItem(at: at(0, 0), at: .top)
    scene.harness.settle()
    scene.perform([.insertItems([at(0, 0)])]) { $0[0].insert(7_777, at: 0) }
    scene.rest()
    #expect(scene.seen.first == "0/0 7777 @0.0,0.0")
  }

  @Test("selection and focus lie on the same items as before, whatever moved")
  func selection() {
    let scene = ListScene([[1, 2, 3], [4, 5]])
    scene.view.selectionMode = .multiple
    for path in [at(0, 0), at(0, 2), at(1, 1)] { scene.view.selectItem(at: path) }
    scene.view.focusItem(at: at(0, 2))
    scene.harness.settle()
    scene.perform([.moveItem(from: at(0, 2), to: at(1, 0)), .deleteItems([at(0, 0)]), .insertSections([0])]) {
      $0 = [[], [2], [3, 4, 5]]
    }
    scene.rest()
    #expect(scene.view.selectedPaths == [at(2, 0), at(2, 2)] && scene.view.focusedPath == at(2, 0))
    #expect(scene.harness.window.focusedView === scene.view.cell(at: at(2, 0)))
    scene.source.sections = [[2], [3]]
    scene.view.reloadData()
    scene.harness.settle()
    #expect(scene.view.selectedPaths.isEmpty && scene.source.told().isEmpty)
  }

  @Test("P1, P5, P6: after random changes and scrolling the view shows what a new view shows", arguments: 1...12)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let measured = seed % 2 == 0
    let layouts: [CollectionLayout] = [
      .list(ListLayout(rowHeight: measured ? .selfSizing(estimated: 44) : .fixed(44))),
      .grid(
        GridLayout(columns: .count(3), lineHeight: measured ? .selfSizing(estimated: 60) : .fixed(60))),
      .flow(FlowLayout(itemSize: Size(width: 70, height: 40), isSelfSizing: measured)),
    ]
    let layout = layouts[seed % 3]
    var fresh = 0
    func items(_ count: Int) -> [Int] {
      fresh += count
      return Array(fresh - count..<fresh)
    }
    let source = ArraySource([items(40), items(3), items(60)])
    if measured { source.heights = { 24 + Double($0 * 7 % 11) * 6 } }
    source.headers = [0: "A", 2: "C"]
    let scene = ListScene(source, layout: layout)
    for step in 0..<80 {
      let (changes, after) = Self.change(source.sections, &random, items)
      if random.next() % 4 != 0 {
        source.sections = after
        scene.view.perform(StorageUpdate(changes)) {}
      }
      switch random.next() % 6 {
      case 0: scene.harness.tick()
      case 1: scene.scroll(by: Double(random.next() % 900) - 450)
      case 2: scene.harness.advance(seconds: 0.1)
      case 3:
        let section = Int(random.next() % UInt64(max(1, source.sections.count)))
        scene.view.scrollToItem(at: at(section, 0), at: .top, animated: random.next() % 2 == 0)
      default: break
      }
      guard step % 8 == 7 else { continue }
      scene.rest()
      try check(scene, layout)
    }
    #expect(scene.harness.mirror.violations.isEmpty)
  }

  /// Compares what is seen with a fresh view that is at the same item.
  private func check(_ scene: ListScene, _ layout: CollectionLayout) throws {
    for path in scene.view.visiblePaths {
      #expect(scene.view.cell(at: path)?.text == "\(scene.source.sections[path.section][path.item])")
    }
    let copy = ArraySource(scene.source.sections)
    copy.heights = scene.source.heights
    copy.headers = scene.source.headers
    let fresh = ListScene(copy, layout: layout)
    let first = scene.view.visiblePaths.first { scene.view.viewportFrame(of: $0).map { $0.minY >= 0 } ?? false }
    if let first, let place = scene.view.viewportFrame(of: first)?.minY {
      fresh.view.scrollToItem(at: first, at: .top)
      fresh.harness.settle()
      let there = try #require(fresh.view.viewportFrame(of: first)?.minY)
      fresh.scroll(by: there - place)
    }
    #expect(fresh.seen == scene.seen)
    let shown = scene.view.visiblePaths.compactMap { scene.view.cell(at: $0) }
    #expect(shown.allSatisfy { $0.effect == .none && !$0.isHidden })
  }

  /// Random steps and their outcome.
  static func change(
    _ sections: [[Int]], _ random: inout SeededGenerator, _ items: (Int) -> [Int]
  ) -> ([CollectionChange], [[Int]]) {
    var after = sections
    var changes: [CollectionChange] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let section = after.isEmpty ? 0 : Int.random(in: 0..<after.count, using: &random)
      let count = after.isEmpty ? 0 : after[section].count
      switch after.isEmpty ? 0 : Int.random(in: 0..<10, using: &random) {
      case 0:
        let place = Int.random(in: 0...after.count, using: &random)
        after.insert(items(4), at: place)
        changes += [.insertSections([place]), .insertItems((0..<4).map { at(place, $0) })]
      case 1 where after.count > 2:
        after.remove(at: section)
        changes.append(.deleteSections([section]))
      case 2 where after.count > 1:
        let to = Int.random(in: 0..<after.count, using: &random)
        after.insert(after.remove(at: section), at: to)
        changes.append(.moveSection(from: section, to: to))
      case 3 where count > 1:
        let from = Int.random(in: 0..<count, using: &random)
        let item = after[section].remove(at: from)
        let other = Int.random(in: 0..<after.count, using: &random)
        let to = Int.random(in: 0...after[other].count, using: &random)
        after[other].insert(item, at: to)
        changes.append(.moveItem(from: at(section, from), to: at(other, to)))
      case 4, 5:
        guard count > 0 else { continue }
        let gone = Set((0..<3).map { _ in Int.random(in: 0..<count, using: &random) }).sorted()
        for item in gone.reversed() { after[section].remove(at: item) }
        changes.append(.deleteItems(gone.map { at(section, $0) }))
      case 6 where count > 0:
        let item = Int.random(in: 0..<count, using: &random)
        after[section][item] = items(1)[0]
        changes.append(.updateItems([at(section, item)]))
      default:
        let place = Int.random(in: 0...count, using: &random)
        let new = items(Int.random(in: 1...5, using: &random))
        after[section].insert(contentsOf: new, at: place)
        changes.append(.insertItems(new.indices.map { at(section, place + $0) }))
      }
    }
    return (changes, after)
  }
}
