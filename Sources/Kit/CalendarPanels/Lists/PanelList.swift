import Basics
import CalendarViews
import CollectionKit
import Geometry
import ViewKit

/// A list of the panel. Only rows near the viewport have views, which are reused. Headings stay at the top while their
/// rows scroll.
///
/// Rows are buttons and checkboxes: pressing one performs an action and leaves no selection. This is not a
/// `CollectionView`, whose layouts, selections, drops, and animations would add 40 KB to the editing program of a page.
final class PanelList: ScrollView {
  /// A row and its position.
  struct Row {
    /// The identity of the row while it is in the list.
    let id: Int
    let item: PanelItem
    /// The index of the section.
    let section: Int
    /// The distance from the top of the content, in points.
    let top: Double
  }

  /// The view to show if there are no rows.
  let emptyView = View()
  /// The height of a row, in points.
  let rowHeight: Double
  /// Called for a pressed row, with its view if it has one.
  private(set) var activate: ((PanelItem, View?) -> Void)?
  /// Called with the reordered rows of the first section after the user moved one; `nil` if rows cannot be moved.
  private(set) var reorder: (([PanelItem]) -> Void)?
  /// Returns the layer behind the image of an event. Called whenever its row is configured.
  var imageBackground: ((EventContext) -> Layer?)?
  /// Called when an arrow key would move the focus above the first row, or below the last one (`isDown` is `true`).
  /// Returns whether the focus moved elsewhere.
  var onLeave: ((_ isDown: Bool) -> Bool)?

  /// The rows, section by section.
  private(set) var sections: [PanelSection] = []
  private(set) var rows: [Row] = []
  /// The row with the keyboard focus, or the one that had it last.
  var focusedID: Int? { didSet { setNeedsLayout() } }
  /// Whether the focused row receives the window's focus, and is scrolled into view, in the next layout.
  var isFocusWanted = false
  /// The pressed row.
  var highlightedID: Int? { didSet { setNeedsLayout() } }
  /// The row that the user is moving.
  var drag: PanelDrag? { didSet { setNeedsLayout() } }
  /// The letters typed within the last second, in lowercase.
  var typed: [UInt32] = []

  /// The parent of all rows.
  let container = View()
  let cells: ItemRecycler<Int>
  let headings: ItemRecycler<Int>
  let link = CellLink()
  private(set) var look = PanelLook()
  /// The upper and lower edges of the sections, with their headings.
  private(set) var spans: [(top: Double, bottom: Double)] = []
  var areHeadingsStale = true
  private var lastID = 0

  static let headingCell = ReuseIdentifier(0)

  /// Creates an empty list.
  ///
  /// - Parameter reorder: see the property.
  init(
    rowHeight: Double, activate: @escaping (PanelItem, View?) -> Void, reorder: (([PanelItem]) -> Void)? = nil
  ) {
    self.rowHeight = rowHeight
    self.activate = activate
    self.reorder = reorder
    let pool = ReusePool()
    pool.register(Self.headingCell) { HeadingCell() }
    pool.register(PanelItem.calendarCell) { CalendarCell() }
    pool.register(PanelItem.eventCell) { EventCell() }
    pool.register(PanelItem.noteCell) { NoteCell() }
    cells = ItemRecycler(pool: pool)
    headings = ItemRecycler(pool: pool)
    super.init()
    addSubview(container)
    addSubview(emptyView)
    accessibility.role = .group
    link.didReceiveFocus = callback(to: self) { list, view in list.focusedID = (view as? PanelCell)?.rowID }
    link.activate = callback(to: self) { list, view in
      list.press((view as? PanelCell).flatMap { list.index(of: $0.rowID) })
    }
    addGestures()
  }

  deinit {
    // Cells may outlive the list.
    link.didReceiveFocus = nil
    link.activate = nil
  }

  override func windowWillClose() { (activate, reorder, imageBackground, onLeave) = (nil, nil, nil, nil) }

  // MARK: - Content

  /// Shows rows. Remaining rows keep their views; changed rows are configured again.
  ///
  /// - Parameter keepsPosition: whether the first visible row stays in place; otherwise the list is scrolled to the top,
  ///   and all rows are configured again.
  func show(_ sections: [PanelSection], keepsPosition: Bool) {
    guard !keepsPosition || sections != self.sections else { return }
    cancelDrag()
    let (old, y) = (rows, contentOffset.y)
    replace(sections, configuresAll: !keepsPosition)
    if !keepsPosition { return scroll(to: .zero) }
    guard y > 0.5 else { return }
    for row in old where row.top + rowHeight > y && row.top < y + frame.height {
      guard let same = index(of: row.id).map({ rows[$0].top }) else { continue }
      if y + same - row.top != contentOffset.y { rebase(to: Point(x: 0, y: y + same - row.top)) }
      return
    }
  }

  /// Sets the look and configures all rows again.
  func update(_ look: PanelLook) {
    guard self.look != look else { return }
    self.look = look
    replace(sections, configuresAll: true)
  }

  /// Replaces the rows. A removed row leaves the focus to the row in its place.
  func replace(_ sections: [PanelSection], configuresAll: Bool = false) {
    let old = rows
    let focused = focusedIndex
    let hadFocus = isFocusWanted || focused.map { hasFocus(rows[$0].id) } == true
    self.sections = sections
    (rows, spans, areHeadingsStale) = ([], [], true)
    var (top, next) = (0.0, 0)
    for (number, section) in sections.enumerated() {
      let start = top
      top += section.headingHeight
      for item in section.items {
        // Most rows follow one another as before.
        let index =
          old[next...].firstIndex { $0.item.key == item.key } ?? old[..<next].firstIndex { $0.item.key == item.key }
        if let index { next = index + 1 } else { lastID += 1 }
        let id = index.map { old[$0].id } ?? lastID
        rows.append(Row(id: id, item: item, section: number, top: top))
        top += rowHeight
        if let index, configuresAll || old[index].item != item, let cell = cell(id) { configure(cell, item) }
      }
      spans.append((start, top))
    }
    contentSize = Size(width: frame.width, height: top)
    if let focused, focusedIndex == nil {
      let place = min(focused, rows.count - 1)
      focusedID = (control(from: place, by: 1) ?? control(from: place, by: -1)).map { rows[$0].id }
      isFocusWanted = hadFocus && focusedID != nil
    }
    setNeedsLayout()
  }

  func configure(_ cell: PanelCell, _ item: PanelItem) {
    cell.look = look
    switch item {
    case .calendar(let row): (cell as? CalendarCell)?.update(with: row)
    case .event(let row):
      guard let cell = cell as? EventCell else { return }
      cell.imageBackground = row.event.flatMap { imageBackground?($0) }
      cell.update(with: row)
    case .note(let row): (cell as? NoteCell)?.update(with: row)
    }
  }

  /// Returns the view of a row; `nil` if it has none.
  func cell(_ id: Int) -> PanelCell? { cells.view(for: id) as? PanelCell }

  /// Returns the index of a row; `nil` if it is gone.
  func index(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }

  override func layoutSubviews() { layOut() }

  override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) }
}
