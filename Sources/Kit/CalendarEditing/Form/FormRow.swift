import Basics
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// A pressable part of a form: a row that opens a list, an option of a list, a switch, or a short choice.
final class FormRow: View {
  /// The kinds of rows.
  enum Kind {
    /// A row that opens a list, an option of a list, and a switch.
    case choice, option, check
    /// A short choice of which one can be chosen, and one of which any number can.
    case chip, toggle
  }

  /// Called when the row is pressed.
  var onChoose: (() -> Void)?
  /// Called when the row receives the focus.
  var onFocus: (() -> Void)?
  /// Whether the row's list is open, its option chosen, or its switch on.
  var isOn = false { didSet { showState() } }
  /// The chosen value, or the name of the option or switch.
  var value: String {
    get { content.text }
    set {
      content.text = newValue
      accessibility.label = name.text.utf8.isEmpty ? newValue : name.text + separator + newValue
    }
  }
  /// The color of the chosen value; `nil` for none.
  var color: Color? {
    didSet {
      dot.isHidden = color == nil
      dot.layer = Layer(fill: color, leadingRadius: 5, trailingRadius: 5)
      setNeedsLayout()
    }
  }
  /// The width of the column with the name, in points.
  var column = 0.0

  private let kind: Kind
  /// The number of lines of a wrapped text; 0 for other texts.
  private var lineCount = 0
  private let name = View()
  private let content = View()
  private let dot = View()
  private let mark = View()
  private let type: TypeScale
  private let separator: String
  private let isRightToLeft: Bool

  init(_ kind: Kind, name: String = "", _ configuration: CalendarConfiguration) {
    self.kind = kind
    type = configuration.style.type
    separator = (configuration.phrases ?? configuration.locale.phrases).separator
    isRightToLeft = configuration.direction == .rightToLeft
    super.init()
    isTabStop = true
    switch kind {
    case .choice: accessibility.role = .button
    case .option, .chip: accessibility.role = .option
    case .check, .toggle: accessibility.role = .checkbox
    }
    layer = Layer(leadingRadius: 6, trailingRadius: 6, cursor: .pointingHand)
    self.name.text = name
    self.name.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.row)
    content.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type.row)
    dot.isHidden = true
    for view in [self.name, content, dot, mark] { addSubview(view) }
    showState()
    addGesture(TapGesture(action: callback(to: self) { row, _ in _ = row.activate() }))
  }

  private func showState() {
    var style = type.row
    style.alignment = .center
    switch kind {
    case .choice:
      mark.text = isOn ? "▴" : "▾"
      accessibility.states = isOn ? .expanded : []
    case .option, .chip:
      mark.text = isOn && kind == .option ? "✓" : ""
      accessibility.states = isOn ? [.selectable, .selected] : .selectable
    case .toggle: accessibility.states = isOn ? [.checkable, .checked] : .checkable
    case .check:
      mark.text = isOn ? "✓" : ""
      (style.size, style.lineHeight, style.weight) = (type.time.size, type.time.lineHeight, .semibold)
      accessibility.states = isOn ? [.checkable, .checked] : .checkable
    }
    if isChip {
      layer.fill = isOn ? .role(CalendarRole.ink) : nil
      layer.ring = isOn ? nil : Ring(color: .role(CalendarRole.tertiaryInk), width: 1)
      style = type.row
      style.alignment = .center
      content.layer = Layer(textColor: .role(isOn ? CalendarRole.background : CalendarRole.ink), textStyle: style)
      return
    }
    let isFilled = kind == .check && isOn
    mark.layer = Layer(
      fill: isFilled ? .role(CalendarRole.ink) : nil, leadingRadius: 4, trailingRadius: 4,
      ring: kind == .check && !isOn ? Ring(color: .role(CalendarRole.tertiaryInk), width: 1.5) : nil,
      textColor: .role(
        isFilled ? CalendarRole.background : kind == .option ? CalendarRole.ink : CalendarRole.secondaryInk),
      textStyle: style)
  }

  private var isChip: Bool { kind == .chip || kind == .toggle }

  override func didReceiveFocus() { onFocus?() }

  override func activate() -> Bool {
    onChoose?()
    return true
  }

  /// Wraps the chosen value. Returns the height of its lines at a width, in points.
  func wrap(width: Double) -> Double {
    content.layer.textStyle?.wraps = true
    // Host fonts may be wider than the estimate.
    let room = max(1, width - column - 40) * 0.92
    lineCount = max(1, TextWidthEstimate.lines(of: value, width: room, style: type.row).count)
    return Double(lineCount) * type.row.lineHeight
  }

  override func layoutSubviews() {
    if isChip {
      content.frame = Rect(origin: .zero, size: frame.size)
      return
    }
    let size = 16.0
    place(name, Rect(x: 8, y: 0, width: max(0, column - 16), height: frame.height))
    place(
      mark,
      Rect(
        x: kind == .choice ? frame.width - 8 - size : column + (kind == .option ? 8 : 0), y: (frame.height - size) / 2,
        width: size, height: size))
    var x = column + (kind == .choice ? 8 : kind == .option ? 32 : 24)
    if color != nil {
      place(dot, Rect(x: x, y: (frame.height - 10) / 2, width: 10, height: 10))
      x += 18
    }
    let end = kind == .choice ? 16 + size : 8
    let height = lineCount == 0 ? frame.height : Double(lineCount) * type.row.lineHeight
    place(
      content, Rect(x: x, y: (frame.height - height) / 2, width: max(0, frame.width - x - end), height: height))
  }

  private func place(_ view: View, _ rect: Rect) { view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect }

  override func windowWillClose() { (onChoose, onFocus) = (nil, nil) }
}
