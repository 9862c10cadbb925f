import Basics
import CalendarSystems
import CalendarViews
import Geometry
import ViewKit

/// A day of a month in a day picker.
final class FormDay: View {
  /// Called with the day when it is pressed.
  var onPick: ((DayNumber) -> Void)?
  /// Called when the day receives the focus.
  var onFocus: ((View) -> Void)?
  private(set) var day = DayNumber(0)
  private let number = View()
  private let type: TypeScale

  init(_ type: TypeScale) {
    self.type = type
    super.init()
    accessibility.role = .gridCell
    layer = Layer(leadingRadius: 6, trailingRadius: 6, cursor: .pointingHand)
    addSubview(number)
    addGesture(TapGesture(action: callback(to: self) { day, _ in _ = day.activate() }))
  }

  /// Shows a day: today in the accent color, the chosen day filled.
  func show(_ day: DayNumber, number text: String, label: String, isToday: Bool, isChosen: Bool) {
    self.day = day
    number.text = text
    accessibility.label = label
    accessibility.states = [.selectable]
    if isChosen { accessibility.states.insert(.selected) }
    if isToday { accessibility.states.insert(.current) }
    var style = type.row
    (style.alignment, style.weight) = (.center, isToday ? .semibold : .regular)
    let ink = isChosen ? CalendarRole.background : isToday ? CalendarRole.accent : CalendarRole.ink
    number.layer = Layer(
      fill: isChosen ? .role(CalendarRole.ink) : nil, leadingRadius: 14, trailingRadius: 14, textColor: .role(ink),
      textStyle: style)
  }

  override func didReceiveFocus() { onFocus?(self) }

  override func activate() -> Bool {
    onPick?(day)
    return true
  }

  override func layoutSubviews() {
    let (width, height) = (min(frame.width, 40), 28.0)
    number.frame = Rect(
      x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }

  override func windowWillClose() { (onPick, onFocus) = (nil, nil) }
}
