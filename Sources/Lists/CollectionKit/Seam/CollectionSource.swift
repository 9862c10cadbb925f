public import Diffing

/// The content of a collection view: asked for by the view, given by a manager or by a program.
///
/// The seam between a collection view and its manager has four parts, which know nothing of each other's classes:
/// `CollectionSource`, the content the view asks for; `CollectionDelegate`, the events the view reports and the
/// questions it asks; `CollectionSurface`, the view as its manager sees it; and `StorageUpdate`, what changed.
///
/// The view keeps no copy of the content. It may call any of these during layout; none of them changes the view.
public protocol CollectionSource: AnyObject {
  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items of a section; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns a cell for the item at a path, dequeued from the surface and configured. Called once for each appearance,
  /// and for a picture of an item that is lifted, or its name, which is no display. Where nothing can be shown it is an
  /// empty view, and the reason was reported.
  func cell(at path: ItemPath) -> ReusableView
  /// Returns a supplementary view, configured; `path.item` is its index among the views of its kind.
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView
  /// Returns whether there is such a view to show; where not, layouts leave no room for it.
  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool
}
