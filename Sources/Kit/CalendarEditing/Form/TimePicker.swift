import Basics
import CalendarViews
import Geometry
import ViewKit

/// A list for picking a time, one per line, of which five lines are visible.
///
/// Up and Down move by one line, Page Up and Page Down by an hour, and Home and End to the ends. Enter and a press pick
/// a time. Tab skips the list as a whole.
final class TimePicker: View {
  /// Called with the index of the picked time.
  var onPick: ((Int) -> Void)?
  /// Called with a time that receives the focus.
  var onFocus: ((View) -> Void)?
  private(set) var options: [FormRow] = []
  private let scroll = ScrollView()
  private let configuration: CalendarConfiguration
  private let rowHeight: Double
  private var current = 0
  /// Whether the next layout centers the current time in the list.
  private var isCentering = false

  init(_ configuration: CalendarConfiguration, isTouch: Bool) {
    self.configuration = configuration
    rowHeight = isTouch ? 44 : max(28, configuration.style.type.row.lineHeight + 8)
    super.init()
    isHidden = true
    accessibility.role = .listBox
    layer = Layer(leadingRadius: 6, trailingRadius: 6, ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1))
    addSubview(scroll)
  }

  /// The height of the list, in points.
  var wantedHeight: Double { rowHeight * 5 + 2 }
  /// The time that receives the focus when the list opens.
  var focusTarget: View? { options.indices.contains(current) ? options[current] : nil }

  /// Shows times, with the current one in the middle. While an option has the focus, the
  /// current time does not change.
  ///
  /// - Parameter chosen: the index of the chosen time; `nil` if it is not in the list. `near` is then the current one.
  func show(_ texts: [String], chosen: Int?, near: Int, label: String) {
    accessibility.label = label
    while options.count > texts.count { options.removeLast().removeFromSuperview() }
    while options.count < texts.count { addOption() }
    for (index, option) in options.enumerated() { (option.value, option.isOn) = (texts[index], index == chosen) }
    guard !options.contains(where: { $0 === window?.focusedView }) else { return }
    setCurrent(chosen ?? near)
    isCentering = true
    setNeedsLayout()
  }

  private func addOption() {
    let (index, option) = (options.count, FormRow(.option, configuration))
    option.onChoose = callback(to: self) { $0.onPick?(index) }
    option.onFocus = callback(to: self) { $0.focused(index) }
    scroll.addSubview(option)
    options.append(option)
  }

  /// Removes the times.
  func clear() {
    for option in options { option.removeFromSuperview() }
    options = []
  }

  private func focused(_ index: Int) {
    setCurrent(index)
    scroll.reveal(options[index])
    onFocus?(self)
  }

  private func setCurrent(_ index: Int) {
    current = index
    for (other, option) in options.enumerated() { option.isTabStop = other == index }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard let index = options.firstIndex(where: { $0 === window?.focusedView }) else { return false }
    var next = index
    switch event.key {
    case .arrowDown: next += 1
    case .arrowUp: next -= 1
    case .pageDown: next = min(index + 4, options.count - 1)
    case .pageUp: next = max(index - 4, 0)
    case .home: next = 0
    case .end: next = options.count - 1
    case .enter where event.modifiers.isEmpty, .space where event.modifiers.isEmpty: return options[index].activate()
    default: return false
    }
    if options.indices.contains(next) { window?.focus(options[next]) }
    return true
  }

  override func layoutSubviews() {
    scroll.frame = Rect(x: 1, y: 1, width: max(0, frame.width - 2), height: max(0, frame.height - 2))
    scroll.contentSize = Size(width: scroll.frame.width, height: rowHeight * Double(options.count))
    for (index, option) in options.enumerated() {
      option.frame = Rect(x: 0, y: rowHeight * Double(index), width: scroll.frame.width, height: rowHeight)
    }
    guard isCentering else { return }
    isCentering = false
    scroll.scroll(to: Point(x: 0, y: (Double(current) + 0.5) * rowHeight - scroll.frame.height / 2))
  }

  override func windowWillClose() { (onPick, onFocus) = (nil, nil) }
}
