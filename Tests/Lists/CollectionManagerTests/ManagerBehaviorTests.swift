import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

/// What the tests of the original manager fix besides the numbered features.
@Suite("Manager: behaviors of the originals")
struct ManagerBehaviorTests {
  private let badge = SupplementaryKind(9)

  @Test("DT-6, DT-107: every operation of the storage reaches the view, and its counts agree")
  func dataSource() throws {
    let managed = Managed(numbers: [1, 2, 3])
    let (manager, storage) = (managed.manager, managed.storage)
    func counts() -> [Int] { (0..<manager.numberOfSections).map { manager.numberOfItems(inSection: $0) } }
    #expect(counts() == [3])
    storage.addItems([4, 5], toSection: 2)
    #expect(counts() == [3, 0, 2])
    try storage.insertItem(6, to: at(1, 0))
    try storage.replaceItem(6, with: 7)
    #expect(managed.surface.show(at(1, 0))?.text == "7")
    try storage.removeItem(7)
    storage.removeItems([1, 2])
    storage.moveItem(at: at(2, 0), to: at(0, 0))
    #expect(counts() == [2, 0, 1])
    let steps = managed.surface.log.count
    storage.anomalyHandler.anomalyAction = { _ in }
    storage.moveItem(at: at(0, 0), to: at(0, 7))
    storage.moveItem(at: at(0, 7), to: at(0, 0))
    #expect(managed.surface.log.count == steps && counts() == [2, 0, 1])
    storage.moveSection(0, toSection: 2)
    storage.deleteSections([0])
    #expect(counts() == [1, 2] && managed.surface.show(at(1, 0))?.text == "4")
  }

  @Test("DT-128, DT-133: setting and adding in one batch is shown at once, without a view that disagrees")
  func setAndAdd() {
    let managed = Managed(numbers: [])
    managed.storage.setItems([1])
    managed.storage.addItem(2)
    managed.storage.performUpdates {
      managed.storage.setItems([3, 4])
      managed.storage.addItem(5)
      managed.storage.addItem(6, toSection: 1)
    }
    #expect(managed.surface.log.last == "reload")
    #expect(managed.manager.numberOfItems(inSection: 0) == 3 && managed.surface.show(at(1, 0))?.text == "6")
  }

  @Test("DT-5, DT-131: a storage gets the manager's kinds of headers and footers")
  func kinds() {
    let managed = Managed()
    let storage = MemoryStorage()
    storage.configureHeaderKind(nil, footerKind: nil)
    managed.manager.storage = storage
    #expect(storage.supplementaryHeaderKind == .sectionHeader && storage.supplementaryFooterKind == .sectionFooter)
    managed.manager.configureHeaderKind(badge, footerKind: .tableFooter)
    #expect(storage.supplementaryHeaderKind == badge && storage.supplementaryFooterKind == .tableFooter)
    managed.manager.registerHeader(TextView.self)
    storage.setSectionHeaderModels(["x"])
    #expect(managed.manager.supplementaryView(ofKind: badge, at: at(0, 0)).text == "x")
  }

  @Test("DT-27: unregistering a header leaves cell and footer of the same class as they were")
  func unregisterHeader() {
    let managed = shown()
    managed.manager.unregisterHeader(TextView.self)
    #expect(texts(managed) == ["", "f", "i"])
    #expect(
      managed.anomalies == [
        .noSupplementaryMappingFound(modelDescription: "h", kind: .sectionHeader, indexPath: at(0, 0))
      ])
    managed.manager.registerHeader(TextView.self)
    #expect(texts(managed) == ["h", "f", "i"])
  }

  @Test("DT-28: unregistering a footer leaves cell and header of the same class as they were")
  func unregisterFooter() {
    let managed = shown()
    managed.manager.unregisterFooter(TextView.self)
    #expect(texts(managed) == ["h", "", "i"])
    #expect(
      managed.anomalies == [
        .noSupplementaryMappingFound(modelDescription: "f", kind: .sectionFooter, indexPath: at(0, 0))
      ])
  }

  private func shown() -> Managed {
    let managed = Managed()
    managed.manager.register(TextView.self)
    managed.manager.registerHeader(TextView.self)
    managed.manager.registerFooter(TextView.self)
    managed.storage.addItem("i")
    managed.storage.setSectionHeaderModels(["h"])
    managed.storage.setSectionFooterModels(["f"])
    return managed
  }

  private func texts(_ managed: Managed) -> [String] {
    [
      managed.manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0)).text,
      managed.manager.supplementaryView(ofKind: .sectionFooter, at: at(0, 0)).text,
      managed.manager.cell(at: at(0, 0)).text,
    ]
  }

  @Test("DT-56: the size of a header is the event's, else the delegate's, else the layout's, and zero without a model")
  func headerSize() {
    let managed = shown()
    func size() -> Size? { managed.ask { $0.collectionSizeForSupplementary(ofKind: .sectionHeader, inSection: 0) } }
    #expect(size() == nil)
    managed.delegate.headerSize = Size(width: 5, height: 6)
    #expect(size() == Size(width: 5, height: 6))
    managed.manager.referenceSizeForHeaderView(withItem: String.self) { text, section in
      Size(width: 1, height: Double(section))
    }
    #expect(size() == Size(width: 1, height: 0))
    managed.storage.setSectionHeaderModels([String]())
    #expect(size() == Size(width: 5, height: 6))
    managed.delegate.headerSize = nil
    #expect(size() == .zero)
  }

  @Test("DT-79, DT-80: previews of a menu are asked of the mapping of an item's model, and of no other")
  func previews() {
    let managed = Managed()
    managed.manager.register(NumberCell.self) { mapping in
      mapping.highlightPreview { _, _, number, _ in PreviewParameters(cornerRadius: Double(number)) }
    }
    managed.manager.register(TextView.self)
    managed.storage.addItem(3)
    managed.storage.addItem("x")
    let menu = ContextMenu(entries: [])
    func radius(_ phase: PreviewPhase, _ item: Int) -> Double? {
      let path = at(0, item)
      let view = managed.surface.show(path)
      return managed.ask { $0.collectionPreview(of: menu, phase, at: path, view: view) }?.cornerRadius
    }
    #expect(radius(.highlight, 0) == 3 && radius(.highlight, 1) == nil && radius(.dismissal, 0) == nil)
  }

  @Test("DT-85, DT-86: events of full-screen layouts are passed on to the mapping, for layouts that report them")
  func centering() {
    let managed = Managed(numbers: [4])
    var log: [String] = []
    managed.manager.willCenter(NumberCell.self) { _, number, _ in log.append("will \(number)") }
    managed.manager.didCenter(NumberCell.self) { _, number, _ in log.append("did \(number)") }
    let cell = managed.surface.show(at(0, 0))
    managed.notify { $0.collection(.willCenter, at: at(0, 0), view: cell) }
    managed.notify { $0.collection(.didCenter, at: at(0, 0), view: cell) }
    #expect(log == ["will 4", "did 4"])
  }

  @Test("DT-18, DT-22, DT-23: registrations by code and by template go together, for cells, headers and footers")
  func combined() {
    let managed = Managed()
    let manager = managed.manager
    manager.templates.add(named: "marked") {
      let view = TextView()
      view.isTabStop = true
      return view
    }
    manager.registerNibNamed("marked", for: TextView.self)
    manager.registerNibless(NumberCell.self)
    manager.registerNibNamed("marked", forHeader: TextView.self)
    manager.registerNiblessHeader(NumberCell.self)
    manager.registerNibNamed("marked", forFooter: TextView.self)
    manager.registerNiblessFooter(NumberCell.self)
    manager.registerNibNamed("marked", forSupplementary: TextView.self, ofKind: badge)
    manager.registerNiblessSupplementary(NumberCell.self, forKind: badge)
    managed.storage.addItem(1)
    managed.storage.addItem("a", toSection: 1)
    for kind in [SupplementaryKind.sectionHeader, .sectionFooter, badge] {
      managed.storage.section(atIndex: 0)?.setSupplementaryModel(2, forKind: kind, atIndex: 0)
      managed.storage.section(atIndex: 1)?.setSupplementaryModel("b", forKind: kind, atIndex: 0)
      let (first, second) = (
        manager.supplementaryView(ofKind: kind, at: at(0, 0)), manager.supplementaryView(ofKind: kind, at: at(1, 0))
      )
      #expect(first.text == "2" && !first.isTabStop && second.text == "b" && second.isTabStop, "\(kind)")
    }
    #expect(managed.surface.show(at(0, 0))?.text == "1" && managed.surface.show(at(1, 0))?.isTabStop == true)
    #expect(managed.anomalies.isEmpty)
  }

  @Test("DT-21, DT-22: one class under two templates, chosen by condition, has views of both")
  func twoTemplates() {
    let managed = Managed()
    for name in ["one", "two"] {
      managed.manager.templates.add(named: name) {
        let cell = NumberCell()
        cell.order = [name]
        return cell
      }
      managed.manager.register(NumberCell.self) { mapping in
        mapping.templateName = name
        mapping.condition = .section(name == "one" ? 0 : 1)
      }
    }
    managed.storage.addItem(1)
    managed.storage.addItem(1, toSection: 1)
    #expect((managed.surface.show(at(0, 0)) as? NumberCell)?.order.first == "one")
    #expect((managed.surface.show(at(1, 0)) as? NumberCell)?.order.first == "two")
  }

  @Test("DT-122: views of sections of a wrong class, an unknown identifier or an empty template are reported")
  func supplementaryAnomalies() {
    let managed = Managed()
    let manager = managed.manager
    managed.storage.setSectionHeaderModels(["h"])
    managed.storage.setSectionFooterModels(["f"])
    let (header, footer) = (ReuseIdentifier(5), ReuseIdentifier(6))
    manager.templates.add(named: "wrong") { NumberCell() }
    manager.templates.add(named: "empty") { nil }
    manager.registerHeader(TextView.self) { mapping in
      mapping.templateName = "wrong"
      mapping.reuseIdentifier = header
    }
    _ = manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0))
    manager.registerFooter(TextView.self) { mapping in
      mapping.isRegisteredElsewhere = true
      mapping.reuseIdentifier = footer
    }
    #expect(manager.supplementaryView(ofKind: .sectionFooter, at: at(0, 0)).text.isEmpty)
    managed.storage.addItem(1)
    manager.registerNibNamed("empty", for: NumberCell.self)
    #expect(managed.surface.show(at(0, 0))?.text == "1")
    #expect(
      managed.anomalies == [
        .differentSupplementaryClass(header, kind: .sectionHeader),
        .differentSupplementaryReuseIdentifier(footer, kind: .sectionFooter), .emptyTemplate(name: "empty"),
      ])
  }

  @Test("DT-122: sizes of headers and footers and spacings of another layout than flow are reported; of flow are not")
  func flowEvents() {
    let managed = shown()
    let manager = managed.manager
    let events: [() -> Void] = [
      { manager.referenceSizeForHeaderView(withItem: String.self) { _, _ in .zero } },
      { manager.referenceSizeForFooterView(withItem: String.self) { _, _ in .zero } },
      { manager.insetForSectionAtIndex { _ in .zero } }, { manager.minimumLineSpacingForSectionAtIndex { _ in 0 } },
      { manager.minimumInteritemSpacingForSectionAtIndex { _ in 0 } },
    ]
    for event in events { event() }
    #expect(managed.anomalies.isEmpty)
    managed.surface.usesFlowLayout = false
    for event in events { event() }
    let others = managed.anomalies.filter { if case .flowLayoutEventWithDifferentLayout = $0 { false } else { true } }
    // Besides, they are registered a second time.
    #expect(managed.anomalies.count == 10 && others.count == 5)
    #expect(others.allSatisfy { if case .unusedEvent = $0 { true } else { false } })
  }

  @Test("DT-168: snapshots with empty sections still have headers and footers, whose display is reported")
  func diffableSupplementaries() {
    let managed = Managed()
    let manager = managed.manager
    let storage = DiffableStorage<String, Int> { _, item in ModelBox(item) }
    manager.storage = storage
    var log: [String] = []
    manager.register(NumberCell.self)
    manager.registerHeader(TextView.self)
    manager.registerFooter(TextView.self)
    manager.willDisplayHeaderView(TextView.self) { _, text, section in log.append("\(text) \(section)") }
    manager.willDisplayFooterView(TextView.self) { _, text, section in log.append("\(text) \(section)") }
    storage.headerModelProvider = { [unowned storage] in ModelBox("head " + storage.snapshot.sectionIdentifiers[$0]) }
    storage.footerModelProvider = { [unowned storage] in ModelBox("foot " + storage.snapshot.sectionIdentifiers[$0]) }
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "c")
    storage.apply(snapshot)
    #expect((0..<3).map { manager.numberOfItems(inSection: $0) } == [2, 0, 1])
    for kind in [SupplementaryKind.sectionHeader, .sectionFooter] {
      #expect(manager.hasSupplementaryView(ofKind: kind, at: at(1, 0)))
      let view = manager.supplementaryView(ofKind: kind, at: at(1, 0))
      managed.notify { $0.collection(.willDisplay, ofKind: kind, at: at(1, 0), view: view) }
    }
    #expect(log == ["head b 1", "foot b 1"])
  }

  private protocol Named { var name: String { get } }
  private struct City: Named { let name: String }
  private final class NameCell: ReusableView {}

  @Test("DT-16, DT-17: an optional of a type that converts to a protocol finds its cell and its events, at any depth")
  func optionalProtocols() {
    let managed = Managed()
    let manager = managed.manager
    var selected: [String] = []
    manager.register(
      NameCell.self, for: (any Named).self,
      mapping: { $0.didSelect { _, model, _ in selected.append(model.name) } },
      handler: { cell, model, _ in cell.text = model.name })
    manager.viewModels(City.self, as: (any Named).self) { $0 }
    manager.viewOptionals(of: City.self)
    let deep: City?? = City(name: "Graz")
    managed.storage.addItem(deep)
    managed.storage.addItem(City?.none)
    let cell = managed.surface.show(at(0, 0))
    managed.notify { $0.collection(.didSelect, at: at(0, 0), view: cell) }
    #expect(cell?.text == "Graz" && selected == ["Graz"])
    managed.surface.show(at(0, 1))
    let view = managed.surface.cell(at: at(0, 1))
    managed.notify { $0.collection(.didSelect, at: at(0, 1), view: view) }
    #expect(managed.anomalies == [.nilCellModel(at(0, 1))] && selected == ["Graz"])
  }

  @Test("DT-20: kinds of views differ from each other")
  func viewTypes() {
    #expect(ViewType.cell == .cell && ViewType.cell != .supplementaryView(kind: badge))
    #expect(ViewType.supplementaryView(kind: badge) != .supplementaryView(kind: .sectionHeader))
    #expect(
      ViewType.cell.supplementaryKind == nil && ViewType.supplementaryView(kind: badge).supplementaryKind == badge)
  }
}
