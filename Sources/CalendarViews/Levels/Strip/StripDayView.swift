import Geometry
import ViewKit

/// A day of the strip: the letter of its weekday, its number, on a disc if it is today or focused, and a dot if it has
/// events.
final class StripDayView: NumberedDayView {
  private let letter = View()
  private let dot = View()

  override init() {
    super.init()
    for view in [letter, dot] { addSubview(view) }
  }

  /// Shows a day.
  func show(_ context: DayContext, letter text: String, number digits: String, label: String, style: CalendarStyle) {
    letter.text = text
    let look = show(
      context, number: digits, label: label, at: .strip, style,
      radius: StripDayView.Lines(height: frame.height).disc / 2, isRound: true)
    var small = style.type.weekdayMenu
    small.alignment = .center
    letter.layer = Layer(textColor: look.nameInk ?? .role(CalendarRole.secondaryInk), textStyle: small)
    dot.isHidden = !context.flags.contains(.hasEvents)
    dot.layer = Layer(
      fill: look.indicatorColor ?? .role(CalendarRole.secondaryInk), leadingRadius: 2, trailingRadius: 2)
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
