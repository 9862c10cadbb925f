import Basics
import CalendarSystems
import Events
import Geometry
import ViewKit

/// A day of the year level: its number, on a disc if it is today, or on a tint that is the deeper the more events the
/// day has.
final class YearDayView: View {
  private(set) var day: DayNumber?
  private let number = View()
  @Unowned var responder: (any CalendarResponder)?

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
    let look = style.day.resolve(context.weekday, flags, at: .year, type: style.type)
    number.layer = look.numberLayer(radius: disc / 2)
    layer = Layer(
      fill: look.fill, cursor: flags.contains(.outOfRange) ? .inherited : .pointingHand, hatch: flags.hatch)
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
