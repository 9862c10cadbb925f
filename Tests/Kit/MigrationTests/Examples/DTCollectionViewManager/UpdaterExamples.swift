import Almanac
import AlmanacLists
import TestSupport
import Testing

@Suite("Examples: updater, errors, anomalies")
struct UpdaterExamples {
  @Test("DT-7 to DT-10, DT-106 to DT-113: the updater")
  func updater() {
    let kitchen = Kitchen([soup, stew])
    let (manager, collectionView) = (kitchen.manager, kitchen.collectionView)
    var log: [String] = []
    // example
    let updater = CollectionUpdater(
      collectionView: collectionView, reloadItem: { path, model in print("changed at \(path)") },
      animateMoveAsDeleteAndInsert: false)
    updater.willUpdateContent = { update in log.append("will") }
    updater.didUpdateContent = { update in log.append("did \(update?.description ?? "reload")") }
    updater.didFinishAnimations = { update in log.append("finished") }
    updater.reloadItemClosure = nil
    updater.animateMoveAsDeleteAndInsert = true
    updater.animateChangesOffScreen = false
    manager.collectionViewUpdater = updater
    if !updater.batchUpdatesInProgress { manager.memoryStorage.addItem(Recipe(id: 5, title: "Bread")) }

    manager.collectionViewUpdater = manager.coreDataUpdater()
    let update = manager.updateCellClosure()
    update(ItemPath(item: 0, section: 0), ModelBox(Recipe(id: 1, title: "Hot soup")))
    manager.updateVisibleCells { cell in cell.setNeedsLayout() }
    // end
    #expect(log == ["did reload", "will", "finished", "did insert items 0/2"])
  }

  @Test("DT-115: an updater of one's own")
  func ownUpdater() {
    let kitchen = Kitchen([soup])
    let manager = kitchen.manager
    // example
    final class Log: StorageUpdating {
      var lines: [String] = []
      func storageDidPerformUpdate(_ update: StorageUpdate) { lines.append(update.description) }
      func storageNeedsReloading() { lines.append("reload") }
    }
    let log = Log()
    manager.collectionViewUpdater = log
    // end
    kitchen.storage.addItem(stew)
    kitchen.storage.removeAllItems()
    #expect(log.lines == ["insert items 0/1", "reload"])
  }

  @Test("DT-116, DT-117: errors are thrown at the call")
  func errors() {
    let storage = MemoryStorage()
    storage.anomalyHandler.anomalyAction = { _ in }
    var lines: [String] = []
    // example
    do {
      try storage.insertItem(soup, to: ItemPath(item: 8, section: 0))
    } catch {
      switch error as MemoryStorageError {
      case .insertionFailed(MemoryStorageError.InsertionReason.indexPathTooBig(let path)): lines.append("\(path)")
      case .insertionFailed(.invalidIndexPath(let path)): lines.append("there can be no \(path)")
      case .batchInsertionFailed(MemoryStorageError.BatchInsertionReason.itemsCountMismatch): lines.append("counts")
      case .searchFailed(MemoryStorageError.SearchReason.itemNotFound(let text)): lines.append("no \(text)")
      }
    }
    // end
    #expect(lines == ["0/8"])
  }

  @Test("DT-118 to DT-122: anomalies")
  func anomalies() {
    let kitchen = Kitchen()
    let (manager, storage) = (kitchen.manager, kitchen.storage)
    var lines: [String] = []
    // The only test that replaces the common output, which belongs to the whole program.
    let standardOutput = AnomalyOutput.write
    defer { AnomalyOutput.write = standardOutput }
    // example
    AnomalyOutput.write = { explanation in print(explanation) }
    manager.anomalyHandler = AnomalyHandler<ManagerAnomaly>()
    manager.anomalyHandler.anomalyAction = { anomaly in lines.append(anomaly.explanation) }
    manager.anomalyHandler.silenceAnomaly(.usedBeforeManaging)
    manager.anomalyHandler.silenceAnomaly { anomaly in
      if case .noSupplementaryMappingFound = anomaly { true } else { false }
    }
    storage.anomalyHandler.anomalyAction = { (anomaly: MemoryStorageAnomaly) in lines.append(anomaly.explanation) }
    storage.moveItem(at: ItemPath(item: 5, section: 0), to: ItemPath(item: 0, section: 0))
    manager.setViewFactoryErrorHandler { (error: ViewFactoryError) in print("no view: \(error)") }
    manager.anomalyHandler.reportAnomaly(.storageIsNotMemoryStorage)
    // end
    #expect(lines.count == 2 && lines[0].contains("0/5"))
    // Other tests may write at the same time.
    AnomalyOutput.write = { if $0.contains("88/77") { lines.append($0) } }
    storage.anomalyHandler = AnomalyHandler()
    let path = ItemPath(section: 88, item: 77)
    storage.moveItem(at: path, to: ItemPath(section: 0, item: 0))
    #expect(lines.last == MemoryStorageAnomaly.moveItemFailedItemNotFound(indexPath: path).explanation)
  }
}
