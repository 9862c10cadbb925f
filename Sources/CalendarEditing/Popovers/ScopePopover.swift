import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The question how much of a series an edit is meant for. Its lines say what each answer would change; the one that has
/// the focus can be shown in the calendar before it is chosen.
///
/// Arrows move from line to line, Enter, Space and a press choose; Escape cancels, as the owner hears when the popover
/// closes.
final class ScopePopover: PopoverContent {
  /// Called with the scope of a line that gets the focus or is pointed at.
  var onFocus: ((EditScope) -> Void)?
  /// Called with the scope that was chosen.
  var onChoose: ((EditScope) -> Void)?

  private let heading = View()
  private let list = View()
  private(set) var rows: [ScopeRow] = []
  private var current = 0

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - extents: the possible scopes, at least one, the first of which is chosen by Enter.
  ///   - words: writes the lines.
  init(_ extents: [EditExtent], _ words: EditAnnouncer, _ configuration: CalendarConfiguration) {
    super.init()
    let type = configuration.style.type
    layer = .popover
    accessibility.label = words.words[.whichEvents]
    heading.text = words.words[.whichEvents]
    heading.accessibility.role = .heading
    var style = type.compactTitle
    style.alignment = .leading
    heading.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style)
    list.accessibility = AccessibilityNode(role: .listBox, label: words.words[.whichEvents])
    addSubview(heading)
    addSubview(list)
    for (index, extent) in extents.enumerated() {
      let row = ScopeRow(extent.scope, words.scope(extent.scope), words.extent(extent), configuration)
      row.onFocus = callback(to: self) { $0.select(index) }
      row.onChoose = callback(to: self) {
        $0.select(index)
        $0.onChoose?(extent.scope)
      }
      rows.append(row)
      list.addSubview(row)
    }
    rows.first?.isCurrent = true
  }

  /// The scope that Enter would choose.
  var scope: EditScope? { rows.indices.contains(current) ? rows[current].scope : nil }

  private func select(_ index: Int) {
    guard index != current, rows.indices.contains(index) else { return }
    rows[current].isCurrent = false
    rows[index].isCurrent = true
    current = index
    onFocus?(rows[index].scope)
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    var index = current
    switch event.key {
    case .arrowDown: index += 1
    case .arrowUp: index -= 1
    case .home: index = 0
    case .end: index = rows.count - 1
    case .enter, .space:
      if let scope { onChoose?(scope) }
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
    ScopePopover.headingHeight + Double(rows.count) * ScopeRow.height + 8
  }
  override func focusTarget() -> View { rows.indices.contains(current) ? rows[current] : self }
  override var stops: [View] { [focusTarget()] }
  override var elementViews: [View] { [self, heading, list] + rows.map { $0 as View } }

  override func layoutSubviews() {
    let height = ScopePopover.headingHeight
    heading.frame = Rect(x: 16, y: 0, width: max(0, frame.width - 32), height: height)
    list.frame = Rect(x: 0, y: height, width: frame.width, height: max(0, frame.height - height))
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: 6, y: Double(index) * ScopeRow.height, width: max(0, frame.width - 12), height: ScopeRow.height)
    }
  }

  private static let headingHeight = 48.0

  override func windowWillClose() {
    super.windowWillClose()
    (onFocus, onChoose) = (nil, nil)
  }
}
