import Basics
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
  @Unowned var responder: (any CalendarResponder)?

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
    layer = Layer(
      fill: look.fill, cursor: flags.contains(.outOfRange) ? .inherited : .pointingHand, hatch: flags.hatch)
    var small = style.type.weekdayMenu
    small.alignment = .center
    letter.layer = Layer(textColor: look.nameInk ?? .role(CalendarRole.secondaryInk), textStyle: small)
    number.layer = look.numberLayer(radius: StripDayView.Lines(height: frame.height).disc / 2, isRound: true)
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
    let lines = Lines(height: frame.height)
    letter.frame = Rect(x: 0, y: lines.top, width: frame.width, height: Lines.letter)
    number.frame = Rect(
      x: ((frame.width - lines.disc) / 2).rounded(), y: lines.numberTop, width: lines.disc, height: lines.disc)
    dot.frame = Rect(x: (frame.width / 2 - 2).rounded(), y: lines.numberTop + lines.disc + 2, width: 4, height: 4)
  }

  /// Returns the frame of the number of a week, in line with those of days.
  static func numberFrame(in frame: Rect) -> Rect {
    let lines = Lines(height: frame.height)
    return Rect(x: frame.minX, y: lines.numberTop, width: frame.width, height: lines.disc)
  }

  /// The heights of letter, number and dot, one below the other: in the middle of high rows, closer in low ones.
  private struct Lines {
    static let letter = 14.0
    /// The top of the letter.
    let top: Double
    /// The side of the square that the number is in.
    let disc: Double
    var numberTop: Double { top + Lines.letter + 2 }

    init(height: Double) {
      let spare = height - StripDayView.usualHeight
      top = spare > 0 ? 4 + (spare / 2).rounded() : max(0, min(4, height - 52))
      disc = max(12, min(28, height - top - Lines.letter - 8))
    }
  }

  /// The height of a row at which letter, number and dot have their full sizes and margins.
  private static let usualHeight = 60.0
}
