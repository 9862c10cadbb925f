import Basics
import CalendarViews
import CollectionKit
import Diffing
import Geometry
import ViewKit

/// A list of the panel: a collection view, its rows, and the changes between them.
///
/// Rows are buttons and checkboxes: pressing one performs an action and leaves no selection.
final class PanelList {
  let view: CollectionView
  /// The view to show if there are no rows.
  let emptyView = View()
  private let rows: PanelRows

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - rowHeight: the height of a row, in points.
  ///   - activate: called for a pressed row, with its view if it has one.
  ///   - reorder: called with the reordered rows of the first section after the user moved one; `nil` if rows cannot be
  ///     moved.
  init(
    rowHeight: Double, activate: @escaping (PanelItem, View?) -> Void, reorder: (([PanelItem]) -> Void)? = nil
  ) {
    let section = SectionStyle(headerHeight: 32, footerHeight: 0)
    view = CollectionView(layout: .list(ListLayout(rowHeight: .fixed(rowHeight), section: section)))
    rows = PanelRows(activate: activate)
    rows.start(view)
    view.role = .group
    view.emptyView = emptyView
    if let reorder {
      view.allowsReordering = true
      rows.move = callback(to: self) { $0.move($1, $2, reorder) }
    }
  }

  /// Returns the layer behind the image of an event. Called whenever its row is configured.
  var image: ((EventContext) -> Layer?)? {
    get { rows.image }
    set { rows.image = newValue }
  }

  /// The rows, section by section.
  var sections: [PanelSection] { rows.sections }

  /// Shows rows. Remaining rows keep their views; changed rows are configured again.
  ///
  /// - Parameter animated: whether insertions and deletions are animated; otherwise the list is reloaded and scrolled
  ///   to the top.
  func show(_ sections: [PanelSection], animated: Bool) {
    let old = rows.sections
    rows.sections = sections
    guard animated else {
      view.reloadData()
      return view.scroll(to: .zero)
    }
    let changed = changedItems(old, sections)
    let difference = StorageUpdate.sectioned(
      keys(of: old), keys(of: sections), movesBetweenSections: true, itemKey: { $0 },
      isSame: { _, key in !changed.contains(key) })
    var update = UpdateBuilder()
    for change in difference.changes { update.append(change) }
    update.append(
      .updateSections(
        sections.indices.filter { index in
          old.indices.contains(index) && old[index].key == sections[index].key
            && !old[index].heading.hasSameBytes(as: sections[index].heading)
        }))
    if !update.isEmpty { rows.show(update.update) }
  }

  /// Returns the rows to configure again. Most rows keep their index, so others count as changed.
  private func changedItems(_ old: [PanelSection], _ new: [PanelSection]) -> Set<PanelKey> {
    var changed: Set<PanelKey> = []
    for (sectionIndex, section) in new.enumerated() {
      let before = old.indices.contains(sectionIndex) ? old[sectionIndex].items : []
      for (index, item) in section.items.enumerated() {
        if before.indices.contains(index), before[index].key == item.key, before[index] == item { continue }
        changed.insert(item.key)
      }
    }
    return changed
  }

  private func keys(of sections: [PanelSection]) -> [KeyedSection<Int64, PanelKey>] {
    sections.map { KeyedSection(key: $0.key, items: $0.items.map { $0.key }) }
  }

  /// Sets the look and configures all rows again.
  func update(_ look: PanelLook) {
    view.direction = look.isRightToLeft ? .rightToLeft : .leftToRight
    guard rows.look != look else { return }
    rows.look = look
    view.reloadData()
  }

  /// The focused row; `nil` if nothing in the list has the focus.
  var focusedItem: PanelItem? {
    guard view.window?.focusedView?.isDescendant(of: view) == true else { return nil }
    return view.focusedPath.flatMap { rows.item($0) }
  }

  /// Returns the row at a point in the window; `nil` if there is none.
  func item(at location: Point) -> PanelItem? {
    view.itemPath(atViewportPoint: location - view.frameInWindow.origin).flatMap { rows.item($0) }
  }

  /// Moves the focus to a row. Returns whether there is a row with this key.
  @discardableResult
  func focus(_ key: PanelKey) -> Bool {
    for (section, rows) in rows.sections.enumerated() {
      guard let item = rows.items.firstIndex(where: { $0.key == key }) else { continue }
      return view.focusItem(at: ItemPath(section: section, item: item))
    }
    return false
  }

  /// Moves the focus to the first row. Returns whether there is one.
  func focusFirst() -> Bool {
    guard rows.item(ItemPath(section: 0, item: 0)) != nil else { return false }
    return view.focusItem(at: ItemPath(section: 0, item: 0))
  }

  /// Moves the focus to the last row. Returns whether there is one.
  func focusLast() -> Bool {
    guard let section = rows.sections.indices.last, let item = rows.sections[section].items.indices.last else {
      return false
    }
    return view.focusItem(at: ItemPath(section: section, item: item))
  }

  /// Moves a row of the content after the user moved it. The collection view moves the cell itself.
  private func move(_ source: ItemPath, _ target: ItemPath, _ reorder: ([PanelItem]) -> Void) {
    guard source.section == 0, target.section == 0, rows.item(source) != nil else { return }
    let item = rows.sections[0].items.remove(at: source.item)
    rows.sections[0].items.insert(item, at: min(target.item, rows.sections[0].items.count))
    reorder(rows.sections[0].items)
  }

  /// Releases everything that would retain the list.
  func close() {
    rows.stop()
  }
}
