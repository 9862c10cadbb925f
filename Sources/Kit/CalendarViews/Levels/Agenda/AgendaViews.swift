import Basics
import CollectionKit
import Diffing

/// The built-in rows and headings, which an agenda shows unless a manager provides its views.
final class AgendaViews: AgendaProvider, AgendaObserver, CollectionSource {
  @WeakReference private var list: AgendaList?
  /// The row classes that were registered with the list so far.
  private var rows: [ReuseIdentifier] = []

  let headerKind = SupplementaryKind.sectionHeader

  /// Provides the views of a list and reports changes to it.
  func start(_ list: AgendaList) {
    self.list = list
    list.pool.register(.listHeading, ofKind: headerKind) { AgendaHeadingView() }
    list.source = self
    list.days.observer = self
  }

  /// Disconnects from the list, because another provider replaces this one or for good.
  func stop() {
    guard let list else { return }
    for identifier in rows { list.pool.unregister(identifier) }
    rows = []
    list.pool.unregister(.listHeading, ofKind: headerKind)
    list.days.observer = nil
    self.list = nil
  }

  // MARK: - Content

  var numberOfSections: Int { list == nil ? 0 : AgendaDays.dayCount }

  func numberOfItems(inSection section: Int) -> Int { list?.days.rowCount(inSection: section) ?? 0 }

  func cell(at path: ItemPath) -> ReusableView {
    guard let list, let context = list.context, let day = list.days.day(inSection: path.section) else {
      return ReusableView()
    }
    let all = list.days.rows(of: day)
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
    guard let list, let day = list.days.day(inSection: path.section), let heading = list.days.heading(of: day),
      let view = list.dequeue(.listHeading, ofKind: kind, at: path) as? AgendaHeadingView
    else { return ReusableView() }
    list.show(heading, in: view)
    return view
  }

  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool {
    kind == headerKind && path.item == 0 && list?.days.heading(inSection: path.section) != nil
  }

  // MARK: - Changes

  func daysDidChange(_ update: StorageUpdate) { list?.contentDidChange() }

  func daysNeedReloading() { list?.reloadData() }
}
