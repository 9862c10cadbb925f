import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// A week number, shown before the days of its week.
final class WeekNumberView: View {
  init() {
    super.init()
    partName = .weekNumber
    accessibility.role = .rowHeader
    isHidden = true
  }

  /// Shows the number of the week of a day; `nil` hides the view.
  ///
  /// - Parameter background: what is behind the number.
  func show(
    _ number: Int?, of day: DayNumber, in frame: Rect, _ context: LevelContext, background: Layer = .clear
  ) {
    isHidden = number == nil
    guard let number else { return }
    self.frame = frame
    text = context.texts.date.number(number)
    accessibility.label = context.texts.phrases.weekNumber.of(text)
    var type = context.configuration.style.type.time
    type.alignment = .center
    var layer = background
    (layer.textColor, layer.textStyle) = (.role(CalendarRole.secondaryInk), type)
    self.layer = layer
    context.responder?.willDisplay(label: self, of: text, in: .weekNumber(number, day))
  }
}
