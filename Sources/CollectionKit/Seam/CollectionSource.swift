public import Diffing

/// What a collection view shows: asked by the view, answered by a manager or by a program.
///
/// The seam between a collection view and its manager has four parts, which know nothing of each other's classes:
/// `CollectionSource`, the content the view asks for; `CollectionDelegate`, the events the view reports and the
/// questions it asks; `CollectionSurface`, what the view can be told to do; and `StorageUpdate`, what changed.
///
/// The view keeps no copy of the content. It may call any of these during layout; none of them changes the view.
public protocol CollectionSource: AnyObject {
  /// How many sections there are.
  var numberOfSections: Int { get }
  /// How many items a section has; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int
  /// A cell for the item at a path, taken from the surface's pool and dressed. Called once for each appearance. Where
  /// nothing can be shown it is an empty view, and the reason was reported.
  func cell(at path: ItemPath) -> ReusableView
  /// A header, footer or other view of a section, dressed; `path.item` is the index among the views of its kind.
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView
  /// Whether there is such a view to show; where not, layouts leave no room for it.
  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool
}
