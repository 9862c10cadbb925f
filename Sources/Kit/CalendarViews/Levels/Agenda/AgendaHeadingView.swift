public import CollectionKit
import Geometry
public import ViewKit

/// The heading of a day of the agenda.
public final class AgendaHeadingView: ReusableView {
  /// The text style of the heading. Set before each update.
  var look: TextStyle?
  /// The facts about the day of an agenda, with the agenda's context. Set before each update; `nil` in other lists.
  var day: (facts: DayContext, context: LevelContext)?
  /// Whether a decorator may have changed the view while it showed today.
  private var wasHooked = false

  /// Creates an empty heading.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    partName = .agendaHeading
  }

  /// Shows a heading.
  public func update(with heading: AgendaHeading) {
    let day = day
    self.day = nil
    let isDisabled = day?.facts.flags.contains(.disabled) == true
    let ink = heading.isToday ? CalendarRole.accent : isDisabled ? CalendarRole.tertiaryInk : CalendarRole.ink
    var look = DayLook(ink: .role(ink), text: look ?? TypeScale().section)
    let responder = day?.context.decoratedResponder
    if let day, let responder { look = responder.look(of: day.facts, standard: look) }
    text = heading.text
    accessibility.role = .heading
    accessibility.states = isDisabled ? .disabled : []
    layer = Layer(
      fill: look.fill, ring: look.border, textColor: look.ink, textStyle: look.text, textShadow: look.shadow,
      textInsets: Insets(leading: 16, trailing: 16), opacity: look.opacity)
    if wasHooked {
      effect = .none
      for addition in subviews { addition.removeFromSuperview() }
    }
    wasHooked = heading.isToday && responder != nil
    if wasHooked { responder?.willDisplay(todayNumber: self, on: heading.day) }
    if let day {
      day.context.responder?.willDisplay(
        label: self, of: heading.text, in: .dayHeading(day.facts, height: frame.height))
    }
  }

  public override func windowWillClose() { day = nil }
}
