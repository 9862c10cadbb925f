import Basics
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// A button that answers the question of a popover: its name and detail lines.
final class ChoiceRow: View {
  /// Called when the row receives the focus or the pointer.
  var onFocus: (() -> Void)?
  /// Called when the row is chosen.
  var onChoose: (() -> Void)?
  /// Whether the row is focused or below the pointer.
  var isCurrent = false { didSet { showState() } }

  private let title = View()
  private let lines: [View]
  private let isRightToLeft: Bool

  init(_ name: String, _ details: [String], _ configuration: CalendarConfiguration) {
    lines = details.map { _ in View() }
    isRightToLeft = configuration.direction == .rightToLeft
    super.init()
    let type = configuration.style.type
    let separator = (configuration.phrases ?? configuration.locale.phrases).separator
    let label = details.reduce(name) { $0 + separator + $1 }
    accessibility = AccessibilityNode(role: .button, label: label)
    isTabStop = true
    title.text = name
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type.row)
    var style = type.event
    lineHeight = style.lineHeight
    style.alignment = .leading
    for (line, text) in zip(lines, details) {
      line.text = text
      line.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style)
    }
    for view in [title] + lines { addSubview(view) }
    showState()
    addGesture(HoverGesture(action: callback(to: self) { row, isInside in if isInside { row.onFocus?() } }))
    addGesture(TapGesture(action: callback(to: self) { row, _ in _ = row.activate() }))
  }

  private func showState() {
    layer = Layer(
      fill: isCurrent ? .role(CalendarRole.selection) : nil, leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1), cursor: .pointingHand)
  }

  override func didReceiveFocus() { onFocus?() }

  override func activate() -> Bool {
    onChoose?()
    return true
  }

  override func layoutSubviews() {
    let room = max(0, frame.width - 24)
    place(title, Rect(x: 12, y: 7, width: room, height: 20))
    for (index, line) in lines.enumerated() {
      place(line, Rect(x: 12, y: 28 + Double(index) * lineHeight, width: room, height: lineHeight))
    }
  }

  private func place(_ view: View, _ rect: Rect) { view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect }

  override func windowWillClose() { (onFocus, onChoose) = (nil, nil) }

  /// The preferred height of the row, in points.
  var wantedHeight: Double { 36 + Double(max(1, lines.count)) * lineHeight }

  /// The height of a detail line, in points.
  private var lineHeight = 16.0
}
