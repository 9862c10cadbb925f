import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("A manager and its view: moving, dragging, dropping")
struct ManagedDragTests {
  @Test("DT-35, DT-58: an item is dragged to another position if it may move, and the storage follows")
  func reorder() {
    let scene = ManagedScene([1, 2, 3, 4])
    scene.drag(at(0, 0), to: Point(x: 100, y: 125))
    #expect(scene.numbers == [[1, 2, 3, 4]])
    scene.view.allowsReordering = true
    let cell = scene.view.cell(at: at(0, 0))
    scene.drag(at(0, 0), to: Point(x: 100, y: 125))
    #expect(scene.numbers == [[2, 3, 1, 4]] && scene.agrees(with: scene.numbers))
    #expect(scene.view.cell(at: at(0, 2)) === cell && cell?.effect == ViewEffect.none)
    scene.manager.canMove(NumberCell.self) { _, number, _ in number != 2 }
    scene.drag(at(0, 0), to: Point(x: 100, y: 125))
    #expect(scene.numbers == [[2, 3, 1, 4]])
    scene.drag(at(0, 3), to: Point(x: 100, y: 3))
    #expect(scene.numbers == [[4, 2, 3, 1]] && scene.agrees(with: scene.numbers))
  }

  @Test("the others make room for a dragged row at once, wherever it is held, and none covers another")
  func room() {
    let scene = ManagedScene([1, 2, 3, 4])
    scene.view.allowsReordering = true
    func offsets() -> [Double] { (0..<4).map { scene.view.cell(at: at(0, $0))?.effect.offset.y ?? .nan } }
    // Held near its upper edge, a row changes places with the next one when it covers half of it.
    let start = Point(x: 100, y: 4)
    scene.pointer(.down, start)
    scene.pointer(.move, start + Point(x: 0, y: 20))
    scene.harness.advance(seconds: 0.4)
    #expect(offsets() == [20, 0, 0, 0])
    scene.pointer(.move, start + Point(x: 0, y: 66))
    scene.harness.advance(seconds: 0.1)
    #expect(offsets()[0] == 66 && offsets()[1] < 0 && offsets()[1] > -44, "on the way")
    scene.harness.advance(seconds: 0.4)
    #expect(offsets() == [66, -44, -44, 0])
    #expect(scene.numbers == [[1, 2, 3, 4]] && scene.agrees(with: scene.numbers))
    scene.pointer(.move, start + Point(x: 0, y: 24))
    scene.harness.advance(seconds: 0.4)
    #expect(offsets() == [24, -44, 0, 0])
    scene.key(.escape)
    #expect(offsets() == [0, 0, 0, 0])
    scene.pointer(.up, start)
    scene.settle()
    // Dropped, the others stay where they are, and the row goes the rest of its way.
    scene.pointer(.down, start)
    scene.pointer(.move, start + Point(x: 0, y: 66))
    scene.harness.advance(seconds: 0.4)
    let seen = [at(0, 1), at(0, 2)].compactMap { scene.view.cell(at: $0) }
    let tops = seen.map { $0.frameInWindow.minY }
    scene.pointer(.up, start + Point(x: 0, y: 66))
    for _ in 0..<8 {
      #expect(seen.map { $0.frameInWindow.minY } == tops)
      scene.harness.tick()
    }
    scene.settle()
    #expect(scene.numbers == [[2, 3, 1, 4]] && offsets() == [0, 0, 0, 0])
  }

  @Test("an item is dropped where the pointer is released, however few moves the host passes on")
  func fewMoves() {
    let scene = ManagedScene([1, 2, 3, 4])
    scene.view.allowsReordering = true
    scene.press(at(0, 0))
    scene.pointer(.move, Point(x: 100, y: 125))
    scene.pointer(.up, Point(x: 100, y: 125))
    scene.settle()
    #expect(scene.numbers == [[2, 3, 1, 4]])
    scene.press(at(0, 3))
    scene.pointer(.move, Point(x: 100, y: 100))
    scene.pointer(.up, Point(x: 100, y: 3))
    scene.settle()
    #expect(scene.numbers == [[4, 2, 3, 1]])
  }

  @Test("DT-65, DT-66: the manager decides where a dragged item goes, and hears where it would go now")
  func target() {
    let scene = ManagedScene([1, 2, 3, 4])
    scene.view.allowsReordering = true
    var moves: [ItemMove] = []
    scene.manager.targetIndexPathForMovingItem(NumberCell.self) { move, _, _, _ in
      moves.append(move)
      return at(0, min(move.proposed.item, 1))
    }
    scene.drag(at(0, 0), to: Point(x: 100, y: 170))
    #expect(scene.numbers == [[2, 1, 3, 4]])
    #expect(moves.first?.current == at(0, 0) && moves.last?.current == at(0, 1) && moves.last?.proposed == at(0, 3))
    #expect(moves.allSatisfy { $0.original == at(0, 0) })
  }

  @Test("Option and arrows move the focused item, also into the next section; Escape cancels a drag")
  func keyboard() {
    let scene = ManagedScene([1, 2, 3])
    scene.storage.addItems([8, 9], toSection: 1)
    scene.settle()
    scene.view.focusItem(at: at(0, 1))
    scene.settle()
    scene.key(.arrowDown, .option)
    #expect(scene.numbers == [[1, 2, 3], [8, 9]])
    scene.view.allowsReordering = true
    scene.key(.arrowDown, .option)
    scene.settle()
    #expect(scene.numbers == [[1, 3, 2], [8, 9]] && scene.view.focusedPath == at(0, 2))
    scene.key(.arrowDown, .option)
    scene.settle()
    #expect(scene.numbers == [[1, 3], [2, 8, 9]] && scene.view.focusedPath == at(1, 0))
    scene.key(.arrowUp, .option)
    scene.settle()
    #expect(scene.numbers == [[1, 3, 2], [8, 9]] && scene.agrees(with: scene.numbers))
    scene.drag(at(0, 0), to: Point(x: 100, y: 120), releases: false)
    #expect(scene.view.cell(at: at(0, 0))?.itemState.contains(.lifted) == true)
    scene.key(.escape)
    scene.pointer(.up, Point(x: 100, y: 120))
    scene.settle()
    #expect(scene.numbers == [[1, 3, 2], [8, 9]] && scene.view.cell(at: at(0, 0))?.effect == ViewEffect.none)
  }

  @Test("a finger lifts an item by resting on it; dragged to the edge, the collection scrolls")
  func touch() {
    let scene = ManagedScene(Array(0..<200))
    scene.view.allowsReordering = true
    let start = scene.middle(at(0, 2))
    scene.pointer(.down, start, kind: .touch)
    scene.harness.advance(seconds: 0.7)
    scene.pointer(.move, Point(x: 100, y: 395), kind: .touch)
    scene.harness.advance(seconds: 1)
    scene.pointer(.up, Point(x: 100, y: 395), kind: .touch)
    scene.settle()
    #expect(scene.view.contentOffset.y > 300)
    #expect(scene.numbers[0].firstIndex(of: 2).map { $0 > 14 } == true && scene.agrees(with: scene.numbers))
  }

  /// A scene whose items can be dragged out, and what it hears.
  private func dragging() -> (ManagedScene, () -> [String]) {
    let scene = ManagedScene([1, 2, 3])
    let log = Log()
    scene.manager.itemsForBeginningDragSession(from: NumberCell.self) { _, _, number, _ in
      number == 3 ? [] : [DragItem(text: "item \(number)")]
    }
    scene.manager.dragSessionWillBegin { log.lines.append("begin \($0.items.count)") }
    scene.manager.dragSessionDidEnd { _ in log.lines.append("end") }
    return (scene, { log.lines })
  }

  private final class Log { var lines: [String] = [] }

  @Test("DT-87, DT-90, DT-91: a drag begins with the items of the mapping, once before it moves, and ends once")
  func dragEvents() {
    let (scene, lines) = dragging()
    scene.drag(at(0, 0), to: Point(x: 100, y: 120), releases: false)
    #expect(scene.view.dragSession?.items == [DragItem(text: "item 1", source: at(0, 0))])
    #expect(lines() == ["begin 1"])
    scene.pointer(.up, Point(x: 100, y: 120))
    #expect(lines() == ["begin 1", "end"] && scene.view.dragSession == nil)
    scene.drag(at(0, 1), to: Point(x: 100, y: 120), releases: false)
    scene.key(.escape)
    #expect(lines() == ["begin 1", "end", "begin 1", "end"])
    scene.drag(at(0, 2), to: Point(x: 100, y: 10))
    #expect(lines().count == 4)
  }

  @Test("DT-88: more items join a drag: those selected with the first, and those a host adds")
  func adding() {
    let (scene, lines) = dragging()
    scene.manager.itemsForAddingToDragSession(from: NumberCell.self) { _, _, _, number, _ in
      number == 3 ? [] : [DragItem(text: "and \(number)")]
    }
    scene.view.selectionMode = .multiple
    for item in 0..<3 { scene.view.selectItem(at: at(0, item)) }
    scene.drag(at(0, 0), to: Point(x: 100, y: 120), releases: false)
    #expect(scene.view.dragSession?.items.map { $0.text } == ["item 1", "and 2"] && lines() == ["begin 2"])
    #expect(!scene.view.addItemToDrag(at: at(0, 2), point: .zero))
    #expect(scene.view.addItemToDrag(at: at(0, 1), point: .zero))
    #expect(scene.view.dragSession?.items.count == 3)
  }

  @Test("DT-88: an item over which a drag passes with Shift, Control or Command held joins it, once")
  func joining() {
    let scene = ManagedScene([1, 2, 3, 4])
    scene.manager.itemsForBeginningDragSession(from: NumberCell.self) { _, _, number, _ in [DragItem(text: "\(number)")]
    }
    scene.manager.itemsForAddingToDragSession(from: NumberCell.self) { _, point, _, number, _ in
      [DragItem(text: "\(number) at \(point.y)")]
    }
    scene.drag(at(0, 0), to: Point(x: 100, y: 60), releases: false)
    #expect(scene.view.dragSession?.items.count == 1)
    scene.pointer(.move, Point(x: 100, y: 100), .command)
    scene.pointer(.move, Point(x: 100, y: 105), .command)
    scene.pointer(.move, Point(x: 100, y: 20), .shift)
    scene.pointer(.move, Point(x: 100, y: 150))
    #expect(scene.view.dragSession?.items.map { $0.text } == ["1", "3 at 100.0"])
    #expect(scene.view.dragSession?.items.last?.source == at(0, 2))
  }

  @Test("DT-89: the picture under the pointer has the part and the corners of the parameters")
  func dragPreview() {
    let (scene, _) = dragging()
    scene.manager.dragPreviewParameters(for: NumberCell.self) { _, _, _ in
      PreviewParameters(visibleRect: Rect(x: 10, y: 4, width: 80, height: 30), cornerRadius: 7)
    }
    scene.drag(at(0, 0), to: Point(x: 160, y: 122), releases: false)
    let outline = scene.harness.window.displayList().items.first { $0.layer.ring?.width == 2 }
    // The pointer came from the middle of the cell, 150 and 22.
    #expect(outline?.frame == Rect(x: 20, y: 104, width: 80, height: 30) && outline?.layer.leadingRadius == 7)
    // The part is cut out of a second cell, and the first is transparent until the end.
    let cell = scene.view.cell(at: at(0, 0))
    let parts = scene.harness.window.displayList().items.filter { $0.clip == outline?.frame && $0.text == "1" }
    #expect(parts.map { $0.frame } == [Rect(x: 10, y: 100, width: 300, height: 44)] && cell?.effect.opacity == 0)
    scene.pointer(.up, Point(x: 160, y: 122))
    scene.settle()
    #expect(cell?.effect == ViewEffect.none)
    #expect(scene.harness.window.displayList().items.filter { $0.text == "1" }.count == 1)
  }

  @Test("DT-92: a drag may be restricted to copies")
  func restrictions() {
    let (scene, _) = dragging()
    let target = Target(scene)
    scene.manager.dragSessionAllowsMoveOperation { _ in false }
    scene.drag(at(0, 0), to: Point(x: 450, y: 20), releases: false)
    #expect(scene.view.dragSession?.allowsMove == false)
    scene.pointer(.up, Point(x: 450, y: 20))
    #expect(target.coordinators.first?.proposal.operation == .copy)
  }

  /// A second collection at the right, which takes what is dropped, and what it hears.
  private final class Target {
    let view = CollectionView()
    let manager: CollectionManager
    var heard: [String] = []
    var coordinators: [DropCoordinator] = []
    var proposal = DropProposal(.move, intent: .insertAtDestination)

    init(_ scene: ManagedScene, accepts: Bool = true) {
      view.frame = Rect(x: 400, y: 0, width: 300, height: 400)
      scene.harness.window.root.addSubview(view)
      manager = CollectionManager(managing: view)
      manager.register(NumberCell.self)
      manager.memoryStorage.addItems([7, 8])
      manager.canHandleDropSession { [unowned self] _ in
        heard.append("can")
        return accepts
      }
      manager.dropSessionDidEnter { [unowned self] _ in heard.append("enter") }
      manager.dropSessionDidExit { [unowned self] _ in heard.append("exit") }
      manager.dropSessionDidEnd { [unowned self] _ in heard.append("end") }
      manager.dropSessionDidUpdate { [unowned self] _, destination in
        heard.append("over \(destination?.description ?? "none")")
        return proposal
      }
      manager.performDropWithCoordinator { [unowned self] in coordinators.append($0) }
      manager.dropPreviewParameters { _ in PreviewParameters(cornerRadius: 5) }
      scene.settle()
    }
  }

  @Test("DT-94 to DT-99: a drag enters another collection, passes over it, leaves it, comes back and is dropped")
  func drop() {
    let (scene, lines) = dragging()
    let target = Target(scene)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30), releases: false)
    #expect(target.heard == ["can", "enter", "over 0/1"])
    scene.pointer(.move, Point(x: 350, y: 30))
    scene.pointer(.move, Point(x: 450, y: 5))
    scene.pointer(.move, Point(x: 450, y: 395))
    #expect(target.heard == ["can", "enter", "over 0/1", "exit", "enter", "over 0/0", "over 0/2"])
    scene.pointer(.up, Point(x: 450, y: 395))
    #expect(target.heard.last == "end" && target.heard.count == 8)
    #expect(target.coordinators.count == 1 && target.coordinators[0].destination == at(0, 2))
    #expect(target.coordinators[0].session.items.map { $0.text } == ["item 1"])
    #expect(lines() == ["begin 1", "end"])
  }

  @Test("DT-95: a collection that cannot handle a drag hears nothing more of it")
  func refused() {
    let (scene, lines) = dragging()
    let target = Target(scene, accepts: false)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30))
    #expect(target.heard == ["can"] && target.coordinators.isEmpty && lines() == ["begin 1", "end"])
  }

  @Test("DT-93: a drag stays in its window: nothing of it is offered outside, and a drop there reaches nobody")
  func outside() {
    let (scene, lines) = dragging()
    let target = Target(scene)
    scene.drag(at(0, 0), to: Point(x: 900, y: -40))
    #expect(lines() == ["begin 1", "end"] && target.heard.isEmpty && scene.view.dragSession == nil)
  }

  @Test("DT-96, DT-98, DT-99: enter and leave are reported once each, the end also after a drop elsewhere")
  func passing() {
    let (scene, _) = dragging()
    let target = Target(scene)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30), releases: false)
    scene.pointer(.move, Point(x: 350, y: 30))
    scene.pointer(.move, Point(x: 340, y: 30))
    scene.pointer(.up, Point(x: 340, y: 30))
    #expect(target.heard.filter { !$0.hasPrefix("over") } == ["can", "enter", "exit", "end"])
    #expect(target.coordinators.isEmpty)
  }

  @Test("DT-97: nothing is dropped where the proposal is to cancel, or nobody proposes")
  func proposals() {
    let (scene, _) = dragging()
    let target = Target(scene)
    target.proposal = DropProposal(.cancel)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30))
    target.proposal = DropProposal(.forbidden)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30))
    #expect(target.coordinators.isEmpty)
    target.proposal = DropProposal(.copy, intent: .insertIntoDestination)
    scene.drag(at(0, 0), to: Point(x: 450, y: 60), releases: false)
    #expect(target.view.cell(at: at(0, 1))?.itemState.contains(.target) == true)
    scene.pointer(.up, Point(x: 450, y: 60))
    #expect(target.coordinators.map { $0.destination } == [at(0, 1)])
    #expect(target.view.cell(at: at(0, 1))?.itemState.contains(.target) == false)
  }

  @Test("DT-100: what was dropped is outlined as the parameters say")
  func dropPreview() {
    let (scene, _) = dragging()
    _ = scene.view
    let target = Target(scene)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30), releases: false)
    scene.pointer(.up, Point(x: 450, y: 30))
    let outline = scene.harness.window.displayList().items.first { $0.layer.ring?.width == 2 }
    #expect(outline?.frame == Rect(x: 400, y: 44, width: 300, height: 44) && outline?.layer.leadingRadius == 5)
    scene.settle()
    #expect(!scene.harness.window.displayList().items.contains { $0.layer.ring?.width == 2 })
    #expect(target.coordinators.count == 1)
  }

  @Test("DT-68: a drag that rests over an item opens it, unless that is refused")
  func springLoading() {
    let (scene, _) = dragging()
    let target = Target(scene)
    scene.drag(at(0, 0), to: Point(x: 450, y: 30), releases: false)
    scene.harness.advance(seconds: 1)
    #expect(target.view.selectedPaths == [at(0, 0)])
    target.manager.shouldSpringLoad(NumberCell.self) { _, _, _ in false }
    scene.pointer(.move, Point(x: 450, y: 60))
    scene.harness.advance(seconds: 1)
    #expect(target.view.selectedPaths == [at(0, 0)])
  }
}
