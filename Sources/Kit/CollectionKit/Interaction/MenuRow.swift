import Basics
import Geometry
import ViewKit

/// An entry of a menu.
final class MenuRow: View {
  let entry: ContextMenu.Entry
  private let appearance: CollectionAppearance
  private let isRightToLeft: Bool
  private let choose: (ContextMenu.Entry) -> Void
  private let dot = View()
  /// Whether Enter would choose the entry. Only the current entry is a tab stop.
  var isCurrent = false {
    didSet {
      isTabStop = isCurrent
      configure()
    }
  }

  init(
    _ entry: ContextMenu.Entry, _ appearance: CollectionAppearance, _ isRightToLeft: Bool,
    _ choose: @escaping (ContextMenu.Entry) -> Void
  ) {
    self.entry = entry
    self.appearance = appearance
    self.isRightToLeft = isRightToLeft
    self.choose = choose
    super.init()
    text = entry.title
    accessibility = AccessibilityNode(role: .menuItem, states: entry.isEnabled ? [] : .disabled)
    if let color = entry.dot {
      dot.layer = Layer(fill: color, leadingRadius: 5, trailingRadius: 5)
      addSubview(dot)
    }
    configure()
    addGesture(TapGesture(action: callback(to: self) { row, _ in _ = row.activate() }))
  }

  /// Returns the width that an entry needs, with a margin for hosts whose fonts are wider than the estimate.
  static func width(of entry: ContextMenu.Entry, _ style: TextStyle) -> Double {
    TextWidthEstimate.width(of: entry.title, style: style) * 1.1 + inset(of: entry) + margin
  }

  private static func inset(of entry: ContextMenu.Entry) -> Double { entry.dot == nil ? margin : margin + 18 }

  private static let margin = 12.0

  private func configure() {
    layer = Layer(
      fill: isCurrent ? appearance.hairline : nil, leadingRadius: 6, trailingRadius: 6,
      textColor: entry.isEnabled ? appearance.ink : appearance.faint,
      textStyle: appearance.menuText,
      textInsets: Insets(leading: MenuRow.inset(of: entry), trailing: MenuRow.margin), cursor: .pointingHand)
  }

  override func layoutSubviews() {
    let rect = Rect(x: MenuRow.margin, y: (frame.height - 10) / 2, width: 10, height: 10)
    dot.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  override func activate() -> Bool {
    if entry.isEnabled { choose(entry) }
    return true
  }
}
