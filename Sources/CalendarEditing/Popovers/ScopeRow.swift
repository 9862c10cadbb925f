import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// An answer to the question how much of a series is meant: a mark, its name, and what it would change.
final class ScopeRow: View {
  let scope: EditScope
  /// Called when the row gets the focus, or a pointer comes over it.
  var onFocus: (() -> Void)?
  /// Called when the row is chosen.
  var onChoose: (() -> Void)?
  /// Whether Enter would choose the row.
  var isCurrent = false { didSet { showState() } }

  private let mark = View()
  private let point = View()
  private let title = View()
  private let extent = View()
  private let isRightToLeft: Bool

  init(_ scope: EditScope, _ name: String, _ extent: String, _ configuration: CalendarConfiguration) {
    self.scope = scope
    isRightToLeft = configuration.direction == .rightToLeft
    super.init()
    let type = configuration.style.type
    let separator = (configuration.phrases ?? configuration.locale.phrases).separator
    accessibility = AccessibilityNode(role: .option, label: name + separator + extent, states: .selectable)
    isTabStop = true
    mark.layer = Layer(
      leadingRadius: 8, trailingRadius: 8, ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1))
    point.layer = Layer(fill: .role(CalendarRole.ink), leadingRadius: 4, trailingRadius: 4)
    title.text = name
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type.row)
    self.extent.text = extent
    var style = type.event
    style.alignment = .leading
    self.extent.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style)
    for view in [mark, point, title, self.extent] { addSubview(view) }
    showState()
    addGesture(HoverGesture(action: callback(to: self) { row, isInside in if isInside { row.onFocus?() } }))
    addGesture(TapGesture(action: callback(to: self) { row, _ in _ = row.activate() }))
  }

  private func showState() {
    layer = Layer(
      fill: isCurrent ? .role(CalendarRole.selection) : nil, leadingRadius: 6, trailingRadius: 6,
      cursor: .pointingHand)
    point.isHidden = !isCurrent
    accessibility.states = isCurrent ? [.selectable, .selected] : .selectable
  }

  override func didReceiveFocus() { onFocus?() }

  override func activate() -> Bool {
    onChoose?()
    return true
  }

  override func layoutSubviews() {
    let room = max(0, frame.width - 36 - 8)
    place(mark, Rect(x: 10, y: (frame.height - 16) / 2, width: 16, height: 16))
    place(point, Rect(x: 14, y: (frame.height - 8) / 2, width: 8, height: 8))
    place(title, Rect(x: 36, y: 7, width: room, height: 20))
    place(extent, Rect(x: 36, y: 28, width: room, height: 16))
  }

  private func place(_ view: View, _ rect: Rect) { view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect }

  override func windowWillClose() { (onFocus, onChoose) = (nil, nil) }

  /// The height of a row, in points.
  static let height = 52.0
}
