import Almanac
import AlmanacLists
import TestSupport

// The models and views that the examples have in common.

// example
struct Recipe: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var title: String
  var minutes = 20
}

final class RecipeCell: ReusableView, ModelTransfer {
  func update(with model: Recipe) { text = model.title }
}

final class TitleView: ReusableView, ModelTransfer {
  func update(with model: String) { text = model }
}
// end

/// Another cell for recipes.
final class LargeRecipeCell: ReusableView, ModelTransfer {
  func update(with model: Recipe) { text = "** \(model.title) **" }
}

let soup = Recipe(id: 1, title: "Soup")
let stew = Recipe(id: 2, title: "Stew", minutes: 90)
let cake = Recipe(id: 3, title: "Cake", minutes: 45)

/// A manager of a list that shows recipes.
struct Kitchen {
  let collectionView = RecorderSurface()
  let manager: CollectionManager
  var storage: MemoryStorage { manager.memoryStorage }

  init(_ recipes: [Recipe] = []) {
    manager = CollectionManager(managing: collectionView)
    if !recipes.isEmpty {
      manager.register(RecipeCell.self)
      manager.memoryStorage.setItems(recipes)
    }
  }
}
