import Basics
import CalendarViews
import CollectionKit
import CollectionManager
import Diffing
import Geometry
import ViewKit

/// A list of the panel: a collection view, its manager, and a storage that computes changes.
///
/// Rows are buttons and checkboxes: pressing one performs an action and leaves no selection.
final class PanelList {
  let view: CollectionView
  /// The view to show if there are no rows.
  let emptyView = View()
  private let manager: CollectionManager
  private let storage: DiffableStorage<Int64, PanelKey>
  private let content = Content()

  /// The content, which closures retain instead of the list.
  private final class Content {
    var sections: [PanelSection] = []
    var look = PanelLook()
    var image: ((EventContext) -> Layer?)?

    func item(_ path: ItemPath) -> PanelItem? {
      guard sections.indices.contains(path.section) else { return nil }
      let items = sections[path.section].items
      return items.indices.contains(path.item) ? items[path.item] : nil
    }
  }

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
    let content = content
    let section = SectionStyle(headerHeight: 32, footerHeight: 0)
    let view = CollectionView(layout: .list(ListLayout(rowHeight: .fixed(rowHeight), section: section)))
    self.view = view
    storage = DiffableStorage { path, _ in content.item(path)?.model }
    storage.headerModelProvider = { section in
      guard content.sections.indices.contains(section) else { return nil }
      let heading = content.sections[section].heading
      return heading.utf8.isEmpty ? nil : ModelBox(heading)
    }
    manager = CollectionManager(managing: view, storage: storage)
    let updater = manager.coreDataUpdater()
    updater.reloadsAfterSectionChanges = false
    manager.collectionViewUpdater = updater
    view.role = .group
    view.emptyView = emptyView
    if let reorder {
      view.allowsReordering = true
      manager.moveItemAtTo(callback(to: self) { $0.move($1, $2, reorder) })
    }
    let list = Unowned(wrappedValue: view)
    manager.register(
      CalendarCell.self,
      mapping: { mapping in
        mapping.didSelect { cell, row, _ in
          // The closure may release the list.
          let view = list.wrappedValue
          activate(.calendar(row), cell)
          view.selectItem(at: nil)
        }
      }, handler: { cell, _, _ in cell.look = content.look })
    manager.register(
      EventCell.self,
      mapping: { mapping in
        mapping.didSelect { cell, row, _ in
          let view = list.wrappedValue
          activate(.event(row), cell)
          view.selectItem(at: nil)
        }
        mapping.canFocus { _, row, _ in row.event != nil }
      },
      handler: { cell, row, _ in
        cell.look = content.look
        cell.imageBackground = row.event.flatMap { content.image?($0) }
      })
    manager.register(
      NoteCell.self,
      mapping: { mapping in
        mapping.shouldSelect { _, _, _ in false }
        mapping.shouldHighlight { _, _, _ in false }
        mapping.canFocus { _, _, _ in false }
      }, handler: { cell, _, _ in cell.look = content.look })
    manager.registerHeader(HeadingCell.self, handler: { cell, _, _ in cell.look = content.look })
  }

  /// Returns the layer behind the image of an event. Called whenever its row is configured.
  var image: ((EventContext) -> Layer?)? {
    get { content.image }
    set { content.image = newValue }
  }

  /// The rows, section by section.
  var sections: [PanelSection] { content.sections }

  /// Shows rows. Remaining rows keep their views; changed rows are configured again.
  ///
  /// - Parameter animated: whether insertions and deletions are animated; otherwise the list is reloaded and scrolled
  ///   to the top.
  func show(_ sections: [PanelSection], animated: Bool) {
    var snapshot = snapshot(sections)
    var changed: [PanelKey] = []
    let old = content.sections
    for (sectionIndex, section) in sections.enumerated() where animated {
      for (index, item) in section.items.enumerated() {
        // Most rows keep their index.
        let same =
          old.indices.contains(sectionIndex) && old[sectionIndex].items.indices.contains(index)
          ? old[sectionIndex].items[index] : nil
        if same?.key == item.key ? same != item : true { changed.append(item.key) }
      }
      if old.indices.contains(sectionIndex), old[sectionIndex].key == section.key,
        !old[sectionIndex].heading.hasSameBytes(as: section.heading)
      {
        snapshot.reloadSections([section.key])
      }
    }
    snapshot.reloadItems(changed)
    content.sections = sections
    storage.apply(snapshot, animatingDifferences: animated)
    if !animated { view.scroll(to: .zero) }
  }

  private func snapshot(_ sections: [PanelSection]) -> DiffableSnapshot<Int64, PanelKey> {
    var snapshot = DiffableSnapshot<Int64, PanelKey>()
    for section in sections {
      snapshot.appendSections([section.key])
      snapshot.appendItems(section.items.map { $0.key }, toSection: section.key)
    }
    return snapshot
  }

  /// Sets the look and configures all rows again.
  func update(_ look: PanelLook) {
    view.direction = look.isRightToLeft ? .rightToLeft : .leftToRight
    guard content.look != look else { return }
    content.look = look
    view.reloadData()
  }

  /// The focused row; `nil` if nothing in the list has the focus.
  var focusedItem: PanelItem? {
    guard view.window?.focusedView?.isDescendant(of: view) == true else { return nil }
    return view.focusedPath.flatMap { content.item($0) }
  }

  /// Returns the row at a point in the window; `nil` if there is none.
  func item(at location: Point) -> PanelItem? {
    view.itemPath(atViewportPoint: location - view.frameInWindow.origin).flatMap { content.item($0) }
  }

  /// Moves the focus to a row. Returns whether there is a row with this key.
  @discardableResult
  func focus(_ key: PanelKey) -> Bool {
    for (section, rows) in content.sections.enumerated() {
      guard let item = rows.items.firstIndex(where: { $0.key == key }) else { continue }
      return view.focusItem(at: ItemPath(section: section, item: item))
    }
    return false
  }

  /// Moves the focus to the first row. Returns whether there is one.
  func focusFirst() -> Bool {
    guard content.item(ItemPath(section: 0, item: 0)) != nil else { return false }
    return view.focusItem(at: ItemPath(section: 0, item: 0))
  }

  /// Moves the focus to the last row. Returns whether there is one.
  func focusLast() -> Bool {
    guard let section = content.sections.indices.last, let item = content.sections[section].items.indices.last else {
      return false
    }
    return view.focusItem(at: ItemPath(section: section, item: item))
  }

  /// Moves a row of the content after the user moved it. The collection view moves the cell itself.
  private func move(_ source: ItemPath, _ target: ItemPath, _ reorder: ([PanelItem]) -> Void) {
    guard source.section == 0, target.section == 0, content.item(source) != nil else { return }
    let item = content.sections[0].items.remove(at: source.item)
    content.sections[0].items.insert(item, at: min(target.item, content.sections[0].items.count))
    storage.updateWithoutAnimations { storage.apply(snapshot(content.sections)) }
    reorder(content.sections[0].items)
  }

  /// Releases everything that would retain the list.
  func close() {
    content.image = nil
    manager.stopManaging()
  }
}
