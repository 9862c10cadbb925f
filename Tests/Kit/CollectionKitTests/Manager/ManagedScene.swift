import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import ViewKit

/// Shows a number.
final class NumberCell: ReusableView, ModelTransfer {
  func update(with model: Int) { text = "\(model)" }
  override func preferredHeight(forWidth width: Double) -> Double? { 24 + Double(text.utf8.count) * 8 }
}

/// Shows a text.
final class TextHeader: ReusableView, ModelTransfer {
  func update(with model: String) { text = model }
}

/// Another class that shows a text.
final class OtherHeader: ReusableView, ModelTransfer {
  func update(with model: String) { text = "other \(model)" }
}

/// A manager that drives a collection view in a window of 300 by 400 points.
final class ManagedScene {
  let view: CollectionView
  let manager: CollectionManager
  let harness: ViewHarness
  var anomalies: [ManagerAnomaly] = []

  init(
    storage: any Storage = MemoryStorage(), layout: CollectionLayout = .list(ListLayout()),
    capabilities: HostCapabilities = []
  ) {
    view = CollectionView(layout: layout)
    let root = View()
    root.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    harness = ViewHarness(root: root, size: Size(width: 700, height: 400), capabilities: capabilities)
    manager = CollectionManager(managing: view, storage: storage)
    manager.register(NumberCell.self)
    manager.anomalyHandler.anomalyAction = { [unowned self] in anomalies.append($0) }
    harness.settle()
  }

  convenience init(_ numbers: [Int], layout: CollectionLayout = .list(ListLayout())) {
    self.init(layout: layout)
    manager.memoryStorage.addItems(numbers)
    settle()
  }

  var storage: MemoryStorage { manager.memoryStorage }

  /// The numbers of the storage's sections.
  var numbers: [[Int]] { storage.sections.map { $0.items(ofType: Int.self) } }

  func settle() {
    harness.advance(seconds: 2)
    harness.settle()
  }

  func middle(_ path: ItemPath) -> Point {
    let frame = view.cell(at: path)?.frameInWindow ?? .zero
    return Point(x: frame.midX, y: frame.midY)
  }

  func tap(_ path: ItemPath, count: Int = 1) {
    let point = middle(path)
    for phase in [PointerEvent.Phase.down, .up] { pointer(phase, point, count: count) }
    harness.settle()
  }

  func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, _ modifiers: KeyEvent.Modifiers = [], count: Int = 1,
    kind: PointerEvent.Kind = .mouse
  ) {
    harness.window.send(
      .pointer(
        PointerEvent(
          phase: phase, location: point, time: harness.now, clickCount: count, modifiers: modifiers, kind: kind)))
    harness.tick()
  }

  func press(_ path: ItemPath, _ modifiers: KeyEvent.Modifiers = []) { pointer(.down, middle(path), modifiers) }

  /// Presses, moves there in steps and lets go.
  func drag(_ path: ItemPath, to point: Point, _ modifiers: KeyEvent.Modifiers = [], releases: Bool = true) {
    let start = middle(path)
    pointer(.down, start, modifiers)
    for step in 1...4 {
      let part = Double(step) / 4
      pointer(
        .move, Point(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part), modifiers)
    }
    if releases {
      pointer(.up, point, modifiers)
      settle()
    }
  }

  func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    harness.window.send(.key(KeyEvent(key, modifiers: modifiers)))
    harness.settle()
  }

  /// The differences between what the view shows and the arrays, item by item.
  func differences(from content: [[Int]]) -> [String] {
    var result: [String] = []
    for path in view.visiblePaths {
      let isThere = content.indices.contains(path.section) && content[path.section].indices.contains(path.item)
      let text = view.cell(at: path)?.text
      if !isThere || text != "\(content[path.section][path.item])" { result.append("\(path) \(text ?? "none")") }
    }
    if view.visiblePaths.isEmpty != content.allSatisfy({ $0.isEmpty }) { result.append("nothing is shown") }
    return result
  }

  func agrees(with content: [[Int]]) -> Bool { differences(from: content).isEmpty }
}
