import CollectionManager
import Diffing

/// A memory storage with an observer and its anomalies.
final class Recorded {
  let storage = MemoryStorage()
  let observer = StorageUpdatesObserver()
  var anomalies: [MemoryStorageAnomaly] = []

  init(_ items: [Int] = []) {
    storage.delegate = observer
    storage.anomalyHandler.anomalyAction = { [unowned self] in anomalies.append($0) }
    if !items.isEmpty { storage.addItems(items) }
    observer.reset()
  }

  var numbers: [[Int]] { storage.sections.map { $0.items(ofType: Int.self) } }

  /// The steps of the only update since the last call.
  func changes() -> [CollectionChange]? {
    defer { observer.reset() }
    return observer.updates.count == 1 && observer.reloadCount == 0 ? observer.updates[0].changes : nil
  }

  /// Whether there was just a reload since the last call.
  func reloaded() -> Bool {
    defer { observer.reset() }
    return observer.updates.isEmpty && observer.reloadCount == 1
  }

  /// Whether nothing was reported.
  var isQuiet: Bool { observer.updates.isEmpty && observer.reloadCount == 0 }
}

func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
