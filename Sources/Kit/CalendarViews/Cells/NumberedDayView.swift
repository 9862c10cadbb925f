import Basics
import CalendarSystems
import ViewKit

/// A day of which little more than the number is shown, at the year level and in the strip. Subclasses place the number.
class NumberedDayView: View {
  private(set) final var day: DayNumber?
  final let number = View()
  @Unowned final var responder: (any CalendarResponder)?

  init() {
    super.init()
    (partName, number.partName) = (.day, .dayNumber)
    addSubview(number)
    accessibility.role = .gridCell
  }

  /// Shows a day. Returns its look.
  ///
  /// - Parameters:
  ///   - radius: that of the disc, in points.
  ///   - isRound: whether the number has that radius even without a disc.
  @discardableResult
  final func show(
    _ context: DayContext, number digits: String, label: String, at place: DayPlaces, _ style: CalendarStyle,
    radius: Double, isRound: Bool = false
  ) -> DayLook {
    let flags = context.flags
    day = context.day
    number.text = digits
    isTabStop = flags.contains(.focused)
    accessibility.label = label
    accessibility.states = flags.states
    for addition in number.subviews { addition.removeFromSuperview() }
    let look = style.day.resolve(context.weekday, flags, at: place, type: style.type)
    number.layer = look.numberLayer(radius: radius, isRound: isRound)
    // Large texts in small places: two digits fit into the disc, whatever size was asked for.
    let limit = 2 * radius / NumberedDayView.digitsWidth
    if var type = number.layer.textStyle, type.size > limit {
      type.size = limit
      number.layer.textStyle = type
    }
    layer = Layer(
      fill: look.fill, cursor: flags.contains(.outOfRange) ? .inherited : .pointingHand, hatch: flags.hatch)
    if flags.contains(.today) { responder?.willDisplay(todayNumber: number, on: context.day) }
    return look
  }

  /// The width of two digits, in parts of their size.
  private static let digitsWidth = 1.16

  final override func activate() -> Bool {
    guard let day else { return false }
    responder?.select(day)
    return true
  }

  final override func didReceiveFocus() {
    if let day { responder?.didFocus(day) }
  }
}
