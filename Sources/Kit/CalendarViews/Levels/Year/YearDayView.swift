import Geometry
import ViewKit

/// A day of the year level: its number, on a disc if it is today, or on a tint that is the deeper the more events the
/// day has.
final class YearDayView: NumberedDayView {
  /// Shows a day.
  func show(_ context: DayContext, number text: String, label: String, style: CalendarStyle) {
    textFactor = style.type.factor
    show(context, number: text, label: label, at: .year, style, radius: disc / 2)
  }

  override func layoutSubviews() {
    let side = disc
    number.frame = Rect(
      x: ((frame.width - side) / 2).rounded(), y: ((frame.height - side) / 2).rounded(), width: side, height: side)
  }

  private var disc: Double { max(0, min(frame.width, frame.height, 26 * textFactor)) }
  private var textFactor = 1.0
}
