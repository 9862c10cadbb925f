import CollectionManager
import Diffing
import ViewKit
import TestSupport
import Testing

@Suite("Updater")
struct UpdaterTests {
  private func updater(_ managed: Managed) throws -> CollectionUpdater {
    try #require(managed.manager.collectionViewUpdater as? CollectionUpdater)
  }

  @Test("DT-106, DT-114: closures are called before and after the changes, with nil around a reload")
  func closures() throws {
    let managed = Managed(numbers: [1])
    let updater = try updater(managed)
    updater.willUpdateContent = { managed.surface.log.append("will \($0?.description ?? "nil")") }
    updater.didUpdateContent = { managed.surface.log.append("did \($0?.description ?? "nil")") }
    managed.storage.addItem(2)
    managed.storage.removeAllItems()
    #expect(
      managed.surface.log == [
        "will insert items 0/1", "perform: insert items 0/1", "did insert items 0/1", "will nil", "reload", "did nil",
      ])
  }

  @Test("DT-7: setting the updater calls its did-update closure")
  func setting() {
    let managed = Managed(numbers: [])
    let updater = CollectionUpdater(collectionView: managed.surface)
    var calls = 0
    updater.didUpdateContent = { update in if update == nil { calls += 1 } }
    managed.manager.collectionViewUpdater = updater
    #expect(calls == 1)
  }

  @Test("DT-107, DT-108: changes reach the view in the order they happened")
  func order() {
    let managed = Managed(numbers: [1, 2])
    managed.storage.performUpdates {
      managed.storage.addItem(3)
      managed.storage.moveItem(at: at(0, 0), to: at(0, 1))
      managed.storage.reloadItem(1)
    }
    #expect(managed.surface.log == ["perform: insert items 0/2; move item 0/0 to 0/1; update items 0/1"])
  }

  @Test("DT-109: after section changes everything is reloaded once, when the animation has ended; or not at all")
  func sectionChanges() throws {
    let managed = Managed(numbers: [1])
    managed.surface.isInstant = false
    managed.storage.addItem(1, toSection: 1)
    #expect(managed.surface.log == ["perform: insert sections 1; insert items 1/0"])
    managed.surface.finish()
    #expect(managed.surface.log.last == "reload" && managed.surface.log.count == 2)
    try updater(managed).reloadsAfterSectionChanges = false
    managed.storage.deleteSections([1])
    managed.surface.finish()
    #expect(managed.surface.log.last == "perform: delete sections 1")
  }

  @Test("DT-110: the reload closure replaces showing items again")
  func reloadClosure() throws {
    let managed = Managed(numbers: [1, 2])
    var reloaded: [String] = []
    try updater(managed).reloadItemClosure = { path, model in reloaded.append("\(path) \(model.text)") }
    managed.storage.performUpdates {
      managed.storage.reloadItem(2)
      try? managed.storage.insertItem(0, to: at(0, 0))
    }
    #expect(reloaded == ["0/2 2"])
    #expect(managed.surface.log == ["perform: insert items 0/0"])
    managed.storage.reloadItem(1)
    #expect(managed.surface.log.count == 1 && reloaded.count == 2)
  }

  @Test("DT-111: moved items are deleted and inserted if the flag is set, else they move")
  func moves() throws {
    let managed = Managed(numbers: [1, 2])
    managed.storage.moveItem(at: at(0, 0), to: at(0, 1))
    try updater(managed).animateMoveAsDeleteAndInsert = true
    managed.storage.moveItem(at: at(0, 0), to: at(0, 1))
    #expect(managed.surface.log == ["perform: move item 0/0 to 0/1", "perform: delete items 0/0; insert items 0/1"])
  }

  @Test("DT-112: a batch is in progress until its animation has ended")
  func inProgress() throws {
    let managed = Managed(numbers: [1])
    let updater = try updater(managed)
    var ended = 0
    updater.didFinishAnimations = { _ in ended += 1 }
    managed.surface.isInstant = false
    #expect(!updater.batchUpdatesInProgress)
    managed.storage.addItem(2)
    #expect(updater.batchUpdatesInProgress && ended == 0)
    managed.surface.finish()
    #expect(!updater.batchUpdatesInProgress && ended == 1)
  }

  @Test("DT-113: off screen an update can be a reload, and nothing is lost")
  func offScreen() throws {
    let managed = Managed(numbers: [1])
    managed.surface.isOnScreen = false
    managed.storage.addItem(2)
    #expect(managed.surface.log == ["perform: insert items 0/1"])
    try updater(managed).animateChangesOffScreen = false
    managed.storage.addItem(3)
    #expect(managed.surface.log.last == "reload" && managed.storage.totalNumberOfItems == 3)
  }

  @Test("DT-10: the updater for databases changes cells silently, and deletes and inserts moved items")
  func database() {
    let managed = Managed(numbers: [1, 2])
    let updater = managed.manager.coreDataUpdater()
    #expect(updater.animateMoveAsDeleteAndInsert && updater.reloadItemClosure != nil)
    managed.manager.collectionViewUpdater = updater
    let cell = managed.surface.show(at(0, 1))
    try? managed.storage.replaceItem(2, with: 8)
    #expect(cell?.text == "8" && managed.surface.log.isEmpty)
  }
}
