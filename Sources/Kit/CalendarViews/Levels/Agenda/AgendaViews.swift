import Basics
import CollectionKit
import CollectionManager
import Diffing

/// The built-in rows and headings, which an agenda shows until its manager is used. Apps that never use it are linked
/// without managers.
final class AgendaViews: CollectionSource, StorageUpdating {
  @WeakReference private var list: AgendaList?
  /// The row classes that were registered with the list so far.
  private var rows: [ReuseIdentifier] = []

  /// Provides the views of a list and reports changes to it.
  func start(_ list: AgendaList) {
    self.list = list
    list.pool.register(.listHeading, ofKind: list.headerKind) { AgendaHeadingView() }
    list.source = self
    list.storage.delegate = self
  }

  /// Disconnects from the list, because a manager replaces it or for good.
  func stop() {
    guard let list else { return }
    for identifier in rows { list.pool.unregister(identifier) }
    rows = []
    list.pool.unregister(.listHeading, ofKind: list.headerKind)
    list.storage.delegate = nil
    self.list = nil
  }

  // MARK: - Content

  var numberOfSections: Int { list?.storage.numberOfSections ?? 0 }

  func numberOfItems(inSection section: Int) -> Int { list?.storage.numberOfItems(inSection: section) ?? 0 }

  func cell(at path: ItemPath) -> ReusableView {
    guard let list, let context = list.context, let day = list.storage.day(inSection: path.section) else {
      return ReusableView()
    }
    let all = list.storage.rows(of: day)
    guard all.indices.contains(path.item) else { return ReusableView() }
    let row = all[path.item], identifier = context.rowIdentifier(for: row)
    if !rows.contains(identifier) {
      rows.append(identifier)
      list.pool.register(identifier) { [pool = context.pool] in pool.make(identifier) ?? AgendaRowView() }
    }
    guard let view = list.dequeue(identifier, ofKind: nil, at: path) else { return ReusableView() }
    context.show(row, in: view)
    return view
  }

  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView {
    guard let list, let day = list.storage.day(inSection: path.section), let heading = list.storage.heading(of: day),
      let view = list.dequeue(.listHeading, ofKind: kind, at: path) as? AgendaHeadingView
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
