public import Diffing

/// The content of a collection view, provided by a manager or a program on request.
///
/// The interface between a collection view and its manager has four parts, none of which depends on the classes of
/// either side: `CollectionSource`, the content that the view requests; `CollectionDelegate`, the events that the view
/// reports and the questions that it asks; `CollectionSurface`, the view as its manager sees it; and `StorageUpdate`,
/// the changes of content.
///
/// The view keeps no copy of the content. It may call any of these during layout; none of them may change the view.
public protocol CollectionSource: AnyObject {
  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items of a section; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns a configured cell for the item at a path, dequeued from the surface. Called once for each appearance. Also
  /// called, without a display, for the picture of a lifted item or for an item's name. If there is nothing to show,
  /// report the reason and return an empty view.
  func cell(at path: ItemPath) -> ReusableView
  /// Returns a configured supplementary view; `path.item` is its index among the views of its kind.
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView
  /// Returns whether there is such a view to show. If not, layouts reserve no space for it.
  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool
}
