import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("A manager and its view: events of items out of sight")
struct OffScreenEventTests {
  private func scene() -> ManagedScene {
    let scene = ManagedScene(Array(0..<500))
    scene.view.selectionMode = .multiple
    scene.view.focusItem(at: at(0, 0))
    scene.settle()
    return scene
  }

  @Test("DT-36, DT-37: a range selected with Shift asks and reports each of its items, shown or not")
  func ranges() {
    let scene = scene()
    var selected: [Int] = []
    scene.manager.shouldSelect(NumberCell.self) { cell, number, _ in cell.text == "\(number)" && number % 10 != 3 }
    scene.manager.didSelect(NumberCell.self) { _, number, _ in selected.append(number) }
    scene.key(.end, .shift)
    let expected = (0..<500).filter { $0 % 10 != 3 }
    #expect(selected == expected && scene.view.selectedPaths.map { $0.item } == expected)
    #expect(scene.view.subviews.count < 20 && scene.view.viewCount < 160)
  }

  @Test("DT-38, DT-39: an item that scrolled away is asked before it is deselected, and reports it")
  func deselection() {
    let scene = scene()
    var deselected: [Int] = []
    scene.manager.shouldDeselect(NumberCell.self) { _, number, _ in number != 1 }
    scene.manager.didDeselect(NumberCell.self) { _, number, _ in deselected.append(number) }
    scene.tap(at(0, 1))
    scene.tap(at(0, 2))
    scene.view.scrollToItem(at: at(0, 400), at: .top)
    scene.settle()
    #expect(scene.view.cell(at: at(0, 2)) == nil)
    scene.tap(at(0, 402))
    scene.view.focusItem(at: at(0, 402))
    scene.settle()
    scene.key(.space, .shift)
    #expect(scene.view.selectedPaths == [at(0, 1), at(0, 402)] && deselected == [2])
  }

  @Test("DT-54: Home, End and pages stop at the nearest item that takes the focus, with a cell or without")
  func leaps() {
    let scene = scene()
    scene.manager.canFocus(for: NumberCell.self) { _, number, _ in (5..<490).contains(number) }
    scene.view.focusItem(at: at(0, 20))
    scene.settle()
    scene.key(.end)
    #expect(scene.view.focusedPath == at(0, 489))
    scene.key(.pageDown)
    #expect(scene.view.focusedPath == at(0, 489))
    scene.key(.home)
    #expect(scene.view.focusedPath == at(0, 5))
    scene.settle()
    scene.manager.canFocus(for: NumberCell.self) { _, _, _ in true }
    #expect(scene.anomalies == [.unusedEvent(eventName: "canFocus")])
  }

  @Test("DT-53, DT-78: an action for several items is performed for each, shown or not")
  func actions() {
    let scene = scene()
    scene.manager.contextMenuConfigurationForItemsAtIndexPaths { _, _ in
      ContextMenu(entries: [.init(.delete, title: "Delete")])
    }
    scene.manager.performAction(for: NumberCell.self) { _, cell, number, path in
      if cell.text == "\(number)" { scene.storage.removeItems(at: [path]) }
    }
    for item in [1, 300, 499] { scene.view.selectItem(at: at(0, item)) }
    scene.settle()
    #expect(scene.view.openMenu(for: at(0, 1), at: .zero))
    scene.key(.enter)
    scene.settle()
    #expect(scene.numbers == [Array(0..<500).filter { ![1, 300, 499].contains($0) }])
  }

  @Test("DT-88: selected items stay in a drag when they are out of sight")
  func dragging() {
    let scene = scene()
    scene.manager.itemsForBeginningDragSession(from: NumberCell.self) { _, _, number, _ in
      [DragItem(text: "\(number)")]
    }
    scene.manager.itemsForAddingToDragSession(from: NumberCell.self) { _, _, cell, _, _ in [DragItem(text: cell.text)] }
    for item in [0, 300, 499] { scene.view.selectItem(at: at(0, item)) }
    scene.drag(at(0, 0), to: Point(x: 100, y: 120), releases: false)
    #expect(scene.view.dragSession?.items.map { $0.text } == ["0", "300", "499"])
  }
}
