import CollectionKit
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Collection view: layouts")
struct CollectionLayoutTests {
  @Test("right to left a grid begins at the right, and the arrows follow")
  func rightToLeft() {
    let scene = ListScene([Array(0..<9)], layout: .grid(GridLayout(columns: .count(3), section: SectionStyle())))
    scene.view.direction = .rightToLeft
    scene.harness.settle()
    #expect(scene.frame(0, 0)?.maxX == 300 && scene.frame(0, 2)?.minX == 0)
    scene.view.focusItem(at: at(0, 0))
    scene.harness.settle()
    scene.key(.arrowLeft)
    #expect(scene.view.focusedPath == at(0, 1))
    scene.key(.arrowDown)
    #expect(scene.view.focusedPath == at(0, 4))
    scene.key(.arrowRight)
    #expect(scene.view.focusedPath == at(0, 3))
  }

  @Test("another size, or another layout, keeps the item at the top")
  func resize() throws {
    let source = ArraySource([Array(0..<900)])
    source.heights = { 20 + Double($0 % 7) * 10 }
    let scene = ListScene(source, layout: .list(ListLayout(rowHeight: .selfSizing(estimated: 44))))
    scene.view.scrollToItem(at: at(0, 500), at: .top)
    scene.harness.settle()
    scene.harness.window.send(.resize(Size(width: 500, height: 300)))
    scene.harness.settle()
    #expect(scene.frame(0, 500) == Rect(x: 0, y: 0, width: 500, height: 20 + Double(500 % 7) * 10))
    scene.view.layout = .grid(GridLayout(columns: .count(4), section: SectionStyle()))
    scene.harness.settle()
    #expect(scene.frame(0, 500)?.minY == 0)
    #expect(scene.harness.mirror.violations.isEmpty)
  }

  @Test("the background of a section lies behind its items, is reused, and stays within the limits of hosts")
  func decoration() throws {
    let kind = DecorationKind(3)
    let style = SectionStyle(insets: Insets(top: 10), pinsHeaders: false, background: kind)
    let scene = ListScene([Array(0..<100_000), [1, 2]], layout: .list(ListLayout(section: style)))
    final class Ground: ReusableView {}
    scene.view.register(kind) { Ground() }
    scene.scroll(by: 1_000_000)
    func grounds(_ view: View) -> [View] {
      (view is Ground && !view.isHidden ? [view] : []) + view.subviews.flatMap { grounds($0) }
    }
    let ground = try #require(grounds(scene.view).first)
    #expect(grounds(scene.view).count == 1 && ground.frame.height < 10_000)
    #expect(ground.frameInWindow.minY < 0 && ground.frameInWindow.maxY > 400)
    scene.view.scrollToItem(at: at(1, 1), at: .bottom)
    scene.harness.settle()
    #expect(grounds(scene.view).count == 2 && grounds(scene.view).last?.frameInWindow.maxY == 400)
  }

  @Test("a custom layout places items, and keys move the focus by their frames")
  func custom() {
    // Two columns, the right one half a step lower.
    func frame(_ item: Int) -> Rect {
      Rect(x: Double(item % 2) * 150, y: Double(item / 2) * 100 + Double(item % 2) * 50, width: 140, height: 90)
    }
    let layout = CustomLayout(
      contentHeight: { Double(($0.counts.first ?? 0) / 2) * 100 + 50 },
      elements: { content, rect in
        let first = max(0, Int((rect.minY - 150) / 100)) * 2
        let last = min(content.counts.first ?? 0, Int(max(0, rect.maxY) / 100 + 1) * 2)
        return (first..<max(first, last)).map { LayoutElement(.item, path: at(0, $0), frame: frame($0)) }
      }, frame: { _, path in frame(path.item) })
    let scene = ListScene([Array(0..<2_000)], layout: .custom(layout))
    #expect(scene.frame(0, 3) == frame(3))
    scene.view.scrollToItem(at: at(0, 1_000), at: .top)
    scene.harness.settle()
    #expect(scene.frame(0, 1_000)?.minY == 0 && scene.view.visiblePaths.count < 20)
    scene.view.focusItem(at: at(0, 1_000))
    scene.harness.settle()
    scene.key(.arrowDown)
    #expect(scene.view.focusedPath == at(0, 1_002))
    scene.key(.arrowRight)
    #expect(scene.view.focusedPath == at(0, 1_003))
    scene.perform([.deleteItems([at(0, 0)])]) { $0[0].removeFirst() }
    scene.rest()
    #expect(scene.view.focusedPath == at(0, 1_002) && scene.view.cell(at: at(0, 1_002))?.text == "1003")
  }

  @Test("a host that scrolls by itself never sees more than two million points, and no jump when they move along")
  func nativeScrolling() throws {
    let source = ArraySource([Array(0..<1_000_000)])
    let view = CollectionView()
    let harness = ViewHarness(root: view, size: Size(width: 300, height: 400), capabilities: .scrollsNatively)
    view.register(ArraySource.cell, ofKind: nil) { TextCell() }
    source.view = view
    view.source = source
    harness.settle()
    var texts: [String] = []
    for step in 0..<40 {
      let offset = view.contentOffset.y + 90_000
      harness.window.send(.scrolled(view.id, to: Point(x: 0, y: min(offset, view.contentSize.height - 400))))
      harness.settle()
      #expect(view.contentSize.height <= 2_000_000)
      let first = try #require(view.visiblePaths.first { (view.viewportFrame(of: $0)?.minY ?? -1) >= 0 })
      #expect(abs(Double(first.item) * 44 - Double(step + 1) * 90_000) < 44)
      #expect(view.cell(at: first)?.frameInWindow == view.viewportFrame(of: first))
      texts.append(view.cell(at: first)?.text ?? "")
    }
    #expect(Set(texts).count == 40 && harness.mirror.violations.isEmpty)
  }

  @Test("closing the window releases everything")
  func close() {
    weak var view: CollectionView?
    weak var source: ArraySource?
    do {
      let scene = ListScene([[1, 2, 3]])
      scene.view.allowsReordering = true
      scene.tap(0, 1)
      scene.source.sections = [[1]]
      scene.view.perform(StorageUpdate([.deleteItems([at(0, 1), at(0, 2)])])) {}
      scene.harness.tick()
      scene.harness.pointer(.down, at: Point(x: 50, y: 20))
      scene.harness.pointer(.move, at: Point(x: 50, y: 60))
      #expect(scene.view.cell(at: at(0, 0))?.itemState.contains(.lifted) == true)
      view = scene.view
      source = scene.source
      scene.harness.window.close()
    }
    #expect(view == nil && source == nil)
  }

  @Test("a collection that leaves its window in the middle of an animation is at the end of it")
  func removal() {
    let root = View()
    let harness = ViewHarness(root: root)
    let source = ArraySource([[1, 2, 3]])
    let view = CollectionView()
    view.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    root.addSubview(view)
    view.register(ArraySource.cell, ofKind: nil) { TextCell() }
    source.view = view
    view.source = source
    harness.settle()
    var completed = 0
    source.sections = [[1, 3]]
    view.perform(StorageUpdate([.deleteItems([at(0, 1)])])) { completed += 1 }
    harness.advance(seconds: 0.05)
    view.removeFromSuperview()
    #expect(completed == 1)
    source.sections = [[1, 3, 4]]
    view.perform(StorageUpdate([.insertItems([at(0, 2)])])) { completed += 1 }
    #expect(completed == 2)
    root.addSubview(view)
    harness.settle()
    #expect(view.visiblePaths == [at(0, 0), at(0, 1), at(0, 2)])
    #expect(view.visiblePaths.allSatisfy { view.cell(at: $0)?.effect == ViewEffect.none })
  }
}
