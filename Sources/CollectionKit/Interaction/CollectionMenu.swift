import Basics
import Diffing
import Geometry
import ViewKit

/// The menu of items: a column of entries beside the point that was pressed, as the content of a popover.
final class CollectionMenu: PopoverContent {
  static let rowHeight = 32.0

  let menu: ContextMenu
  private(set) var rows: [MenuRow] = []
  private(set) var current: Int?
  private let choose: (ContextMenu.Entry) -> Void

  /// - Parameter choose: called with the chosen entry.
  init(_ menu: ContextMenu, _ appearance: CollectionAppearance, choose: @escaping (ContextMenu.Entry) -> Void) {
    self.menu = menu
    self.choose = choose
    super.init()
    layer = Layer(
      fill: appearance.surface, leadingRadius: 8, trailingRadius: 8, ring: Ring(color: appearance.hairline, width: 1))
    accessibility.role = .menu
    current = menu.entries.firstIndex { $0.isEnabled }
    for entry in menu.entries {
      let row = MenuRow(entry, appearance, choose)
      addSubview(row)
      rows.append(row)
    }
    if let current { rows[current].isCurrent = true }
  }

  override var becomesSheet: Bool { false }
  override var wantedWidth: Double { 200 }
  override func wantedHeight(width: Double) -> Double { Double(rows.count) * Self.rowHeight + 8 }
  override var leastHeight: Double { .infinity }
  override func focusTarget() -> View { current.map { rows[$0] } ?? self }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = Rect(x: 0, y: Double(index) * Self.rowHeight + 4, width: frame.width, height: Self.rowHeight)
    }
  }

  /// Handles keys: arrows move from entry to entry, Enter and Space choose; the layer keeps all others.
  override func keyDown(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .arrowDown, .arrowUp: step(by: event.key == .arrowDown ? 1 : -1)
    case .enter, .space: if let current { choose(rows[current].entry) }
    default: return false
    }
    return true
  }

  private func step(by offset: Int) {
    var next = current.map { $0 + offset } ?? (offset > 0 ? 0 : rows.count - 1)
    while rows.indices.contains(next), !rows[next].entry.isEnabled { next += offset }
    guard rows.indices.contains(next) else { return }
    if let current { rows[current].isCurrent = false }
    rows[next].isCurrent = true
    current = next
    window?.focus(rows[next])
  }
}

/// An entry of a menu.
final class MenuRow: View {
  let entry: ContextMenu.Entry
  private let appearance: CollectionAppearance
  private let choose: (ContextMenu.Entry) -> Void
  var isCurrent = false { didSet { configure() } }

  init(
    _ entry: ContextMenu.Entry, _ appearance: CollectionAppearance, _ choose: @escaping (ContextMenu.Entry) -> Void
  ) {
    self.entry = entry
    self.appearance = appearance
    self.choose = choose
    super.init()
    text = entry.title
    accessibility = AccessibilityNode(role: .menuItem, states: entry.isEnabled ? [] : .disabled)
    isTabStop = entry.isEnabled
    configure()
    addGesture(TapGesture(action: callback(to: self) { row, _ in _ = row.activate() }))
  }

  private func configure() {
    layer = Layer(
      fill: isCurrent ? appearance.hairline : nil, textColor: entry.isEnabled ? appearance.ink : appearance.faint,
      textStyle: appearance.menuText, textInsets: Insets(leading: 12, trailing: 12), cursor: .pointingHand)
  }

  override func activate() -> Bool {
    if entry.isEnabled { choose(entry) }
    return true
  }
}
