import CalendarViews
import Geometry
import ViewKit

/// A row of the calendar list: a box in the calendar's color, checked if its events are shown, and its name.
final class CalendarCell: PanelCell {
  private let box = View()
  private let name = View()
  /// The space at the trailing edge, in points.
  private var trailing = 16.0

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    for view in [box, name] { addSubview(view) }
  }

  func update(with row: CalendarRow) {
    let type = look.type
    trailing = row.hasMenu ? PanelGeometry.trailing + PanelGeometry.button + 4 : 16
    let strong = EventLook(row.color).strong
    accessibility.role = .checkbox
    accessibility.label = row.name
    accessibility.states = row.isShown ? [.checkable, .checked] : .checkable
    var tick = type.time
    (tick.alignment, tick.weight) = (.center, .semibold)
    box.text = row.isShown ? "✓" : ""
    box.layer = Layer(
      fill: row.isShown ? strong : nil, leadingRadius: 4, trailingRadius: 4,
      ring: row.isShown ? nil : Ring(color: strong, width: 1.5), textColor: .role(CalendarRole.background),
      textStyle: tick)
    name.text = row.name
    name.layer = Layer(
      textColor: .role(row.isShown ? CalendarRole.ink : CalendarRole.secondaryInk), textStyle: type.row)
    updateBackground()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    setFrame(of: box, to: Rect(x: 16, y: ((frame.height - 16) / 2).rounded(), width: 16, height: 16))
    setFrame(of: name, to: Rect(x: 44, y: 0, width: max(0, frame.width - 44 - trailing), height: frame.height))
  }
}
