import CalendarViews
import Events
import Geometry
import ViewKit

/// The layers of a held event.
struct HeldLook {
  /// The outline at its new place.
  var outline: Layer
  /// The copy under the pointer.
  var image: Layer
  /// The label.
  var label: Layer

  /// - Parameters:
  ///   - color: the color of the event.
  ///   - isRefused: whether the draft may not be stored.
  ///   - isCopy: whether the event is copied.
  ///   - isOutside: whether the pointer is not over any possible target.
  init(_ color: EventColor, isRefused: Bool, isCopy: Bool, isOutside: Bool, _ style: CalendarStyle) {
    let look = EventLook(color)
    let quiet = Color.role(CalendarRole.tertiaryInk)
    outline = Layer(
      leadingRadius: 6, trailingRadius: 6, ring: Ring(color: isRefused ? quiet : look.strong, width: 2),
      opacity: isOutside ? 0.4 : 1, hatch: isRefused ? quiet : nil)
    var type = style.type.event
    type.isAtTop = true
    image = Layer(
      fill: look.tint, leadingRadius: 6, trailingRadius: 6, stripe: Stripe(color: look.strong, width: 3),
      ring: Ring(color: look.strong, width: 2), textColor: look.text, textStyle: type,
      textInsets: Insets(top: 2, leading: 8, bottom: 2, trailing: 4),
      opacity: isOutside ? 0.5 : 0.85)
    label = Layer(
      fill: .role(CalendarRole.background), leadingRadius: 6, trailingRadius: 6, ring: Ring(color: quiet, width: 1),
      textColor: .role(CalendarRole.ink), textStyle: style.type.time, textInsets: Insets(leading: 8, trailing: 8),
      cursor: isRefused || isOutside ? .notAllowed : isCopy ? .copy : .inherited)
  }
}
