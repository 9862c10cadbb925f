import CalendarSystems
import Geometry
import ViewKit

/// A day of the strip: the letter of its weekday, its number, on a disc if it is today or focused, and a dot if it has
/// events.
final class StripDayView: View {
  private(set) var day: DayNumber?
  private let letter = View()
  private let number = View()
  private let dot = View()
  private var hasDot = false
  unowned(unsafe) var responder: (any CalendarResponder)?

  init() {
    super.init()
    for view in [letter, number, dot] { addSubview(view) }
    accessibility.role = .gridCell
  }

  /// Shows a day.
  func show(_ context: DayContext, letter text: String, number digits: String, label: String, style: CalendarStyle) {
    let flags = context.flags
    day = context.day
    letter.text = text
    number.text = digits
    isTabStop = flags.contains(.focused)
    accessibility.label = label
    accessibility.states = flags.states
    for addition in number.subviews { addition.removeFromSuperview() }
    let look = style.day.resolve(context.weekday, flags, at: .strip, type: style.type)
    layer = Layer(fill: look.fill, cursor: flags.contains(.outOfRange) ? .inherited : .pointingHand)
    var small = style.type.weekdayMenu
    small.alignment = .center
    letter.layer = Layer(textColor: look.nameInk ?? .role(CalendarRole.secondaryInk), textStyle: small)
    number.layer = look.numberLayer(radius: StripDayView.disc / 2, isRound: true)
    if flags.contains(.today), let day { responder?.willDisplay(todayNumber: number, on: day) }
    hasDot = flags.contains(.hasEvents)
    dot.isHidden = !hasDot
    dot.layer = Layer(
      fill: look.indicatorColor ?? .role(CalendarRole.secondaryInk), leadingRadius: 2, trailingRadius: 2)
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
    let disc = StripDayView.disc
    let top = StripDayView.numberTop
    letter.frame = Rect(x: 0, y: 4, width: frame.width, height: 14)
    number.frame = Rect(x: ((frame.width - disc) / 2).rounded(), y: top, width: disc, height: disc)
    dot.frame = Rect(x: (frame.width / 2 - 2).rounded(), y: top + disc + 2, width: 4, height: 4)
  }

  /// Returns the frame of the number of a week, in line with those of days.
  static func numberFrame(in frame: Rect) -> Rect {
    Rect(x: frame.minX, y: numberTop, width: frame.width, height: disc)
  }

  private static let disc = 28.0
  private static let numberTop = 20.0
}
