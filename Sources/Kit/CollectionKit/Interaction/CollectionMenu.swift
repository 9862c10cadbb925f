import Geometry
package import ViewKit

/// A context menu: a column of entries next to the pressed point, shown in a popover. It scrolls if there is no room for
/// all entries.
package final class CollectionMenu: PopoverContent {
  /// The height of an entry, in points, for a mouse and for touch.
  package static let rowHeight = (mouse: 32.0, touch: 44.0)

  let menu: ContextMenu
  private(set) var rows: [MenuRow] = []
  private(set) var current: Int?
  private let rowHeight: Double
  private let width: Double
  private let choose: (ContextMenu.Entry) -> Void
  /// Contains the entries; `nil` while all of them fit.
  private var scroll: ScrollView?

  /// Creates a menu.
  ///
  /// - Parameter choose: Called with the chosen entry.
  package init(
    _ menu: ContextMenu, _ appearance: CollectionAppearance, rowHeight: Double = CollectionMenu.rowHeight.mouse,
    isRightToLeft: Bool = false, choose: @escaping (ContextMenu.Entry) -> Void
  ) {
    self.menu = menu
    self.choose = choose
    self.rowHeight = rowHeight
    let widest = menu.entries.map { MenuRow.width(of: $0, appearance.menuText) }.max() ?? 0
    width = min(max(widest + 2 * CollectionMenu.inset, 200), 320)
    super.init()
    layer = Layer(
      fill: appearance.surface, leadingRadius: 8, trailingRadius: 8, ring: Ring(color: appearance.hairline, width: 1))
    accessibility.role = .menu
    current = menu.entries.firstIndex { $0.isEnabled }
    for entry in menu.entries {
      let row = MenuRow(entry, appearance, isRightToLeft, choose)
      addSubview(row)
      rows.append(row)
    }
    if let current { rows[current].isCurrent = true }
  }

  package override var becomesSheet: Bool { false }
  package override var wantedWidth: Double { width }
  package override func wantedHeight(width: Double) -> Double {
    Double(rows.count) * rowHeight + 2 * CollectionMenu.inset
  }
  package override var leastHeight: Double { .infinity }
  package override func focusTarget() -> View { current.map { rows[$0] } ?? self }

  package override func layoutSubviews() {
    let height = wantedHeight(width: frame.width)
    // Frames are rounded to pixels.
    if scroll == nil, frame.height > 0, frame.height < height - 1 { beginScrolling() }
    scroll?.frame = Rect(origin: .zero, size: frame.size)
    scroll?.contentSize = Size(width: frame.width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: CollectionMenu.inset, y: Double(index) * rowHeight + CollectionMenu.inset,
        width: frame.width - 2 * CollectionMenu.inset, height: rowHeight)
    }
  }

  /// Moves the entries into a view that scrolls. The focus stays on the current one.
  private func beginScrolling() {
    let hadFocus = window?.focusedView?.isDescendant(of: self) == true
    let view = ScrollView()
    scroll = view
    addSubview(view)
    for row in rows { view.addSubview(row) }
    if hadFocus { window?.focus(focusTarget()) }
  }

  /// The distance of entries from the edges, in points, which keeps the highlight off the outline.
  private static let inset = 4.0

  /// Handles keys: arrows, Home, and End move between entries; Enter and Space choose. The popover layer handles all
  /// others.
  package override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .arrowDown, .arrowUp: step(from: current, by: event.key == .arrowDown ? 1 : -1)
    case .home: step(from: -1, by: 1)
    case .end: step(from: rows.count, by: -1)
    case .enter, .space: if let current { choose(rows[current].entry) }
    default: return false
    }
    return true
  }

  private func step(from index: Int?, by offset: Int) {
    var next = index.map { $0 + offset } ?? (offset > 0 ? 0 : rows.count - 1)
    while rows.indices.contains(next), !rows[next].entry.isEnabled { next += offset }
    guard rows.indices.contains(next) else { return }
    if let current { rows[current].isCurrent = false }
    rows[next].isCurrent = true
    current = next
    window?.focus(rows[next])
    scroll?.reveal(rows[next], gap: CollectionMenu.inset)
  }
}
