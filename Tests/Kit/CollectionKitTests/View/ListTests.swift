import CollectionKit
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Collection view: lists")
struct ListTests {
  @Test("only what lies near the viewport has cells, and they are reused")
  func reuse() {
    let scene = ListScene([Array(0..<1_000)])
    #expect(scene.view.visiblePaths.count < 20)
    #expect(scene.frame(0, 0) == Rect(x: 0, y: 0, width: 300, height: 44))
    let views = scene.view.viewCount
    for _ in 0..<200 { scene.scroll(by: 97) }
    #expect(scene.view.viewCount <= views + 10)
    #expect(scene.view.contentOffset.y == 200 * 97)
    #expect(scene.seen.first == "0/440 440 @0.0,-40.0")
    #expect(scene.harness.mirror.violations.isEmpty)
  }

  @Test("a million rows of unknown height take memory for what is in view, and any row is reached without a jump")
  func million() throws {
    let source = ArraySource([Array(0..<1_000_000)])
    source.heights = { 20 + Double($0 % 7) * 10 }
    let scene = ListScene(source, layout: .list(ListLayout(rowHeight: .selfSizing(estimated: 44))))
    let made = source.made
    #expect(made < 30)
    scene.view.scrollToItem(at: at(0, 777_777), at: .top)
    scene.harness.settle()
    #expect(scene.frame(0, 777_777)?.minY == 0)
    #expect(source.made - made < 60)
    #expect(scene.view.viewCount < 60)
    // Upwards, where heights turn out other than estimated: what is seen moves by what was scrolled.
    for _ in 0..<100 {
      let path = try #require(scene.view.visiblePaths.first { (scene.frame(0, $0.item)?.minY ?? -1) >= 40 })
      let before = try #require(scene.frame(0, path.item)?.minY)
      scene.scroll(by: -37)
      #expect(scene.frame(0, path.item)?.minY == before + 37)
    }
    scene.view.scrollToItem(at: at(0, 999_999), at: .bottom)
    scene.harness.settle()
    #expect(scene.frame(0, 999_999)?.maxY == 400)
    scene.view.scrollToItem(at: at(0, 0), at: .top)
    scene.harness.settle()
    #expect(scene.frame(0, 0)?.minY == 0 && scene.view.contentOffset.y == 0)
    #expect(scene.view.contentSize.height <= 2_000_000)
    #expect(scene.view.viewCount < 70)
  }

  @Test(
    "scrolling to an item puts it at the top, in the middle, at the bottom, or just into view",
    arguments: [true, false])
  func positions(animated: Bool) {
    let source = ArraySource([Array(0..<10_000)])
    source.heights = { 30 + Double($0 % 5) * 8 }
    let scene = ListScene(source, layout: .list(ListLayout(rowHeight: .selfSizing(estimated: 60))))
    func go(_ item: Int, _ position: ScrollPosition) -> Rect? {
      scene.view.scrollToItem(at: at(0, item), at: position, animated: animated)
      scene.rest()
      return scene.frame(0, item)
    }
    #expect(go(5_000, .top)?.minY == 0)
    #expect(abs((go(300, .middle)?.midY ?? 0) - 200) <= 0.5)
    #expect(go(9_000, .bottom)?.maxY == 400)
    let before = scene.view.contentOffset
    #expect(go(8_998, .nearest) != nil && scene.view.contentOffset == before)
    #expect(go(9_001, .nearest)?.maxY == 400)
    #expect(go(20, .nearest)?.minY == 0)
    #expect(go(0, .bottom)?.minY == 0)
    #expect(go(9_999, .top)?.maxY == 400)
    scene.view.scrollToItem(at: at(3, 0))
    scene.view.scrollToItem(at: at(0, -1))
    scene.rest()
    #expect(scene.frame(0, 9_999)?.maxY == 400)
  }

  @Test("headers stay at the top while their section passes, and lead the items below them")
  func sticky() {
    let source = ArraySource([[1, 2, 3, 4, 5, 6, 7, 8, 9], [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]])
    source.headers = [0: "A", 1: "B"]
    let scene = ListScene(source)
    func header(_ section: Int) -> Double? {
      scene.view.supplementaryView(ofKind: .sectionHeader, at: at(section, 0))?.frameInWindow.minY
    }
    #expect(header(0) == 0 && scene.frame(0, 0)?.minY == 28)
    scene.scroll(by: 100)
    #expect(header(0) == 0)
    scene.scroll(by: 310)
    // The next section pushes it out: 28 + 9 * 44 = 424 points, 410 of them scrolled away.
    #expect(header(0) == -14 && header(1) == 14)
    scene.scroll(by: 30)
    #expect(header(1) == 0)
    // Under a header nothing is hit but the header.
    #expect(scene.view.itemPath(atViewportPoint: Point(x: 50, y: 10)) == nil)
    #expect(scene.view.itemPath(atViewportPoint: Point(x: 50, y: 40)) == at(1, 0))
  }

  @Test("an empty collection shows its empty view, and only then")
  func empty() {
    let scene = ListScene([[]])
    let empty = View()
    scene.view.emptyView = empty
    scene.harness.settle()
    #expect(!empty.isHidden && empty.frameInWindow == Rect(x: 0, y: 0, width: 300, height: 400))
    scene.perform([.insertItems([at(0, 0)])]) { $0 = [[5]] }
    #expect(empty.isHidden)
    scene.perform([.deleteItems([at(0, 0)])]) { $0 = [[]] }
    #expect(!empty.isHidden)
  }

  @Test("display is reported once for each appearance, and its end once for each disappearance")
  func display() {
    let scene = ListScene([Array(0..<200)])
    for _ in 0..<60 { scene.scroll(by: 97) }
    for _ in 0..<60 { scene.scroll(by: -97) }
    var shown: [String: Int] = [:]
    for line in scene.source.heard {
      let parts = line.split(separator: " ").map(String.init)
      if parts[0] == "willDisplay" {
        #expect(shown[parts[1]] == nil)
        shown[parts[1]] = 1
      } else {
        #expect(parts[0] == "didEndDisplaying" && shown[parts[1]] == 1)
        shown[parts[1]] = nil
      }
    }
    #expect(Set(shown.keys) == Set(scene.view.visiblePaths.map { $0.description }))
  }
}
