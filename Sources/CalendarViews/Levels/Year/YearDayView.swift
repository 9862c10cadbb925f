import CalendarSystems
import Events
import Geometry
import ViewKit

/// A day of the year level: its number, on a disc if it is today, in a tint if it has events.
final class YearDayView: View {
  private(set) var day: DayNumber?
  private let number = View()
  unowned(unsafe) var responder: (any CalendarResponder)?

  init() {
    super.init()
    addSubview(number)
    accessibility.role = .gridCell
  }

  /// Shows a day.
  func show(_ context: DayContext, number text: String, label: String, style: CalendarStyle) {
    let flags = context.flags
    day = context.day
    number.text = text
    isTabStop = flags.contains(.focused)
    accessibility.label = label
    accessibility.states = flags.states
    for addition in number.subviews { addition.removeFromSuperview() }
    var type = style.type.yearDay
    let isStrong = flags.contains(.today) || flags.contains(.hasEvents)
    type.weight = isStrong ? .semibold : type.weight
    let fill: Color?
    let ink: ColorRole
    if flags.contains(.today) {
      (fill, ink) = (.role(CalendarRole.accent), CalendarRole.onAccent)
    } else if flags.isMarked {
      (fill, ink) = (.role(CalendarRole.selection), CalendarRole.ink)
    } else if flags.contains(.hasEvents) {
      (fill, ink) = (.role(CalendarRole.tint(.blue)), CalendarRole.text(.blue))
    } else {
      let isQuiet = !flags.isDisjoint(with: [.weekend, .disabled, .outOfRange])
      (fill, ink) = (nil, isQuiet ? CalendarRole.ink3 : CalendarRole.ink)
    }
    let radius = disc / 2
    number.layer = Layer(
      fill: fill, leadingRadius: fill == nil ? 0 : radius, trailingRadius: fill == nil ? 0 : radius,
      ring: flags.contains(.selected) && flags.contains(.today)
        ? Ring(color: .role(CalendarRole.ink), width: 1.5) : nil, textColor: .role(ink), textStyle: type)
    layer = Layer(cursor: flags.contains(.outOfRange) ? .inherited : .pointingHand)
    if flags.contains(.today), let day { responder?.willDisplay(todayNumber: number, on: day) }
  }

  override func activate() -> Bool {
    guard let day else { return false }
    responder?.select(day)
    return true
  }

  override func didReceiveFocus() {
    if let day { responder?.didFocus(day) }
  }

  override func layoutSubviews() {
    let side = disc
    number.frame = Rect(
      x: ((frame.width - side) / 2).rounded(), y: ((frame.height - side) / 2).rounded(), width: side, height: side)
  }

  private var disc: Double { max(0, min(frame.width, frame.height, 26)) }
}
