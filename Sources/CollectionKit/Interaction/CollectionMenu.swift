import Basics
import Diffing
import Geometry
import ViewKit

/// The view of a menu: a column of entries beside the point that was pressed.
final class CollectionMenu {
  static let rowHeight = 32.0
  static let width = 200.0

  let menu: ContextMenu
  let panel = View(traits: .clips)
  private(set) var rows: [MenuRow] = []
  private(set) var current: Int?
  private let choose: (ContextMenu.Entry?) -> Void

  /// - Parameter choose: called with the chosen entry, or `nil` to close the menu.
  init(
    _ menu: ContextMenu, _ appearance: CollectionAppearance, choose: @escaping (ContextMenu.Entry?) -> Void
  ) {
    self.menu = menu
    self.choose = choose
    panel.layer = Layer(
      fill: appearance.surface, leadingRadius: 8, trailingRadius: 8, ring: Ring(color: appearance.hairline, width: 1))
    panel.accessibility.role = .group
    current = menu.entries.firstIndex { $0.isEnabled }
    for (index, entry) in menu.entries.enumerated() {
      let row = MenuRow(entry, appearance, choose)
      row.frame = Rect(
        x: 0, y: Double(index) * Self.rowHeight + 4, width: Self.width, height: Self.rowHeight)
      panel.addSubview(row)
      rows.append(row)
    }
    if let current { rows[current].isCurrent = true }
  }

  /// Gives the focus to the first entry that can be chosen.
  func takeFocus() { if let current { panel.window?.focus(rows[current]) } }

  /// Lays out the menu beside a point of the viewport, inside of it as far as it fits.
  func layOut(at point: Point, in size: Size) {
    let height = Double(rows.count) * Self.rowHeight + 8
    let x = min(max(0, point.x), max(0, size.width - Self.width))
    let y = point.y + height <= size.height ? point.y : max(0, min(point.y - height, size.height - height))
    panel.frame = Rect(x: x, y: y, width: Self.width, height: height)
  }

  /// Handles keys: arrows move from entry to entry, Enter and Space choose, Escape closes; no other key gets through.
  func handleKey(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .escape: choose(nil)
    case .arrowDown, .arrowUp: step(by: event.key == .arrowDown ? 1 : -1)
    case .enter, .space: if let current { choose(rows[current].entry) }
    default: break
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
    panel.window?.focus(rows[next])
  }
}

/// An entry of a menu.
final class MenuRow: View {
  let entry: ContextMenu.Entry
  private let appearance: CollectionAppearance
  private let choose: (ContextMenu.Entry?) -> Void
  var isCurrent = false { didSet { configure() } }

  init(
    _ entry: ContextMenu.Entry, _ appearance: CollectionAppearance, _ choose: @escaping (ContextMenu.Entry?) -> Void
  ) {
    self.entry = entry
    self.appearance = appearance
    self.choose = choose
    super.init()
    text = entry.title
    accessibility = AccessibilityNode(role: .button, states: entry.isEnabled ? [] : .disabled)
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
