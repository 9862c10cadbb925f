import Basics
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// A question with a few answers, one a row: the base of the questions that editing asks.
///
/// Arrows move from row to row, Enter, Space and a press choose; Escape cancels, as the owner hears when the popover
/// closes.
class ChoicePopover: PopoverContent {
  private let heading = View()
  private let list = View()
  final let rows: [ChoiceRow]
  /// The row that Enter would choose.
  final private(set) var current = 0

  /// Creates a question.
  ///
  /// - Parameter answers: the name of each answer, and the lines that say more; at least one. Enter chooses the first.
  init(_ question: String, _ answers: [(name: String, details: [String])], _ configuration: CalendarConfiguration) {
    rows = answers.map { ChoiceRow($0.name, $0.details, configuration) }
    super.init()
    layer = .popover
    accessibility.label = question
    heading.text = question
    heading.accessibility.role = .heading
    var style = configuration.style.type.compactTitle
    style.alignment = .leading
    heading.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style)
    list.accessibility = AccessibilityNode(role: .listBox, label: question)
    addSubview(heading)
    addSubview(list)
    for (index, row) in rows.enumerated() {
      row.onFocus = callback(to: self) { $0.select(index) }
      row.onChoose = callback(to: self) {
        $0.select(index)
        $0.didChoose(index)
      }
      list.addSubview(row)
    }
    rows.first?.isCurrent = true
  }

  /// Handles that a row gets the focus or is pointed at.
  func didFocus(_ index: Int) {}

  /// Handles that a row was chosen.
  func didChoose(_ index: Int) {}

  private func select(_ index: Int) {
    guard index != current, rows.indices.contains(index) else { return }
    rows[current].isCurrent = false
    rows[index].isCurrent = true
    current = index
    didFocus(index)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    var index = current
    switch event.key {
    case .arrowDown: index += 1
    case .arrowUp: index -= 1
    case .home: index = 0
    case .end: index = rows.count - 1
    case .enter, .space:
      if !rows.isEmpty { didChoose(current) }
      return true
    default: return false
    }
    guard rows.indices.contains(index) else { return true }
    select(index)
    window?.focus(rows[index])
    return true
  }

  // MARK: - Popover

  override var placement: PopoverGeometry.Placement { .beside }
  override var wantedWidth: Double { 344 }
  override func wantedHeight(width: Double) -> Double {
    rows.reduce(ChoicePopover.headingHeight + 8) { $0 + $1.wantedHeight }
  }
  override func focusTarget() -> View { rows.indices.contains(current) ? rows[current] : self }
  override var stops: [View] { [focusTarget()] }
  override var elementViews: [View] { [self, heading, list] + rows.map { $0 as View } }

  override func layoutSubviews() {
    let height = ChoicePopover.headingHeight
    heading.frame = Rect(x: 16, y: 0, width: max(0, frame.width - 32), height: height)
    list.frame = Rect(x: 0, y: height, width: frame.width, height: max(0, frame.height - height))
    var y = 0.0
    for row in rows {
      row.frame = Rect(x: 6, y: y, width: max(0, frame.width - 12), height: row.wantedHeight)
      y += row.wantedHeight
    }
  }

  private static let headingHeight = 48.0
}
