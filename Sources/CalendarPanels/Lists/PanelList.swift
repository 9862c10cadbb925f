import Basics
import CalendarViews
import CollectionKit
import CollectionManager
import Diffing
import Geometry
import ViewKit

/// A list of the panel: a collection view, its manager, and a storage that finds out what changed.
///
/// Rows are buttons and checkboxes: pressed, they do something and are not selected afterwards.
final class PanelList {
  let view: CollectionView
  /// Shown while there are no rows.
  let emptyView = View()
  private let manager: CollectionManager
  private let storage: DiffableStorage<Int64, PanelKey>
  private let content = Content()

  /// What is shown; closures keep it, not the list.
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

  /// - Parameters:
  ///   - rowHeight: in points.
  ///   - activate: called for a row that is pressed.
  ///   - reorder: called with the rows of the first section in their new order after a person moved one; `nil` for a list
  ///     whose rows stay where they are.
  init(
    rowHeight: Double, activate: @escaping (PanelItem) -> Void, reorder: (([PanelItem]) -> Void)? = nil
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
      manager.moveItemAtTo { [unowned(unsafe) self] in move($0, $1, reorder) }
    }
    manager.register(
      CalendarCell.self,
      mapping: { mapping in
        mapping.didSelect { [unowned(unsafe) view] _, row, _ in
          // The rest may go meanwhile.
          let list = view
          activate(.calendar(row))
          list.selectItem(at: nil)
        }
      }, handler: { cell, _, _ in cell.look = content.look })
    manager.register(
      EventCell.self,
      mapping: { mapping in
        mapping.didSelect { [unowned(unsafe) view] _, row, _ in
          let list = view
          activate(.event(row))
          list.selectItem(at: nil)
        }
        mapping.canFocus { _, row, _ in row.event != nil }
      },
      handler: { cell, row, _ in
        cell.look = content.look
        cell.ground = row.event.flatMap { content.image?($0) }
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

  /// Asked for the image of an event, whenever its row is dressed; `nil` for none.
  var image: ((EventContext) -> Layer?)? {
    get { content.image }
    set { content.image = newValue }
  }

  /// The rows, section by section.
  var sections: [PanelSection] { content.sections }

  /// Shows rows. What stays keeps its view; what says something else is dressed anew in its place.
  ///
  /// - Parameter animated: whether rows are seen to come and go; else everything is shown anew, from the beginning.
  func show(_ sections: [PanelSection], animated: Bool) {
    var snapshot = snapshot(sections)
    var changed: [PanelKey] = []
    let old = content.sections
    for (place, section) in sections.enumerated() where animated {
      for (index, item) in section.items.enumerated() {
        // Mostly the same row is at the same place.
        let same =
          old.indices.contains(place) && old[place].items.indices.contains(index) ? old[place].items[index] : nil
        if same?.key == item.key ? same != item : true { changed.append(item.key) }
      }
      if old.indices.contains(place), old[place].key == section.key,
        !old[place].heading.hasSameBytes(as: section.heading)
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

  /// Dresses all rows anew.
  func update(_ look: PanelLook) {
    view.direction = look.isRightToLeft ? .rightToLeft : .leftToRight
    guard content.look != look else { return }
    content.look = look
    view.reloadData()
  }

  /// Leads the focus to the first row. Returns whether there is one.
  func focusFirst() -> Bool {
    guard content.item(ItemPath(section: 0, item: 0)) != nil else { return false }
    return view.focusItem(at: ItemPath(section: 0, item: 0))
  }

  /// Leads the focus to the last row. Returns whether there is one.
  func focusLast() -> Bool {
    guard let section = content.sections.indices.last, let item = content.sections[section].items.indices.last else {
      return false
    }
    return view.focusItem(at: ItemPath(section: section, item: item))
  }

  /// A person moved a row; the view moves its cell by itself.
  private func move(_ source: ItemPath, _ target: ItemPath, _ reorder: ([PanelItem]) -> Void) {
    guard source.section == 0, target.section == 0, content.item(source) != nil else { return }
    let item = content.sections[0].items.remove(at: source.item)
    content.sections[0].items.insert(item, at: min(target.item, content.sections[0].items.count))
    storage.updateWithoutAnimations { storage.apply(snapshot(content.sections)) }
    reorder(content.sections[0].items)
  }

  /// Lets go of everything that would keep the list alive.
  func close() {
    content.image = nil
    manager.stopManaging()
  }
}
