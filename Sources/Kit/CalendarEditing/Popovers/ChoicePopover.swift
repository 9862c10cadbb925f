import Basics
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// A question with a few answers, one button per row, and a Cancel button: the base of the questions that editing asks.
///
/// Arrow keys and Tab move between buttons; Enter, Space, and a press choose; Escape cancels. The owner learns of the
/// cancellation when the popover closes.
class ChoicePopover: PopoverContent {
  private let heading = View()
  final let rows: [ChoiceRow]
  final private(set) var cancelButton: HeaderButton?
  /// The row that is focused or below the pointer.
  final private(set) var current = 0
  private let isRightToLeft: Bool

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - question: the question, or what the answers do.
  ///   - answers: the name and detail lines of each answer; at least one answer. The first has the focus.
  ///   - cancel: the title of the Cancel button.
  init(
    _ question: String, _ answers: [(name: String, details: [String])], cancel: String,
    _ configuration: CalendarConfiguration
  ) {
    rows = answers.map { ChoiceRow($0.name, $0.details, configuration) }
    isRightToLeft = configuration.direction == .rightToLeft
    super.init()
    layer = .popover
    accessibility.label = question
    heading.text = question
    heading.accessibility.role = .heading
    var style = configuration.style.type.compactTitle
    style.alignment = .leading
    heading.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style)
    addSubview(heading)
    for (index, row) in rows.enumerated() {
      row.onFocus = callback(to: self) { $0.select(index) }
      row.onChoose = callback(to: self) {
        $0.select(index)
        $0.didChoose(index)
      }
      addSubview(row)
    }
    let button = HeaderButton(action: callback(to: self) { $0.onClose?() })
    button.text = cancel
    button.layer = HeaderButton.layer(configuration.style.type.button, hasRing: true)
    cancelButton = button
    addSubview(button)
    rows.first?.isCurrent = true
  }

  /// Called when a row receives the focus or the pointer.
  func didFocus(_ index: Int) {}

  /// Called when a row was chosen.
  func didChoose(_ index: Int) {}

  private func select(_ index: Int) {
    guard index != current, rows.indices.contains(index) else { return }
    rows[current].isCurrent = false
    rows[index].isCurrent = true
    current = index
    didFocus(index)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    let index = stops.firstIndex { $0 === window?.focusedView } ?? current
    let last = stops.count - 1
    let next: Int
    switch event.key {
    case .arrowDown: next = min(index + 1, last)
    case .arrowUp: next = max(index - 1, 0)
    case .home: next = 0
    case .end: next = last
    default: return super.keyDown(event)
    }
    let stop = stops[next]
    window?.focus(stop)
    if let row = rows.firstIndex(where: { $0 === stop }) { select(row) }
    return true
  }

  // MARK: - Popover

  override var placement: PopoverGeometry.Placement { .beside }
  override var wantedWidth: Double { 344 }
  override func wantedHeight(width: Double) -> Double {
    rows.reduce(ChoicePopover.headingHeight + ChoicePopover.footer) { $0 + $1.wantedHeight + ChoicePopover.gap }
  }
  override func focusTarget() -> View { rows.indices.contains(current) ? rows[current] : self }

  override func layoutSubviews() {
    let margin = ChoicePopover.margin
    let room = max(0, frame.width - 2 * margin)
    heading.frame = Rect(x: margin + 4, y: 0, width: max(0, room - 8), height: ChoicePopover.headingHeight)
    var y = ChoicePopover.headingHeight
    for row in rows {
      row.frame = Rect(x: margin, y: y, width: room, height: row.wantedHeight)
      y += row.wantedHeight + ChoicePopover.gap
    }
    guard let cancelButton else { return }
    let width = cancelButton.preferredWidth
    let rect = Rect(x: frame.width - margin - width, y: y + 4, width: width, height: ChoicePopover.footer - 16)
    cancelButton.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  /// The heights of the lines with the question and the button, and the distances of the rows, in points.
  private static let (headingHeight, footer, margin, gap) = (48.0, 60.0, 12.0, 6.0)
}
