import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Manager: menus, sizes, moves, drag and drop")
struct ManagerInteractionTests {
  @Test("DT-52, DT-53: actions of the menu are offered and performed")
  func menuActions() {
    let managed = Managed(numbers: [1])
    var performed: [MenuAction] = []
    #expect(managed.ask { $0.collection(canPerform: .copy, at: at(0, 0), view: nil) } == nil)
    managed.manager.canPerformAction(for: NumberCell.self) { action, _, _, _ in action == .copy }
    managed.manager.performAction(for: NumberCell.self) { action, _, _, _ in performed.append(action) }
    let cell = managed.surface.show(at(0, 0))
    #expect(managed.ask { $0.collection(canPerform: .copy, at: at(0, 0), view: cell) } == true)
    #expect(managed.ask { $0.collection(canPerform: .cut, at: at(0, 0), view: cell) } == false)
    managed.notify { $0.collection(perform: .copy, at: at(0, 0), view: cell) }
    #expect(performed == [.copy])
  }

  @Test("DT-55 to DT-57: sizes come from the event, the delegate, the layout; headers without a model take no space")
  func sizes() {
    let managed = Managed(numbers: [4])
    let manager = managed.manager
    #expect(managed.ask { $0.collectionSizeForItem(at: at(0, 0)) } == nil)
    managed.delegate.itemSize = Size(width: 1, height: 1)
    #expect(managed.ask { $0.collectionSizeForItem(at: at(0, 0)) } == Size(width: 1, height: 1))
    manager.sizeForCell(withItem: Int.self) { number, path in Size(width: Double(number), height: Double(path.item)) }
    #expect(managed.ask { $0.collectionSizeForItem(at: at(0, 0)) } == Size(width: 4, height: 0))
    #expect(managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionHeader, inSection: 0) } == .zero)
    manager.registerHeader(TextView.self)
    manager.registerFooter(TextView.self)
    managed.storage.setSectionHeaderModels(["abc"])
    #expect(managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionHeader, inSection: 0) } == nil)
    managed.delegate.headerSize = Size(width: 9, height: 9)
    #expect(
      managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionHeader, inSection: 0) }
        == Size(width: 9, height: 9))
    manager.referenceSizeForHeaderView(withItem: String.self) { text, section in
      Size(width: Double(text.utf8.count), height: Double(section))
    }
    manager.referenceSizeForFooterView(withItem: String.self) { _, _ in Size(width: 7, height: 7) }
    #expect(
      managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionHeader, inSection: 0) }
        == Size(width: 3, height: 0))
    managed.delegate.headerSize = nil
    #expect(managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionFooter, inSection: 0) } == .zero)
    managed.storage.setSectionFooterModels(["x"])
    #expect(
      managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionFooter, inSection: 0) }
        == Size(width: 7, height: 7))
  }

  @Test("DT-58: a move by the user is carried out silently in the storage, unless the program does it")
  func userMove() {
    let managed = Managed(numbers: [1, 2, 3])
    managed.notify { $0.collection(moveItemFrom: at(0, 0), to: at(0, 2)) }
    #expect(managed.storage.section(atIndex: 0)?.items(ofType: Int.self) == [2, 3, 1])
    #expect(managed.surface.log.isEmpty && managed.delegate.heard == ["moved 0/0 0/2"])
    var moves: [ItemPath] = []
    managed.manager.moveItemAtTo { moves += [$0, $1] }
    managed.notify { $0.collection(moveItemFrom: at(0, 0), to: at(0, 1)) }
    #expect(moves == [at(0, 0), at(0, 1)])
    #expect(managed.storage.section(atIndex: 0)?.items(ofType: Int.self) == [2, 3, 1])
  }

  @Test("DT-65, DT-66: the mapping decides where a moved item lands; unset, it lands where it is proposed")
  func moveTarget() {
    let managed = Managed(numbers: [1, 2, 3])
    let cell = managed.surface.show(at(0, 0))
    func target() -> ItemPath? {
      managed.ask { $0.collectionTarget(forMoveFrom: at(0, 0), current: at(0, 1), proposed: at(0, 2), view: cell) }
    }
    #expect(target() == nil)
    managed.manager.targetIndexPathForMovingItem(NumberCell.self) { move, _, number, original in
      #expect(move.current == at(0, 1) && move.proposed == at(0, 2) && original == at(0, 0) && number == 1)
      return move.current
    }
    #expect(target() == at(0, 1))
  }

  @Test("DT-75 to DT-80: context menus and previews come from mapping and manager; nil is an answer for a menu")
  func contextMenus() {
    let managed = Managed()
    let manager = managed.manager
    let menu = ContextMenu(entries: [.init(.delete, title: "Delete")])
    manager.register(NumberCell.self) { mapping in
      mapping.contextMenuConfiguration { _, _, number, _ in number > 1 ? menu : nil }
      mapping.highlightPreview { _, _, _, _ in PreviewParameters(cornerRadius: 3) }
      mapping.dismissalPreview { _, _, _, _ in PreviewParameters(cornerRadius: 4) }
    }
    manager.previewForHighlightingContextMenu { _ in PreviewParameters(cornerRadius: 5) }
    manager.previewForDismissingContextMenu { _ in PreviewParameters(cornerRadius: 6) }
    manager.contextMenuConfigurationForItemsAtIndexPaths { paths, _ in paths.isEmpty ? nil : menu }
    managed.storage.addItems([1, 2])
    let cell = manager.cell(at: at(0, 0))
    let none = managed.ask { $0.collectionContextMenu(at: at(0, 0), point: .zero, view: cell) }
    #expect(none != nil && none == .some(nil))
    #expect(managed.ask { $0.collectionContextMenu(at: at(0, 1), point: .zero, view: cell) } == .some(menu))
    #expect(managed.ask { $0.collectionContextMenu(forItemsAt: [at(0, 0)], point: .zero) } == .some(menu))
    func radius(_ phase: PreviewPhase, _ path: ItemPath?) -> Double? {
      managed.ask { $0.collectionPreview(of: menu, phase, at: path, view: cell) }?.cornerRadius
    }
    #expect(radius(.highlight, at(0, 0)) == 3 && radius(.dismissal, at(0, 0)) == 4)
    #expect(radius(.highlight, nil) == 5 && radius(.dismissal, nil) == 6)
  }

  @Test("DT-59, DT-60, DT-62 to DT-64, DT-67, DT-69 to DT-71, DT-74, DT-105: events of the collection need no mapping")
  func wholeCollection() {
    let managed = Managed(numbers: [1])
    let manager = managed.manager
    #expect(
      managed.ask { $0.collectionIndexTitles() } == nil
        && managed.ask { $0.collectionPath(forIndexTitle: "A", at: 0) } == nil)
    #expect(managed.ask { $0.collectionTargetContentOffset(proposed: Point(x: 1, y: 2)) } == nil)
    let change = FocusChange(from: nil, to: at(0, 0))
    #expect(managed.ask { $0.collectionShouldUpdateFocus(change) } == nil)
    var heard: [String] = []
    manager.indexTitles { ["A", "B"] }
    manager.indexPathForIndexTitle { _, index in at(index, 0) }
    manager.shouldUpdateFocus { $0.to == nil }
    manager.didUpdateFocus { _ in heard.append("focus") }
    manager.indexPathForPreferredFocusedView { at(0, 3) }
    manager.targetContentOffsetForProposedContentOffset { Point(x: $0.x, y: 100) }
    manager.insetForSectionAtIndex { Insets(top: Double($0)) }
    manager.minimumLineSpacingForSectionAtIndex { Double($0) + 0.5 }
    manager.minimumInteritemSpacingForSectionAtIndex { Double($0) + 0.25 }
    manager.didEndMultipleSelectionInteraction { heard.append("selection") }
    manager.unregister(NumberCell.self)
    #expect(managed.ask { $0.collectionIndexTitles() } == ["A", "B"])
    #expect(managed.ask { $0.collectionPath(forIndexTitle: "B", at: 1) } == at(1, 0))
    #expect(managed.ask { $0.collectionShouldUpdateFocus(change) } == false)
    managed.notify { $0.collectionDidUpdateFocus(change) }
    #expect(managed.ask { $0.collectionPreferredFocusPath() } == at(0, 3))
    #expect(managed.ask { $0.collectionTargetContentOffset(proposed: Point(x: 1, y: 2)) } == Point(x: 1, y: 100))
    #expect(managed.ask { $0.collectionInsets(forSection: 2) }?.top == 2)
    #expect(managed.ask { $0.collectionLineSpacing(forSection: 2) } == 2.5)
    #expect(managed.ask { $0.collectionInteritemSpacing(forSection: 2) } == 2.25)
    managed.notify { $0.collectionDidEndMultipleSelection() }
    #expect(heard == ["focus", "selection"])
  }

  @Test("DT-87 to DT-92: closures of a drag give its items and preview, hear of it and restrict it")
  func dragging() {
    let managed = Managed(numbers: [1])
    let manager = managed.manager
    let session = DragSession()
    let cell = managed.surface.show(at(0, 0))
    #expect(managed.ask { $0.collectionItems(beginning: session, at: at(0, 0), view: cell) } == nil)
    #expect(managed.ask { $0.collectionAllowsMove(session) } == nil)
    var heard: [String] = []
    manager.itemsForBeginningDragSession(from: NumberCell.self) { _, _, number, _ in [DragItem(text: "\(number)")] }
    manager.itemsForAddingToDragSession(from: NumberCell.self) { _, point, _, _, path in
      [DragItem(text: "\(point.x)", source: path)]
    }
    manager.dragPreviewParameters(for: NumberCell.self) { _, _, _ in PreviewParameters(cornerRadius: 2) }
    manager.dragSessionWillBegin { _ in heard.append("begin") }
    manager.dragSessionDidEnd { _ in heard.append("end") }
    manager.dragSessionAllowsMoveOperation { _ in false }
    #expect(managed.ask { $0.collectionItems(beginning: session, at: at(0, 0), view: cell) } == [DragItem(text: "1")])
    #expect(
      managed.ask { $0.collectionItems(addingTo: session, at: at(0, 0), point: Point(x: 3, y: 0), view: cell) }
        == [DragItem(text: "3.0", source: at(0, 0))])
    #expect(managed.ask { $0.collectionDragPreview(at: at(0, 0), view: cell) }?.cornerRadius == 2)
    managed.notify { $0.collection(DragEvent.willBegin, session) }
    managed.notify { $0.collection(DragEvent.didEnd, session) }
    #expect(heard == ["begin", "end"])
    #expect(managed.ask { $0.collectionAllowsMove(session) } == false)
  }

  @Test("DT-94 to DT-100: closures of a drop accept it, propose its effect, hear of it and outline the item")
  func dropping() {
    let managed = Managed(numbers: [1])
    let manager = managed.manager
    let session = DragSession(items: [DragItem(text: "x")])
    #expect(managed.ask { $0.collectionCanHandle(session) } == nil)
    #expect(managed.ask { $0.collectionProposal(session, destination: nil) } == nil)
    var heard: [String] = []
    manager.canHandleDropSession { !$0.items.isEmpty }
    manager.dropSessionDidEnter { _ in heard.append("enter") }
    manager.dropSessionDidUpdate { _, path in DropProposal(path == nil ? .cancel : .move) }
    manager.dropSessionDidExit { _ in heard.append("exit") }
    manager.dropSessionDidEnd { _ in heard.append("end") }
    manager.performDropWithCoordinator { heard.append("drop \($0.destination?.description ?? "nil")") }
    manager.dropPreviewParameters { PreviewParameters(cornerRadius: Double($0.item)) }
    #expect(managed.ask { $0.collectionCanHandle(session) } == true)
    #expect(managed.ask { $0.collectionProposal(session, destination: at(0, 1)) }?.operation == .move)
    managed.notify { $0.collection(DropEvent.didEnter, session) }
    managed.notify { $0.collection(DropEvent.didExit, session) }
    let coordinator = DropCoordinator(session: session, destination: at(0, 1), proposal: DropProposal(.move))
    managed.notify { $0.collectionPerformDrop(coordinator) }
    managed.notify { $0.collection(DropEvent.didEnd, session) }
    #expect(heard == ["enter", "exit", "drop 0/1", "end"])
    #expect(managed.ask { $0.collectionDropPreview(at: at(0, 4)) }?.cornerRadius == 4)
  }

  @Test("DT-102, DT-103: prefetching and its end need no cell")
  func prefetch() {
    let managed = Managed()
    var heard: [String] = []
    managed.manager.register(NumberCell.self) { mapping in
      mapping.prefetch { number, path in heard.append("prefetch \(number) \(path)") }
      mapping.cancelPrefetch { number, _ in heard.append("cancel \(number)") }
    }
    managed.storage.addItem(5)
    managed.notify { $0.collection(.prefetch, at: at(0, 0), view: nil) }
    managed.notify { $0.collection(.cancelPrefetch, at: at(0, 0), view: nil) }
    #expect(heard == ["prefetch 5 0/0", "cancel 5"])
  }

  @Test("DT-104: events can be registered in a group")
  func group() {
    let managed = Managed(numbers: [1])
    var selected = 0
    managed.manager.configureEvents(for: NumberCell.self) { cell, model in
      managed.manager.didSelect(cell) { _, number, _ in selected = number }
      managed.manager.sizeForCell(withItem: model) { _, _ in Size(width: 2, height: 2) }
    }
    let view = managed.surface.show(at(0, 0))
    managed.notify { $0.collection(.didSelect, at: at(0, 0), view: view) }
    #expect(selected == 1 && managed.ask { $0.collectionSizeForItem(at: at(0, 0)) } == Size(width: 2, height: 2))
  }

  @Test("Of several closures for one event, of a mapping or of the collection, the first registered counts")
  func firstClosure() {
    let managed = Managed(numbers: [1])
    var heard: [Int] = []
    managed.manager.didSelect(NumberCell.self) { _, _, _ in heard.append(1) }
    managed.manager.didSelect(NumberCell.self) { _, _, _ in heard.append(2) }
    managed.manager.sizeForCell(withItem: Int.self) { _, _ in Size(width: 1, height: 1) }
    managed.manager.sizeForCell(withItem: Int.self) { _, _ in Size(width: 2, height: 2) }
    managed.manager.indexTitles { ["first"] }
    managed.manager.indexTitles { ["second"] }
    managed.manager.minimumLineSpacingForSectionAtIndex { _ in 1 }
    managed.manager.minimumLineSpacingForSectionAtIndex { _ in 2 }
    #expect(managed.ask { $0.collectionSizeForItem(at: at(0, 0)) }?.width == 1)
    #expect(managed.ask { $0.collectionIndexTitles() } == ["first"])
    #expect(managed.ask { $0.collectionLineSpacing(forSection: 0) } == 1)
    let view = managed.surface.show(at(0, 0))
    managed.notify { $0.collection(.didSelect, at: at(0, 0), view: view) }
    #expect(heard == [1])
  }

  @Test("Two cell classes of one model type have events of their own")
  func byClass() {
    let managed = Managed()
    var heard: [String] = []
    managed.manager.register(NumberCell.self) { $0.condition = .section(0) }
    managed.manager.register(OtherNumberCell.self) { $0.condition = .section(1) }
    managed.manager.didSelect(NumberCell.self) { _, _, _ in heard.append("number") }
    managed.manager.didSelect(OtherNumberCell.self) { _, _, _ in heard.append("other") }
    managed.storage.addItem(1)
    managed.storage.addItem(1, toSection: 1)
    let view = managed.surface.show(at(1, 0))
    managed.notify { $0.collection(.didSelect, at: at(1, 0), view: view) }
    #expect(heard == ["other"])
  }

  @Test("DT-11: a question goes from the mapping over the collection's closures to the delegate until one answers")
  func chain() {
    final class Titled: CollectionDelegate {
      var heard: [String] = []
      func collectionIndexTitles() -> [String]? {
        heard.append("asked")
        return ["delegate"]
      }
      func collectionDidUpdateFocus(_ change: FocusChange) { heard.append("focus") }
      func collectionContextMenu(at path: ItemPath, point: Point, view: ReusableView?) -> ContextMenu?? {
        heard.append("menu")
        return .some(nil)
      }
    }
    let managed = Managed(numbers: [1, 2])
    let delegate = Titled()
    managed.manager.delegate = delegate
    var titles: [String]?
    managed.manager.indexTitles { titles }
    managed.manager.didUpdateFocus { _ in delegate.heard.append("closure") }
    #expect(managed.ask { $0.collectionIndexTitles() } == ["delegate"] && delegate.heard == ["asked"])
    titles = ["closure"]
    #expect(managed.ask { $0.collectionIndexTitles() } == ["closure"] && delegate.heard == ["asked"])
    managed.notify { $0.collectionDidUpdateFocus(FocusChange(from: nil, to: at(0, 0))) }
    #expect(delegate.heard == ["asked", "closure", "focus"])
    // No menu is an answer: nobody after it is asked.
    managed.manager.register(OtherNumberCell.self)
    managed.manager.unregister(NumberCell.self)
    managed.manager.contextMenuConfiguration(for: OtherNumberCell.self) { _, _, _, _ in nil }
    let cell = managed.surface.show(at(0, 1))
    let menu = managed.ask { $0.collectionContextMenu(at: at(0, 1), point: .zero, view: cell) }
    #expect(menu == .some(nil) && !delegate.heard.contains("menu"))
  }
}
