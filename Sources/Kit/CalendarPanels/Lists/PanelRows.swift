import Basics
import CalendarViews
import CollectionKit
import Diffing
import Geometry
import ViewKit

/// The rows of a panel list: provides the views of its collection view and answers its questions.
///
/// The collection view holds it weakly, except in WebAssembly, so it does not retain the list.
final class PanelRows: CollectionSource, CollectionDelegate {
  private static let calendarCell = ReuseIdentifier(1)
  private static let eventCell = ReuseIdentifier(2)
  private static let noteCell = ReuseIdentifier(3)
  private static let headingCell = ReuseIdentifier(4)

  var sections: [PanelSection] = []
  var look = PanelLook()
  /// Returns the layer behind the image of an event. Called whenever its row is configured.
  var image: ((EventContext) -> Layer?)?
  /// Called when the user moved a row.
  var move: ((ItemPath, ItemPath) -> Void)?
  private let activate: (PanelItem, View?) -> Void
  @Unowned private var view: CollectionView?

  /// Creates the content of an empty list.
  ///
  /// - Parameter activate: called for a pressed row, with its view if it has one.
  init(activate: @escaping (PanelItem, View?) -> Void) { self.activate = activate }

  /// Provides the content of a collection view.
  func start(_ view: CollectionView) {
    self.view = view
    view.register(Self.calendarCell, ofKind: nil) { CalendarCell() }
    view.register(Self.eventCell, ofKind: nil) { EventCell() }
    view.register(Self.noteCell, ofKind: nil) { NoteCell() }
    view.register(Self.headingCell, ofKind: .sectionHeader) { HeadingCell() }
    view.source = self
    view.delegate = self
  }

  /// Disconnects from the collection view.
  func stop() {
    view?.source = nil
    view?.delegate = nil
    view = nil
    image = nil
    move = nil
  }

  // MARK: - Content

  /// Returns the row at a path; `nil` if there is none.
  func item(_ path: ItemPath) -> PanelItem? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  func cell(at path: ItemPath) -> ReusableView {
    guard let item = item(path), let cell = view?.dequeue(identifier(of: item), ofKind: nil, at: path) else {
      return ReusableView()
    }
    configure(cell, item)
    return cell
  }

  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView {
    guard hasSupplementaryView(ofKind: kind, at: path),
      let cell = view?.dequeue(Self.headingCell, ofKind: kind, at: path) as? HeadingCell
    else { return ReusableView() }
    cell.look = look
    cell.update(with: sections[path.section].heading)
    return cell
  }

  func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool {
    kind == .sectionHeader && sections.indices.contains(path.section) && !sections[path.section].heading.utf8.isEmpty
  }

  private func identifier(of item: PanelItem) -> ReuseIdentifier {
    switch item {
    case .calendar: Self.calendarCell
    case .event: Self.eventCell
    case .note: Self.noteCell
    }
  }

  private func configure(_ view: ReusableView, _ item: PanelItem) {
    guard let cell = view as? PanelCell else { return }
    cell.look = look
    switch item {
    case .calendar(let row): (cell as? CalendarCell)?.update(with: row)
    case .event(let row):
      guard let cell = cell as? EventCell else { return }
      cell.imageBackground = row.event.flatMap { image?($0) }
      cell.update(with: row)
    case .note(let row): (cell as? NoteCell)?.update(with: row)
    }
  }

  // MARK: - Changes

  /// Shows an update in the collection view: updated rows are configured in their cells without animation, and moved
  /// rows are deleted and inserted. The content already holds the result.
  func show(_ update: StorageUpdate) {
    guard let view else { return }
    var shown = UpdateBuilder()
    for change in update.changes {
      switch change {
      case .updateItems: break
      case .moveItem(let from, let to):
        shown.append(.deleteItems([from]))
        shown.append(.insertItems([to]))
      default: shown.append(change)
      }
    }
    if !shown.isEmpty { view.perform(shown.update) {} }
    guard update.changes.contains(where: { if case .updateItems = $0 { true } else { false } }) else { return }
    for pair in update.batch().updatedItems {
      if let item = item(pair.to), let cell = view.cell(at: pair.to), cell.reuseIdentifier == identifier(of: item) {
        configure(cell, item)
      }
    }
  }

  // MARK: - Questions and events

  func implements(_ event: CollectionEventID) -> Bool {
    switch event {
    case .item(let event): event == .didSelect
    case .question(let question):
      question == .shouldSelect || question == .shouldHighlight || question == .canFocus
    // Without a heading, a section has no header and no space for it.
    case .supplementarySize(let kind): kind == .sectionHeader || kind == .sectionFooter
    default: false
    }
  }

  func collection(asks question: ItemQuestion, at path: ItemPath, view: ReusableView?) -> Bool? {
    switch (item(path), question) {
    case (.event(let row)?, .canFocus): row.event != nil
    case (.note?, .shouldSelect), (.note?, .shouldHighlight), (.note?, .canFocus): false
    default: nil
    }
  }

  /// Activates a pressed row, and leaves no selection.
  func collection(_ event: ItemEvent, at path: ItemPath, view: ReusableView?) {
    // Activating may release the list.
    guard event == .didSelect, let item = item(path), let list = self.view else { return }
    activate(item, view ?? list.cell(at: path))
    list.selectItem(at: nil)
  }

  func collectionSizeForSupplementary(ofKind kind: SupplementaryKind, inSection section: Int) -> Size? {
    hasSupplementaryView(ofKind: kind, at: ItemPath(section: section, item: 0)) ? nil : .zero
  }

  func collection(moveItemFrom source: ItemPath, to destination: ItemPath) { move?(source, destination) }
}
