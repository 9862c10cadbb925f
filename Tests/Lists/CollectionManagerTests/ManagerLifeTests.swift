import CollectionKit
import CollectionManager
import Diffing
import Geometry
import ViewKit
import TestSupport
import Testing

@Suite("Manager: life, storage and mapping")
struct ManagerLifeTests {
  @Test("DT-2, DT-3, DT-4: managing begins once; what was registered before counts from then on, and is reported")
  func managing() {
    let manager = CollectionManager()
    var anomalies: [ManagerAnomaly] = []
    manager.anomalyHandler.anomalyAction = { anomalies.append($0) }
    #expect(!manager.isManaging)
    manager.register(NumberCell.self)
    #expect(anomalies == [.usedBeforeManaging])
    let surface = RecorderSurface()
    let delegate = RecorderDelegate()
    manager.startManaging(surface, withDelegate: delegate)
    #expect(manager.isManaging && surface.registeredCount == 1 && surface.source === manager)
    let updater = manager.collectionViewUpdater
    manager.startManaging(surface)
    #expect(manager.collectionViewUpdater === updater && surface.log == ["reload"])
    manager.memoryStorage.addItem(5)
    #expect(surface.show(at(0, 0))?.text == "5")
    manager.stopManaging()
    #expect(!manager.isManaging && surface.source == nil && manager.memoryStorage.delegate == nil)
  }

  @Test("DT-2: manager, collection and delegate do not keep each other alive")
  func noCycles() {
    weak var manager: CollectionManager?
    weak var surface: RecorderSurface?
    do {
      let managed = Managed(numbers: [1])
      managed.manager.collectionViewUpdater = managed.manager.coreDataUpdater()
      managed.surface.show(at(0, 0))
      manager = managed.manager
      surface = managed.surface
    }
    #expect(manager == nil && surface == nil)
  }

  @Test("DT-5, DT-6: a new storage reports to the updater, the old one to nobody")
  func storages() {
    let managed = Managed(numbers: [1])
    let old = managed.storage
    let new = MemoryStorage()
    managed.manager.storage = new
    #expect(old.delegate == nil && new.delegate === managed.manager.collectionViewUpdater)
    #expect(managed.manager.memoryStorage === new)
    let other = SingleSectionHashableStorage<Person>()
    managed.manager.storage = other
    #expect(managed.manager.memoryStorage.totalNumberOfItems == 0)
    #expect(managed.anomalies == [.storageIsNotMemoryStorage])
    // Nothing that is written is lost.
    managed.storage.addItem(1)
    #expect(managed.storage.totalNumberOfItems == 1 && managed.anomalies.count == 3)
    managed.manager.storage = managed.storage
    #expect(managed.manager.numberOfItems(inSection: 0) == 1)
    #expect(managed.storage === managed.manager.storage && managed.anomalies.count == 4)
  }

  struct Person: Identifiable, Hashable { var id: Int }

  @Test("DT-7, DT-115: an updater of the program's own hears every update and reload")
  func ownUpdater() {
    let managed = Managed(numbers: [])
    let observer = StorageUpdatesObserver()
    managed.manager.collectionViewUpdater = observer
    managed.storage.addItem(1)
    managed.storage.removeAllItems()
    #expect(observer.updates.count == 1 && observer.reloadCount == 1 && managed.surface.log.isEmpty)
  }

  @Test("DT-8: the update closure changes a visible cell without a reload, an invisible one not at all")
  func updateCell() throws {
    let managed = Managed(numbers: [1, 2])
    let cell = managed.surface.show(at(0, 0))
    let update = managed.manager.updateCellClosure()
    update(at(0, 0), ModelBox(9))
    update(at(0, 1), ModelBox(9))
    #expect(cell?.text == "9" && managed.surface.log.isEmpty)
  }

  @Test("DT-9: all visible cells are updated and handed to a closure")
  func updateVisible() {
    let managed = Managed(numbers: [1, 2, 3])
    let cell = managed.surface.show(at(0, 1))
    managed.storage.updateWithoutAnimations { try? managed.storage.replaceItem(2, with: 7) }
    var count = 0
    managed.manager.updateVisibleCells { _ in count += 1 }
    #expect(count == 1 && cell?.text == "7")
  }

  @Test("DT-15, DT-24, DT-31: handler, then update, then configure, once for each appearance")
  func order() {
    let managed = Managed()
    managed.manager.register(
      NumberCell.self, mapping: { $0.configure { cell, _, _ in cell.order.append("configure") } },
      handler: { cell, _, _ in cell.order.append("handler") })
    managed.storage.addItem(4)
    let cell = managed.surface.show(at(0, 0)) as? NumberCell
    #expect(cell?.order == ["handler", "update", "configure"] && cell?.text == "4")
  }

  class Animal { var name: String { "animal" } }
  final class Dog: Animal { override var name: String { "dog" } }
  enum Row { case number(Int), title(String) }

  @Test("DT-16: superclasses, protocols and cases are found through conversions of a model")
  func viewed() {
    let managed = Managed()
    managed.manager.register(ReusableView.self, for: Animal.self) { cell, animal, _ in cell.text = animal.name }
    managed.manager.register(NumberCell.self)
    managed.manager.register(TextView.self)
    managed.manager.viewModels(Dog.self, as: Animal.self) { $0 }
    managed.manager.viewModels(Row.self, as: Int.self) { if case .number(let number) = $0 { number } else { nil } }
    managed.manager.viewModels(Row.self, as: String.self) { if case .title(let title) = $0 { title } else { nil } }
    managed.storage.addItem(Dog())
    managed.storage.addItems([Row.number(3), Row.title("t")])
    #expect(managed.surface.show(at(0, 0))?.text == "dog")
    #expect(managed.surface.show(at(0, 1))?.text == "3")
    #expect(managed.surface.show(at(0, 2))?.text == "t")
    managed.storage.addItem(2.5)
    managed.surface.show(at(0, 3))
    #expect(managed.anomalies == [.noCellMappingFound(modelDescription: "2.5", indexPath: at(0, 3))])
  }

  @Test("DT-17: optionals convert to what they hold; empty ones are no model")
  func optionals() {
    let managed = Managed()
    managed.manager.register(NumberCell.self)
    managed.manager.viewOptionals(of: Int.self)
    let deep: Int??? = 5
    let empty: Int? = nil
    let deepEmpty: Int?? = .some(nil)
    managed.storage.addItem(deep)
    managed.storage.addItem(empty)
    managed.storage.addItem(deepEmpty)
    #expect(managed.surface.show(at(0, 0))?.text == "5")
    managed.surface.show(at(0, 1))
    managed.surface.show(at(0, 2))
    #expect(managed.anomalies == [.nilCellModel(at(0, 1)), .nilCellModel(at(0, 2))])
  }

  private final class Last: ViewModelMappingCustomizing {
    func viewModelMapping(fromCandidates candidates: [AnyViewModelMapping], forModel model: AnyModel)
      -> AnyViewModelMapping?
    { candidates.last }
  }

  @Test("DT-19: the customizer may choose a mapping of its own, which shows the model and reports its events")
  func ownMapping() {
    final class Chooser: ViewModelMappingCustomizing {
      let texts = ViewModelMapping(TextView.self)
      let numbers = ViewModelMapping(ReusableView.self, for: Int.self) { cell, number, _ in cell.text = "own \(number)"
      }
      func viewModelMapping(fromCandidates candidates: [AnyViewModelMapping], forModel model: AnyModel)
        -> AnyViewModelMapping?
      { model.value(as: Int.self) == 2 ? numbers : model.holds(Double.self) ? texts : nil }
    }
    let managed = Managed(numbers: [1, 2, 2])
    let chooser = Chooser()
    var selected: [Int] = []
    chooser.numbers.didSelect { _, number, path in selected.append(path.item) }
    managed.manager.mappingCustomizer = chooser
    #expect((0..<3).map { managed.surface.show(0, $0)?.text } == ["1", "own 2", "own 2"])
    #expect(managed.surface.isObserved(.item(.didSelect)))
    managed.surface.tap(0, 2)
    #expect(selected == [2] && managed.anomalies.isEmpty && managed.manager.viewModelMappings.count == 1)
    // Only models that have a candidate come to the customizer; they are converted as for any mapping.
    managed.manager.register(ReusableView.self, for: Double.self) { _, _, _ in }
    managed.manager.viewModels(Double.self, as: String.self) { "number \($0)" }
    managed.storage.addItem(2.5)
    #expect(managed.surface.show(0, 3)?.text == "number 2.5")
  }

  @Test("DT-18, DT-19: the first registered cell is used, unless the customizer chooses another")
  func firstOrChosen() {
    let managed = Managed(numbers: [1])
    managed.manager.register(OtherNumberCell.self)
    #expect(managed.surface.show(at(0, 0))?.text == "1")
    let last = Last()
    managed.manager.mappingCustomizer = last
    #expect(managed.surface.show(at(0, 0))?.text == "other 1")
  }
}
