import Basics
import CalendarViews
import Geometry
import ViewKit

/// Short choices of a form, side by side in lines, of which one or any number can be chosen. Arrow keys move between
/// choices; Tab skips them as a group.
final class FormChips: View {
  /// Called with the index of a pressed choice.
  var onChoose: ((Int) -> Void)?
  /// Called with a choice that receives the focus.
  var onFocus: ((View) -> Void)?
  private(set) var chips: [FormRow] = []
  private let kind: FormRow.Kind
  private let configuration: CalendarConfiguration
  private let height: Double

  /// Creates choices.
  /// - Parameter kind: `.chip` to choose one, `.toggle` to choose any number.
  init(_ kind: FormRow.Kind, _ label: String, _ configuration: CalendarConfiguration, isTouch: Bool) {
    (self.kind, self.configuration) = (kind, configuration)
    height = isTouch ? 44 : max(28, configuration.style.type.row.lineHeight + 10)
    super.init()
    accessibility = AccessibilityNode(role: kind == .chip ? .listBox : .group, label: label)
  }

  /// Shows choices.
  /// - Parameter labels: the accessible names, if the texts are shortened.
  func show(_ texts: [String], labels: [String]? = nil, isOn: (Int) -> Bool) {
    if chips.count != texts.count {
      for chip in chips { chip.removeFromSuperview() }
      chips = texts.indices.map { index in
        let chip = FormRow(kind, configuration)
        chip.onChoose = callback(to: self) { $0.onChoose?(index) }
        chip.onFocus = callback(to: self) { $0.focused($0.chips[index]) }
        addSubview(chip)
        return chip
      }
    }
    for (index, chip) in chips.enumerated() {
      chip.value = texts[index]
      if let labels { chip.accessibility.label = labels[index] }
      chip.isOn = isOn(index)
    }
    let stop = stop
    for chip in chips { chip.isTabStop = chip === stop }
    setNeedsLayout()
  }

  private func focused(_ chip: FormRow) {
    for other in chips { other.isTabStop = other === chip }
    onFocus?(chip)
  }

  /// The choice that Tab moves to.
  var stop: View? {
    chips.first { $0 === window?.focusedView } ?? chips.first { $0.isOn } ?? chips.first
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard let index = chips.firstIndex(where: { $0 === window?.focusedView }) else { return false }
    let isRightToLeft = configuration.direction == .rightToLeft
    var next = index
    switch event.key {
    case .arrowDown: next += 1
    case .arrowUp: next -= 1
    case .arrowRight: next += isRightToLeft ? -1 : 1
    case .arrowLeft: next += isRightToLeft ? 1 : -1
    case .home: next = 0
    case .end: next = chips.count - 1
    case .enter where event.modifiers.isEmpty, .space where event.modifiers.isEmpty: return chips[index].activate()
    default: return false
    }
    if chips.indices.contains(next) { window?.focus(chips[next]) }
    return true
  }

  /// Returns the height of the choices at a width.
  func height(width: Double) -> Double { arrange(width: width) { _, _ in } }

  override func layoutSubviews() {
    _ = arrange(width: frame.width) { index, rect in
      chips[index].frame = configuration.direction == .rightToLeft ? rect.mirrored(in: frame.width) : rect
    }
  }

  private func arrange(width: Double, _ set: (Int, Rect) -> Void) -> Double {
    var (x, y) = (0.0, 0.0)
    for (index, chip) in chips.enumerated() {
      // Host fonts may be wider than the estimate.
      let text = TextWidthEstimate.width(of: chip.value, style: configuration.style.type.row) * 1.08
      let wanted = min(width, max(height, (text + 20).rounded(.up)))
      if x > 0, x + wanted > width { (x, y) = (0, y + height + FormChips.gap) }
      set(index, Rect(x: x, y: y, width: wanted, height: height))
      x += wanted + FormChips.gap
    }
    return y + height
  }

  private static let gap = 4.0

  override func windowWillClose() { (onChoose, onFocus) = (nil, nil) }
}
