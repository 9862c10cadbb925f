import CollectionKit
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Collection view: selection, highlight, focus")
struct SelectionTests {
  @Test("DT-36, DT-37, DT-39, DT-41, DT-42: a press highlights, selects, and ends its highlight, in this order")
  func order() {
    let scene = ListScene([[1, 2, 3]])
    scene.tap(0, 1)
    #expect(scene.source.told() == ["didHighlight 0/1", "didSelect 0/1", "didUnhighlight 0/1"])
    #expect(scene.view.selectedPaths == [at(0, 1)])
    #expect(scene.view.cell(at: at(0, 1))?.itemState == [.selected, .focused])
    scene.tap(0, 2)
    #expect(
      scene.source.told() == ["didHighlight 0/2", "didDeselect 0/1", "didSelect 0/2", "didUnhighlight 0/2"])
    #expect(scene.view.selectedPaths == [at(0, 2)])
  }

  @Test("DT-42: a press that leaves the item ends its highlight and selects nothing")
  func slip() {
    let scene = ListScene([[1, 2, 3]])
    scene.harness.pointer(.down, at: Point(x: 20, y: 20))
    #expect(scene.view.cell(at: at(0, 0))?.itemState.contains(.highlighted) == true)
    scene.harness.pointer(.move, at: Point(x: 80, y: 20))
    scene.harness.pointer(.up, at: Point(x: 80, y: 20))
    #expect(scene.source.told() == ["didHighlight 0/0", "didUnhighlight 0/0"])
    #expect(scene.view.selectedPaths.isEmpty)
  }

  @Test("DT-36, DT-38, DT-40: the delegate can refuse to select, to deselect, to highlight")
  func veto() {
    let scene = ListScene([[1, 2, 3]])
    scene.source.answers = [.shouldSelect: false]
    scene.tap(0, 0)
    #expect(scene.view.selectedPaths.isEmpty && !scene.source.told().contains("didSelect 0/0"))
    scene.source.answers = [.shouldHighlight: false]
    scene.tap(0, 0)
    #expect(scene.view.selectedPaths.isEmpty && scene.source.told().isEmpty)
    scene.view.selectionMode = .multiple
    scene.source.answers = [:]
    scene.tap(0, 0)
    scene.source.answers = [.shouldDeselect: false]
    scene.tap(0, 0)
    #expect(scene.view.selectedPaths == [at(0, 0)])
    scene.source.answers = [:]
    scene.tap(0, 0)
    #expect(scene.view.selectedPaths.isEmpty && scene.source.told().contains("didDeselect 0/0"))
  }

  @Test("several can be selected, and ranges with Shift; none where none can be")
  func modes() {
    let scene = ListScene([Array(0..<9)])
    scene.view.selectionMode = .multiple
    scene.tap(0, 1)
    scene.tap(0, 5, modifiers: .shift)
    #expect(scene.view.selectedPaths == (1...5).map { at(0, $0) })
    scene.tap(0, 3, modifiers: .shift)
    #expect(scene.view.selectedPaths == (1...3).map { at(0, $0) })
    scene.view.selectionMode = .single
    #expect(scene.view.selectedPaths == [at(0, 1)])
    scene.view.selectionMode = .none
    scene.tap(0, 2)
    scene.view.selectItem(at: at(0, 2))
    #expect(scene.view.selectedPaths.isEmpty)
  }

  @Test("the program selects without questions and reports")
  func program() {
    let scene = ListScene([Array(0..<500)])
    scene.source.answers = [.shouldSelect: false]
    scene.view.selectItem(at: at(0, 400), scrollPosition: .top)
    scene.harness.settle()
    #expect(scene.view.selectedPaths == [at(0, 400)] && scene.source.told().isEmpty)
    #expect(scene.frame(0, 400)?.minY == 0)
    scene.view.selectItem(at: at(0, 900))
    #expect(scene.view.selectedPaths == [at(0, 400)])
    scene.view.selectItem(at: nil)
    #expect(scene.view.selectedPaths.isEmpty)
  }

  @Test("arrows, Home, End and pages move the focus; Space selects, Shift selects on the way")
  func keys() {
    let scene = ListScene([Array(0..<5_000), [], [1, 2]])
    scene.view.selectionMode = .multiple
    scene.view.focusItem(at: at(0, 0))
    scene.harness.settle()
    #expect(scene.harness.window.focusedView === scene.view.cell(at: at(0, 0)))
    scene.key(.arrowDown)
    scene.key(.arrowDown)
    #expect(scene.view.focusedPath == at(0, 2) && scene.view.selectedPaths.isEmpty)
    scene.key(.space)
    #expect(scene.view.selectedPaths == [at(0, 2)])
    scene.key(.arrowDown, .shift)
    scene.key(.arrowDown, .shift)
    #expect(scene.view.selectedPaths == [at(0, 2), at(0, 3), at(0, 4)])
    scene.key(.arrowUp, .shift)
    #expect(scene.view.selectedPaths == [at(0, 2), at(0, 3)])
    scene.key(.end)
    #expect(scene.view.focusedPath == at(2, 1) && scene.frame(2, 1)?.maxY == 400)
    #expect(scene.harness.window.focusedView === scene.view.cell(at: at(2, 1)))
    scene.key(.arrowUp)
    scene.key(.arrowUp)
    #expect(scene.view.focusedPath == at(0, 4_999))
    scene.key(.home)
    #expect(scene.view.focusedPath == at(0, 0) && scene.frame(0, 0)?.minY == 0)
    scene.key(.pageDown)
    #expect(scene.view.focusedPath == at(0, 8))
    scene.key(.pageUp)
    #expect(scene.view.focusedPath == at(0, 0))
    let stops = scene.view.visiblePaths.filter { scene.view.cell(at: $0)?.isTabStop == true }
    #expect(stops == [at(0, 0)])
  }

  @Test("DT-82: the selection follows the focus if the delegate or the collection decides so")
  func follows() {
    let scene = ListScene([Array(0..<9)])
    scene.view.focusItem(at: at(0, 0))
    scene.harness.settle()
    scene.key(.arrowDown)
    #expect(scene.view.selectedPaths.isEmpty)
    scene.source.answers = [.selectionFollowsFocus: true]
    scene.key(.arrowDown)
    #expect(scene.view.selectedPaths == [at(0, 2)])
    scene.source.answers = [.selectionFollowsFocus: false]
    scene.view.selectionFollowsFocus = true
    scene.key(.arrowDown)
    #expect(scene.view.selectedPaths == [at(0, 2)])
    scene.source.answers = [:]
    scene.key(.arrowDown)
    #expect(scene.view.selectedPaths == [at(0, 4)])
  }

  @Test("focus skips items that take none")
  func skips() {
    final class Odd: ArraySource {
      override func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
        question == .canFocus ? path.item % 3 == 0 : nil
      }
    }
    let scene = ListScene(Odd([Array(0..<9)]))
    scene.view.focusItem(at: at(0, 0))
    scene.key(.arrowDown)
    #expect(scene.view.focusedPath == at(0, 3))
    scene.key(.arrowUp)
    #expect(scene.view.focusedPath == at(0, 0))
  }
}
