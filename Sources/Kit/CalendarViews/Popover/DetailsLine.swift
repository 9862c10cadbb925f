import Events
import Geometry
import ViewKit

/// A line of an event's details, with its view.
struct DetailsLine {
  /// The text before it is wrapped.
  let text: String
  let view: View
  /// The dot before the name of the calendar.
  let dot: View?
  /// The distance to the line above, in points.
  let gap: Double
  /// Whether the text wraps.
  let wraps: Bool

  init(_ line: EventDetails.Line, _ type: TypeScale) {
    text = line.text
    var style = type.row
    var dot: View?
    var (gap, ink) = (6.0, CalendarRole.ink)
    switch line.kind {
    case .text: (style.wraps, style.isSelectable) = (true, true)
    case .notes:
      (style.wraps, style.isSelectable) = (true, true)
      (gap, ink) = (12, CalendarRole.secondaryInk)
    case .link: ink = CalendarRole.text(.blue)
    case .place: (style.wraps, ink) = (true, CalendarRole.text(.blue))
    case .calendar(let color):
      (gap, ink) = (12, CalendarRole.secondaryInk)
      let made = View()
      made.layer = Layer(fill: EventLook(color).strong, leadingRadius: 5, trailingRadius: 5)
      dot = made
    }
    view = line.address.utf8.isEmpty ? View() : LinkView(address: line.address)
    view.text = line.text
    if view.accessibility.role == .none { view.accessibility.role = .paragraph }
    view.layer = Layer(textColor: .role(ink), textStyle: style)
    self.dot = dot
    self.gap = gap
    wraps = style.wraps
  }

  /// The distance from the margin, in points.
  var inset: Double { dot == nil ? 0 : 18 }

  /// The height of a line that does not wrap, in points. Links are tall enough for touch.
  var height: Double { 24 }
}
