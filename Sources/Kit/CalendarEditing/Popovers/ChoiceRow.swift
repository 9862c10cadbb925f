import Basics
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// An answer to a question in a popover: a mark, its name, and lines that say more.
final class ChoiceRow: View {
  /// Called when the row gets the focus, or a pointer comes over it.
  var onFocus: (() -> Void)?
  /// Called when the row is chosen.
  var onChoose: (() -> Void)?
  /// Whether Enter would choose the row.
  var isCurrent = false { didSet { showState() } }

  private let mark = View()
  private let point = View()
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
    accessibility = AccessibilityNode(role: .option, label: label, states: .selectable)
    isTabStop = true
    mark.layer = Layer(
      leadingRadius: 8, trailingRadius: 8, ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1))
    point.layer = Layer(fill: .role(CalendarRole.ink), leadingRadius: 4, trailingRadius: 4)
    title.text = name
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type.row)
    var style = type.event
    lineHeight = style.lineHeight
    style.alignment = .leading
    for (line, text) in zip(lines, details) {
      line.text = text
      line.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style)
    }
    for view in [mark, point, title] + lines { addSubview(view) }
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
    for (index, line) in lines.enumerated() {
      place(line, Rect(x: 36, y: 28 + Double(index) * lineHeight, width: room, height: lineHeight))
    }
  }

  private func place(_ view: View, _ rect: Rect) { view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect }

  override func windowWillClose() { (onFocus, onChoose) = (nil, nil) }

  /// The height that the row needs, in points.
  var wantedHeight: Double { 36 + Double(max(1, lines.count)) * lineHeight }

  /// The height of a line of details, in points.
  private var lineHeight = 16.0
}
