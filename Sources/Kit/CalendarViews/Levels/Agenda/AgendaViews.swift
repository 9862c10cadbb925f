import Basics
import CollectionKit
import CollectionManager
import Diffing

/// The rows and headings of the kit, which an agenda shows until somebody asks for its manager. A program that never
/// does is linked without managers and all that they can do.
final class AgendaViews: CollectionSource, StorageUpdating {
  private static let row = ReuseIdentifier(-1)
  private static let heading = ReuseIdentifier(-2)

  @WeakReference private var list: AgendaList?

  /// Provides the views of a list, and tells it what changes.
  func start(_ list: AgendaList) {
    self.list = list
    list.pool.register(Self.row) { AgendaRowView() }
    list.pool.register(Self.heading, ofKind: list.headerKind) { AgendaHeadingView() }
    list.source = self
    list.storage.delegate = self
  }

  /// Leaves the list, to its manager or for good.
  func stop() {
    guard let list else { return }
    list.pool.unregister(Self.row)
    list.pool.unregister(Self.heading, ofKind: list.headerKind)
    list.storage.delegate = nil
    self.list = nil
  }

  // MARK: - Content

  var numberOfSections: Int { list?.storage.numberOfSections ?? 0 }

  func numberOfItems(inSection section: Int) -> Int { list?.storage.numberOfItems(inSection: section) ?? 0 }

  func cell(at path: ItemPath) -> ReusableView {
    guard let list, let day = list.storage.day(inSection: path.section),
      let view = list.dequeue(Self.row, ofKind: nil, at: path) as? AgendaRowView
    else { return ReusableView() }
    let rows = list.storage.rows(of: day)
    guard rows.indices.contains(path.item) else { return view }
    list.show(rows[path.item], in: view)
    return view
  }

  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView {
    guard let list, let day = list.storage.day(inSection: path.section), let heading = list.storage.heading(of: day),
      let view = list.dequeue(Self.heading, ofKind: kind, at: path) as? AgendaHeadingView
    else { return ReusableView() }
    list.show(heading, in: view)
    return view
  }

  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool {
    list?.storage.supplementaryModel(ofKind: kind, forSectionAt: path) != nil
  }

  // MARK: - Changes

  func storageDidPerformUpdate(_ update: StorageUpdate) { list?.contentDidChange() }

  func storageNeedsReloading() { list?.reloadData() }
}
