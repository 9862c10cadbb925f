public import CollectionKit
public import CollectionManager
import Geometry
public import ViewKit

/// The heading of a day of the agenda.
public final class AgendaHeadingView: ReusableView, ModelTransfer {
  /// The text style of the heading. Set before each update.
  var look: TextStyle?

  /// Creates an empty heading.
  public required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    partName = .agendaHeading
  }

  /// Shows a heading.
  public func update(with heading: AgendaHeading) {
    text = heading.text
    accessibility.role = .heading
    layer = Layer(
      textColor: .role(heading.isToday ? CalendarRole.accent : CalendarRole.ink),
      textStyle: look ?? TypeScale().section, textInsets: Insets(leading: 16, trailing: 16))
  }
}
