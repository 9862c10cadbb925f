import Geometry
import ViewKit

/// A day of the strip: the letter of its weekday, its number, on a disc if it is today or focused, and a dot if it has
/// events.
final class StripDayView: NumberedDayView {
  private let letter = View()
  private let dot = View()
  private var textFactor = 1.0

  override init() {
    super.init()
    for view in [letter, dot] { addSubview(view) }
  }

  /// Shows a day.
  func show(_ context: DayContext, letter text: String, number digits: String, label: String, style: CalendarStyle) {
    letter.text = text
    textFactor = style.type.factor
    let look = show(
      context, number: digits, label: label, at: .strip, style,
      radius: Lines(height: frame.height, factor: textFactor).disc / 2, isRound: true)
    var small = style.type.weekdayMenu
    small.alignment = .center
    letter.layer = Layer(textColor: look.nameInk ?? .role(CalendarRole.secondaryInk), textStyle: small)
    dot.isHidden = !context.flags.contains(.hasEvents)
    dot.layer = Layer(
      fill: look.indicatorColor ?? .role(CalendarRole.secondaryInk), leadingRadius: 2, trailingRadius: 2)
  }

  override func layoutSubviews() {
    let lines = Lines(height: frame.height, factor: textFactor)
    letter.frame = Rect(x: 0, y: lines.top, width: frame.width, height: lines.letter)
    number.frame = Rect(
      x: ((frame.width - lines.disc) / 2).rounded(), y: lines.numberTop, width: lines.disc, height: lines.disc)
    dot.frame = Rect(x: (frame.width / 2 - 2).rounded(), y: lines.numberTop + lines.disc + 2, width: 4, height: 4)
  }

  /// Returns the frame of the number of a week, in line with those of days.
  /// - Parameter factor: the size of texts, 1 for that of the standard style.
  static func numberFrame(in frame: Rect, factor: Double) -> Rect {
    let lines = Lines(height: frame.height, factor: factor)
    return Rect(x: frame.minX, y: lines.numberTop, width: frame.width, height: lines.disc)
  }

  /// The heights of letter, number and dot, one below the other: in the middle of high rows, closer in low ones.
  private struct Lines {
    /// The height of the letter.
    let letter: Double
    /// The top of the letter.
    let top: Double
    /// The side of the square that the number is in.
    let disc: Double
    var numberTop: Double { top + letter + 2 }

    /// - Parameter factor: the size of texts, 1 for that of the standard style.
    init(height: Double, factor: Double) {
      letter = (14 * factor).rounded()
      let spare = height - StripDayView.usualHeight * factor
      top = spare > 0 ? 4 + (spare / 2).rounded() : max(0, min(4, height - 10 - 42 * factor))
      disc = max(12, min((28 * factor).rounded(), height - top - letter - 8))
    }
  }

  /// The height of a row at which letter, number and dot have their full sizes and margins.
  private static let usualHeight = 60.0
}
