import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import ViewKit

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
