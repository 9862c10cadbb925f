import CollectionKit
import CollectionManager
import Diffing
import ViewKit
import Geometry

/// A collection view that shows the items it is told to, and notes what it is asked to do.
final class RecorderSurface: CollectionSurface {
  weak var source: (any CollectionSource)?
  weak var delegate: (any CollectionDelegate)?
  var isOnScreen = true
  var usesFlowLayout = true
  /// Finishes animations at once; otherwise `finish()` does.
  var isInstant = true

  var log: [String] = []
  var delegateChanges = 0
  private var makers: [(id: ReuseIdentifier, kind: SupplementaryKind?, make: () -> ReusableView)] = []
  private var pending: [() -> Void] = []
  private var shown: [ItemPath: ReusableView] = [:]

  var registered: Int { makers.count }

  func register(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView) {
    makers.removeAll { $0.id == identifier && $0.kind == kind }
    makers.append((identifier, kind, make))
  }

  func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) {
    makers.removeAll { $0.id == identifier && $0.kind == kind }
  }

  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath) -> ReusableView? {
    makers.first { $0.id == identifier && $0.kind == kind }?.make()
  }

  var visiblePaths: [ItemPath] { shown.keys.sorted() }
  func cell(at path: ItemPath) -> ReusableView? { shown[path] }
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView? { nil }

  func perform(_ update: StorageUpdate, completion: @escaping () -> Void) {
    log.append("perform: \(update)")
    if isInstant { completion() } else { pending.append(completion) }
  }

  func reloadData() { log.append("reload") }
  func delegateDidChange() { delegateChanges += 1 }

  func finish() {
    for completion in pending { completion() }
    pending = []
  }

  /// Shows an item, as layout would.
  @discardableResult
  func show(_ path: ItemPath) -> ReusableView? {
    let view = source?.cell(at: path)
    shown[path] = view
    if let view { notifyDelegates { $0.collection(.willDisplay, at: path, view: view) } }
    return view
  }

  func hide(_ path: ItemPath) {
    guard let view = shown.removeValue(forKey: path) else { return }
    notifyDelegates { $0.collection(.didEndDisplaying, at: path, view: view) }
  }
}

/// A cell that shows a number.
final class NumberCell: ReusableView, ModelTransfer {
  var order: [String] = []
  func update(with model: Int) {
    order.append("update")
    text = "\(model)"
  }
}

/// Another cell for numbers.
final class OtherNumberCell: ReusableView, ModelTransfer {
  func update(with model: Int) { text = "other \(model)" }
}

/// A cell, header or footer that shows a text.
final class TextView: ReusableView, ModelTransfer {
  func update(with model: String) { text = model }
}

/// A delegate of the program that answers what it is told to, and notes what it hears.
final class RecorderDelegate: CollectionDelegate {
  var answers: [ItemQuestion: Bool] = [:]
  var itemSize: Size?
  var headerSize: Size?
  var heard: [String] = []

  func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) { heard.append("\(event) \(path)") }

  func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
    heard.append("\(question) \(path)")
    return answers[question]
  }

  func collectionSizeForItem(at path: ItemPath) -> Size? { itemSize }

  func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size? { headerSize }

  func collection(moveItemFrom source: ItemPath, to destination: ItemPath) {
    heard.append("moved \(source) \(destination)")
  }
}

/// A manager with a recorder, and its anomalies.
final class Managed {
  let surface = RecorderSurface()
  let manager: CollectionManager
  let delegate = RecorderDelegate()
  var anomalies: [ManagerAnomaly] = []

  init() {
    manager = CollectionManager(managing: surface)
    manager.delegate = delegate
    manager.anomalyHandler.anomalyAction = { [unowned self] in anomalies.append($0) }
  }

  /// Three numbers in cells.
  convenience init(numbers: [Int]) {
    self.init()
    manager.register(NumberCell.self)
    manager.memoryStorage.addItems(numbers)
    surface.log = []
  }

  var storage: MemoryStorage { manager.memoryStorage }

  /// Reports an event as the view does: along the chain of delegates.
  func notify(_ report: (any CollectionDelegate) -> Void) { surface.notifyDelegates(report) }

  /// Asks as the view does: until a delegate of the chain answers.
  func ask<Answer>(_ question: (any CollectionDelegate) -> Answer?) -> Answer? { surface.askDelegates(question) }
}
