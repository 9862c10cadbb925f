import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Manager: mapping")
struct ManagerMappingTests {
  @Test("DT-20, DT-25: a mapping knows its view, model, identifier and template")
  func mappingData() {
    let managed = Managed()
    managed.manager.register(NumberCell.self) { $0.reuseIdentifier = ReuseIdentifier(77) }
    managed.manager.registerHeader(TextView.self) { $0.templateName = "wide" }
    let mappings = managed.manager.viewModelMappings
    #expect(mappings[0].viewType == .cell && mappings[1].viewType == .supplementaryView(kind: .sectionHeader))
    #expect(mappings[0].viewClassID == ObjectIdentifier(NumberCell.self))
    #expect(mappings[0].modelTypeID == ModelBox(1).typeID && mappings[0].reuseIdentifier.rawValue == 77)
    #expect(mappings[0].templateName == nil && mappings[1].templateName == "wide")
  }

  @Test("DT-25: template, identifier and condition of a registration decide which cell is shown")
  func customized() {
    let managed = Managed()
    for (name, section) in [("first", 0), ("second", 1)] {
      managed.manager.templates.add(named: name) {
        let cell = NumberCell()
        cell.order = [name]
        return cell
      }
      managed.manager.register(NumberCell.self) { mapping in
        mapping.templateName = name
        mapping.reuseIdentifier = ReuseIdentifier(Int32(70 + section))
        mapping.condition = .section(section)
      }
    }
    managed.storage.addItems([1, 2])
    managed.storage.addItems([3], toSection: 1)
    for (path, name, identifier) in [(at(0, 0), "first", 70), (at(0, 1), "first", 70), (at(1, 0), "second", 71)] {
      let cell = managed.surface.show(path) as? NumberCell
      #expect(cell?.order.first == name && cell?.reuseIdentifier == ReuseIdentifier(Int32(identifier)))
    }
    #expect(managed.anomalies.isEmpty)
  }

  @Test("DT-21: conditions choose by section or by model, for cells and for their events")
  func conditions() {
    let managed = Managed()
    var selected: [String] = []
    managed.manager.register(NumberCell.self) { mapping in
      mapping.condition = .section(0)
      mapping.didSelect { _, number, _ in selected.append("first \(number)") }
    }
    managed.manager.register(OtherNumberCell.self) { mapping in
      mapping.condition = mapping.modelCondition { path, number in path.section == 1 && number > 1 }
      mapping.didSelect { _, number, _ in selected.append("second \(number)") }
    }
    managed.storage.addItem(1)
    managed.storage.addItems([2, 1], toSection: 1)
    #expect(managed.surface.show(at(0, 0))?.text == "1")
    #expect(managed.surface.show(at(1, 0))?.text == "other 2")
    managed.surface.show(at(1, 1))
    #expect(managed.anomalies == [.noCellMappingFound(modelDescription: "1", indexPath: at(1, 1))])
    managed.manager.collection(.didSelect, at: at(0, 0), view: managed.surface.cell(at: at(0, 0)))
    managed.manager.collection(.didSelect, at: at(1, 0), view: managed.surface.cell(at: at(1, 0)))
    #expect(selected == ["first 1", "second 2"])
  }

  @Test("DT-13, DT-22: cells come from a named template, from the template of their class, or from code")
  func templates() {
    let managed = Managed()
    managed.manager.templates.add(for: NumberCell.self) {
      let cell = NumberCell()
      cell.order = ["class template"]
      return cell
    }
    managed.manager.templates.add(named: "special") {
      let cell = NumberCell()
      cell.order = ["special"]
      return cell
    }
    managed.manager.register(NumberCell.self)
    managed.storage.addItem(1)
    func first() -> String? { (managed.surface.show(at(0, 0)) as? NumberCell)?.order.first }
    #expect(first() == "class template")
    managed.manager.unregister(NumberCell.self)
    managed.manager.registerNibless(NumberCell.self)
    #expect(first() == "update")
    managed.manager.unregister(NumberCell.self)
    managed.manager.registerNibNamed("special", for: NumberCell.self)
    #expect(first() == "special")
    #expect(managed.anomalies.isEmpty)
  }

  @Test("DT-23, DT-30: headers, footers and views of other kinds come from code and from templates")
  func supplementaries() {
    let managed = Managed()
    let badge = SupplementaryKind(9)
    managed.manager.templates.add(named: "foot") { TextView() }
    managed.manager.registerNiblessHeader(TextView.self)
    managed.manager.registerNibNamed("foot", forFooter: TextView.self)
    managed.manager.registerSupplementary(TextView.self, forKind: badge)
    managed.storage.setSectionHeaderModels(["head"])
    managed.storage.setSectionFooterModels(["foot"])
    managed.storage.setSupplementaries([[2: "new"]], forKind: badge)
    let manager = managed.manager
    #expect(manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0)).text == "head")
    #expect(manager.supplementaryView(ofKind: .sectionFooter, at: at(0, 0)).text == "foot")
    #expect(manager.supplementaryView(ofKind: badge, at: at(0, 2)).text == "new")
    #expect(manager.hasSupplementaryView(ofKind: badge, at: at(0, 2)))
    #expect(!manager.hasSupplementaryView(ofKind: badge, at: at(0, 0)))
  }

  @Test("DT-26 to DT-29: unregistering a class removes just its kind")
  func unregister() {
    let managed = Managed()
    let badge = SupplementaryKind(9)
    let manager = managed.manager
    manager.register(TextView.self)
    manager.registerHeader(TextView.self)
    manager.registerFooter(TextView.self)
    manager.registerSupplementary(TextView.self, forKind: badge)
    #expect(managed.surface.registeredCount == 4)
    manager.unregisterHeader(TextView.self)
    #expect(
      manager.viewModelMappings.map(\.viewType) == [
        .cell, .supplementaryView(kind: .sectionFooter), .supplementaryView(kind: badge),
      ])
    manager.unregisterFooter(TextView.self)
    manager.unregister(TextView.self)
    #expect(manager.viewModelMappings.map(\.viewType) == [.supplementaryView(kind: badge)])
    manager.unregisterSupplementary(TextView.self, forKind: badge)
    #expect(manager.viewModelMappings.isEmpty && managed.surface.registeredCount == 0)
    managed.storage.addItem("x")
    managed.surface.show(at(0, 0))
    #expect(managed.anomalies == [.noCellMappingFound(modelDescription: "x", indexPath: at(0, 0))])
  }

  @Test("DT-118, DT-122, DT-160: each mistake in the set-up is reported, and an empty view is shown")
  func anomalies() {
    let managed = Managed(numbers: [1])
    let manager = managed.manager
    func expect(_ anomaly: ManagerAnomaly, _ body: () -> Void) {
      managed.anomalies = []
      body()
      #expect(managed.anomalies == [anomaly])
      #expect(anomaly.explanation.count > 20)
    }
    expect(.nilCellModel(at(0, 9))) { #expect(manager.cell(at: at(0, 9)).text.isEmpty) }
    expect(.nilSupplementaryModel(kind: .sectionHeader, indexPath: at(0, 0))) {
      #expect(manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0)).text.isEmpty)
    }
    managed.storage.setSectionHeaderModels(["h"])
    expect(.noSupplementaryMappingFound(modelDescription: "h", kind: .sectionHeader, indexPath: at(0, 0))) {
      _ = manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0))
    }
    expect(.emptyTemplate(name: "nowhere")) { manager.registerNibNamed("nowhere", forHeader: TextView.self) }
    expect(.modelEventCalledWithCellClass(eventName: "sizeForCell(withItem:_:)")) {
      manager.sizeForCell(withItem: NumberCell.self) { _, _ in .zero }
    }
    expect(.eventRegisteredForUnregisteredMapping(eventName: "didSelect(_:_:)")) {
      manager.didSelect(OtherNumberCell.self) { _, _, _ in }
    }
    manager.didHighlight(NumberCell.self) { _, _, _ in }
    expect(.unusedEvent(eventName: "didHighlight")) { manager.didHighlight(NumberCell.self) { _, _, _ in } }
    manager.indexTitles { nil }
    expect(.unusedEvent(eventName: "indexTitles(_:)")) { manager.indexTitles { [] } }
    expect(.unusedEvent(eventName: "willDisplay")) {
      manager.registerFooter(TextView.self) { mapping in mapping.willDisplay { _, _, _ in } }
    }
    expect(.unusedEvent(eventName: "didEndDisplaying")) {
      manager.register(OtherNumberCell.self) { mapping in
        mapping.didEndDisplayingSupplementaryView { _, _, _ in }
      }
    }
    manager.unregister(OtherNumberCell.self)
    managed.surface.usesFlowLayout = false
    expect(.flowLayoutEventWithDifferentLayout(eventName: "sizeForCell")) {
      manager.register(OtherNumberCell.self) { mapping in mapping.sizeForCell { _, _ in .zero } }
    }
    expect(.flowLayoutEventWithDifferentLayout(eventName: "referenceSize")) {
      manager.registerHeader(TextView.self) { mapping in mapping.referenceSize { _, _ in .zero } }
    }
    expect(.flowLayoutEventWithDifferentLayout(eventName: "insetForSectionAtIndex")) {
      manager.insetForSectionAtIndex { _ in .zero }
    }
    managed.storage.addItem("text")
    manager.templates.add(named: "wrong") { NumberCell() }
    let wrong = ReuseIdentifier(5)
    manager.register(TextView.self) { mapping in
      mapping.templateName = "wrong"
      mapping.reuseIdentifier = wrong
    }
    expect(.differentCellClass(wrong)) { managed.surface.show(at(0, 1)) }
    manager.unregister(TextView.self)
    manager.register(TextView.self) { mapping in
      mapping.isRegisteredElsewhere = true
      mapping.reuseIdentifier = wrong
    }
    expect(.differentCellReuseIdentifier(wrong, indexPath: at(0, 1))) { managed.surface.show(at(0, 1)) }
    managed.surface.register(wrong, ofKind: nil) { TextView() }
    managed.anomalies = []
    #expect(managed.surface.show(at(0, 1))?.text == "text" && managed.anomalies.isEmpty)
  }

  @Test("DT-123, DT-124: a storage of the program's own drives the view")
  func customStorage() {
    final class Squares: Storage {
      weak var delegate: (any StorageUpdating)?
      var numberOfSections: Int { 2 }
      func numberOfItems(inSection section: Int) -> Int { 10 }
      func item(at path: ItemPath) -> AnyModel? { ModelBox(path.item * path.item) }
      func supplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel? { nil }
      func configureHeaderKind(_ header: SupplementaryKind?, footerKind: SupplementaryKind?) {}
    }
    let managed = Managed()
    managed.manager.storage = Squares()
    managed.manager.register(NumberCell.self)
    #expect(managed.manager.numberOfSections == 2 && managed.manager.numberOfItems(inSection: 1) == 10)
    #expect(managed.surface.show(at(1, 7))?.text == "49")
  }

  @Test("DT-124: sections of the program's own are shown, and report through their storage")
  func ownSections() {
    final class Countdown: Section {
      var from: Int
      init(from: Int) { self.from = from }
      var numberOfItems: Int { from }
      func item(at index: Int) -> AnyModel? { ModelBox(from - index) }
    }
    let managed = Managed()
    managed.manager.register(NumberCell.self)
    let storage = SectionsStorage(sections: [Countdown(from: 3)])
    managed.manager.storage = storage
    #expect(managed.surface.show(0, 1)?.text == "2" && storage.item(at: at(0, 3)) == nil)
    let second = Countdown(from: 1)
    managed.surface.log = []
    storage.sections.append(second)
    #expect(managed.surface.log == ["reload"] && managed.surface.show(1, 0)?.text == "1")
    second.from = 2
    storage.startUpdate()
    storage.record { $0.insertItem(at(1, 0)) }
    storage.finishUpdate()
    #expect(managed.surface.log.last == "perform: insert items 1/0" && managed.surface.show(1, 0)?.text == "2")
  }

  @Test("Many deletions from a snapshot, one at a time and together, leave what is left in order")
  func snapshotDeletions() {
    var snapshot = DiffableSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<20_000), toSection: 0)
    snapshot.appendItems(Array(20_000..<40_000), toSection: 1)
    for item in stride(from: 0, to: 40_000, by: 2) { snapshot.deleteItems([item]) }
    snapshot.deleteItems([1, 1, 99_999])
    #expect(snapshot.numberOfItems == 19_999 && snapshot.itemIdentifiers(inSection: 0).first == 3)
    #expect(snapshot.sections[1].items.count == 10_000)
    // What was deleted comes back where it is put.
    snapshot.appendItems([0], toSection: 1)
    snapshot.insertItems([4, 4, 2], beforeItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: 1).last == 0)
    #expect(Array(snapshot.itemIdentifiers(inSection: 0).prefix(4)) == [3, 4, 2, 5])
    snapshot.deleteItems([3])
    snapshot.moveItem(7, beforeItem: 4)
    #expect(Array(snapshot.sections[0].items.prefix(3)) == [7, 4, 2] && snapshot.numberOfItems == 20_001)
  }

  @Test("DT-168: a diffable storage is shown with the same cells and events")
  func diffable() {
    let managed = Managed()
    let storage = DiffableStorage<String, Int> { _, item in ModelBox(item * 2) }
    managed.manager.storage = storage
    var selected = 0
    managed.manager.register(NumberCell.self) { $0.didSelect { _, number, _ in selected = number } }
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([4])
    managed.surface.log = []
    storage.apply(snapshot)
    #expect(managed.surface.log == ["perform: insert sections 0; insert items 0/0", "reload"])
    let cell = managed.surface.show(at(0, 0))
    managed.manager.collection(.didSelect, at: at(0, 0), view: cell)
    #expect(cell?.text == "8" && selected == 8)
  }
}
