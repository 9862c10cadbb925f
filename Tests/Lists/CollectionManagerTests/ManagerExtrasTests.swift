import CollectionKit
import CollectionManager
import Diffing
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Manager: manageable objects, hosted views, placeholders")
struct ManagerExtrasTests {
  private final class Screen: CollectionManageable { let managerSlot = ManagerSlot() }

  @Test("DT-1: a manageable object has one manager, made on first use and replaceable")
  func manageable() {
    let screen = Screen()
    #expect(screen.manager === screen.manager)
    let other = CollectionManager()
    screen.manager = other
    #expect(screen.manager === other)
  }

  @Test("DT-5: where the manager of a slot gets its storage can be chosen")
  func ownFactory() {
    let storage = MemoryStorage()
    let slot = ManagerSlot { CollectionManager(storage: storage) }
    #expect(slot.manager.memoryStorage === storage)
  }

  @Test("DT-30: a closure makes the view of a model, once on each appearance")
  func hosting() {
    let managed = Managed()
    var made = 0
    managed.manager.registerHostingCell(for: Int.self) { number, _ in
      made += 1
      let view = View()
      view.text = "\(number)"
      return view
    }
    managed.storage.addItem(3)
    let cell = managed.surface.show(at(0, 0)) as? HostingCell
    #expect(made == 1 && cell?.content?.text == "3")
    cell?.frame = Rect(x: 0, y: 0, width: 30, height: 20)
    cell?.layoutSubviews()
    #expect(cell?.content?.frame == Rect(x: 0, y: 0, width: 30, height: 20))
    managed.manager.updateCellClosure()(at(0, 0), ModelBox(4))
    #expect(made == 2 && cell?.content?.text == "4" && cell?.subviews.count == 1)
  }

  @Test("DT-30: a class and a look of hosting cells, and content that depends on the state")
  func hostingVariants() {
    final class Framed: HostingCell {}
    let managed = Managed()
    let red = Color(rgb: 0xFF0000)
    var configuration = HostingCellConfiguration()
    configuration.background = red
    configuration.contentBackground = Color(rgb: 0x00FF00)
    configuration.configureCell = { $0.accessibility.label = "hosted \($0.content?.text ?? "")" }
    func view(_ text: String) -> View {
      let view = View()
      view.text = text
      return view
    }
    managed.manager.registerHostingCell(
      Framed.self, for: Int.self, configuration: configuration, content: { number, _ in view("\(number)") })
    managed.storage.addItem(3)
    let cell = managed.surface.show(at(0, 0))
    #expect(cell is Framed && cell?.layer.fill == red && cell?.accessibility.label == "hosted 3")
    #expect((cell as? Framed)?.content?.layer.fill == Color(rgb: 0x00FF00))
    var states: [ItemState] = []
    managed.manager.registerHostingConfiguration(for: String.self) { state, text, _ in
      states.append(state)
      return view(state.contains(.selected) ? "[\(text)]" : text)
    }
    managed.storage.addItem("a")
    let stateful = managed.surface.show(at(0, 1)) as? HostingCell
    #expect(states == [[]] && stateful?.content?.text == "a")
    stateful?.itemState = .selected
    #expect(states == [[], .selected] && stateful?.content?.text == "[a]" && stateful?.subviews.count == 1)
    stateful?.prepareForReuse()
    #expect(states.count == 2)
  }

  @Test("DT-2: managing needs neither a delegate nor a call of its own")
  func withoutDelegate() {
    let surface = RecorderSurface()
    let slot = ManagerSlot { CollectionManager(managing: surface) }
    slot.manager.register(NumberCell.self)
    slot.manager.memoryStorage.addItem(4)
    #expect(slot.manager.isManaging && slot.manager.delegate == nil && surface.show(0, 0)?.text == "4")
  }

  @Test("DT-101: a placeholder is shown, follows its place, and becomes an item or goes")
  func placeholder() {
    let managed = Managed(numbers: [1, 2])
    managed.manager.register(OtherNumberCell.self)
    let placeholder = managed.manager.drop(to: at(0, 1))
    #expect(managed.storage.numberOfItems(inSection: 0) == 3 && managed.surface.show(0, 1)?.layer.fill != nil)
    #expect(managed.ask { $0.collection(asks: .shouldSelect, at: at(0, 1), view: nil) } == false)
    #expect(managed.surface.log == ["perform: insert items 0/1"] && managed.anomalies.isEmpty)
    managed.storage.moveItem(at: at(0, 2), to: at(0, 0))
    #expect(placeholder.insertionPath == at(0, 2))
    managed.storage.moveItem(at: at(0, 0), to: at(0, 2))
    var inserted: ItemPath?
    #expect(placeholder.commitInsertion(ofItem: 9) { inserted = $0 })
    #expect(inserted == at(0, 1) && managed.storage.item(at: at(0, 1), as: Int.self) == 9)
    #expect(managed.surface.log.last == "perform: update items 0/1" && managed.surface.show(0, 1)?.text == "9")
    #expect(!placeholder.commitInsertion(ofItem: 9) && !placeholder.deletePlaceholder())
    let other = managed.manager.drop(to: at(0, 0))
    #expect(managed.storage.numberOfItems(inSection: 0) == 4)
    #expect(other.deletePlaceholder() && !other.deletePlaceholder() && !other.commitInsertion(ofItem: 1))
    #expect(managed.storage.section(atIndex: 0)?.items(ofType: Int.self) == [1, 9, 2] && other.insertionPath == nil)
    let cleared = managed.manager.drop(to: at(0, 0))
    managed.storage.setItems([1])
    #expect(!cleared.commitInsertion(ofItem: 3) && managed.storage.totalNumberOfItems == 1)
    managed.storage.anomalyHandler.anomalyAction = { _ in }
    #expect(!managed.manager.drop(to: at(0, 50)).commitInsertion(ofItem: 1))
  }

  @Test("DT-118: the handler of the oldest form is called for views that cannot be made")
  func factoryErrors() {
    let managed = Managed()
    var errors: [ViewFactoryError] = []
    managed.manager.setViewFactoryErrorHandler { errors.append($0) }
    managed.storage.addItem(1)
    managed.storage.setSectionHeaderModels(["h"])
    _ = managed.manager.cell(at: at(0, 0))
    _ = managed.manager.cell(at: at(0, 1))
    _ = managed.manager.supplementaryView(ofKind: .sectionHeader, at: at(0, 0))
    _ = managed.manager.supplementaryView(ofKind: .sectionFooter, at: at(0, 0))
    #expect(
      errors == [
        .noCellMappings(modelDescription: "1"), .nilCellModel(at(0, 1)),
        .noSupplementaryMappings(kind: .sectionHeader, modelDescription: "h"),
        .nilSupplementaryModel(kind: .sectionFooter, indexPath: at(0, 0)),
      ])
    #expect(managed.anomalies.count == 4)
    managed.manager.registerNibNamed("nowhere", forHeader: TextView.self)
    #expect(errors.count == 4)
  }
}
