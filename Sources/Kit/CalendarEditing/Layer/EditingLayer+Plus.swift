import CalendarSystems
import CalendarViews
import Geometry
import ViewKit

/// The button that creates an event on the day below a hovering pointer in a month.
extension EditingLayer {
  func layOutPlus(on day: DayNumber?, _ calendar: CalendarView) {
    guard let day, let cell = calendar.frame(of: .day(day)), cell.width >= 3 * Self.side, cell.height >= 2 * Self.side
    else {
      plus.isHidden = true
      return
    }
    let isRightToLeft = calendar.configuration.direction == .rightToLeft
    let frame = Rect(
      x: isRightToLeft ? cell.minX + Self.inset : cell.maxX - Self.side - Self.inset, y: cell.minY + Self.inset,
      width: Self.side, height: Self.side)
    // A button that is half below the title bar would lie over it.
    plus.isHidden = frame.minY < levels.frame.minY || frame.maxY > levels.frame.maxY
    plus.frame = frame
    plus.text = "+"
    var style = calendar.configuration.style.type.button
    style.alignment = .center
    plus.layer = Layer(
      fill: .role(CalendarRole.selection), leadingRadius: 6, trailingRadius: 6,
      textColor: .role(CalendarRole.secondaryInk), textStyle: style, cursor: .pointingHand)
  }

  /// Returns the day whose button lies at a point in the calendar; `nil` if there is none.
  func plusDay(at point: Point) -> DayNumber? {
    !plus.isHidden && plus.frame.contains(point) ? controller?.dayWithPlus : nil
  }

  private static let (side, inset) = (24.0, 3.0)
}
