import CollectionKit
import Diffing
import Geometry
import TestSupport
import ViewKit

/// Shows a text, and is as high as it is told.
class TextCell: ReusableView {
  var height: Double?
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    height = nil
  }

  override func preferredHeight(forWidth width: Double) -> Double? { height }
}

/// Plain arrays of numbers as content, and everything that is heard.
class ArraySource: CollectionSource, CollectionDelegate {
  weak var view: CollectionView?
  var sections: [[Int]]
  var headers: [Int: String] = [:]
  /// The height of a number's cell, for self-sizing layouts.
  var heights: (Int) -> Double? = { _ in nil }
  var answers: [ItemQuestion: Bool] = [:]
  var heard: [String] = []
  var made = 0

  static let cell = ReuseIdentifier(1)
  static let header = ReuseIdentifier(2)

  init(_ sections: [[Int]]) { self.sections = sections }

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }

  func cell(at path: ItemPath) -> ReusableView {
    guard let cell = view?.dequeue(Self.cell, ofKind: nil, at: path) as? TextCell else { return ReusableView() }
    let number = sections[path.section][path.item]
    made += 1
    cell.text = "\(number)"
    cell.height = heights(number)
    return cell
  }

  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView {
    guard let header = view?.dequeue(Self.header, ofKind: kind, at: path) else { return ReusableView() }
    header.text = headers[path.section] ?? ""
    return header
  }

  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool {
    kind == .sectionHeader && headers[path.section] != nil
  }

  func implements(_ event: CollectionEventID) -> Bool { false }

  func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) { heard.append("\(event) \(path)") }

  func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? { answers[question] }

  func collection(moveItemFrom source: ItemPath, to destination: ItemPath) {
    heard.append("move \(source) \(destination)")
    sections[destination.section].insert(sections[source.section].remove(at: source.item), at: destination.item)
  }

  /// What was heard since the last call, without what tells of display.
  func told() -> [String] {
    defer { heard = [] }
    return heard.filter { !$0.contains("isplay") }
  }
}

/// A collection of arrays in a window of 300 by 400 points.
final class ListScene {
  let source: ArraySource
  let view: CollectionView
  let harness: ViewHarness

  init(
    _ source: ArraySource, layout: CollectionLayout = .list(ListLayout()), size: Size = Size(width: 300, height: 400)
  ) {
    self.source = source
    view = CollectionView(layout: layout)
    harness = ViewHarness(root: view, size: size)
    view.register(ArraySource.cell, ofKind: nil) { TextCell() }
    view.register(ArraySource.header, ofKind: .sectionHeader) { TextCell() }
    source.view = view
    view.source = source
    view.delegate = source
    harness.settle()
  }

  convenience init(_ sections: [[Int]], layout: CollectionLayout = .list(ListLayout())) {
    self.init(ArraySource(sections), layout: layout)
  }

  /// The texts of what is seen in the viewport, with their frames there, from the top.
  var seen: [String] {
    var result: [(frame: Rect, text: String)] = []
    for path in view.visiblePaths {
      guard let cell = view.cell(at: path) else { continue }
      let frame = cell.frameInWindow
      if frame.maxY > 0, frame.minY < view.frame.height { result.append((frame, "\(path) \(cell.text)")) }
    }
    return result.map { "\($0.text) @\(($0.frame.minX * 2).rounded() / 2),\(($0.frame.minY * 2).rounded() / 2)" }
  }

  func frame(_ section: Int, _ item: Int) -> Rect? {
    view.cell(at: ItemPath(section: section, item: item))?.frameInWindow
  }

  func scroll(by points: Double) {
    harness.window.send(.wheel(at: Point(x: 150, y: 200), delta: Point(x: 0, y: points)))
    harness.settle()
  }

  func tap(_ section: Int, _ item: Int, modifiers: KeyEvent.Modifiers = [], count: Int = 1) {
    guard let frame = frame(section, item) else { return }
    let point = Point(x: frame.midX, y: frame.midY)
    for phase in [PointerEvent.Phase.down, .up] {
      harness.window.send(
        .pointer(
          PointerEvent(phase: phase, location: point, time: harness.now, clickCount: count, modifiers: modifiers)))
    }
    harness.settle()
  }

  func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
    harness.window.send(.key(KeyEvent(key, modifiers: modifiers)))
    harness.settle()
  }

  /// Changes the arrays and tells the view.
  func perform(_ changes: [CollectionChange], _ edit: (inout [[Int]]) -> Void) {
    edit(&source.sections)
    view.perform(StorageUpdate(changes)) {}
    harness.settle()
  }

  /// Lets all motion end.
  func rest() {
    harness.advance(seconds: 2)
    harness.settle()
  }
}

func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
