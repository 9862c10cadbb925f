import AlmanacUI
import CollectionKit
import CollectionManager
import Testing
import UIKit
import ViewKit

// example
final class NameCell: ReusableView, ModelTransfer {
  func update(with model: String) { text = model }
}

final class NamesController: UIViewController, @MainActor CollectionManageable {
  let managerSlot = ManagerSlot()
  let list = AlmanacCollectionUIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    manager.startManaging(list.engine)
    manager.register(NameCell.self)
    manager.memoryStorage.setItems(["Ada", "Grace"])
  }
}
// end

extension UITests {
  @Suite("Examples on Apple platforms: DTCollectionViewManager")
  @MainActor struct ManagerAppExamples {
    @Test("AP-58: a view controller has a collection with a manager")
    func names() {
      let controller = NamesController()
      #expect(controller.view.subviews.count == 1)
      #expect(controller.manager.memoryStorage.totalNumberOfItems == 2)
    }
  }
}
