import Basics
import CalendarSystems
import Geometry
import ViewKit

/// A day of the year level: its number, with a disc if it is today, or on a tint that is stronger the more events the
/// day has.
final class YearDayView: PieceView {
  private(set) var day: DayNumber?
  override var shownDay: DayNumber? { day }
  let number = View()
  private var textFactor = 1.0

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    (partName, number.partName) = (.day, .dayNumber)
    addSubview(number)
    accessibility.role = .gridCell
  }

  /// Shows a day.
  func show(_ context: DayContext, number digits: String, label: String, style: CalendarStyle) {
    let flags = context.flags
    day = context.day
    textFactor = style.type.factor
    number.text = digits
    isTabStop = flags.contains(.focused)
    accessibility.label = label
    accessibility.states = flags.states
    // A decorator may have changed this while the view showed today.
    number.effect = .none
    for addition in number.subviews { addition.removeFromSuperview() }
    var look = style.day.resolve(context.weekday, flags, at: .year, type: style.type)
    if let responder { look = responder.look(of: context, standard: look) }
    number.layer = look.numberLayer(radius: disc / 2)
    // Large text is reduced so that two digits fit into the disc.
    let limit = disc / YearDayView.digitsWidth
    if var type = number.layer.textStyle, type.size > limit {
      type.size = limit
      number.layer.textStyle = type
    }
    layer = Layer(
      fill: look.fill, cursor: flags.contains(.outOfRange) ? .inherited : .pointingHand, hatch: flags.hatch)
    if flags.contains(.today) { responder?.willDisplay(todayNumber: number, on: context.day) }
  }

  override func layoutSubviews() {
    let side = disc
    number.frame = Rect(
      x: ((frame.width - side) / 2).rounded(), y: ((frame.height - side) / 2).rounded(), width: side, height: side)
  }

  override func activate() -> Bool {
    guard let day else { return false }
    responder?.select(day)
    return true
  }

  override func didReceiveFocus() {
    if let day { responder?.didFocus(day) }
  }

  private var disc: Double { max(0, min(frame.width, frame.height, 26 * textFactor)) }

  /// The width of two digits, as a fraction of the text size.
  private static let digitsWidth = 1.16
}
