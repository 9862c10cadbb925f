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

  @Test("DT-101: a placeholder becomes an item, or goes")
  func placeholder() {
    let managed = Managed(numbers: [1, 2])
    let placeholder = managed.manager.drop(to: at(0, 1))
    var inserted: ItemPath?
    #expect(placeholder.commitInsertion(ofItem: 9) { inserted = $0 })
    #expect(inserted == at(0, 1) && managed.storage.item(at: at(0, 1), as: Int.self) == 9)
    #expect(!placeholder.commitInsertion(ofItem: 9) && !placeholder.deletePlaceholder())
    let other = managed.manager.drop(to: at(0, 0))
    #expect(other.deletePlaceholder() && !other.deletePlaceholder() && !other.commitInsertion(ofItem: 1))
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
