import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("A manager and its view: menus")
struct ManagedMenuTests {
  private let menu = ContextMenu(entries: [
    .init(MenuAction(7), title: "Rename", isEnabled: false), .init(.delete, title: "Delete"),
  ])

  /// The outlines of what a menu is for.
  private func outlines(_ scene: ManagedScene) -> [(frame: Rect, radius: Double)] {
    scene.harness.window.displayList().items.filter { $0.layer.ring?.width == 2 }.map {
      ($0.frame, $0.layer.leadingRadius)
    }
  }

  @Test("DT-51, DT-52, DT-53: a long press shows the actions that can be performed, and performs the chosen one")
  func actions() {
    let scene = ManagedScene([1, 2])
    #expect(!scene.view.openMenu(for: at(0, 1), at: .zero))
    var performed: [String] = []
    scene.manager.shouldShowMenu(for: NumberCell.self) { _, number, _ in number == 2 }
    scene.manager.canPerformAction(for: NumberCell.self) { action, _, _, _ in action == .copy }
    scene.manager.performAction(for: NumberCell.self) { action, _, number, path in
      performed.append("\(action.rawValue) \(number) \(path)")
    }
    #expect(!scene.view.openMenu(for: at(0, 0), at: .zero))
    scene.press(at(0, 1))
    scene.harness.advance(seconds: 0.7)
    #expect(scene.view.openedMenu?.entries.map { $0.action } == [.copy])
    scene.pointer(.up, scene.middle(at(0, 1)))
    #expect(scene.view.selectedPaths.isEmpty)
    scene.key(.enter)
    #expect(performed == ["2 2 0/1"] && scene.view.openedMenu == nil)
  }

  @Test("DT-75, DT-76, DT-77: the menu of an item, and its previews while it opens and closes, are the manager's")
  func previews() {
    let scene = ManagedScene([1, 2])
    let menu = menu
    scene.manager.contextMenuConfiguration(for: NumberCell.self) { _, _, number, _ in number == 1 ? nil : menu }
    #expect(!scene.view.openMenu(for: at(0, 0), at: .zero))
    #expect(scene.view.openMenu(for: at(0, 1), at: .zero))
    // Unset: the cell.
    #expect(outlines(scene).map { $0.frame } == [Rect(x: 0, y: 44, width: 300, height: 44)])
    scene.view.closeMenu()
    scene.settle()
    scene.manager.previewForHighlightingContextMenu { _ in
      PreviewParameters(visibleRect: Rect(x: 5, y: 5, width: 50, height: 20), cornerRadius: 6)
    }
    scene.manager.previewForDismissingContextMenu { _ in PreviewParameters(cornerRadius: 9) }
    scene.view.openMenu(for: at(0, 1), at: .zero)
    #expect(outlines(scene).first?.frame == Rect(x: 5, y: 49, width: 50, height: 20))
    #expect(outlines(scene).first?.radius == 6)
    scene.view.closeMenu()
    #expect(outlines(scene).first?.radius == 9)
    scene.settle()
    #expect(outlines(scene).isEmpty)
  }

  @Test("DT-75: a right click or a menu key opens the menu of its item, once, and a click elsewhere closes it")
  func rightClick() {
    let scene = ManagedScene([1, 2])
    let menu = menu
    func ask(_ view: View?, _ point: Point) -> Bool {
      let isUsed = scene.harness.window.send(.contextMenu(view?.id ?? .none, at: point))
      scene.harness.settle()
      return isUsed
    }
    // Nobody has a menu: that of the host appears.
    #expect(!ask(scene.view.cell(at: at(0, 0)), scene.middle(at(0, 0))))
    var points: [Point] = []
    scene.manager.contextMenuConfiguration(for: NumberCell.self) { point, _, number, _ in
      points.append(point)
      return number == 1 ? nil : menu
    }
    #expect(!ask(scene.view.cell(at: at(0, 0)), scene.middle(at(0, 0))) && scene.view.openedMenu == nil)
    // Control-click: the press that came first ends, and selects nothing.
    scene.press(at(0, 1), .control)
    #expect(ask(nil, scene.middle(at(0, 1))) && scene.view.openedMenu?.paths == [at(0, 1)])
    scene.pointer(.up, scene.middle(at(0, 1)))
    #expect(scene.view.selectedPaths.isEmpty && points.last == scene.middle(at(0, 1)))
    scene.key(.escape)
    // A key: the view with the focus, and a point that need not lie in it.
    #expect(ask(scene.view.cell(at: at(0, 1)), .zero) && points.last == scene.middle(at(0, 1)))
    #expect(points.count == 3)
    // In the menu itself nothing else opens; outside of all items there is none.
    let entry = scene.harness.window.root.hitTest(Point(x: 160, y: 80))
    #expect(entry?.accessibility.role == .menuItem && entry?.superview?.accessibility.role == .menu)
    #expect(entry?.text == "Rename" && ask(entry, Point(x: 160, y: 80)) && scene.view.openedMenu != nil)
    #expect(!ask(scene.view, Point(x: 10, y: 390)) && scene.view.openedMenu == nil)
  }

  @Test(
    "DT-76, DT-77, DT-79, DT-80: a preview is the part of the item, cut out and rounded, and closes to another part")
  func cutOut() throws {
    let scene = ManagedScene([1, 2])
    let menu = menu
    scene.manager.unregister(NumberCell.self)
    scene.manager.register(NumberCell.self) { mapping in
      mapping.contextMenuConfiguration { _, _, _, _ in menu }
      mapping.highlightPreview { _, _, _, _ in
        PreviewParameters(visibleRect: Rect(x: 20, y: 10, width: 100, height: 20), cornerRadius: 6)
      }
      mapping.dismissalPreview { _, _, _, _ in PreviewParameters(cornerRadius: 9) }
    }
    scene.settle()
    let cell = try #require(scene.view.cell(at: at(0, 1)))
    let count = scene.view.viewCount
    scene.view.openMenu(for: at(0, 1), at: .zero)
    scene.harness.settle()
    /// The picture: what is clipped to rounded corners, and the cell in it.
    func picture() -> (frame: Rect, radius: Double, cell: View)? {
      var views: [View] = [scene.view]
      while let view = views.popLast() {
        if view !== scene.view, view.traits.contains(.clips), let inner = view.subviews.first as? NumberCell {
          return (view.frameInWindow, view.layer.leadingRadius, inner)
        }
        views += view.subviews
      }
      return nil
    }
    let opened = try #require(picture())
    #expect(opened.frame == Rect(x: 20, y: 54, width: 100, height: 20) && opened.radius == 6)
    #expect(opened.cell.text == "2" && opened.cell.frameInWindow == cell.frameInWindow && opened.cell !== cell)
    #expect(cell.effect.opacity == 0 && opened.cell.accessibility.role == .none)
    scene.view.closeMenu()
    scene.harness.advance(seconds: 0.05)
    let closing = try #require(picture())
    #expect(closing.radius == 9 && closing.frame.width > 100 && closing.frame.width < 300)
    scene.settle()
    #expect(picture() == nil && cell.effect == ViewEffect.none && scene.view.viewCount <= count + 1)
    // Where motion is reduced it ends at once.
    scene.harness.window.reducesMotion = true
    scene.view.openMenu(for: at(0, 1), at: .zero)
    scene.view.closeMenu()
    #expect(picture() == nil && cell.effect == ViewEffect.none)
  }

  @Test("DT-78, DT-79, DT-80: several selected items share a menu, with a picture for each by its mapping")
  func several() {
    let scene = ManagedScene([1, 2, 3])
    let menu = menu
    var asked: [[ItemPath]] = []
    var previewed: [Int] = []
    scene.manager.unregister(NumberCell.self)
    scene.manager.register(NumberCell.self) { mapping in
      mapping.highlightPreview { _, _, number, _ in
        previewed.append(number)
        return PreviewParameters(cornerRadius: Double(number))
      }
      mapping.dismissalPreview { _, _, number, _ in PreviewParameters(cornerRadius: 10 + Double(number)) }
    }
    scene.manager.contextMenuConfigurationForItemsAtIndexPaths { paths, _ in
      asked.append(paths)
      return menu
    }
    var deleted: [ItemPath] = []
    scene.manager.performAction(for: NumberCell.self) { _, _, _, path in deleted.append(path) }
    scene.view.selectionMode = .multiple
    scene.view.selectItem(at: at(0, 0))
    scene.view.selectItem(at: at(0, 2))
    scene.settle()
    scene.view.openMenu(for: at(0, 2), at: .zero)
    #expect(asked == [[at(0, 0), at(0, 2)]] && previewed == [1, 3])
    #expect(scene.view.openedMenu?.paths == [at(0, 0), at(0, 2)])
    #expect(outlines(scene).map { $0.radius } == [1, 3])
    // What cannot be chosen is passed over.
    scene.key(.arrowUp)
    scene.key(.enter)
    #expect(deleted == [at(0, 2), at(0, 0)])
    #expect(outlines(scene).map { $0.radius } == [11, 13])
    scene.settle()
    // An item that is not selected has a menu of its own.
    scene.view.openMenu(for: at(0, 1), at: .zero)
    #expect(asked.last == [at(0, 1)])
    scene.key(.escape)
    #expect(scene.view.openedMenu == nil)
  }
}
