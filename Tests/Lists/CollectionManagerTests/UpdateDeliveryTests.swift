import CollectionKit
import CollectionManager
import Diffing
import Testing

@Suite("Delivery of storage updates")
struct UpdateDeliveryTests {
  @Test("DT-127: an update that turns out empty is not delivered")
  func emptyUpdate() {
    let recorded = Recorded()
    recorded.storage.startUpdate()
    #expect(recorded.storage.currentUpdate == StorageUpdate())
    recorded.storage.finishUpdate()
    #expect(recorded.isQuiet && recorded.storage.currentUpdate == nil)
  }

  @Test("DT-128: several operations become one update, in order")
  func batch() throws {
    let recorded = Recorded([1])
    recorded.storage.performUpdates {
      recorded.storage.addItem(2)
      recorded.storage.performUpdates { recorded.storage.addItem(3) }
      try? recorded.storage.removeItem(1)
    }
    #expect(recorded.changes() == [.insertItems([at(0, 1), at(0, 2)]), .deleteItems([at(0, 0)])])
  }

  @Test("DT-128: a reload in a batch makes the whole batch one reload")
  func batchWithReload() {
    let recorded = Recorded([1])
    recorded.storage.performUpdates {
      recorded.storage.addItem(2)
      recorded.storage.setItems([5])
      recorded.storage.addItem(6)
    }
    #expect(recorded.reloaded())
    #expect(recorded.numbers == [[5, 6]])
  }

  @Test("DT-129: changes without animation are not delivered")
  func withoutAnimations() {
    let recorded = Recorded([1])
    recorded.storage.updateWithoutAnimations {
      recorded.storage.addItem(2)
      recorded.storage.setItems([3], forSection: 1)
    }
    #expect(recorded.isQuiet)
    #expect(recorded.numbers == [[1, 2], [3]])
    recorded.storage.addItem(4)
    #expect(recorded.changes() == [.insertItems([at(0, 2)])])
  }

  @Test("DT-129: silent changes inside a batch make it a reload, because positions would be wrong")
  func silentInsideBatch() {
    let recorded = Recorded([1])
    recorded.storage.performUpdates {
      recorded.storage.addItem(2)
      recorded.storage.updateWithoutAnimations { recorded.storage.addItem(3) }
    }
    #expect(recorded.reloaded())
  }

  @Test("DT-130: data changes at once, with or without a delegate")
  func withoutDelegate() {
    let storage = MemoryStorage()
    storage.addItem(1)
    #expect(storage.totalNumberOfItems == 1)
    let observer = StorageUpdatesObserver()
    storage.delegate = observer
    var count = 0
    observer.onUpdate = { update in
      count = storage.totalNumberOfItems
      update?.applyDeferredDatasourceUpdates()
      #expect(update?.containsDeferredDatasourceUpdates == false)
    }
    storage.addItem(2)
    #expect(count == 2)
  }

  @Test("A storage may be changed while it reports")
  func reentrant() {
    let recorded = Recorded()
    recorded.observer.onUpdate = { _ in
      if recorded.storage.totalNumberOfItems < 3 { recorded.storage.addItem(0) }
    }
    recorded.storage.addItem(0)
    #expect(recorded.observer.updates.count == 3)
    #expect(recorded.observer.lastUpdate?.changes == [.insertItems([at(0, 2)])])
  }

  @Test("The delegate is held weakly")
  func weakDelegate() {
    let storage = MemoryStorage()
    var observer: StorageUpdatesObserver? = StorageUpdatesObserver()
    storage.delegate = observer
    #expect(storage.delegate != nil)
    observer = nil
    #expect(storage.delegate == nil)
  }

  @Test("An observer passes on what it hears")
  func observerPassesOn() {
    let last = StorageUpdatesObserver()
    let first = StorageUpdatesObserver(next: last)
    let storage = MemoryStorage()
    storage.delegate = first
    storage.addItem(1)
    storage.removeAllItems()
    #expect(last.updates.count == 1 && last.reloadCount == 1)
  }

  @Test("DT-131: the kinds of headers and footers are those of flow layouts or of tables")
  func kinds() {
    let storage = MemoryStorage()
    #expect(storage.supplementaryHeaderKind == .sectionHeader && storage.supplementaryFooterKind == .sectionFooter)
    storage.configureForTableViewUsage()
    #expect(storage.supplementaryHeaderKind == .tableHeader && storage.supplementaryFooterKind == .tableFooter)
    storage.configureForCollectionViewFlowLayoutUsage()
    #expect(storage.supplementaryHeaderKind == .sectionHeader && storage.supplementaryFooterKind == .sectionFooter)
  }
}
