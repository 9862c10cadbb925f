import ViewKit
import CollectionKit
import CollectionManager
import Diffing
import TestSupport
import Testing

@Suite("The guide of CollectionManager")
struct ManagerGuideTests {
  struct Recipe: Identifiable, Hashable {
    var id: Int
    var title: String
  }

  final class RecipeCell: ReusableView, ModelTransfer {
    func update(with recipe: Recipe) { text = recipe.title }
  }

  @Test("The example of the guide compiles, and shows and selects its models")
  func example() throws {
    let collectionView = RecorderSurface()
    var opened: [String] = []
    func open(_ recipe: Recipe) { opened.append(recipe.title) }
    let manager = CollectionManager(managing: collectionView)
    manager.register(RecipeCell.self) { mapping in
      mapping.didSelect { cell, recipe, path in open(recipe) }
    }
    manager.memoryStorage.setItems([Recipe(id: 1, title: "Soup"), Recipe(id: 2, title: "Stew")])
    try manager.memoryStorage.removeItem(withID: 1, of: Recipe.self)
    #expect(collectionView.show(0, 0)?.text == "Stew")
    collectionView.tap(0, 0)
    #expect(opened == ["Stew"])
  }
}
