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
  init(rowHeight: Double, activate: @escaping (PanelItem) -> Void) {
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
    manager.register(
      CalendarCell.self,
      mapping: { mapping in
        mapping.didSelect { [unowned(unsafe) view] _, row, _ in
          view.selectItem(at: nil)
          activate(.calendar(row))
        }
      }, handler: { cell, _, _ in cell.look = content.look })
    manager.register(
      EventCell.self,
      mapping: { mapping in
        mapping.didSelect { [unowned(unsafe) view] _, row, _ in
          view.selectItem(at: nil)
          activate(.event(row))
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
    var snapshot = DiffableSnapshot<Int64, PanelKey>()
    var changed: [PanelKey] = []
    let old = content.sections
    for (place, section) in sections.enumerated() {
      snapshot.appendSections([section.key])
      snapshot.appendItems(section.items.map { $0.key }, toSection: section.key)
      guard animated else { continue }
      for (index, item) in section.items.enumerated() {
        // Mostly the same row is at the same place.
        let same =
          old.indices.contains(place) && old[place].items.indices.contains(index) ? old[place].items[index] : nil
        if same?.key == item.key ? same != item : true { changed.append(item.key) }
      }
      if old.indices.contains(place), old[place].key == section.key, !utf8Equal(old[place].heading, section.heading) {
        snapshot.reloadSections([section.key])
      }
    }
    snapshot.reloadItems(changed)
    content.sections = sections
    storage.apply(snapshot, animatingDifferences: animated)
    if !animated { view.scroll(to: .zero) }
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

  /// Lets go of everything that would keep the list alive.
  func close() {
    content.image = nil
    manager.stopManaging()
  }
}
