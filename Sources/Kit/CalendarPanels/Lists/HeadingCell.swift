import CalendarViews
import Geometry
import ViewKit

/// The heading of a day in the search results.
final class HeadingCell: PanelCell {
  func update(with heading: String) {
    text = heading
    accessibility.role = .heading
    layer = Layer(
      fill: .role(CalendarRole.background), textColor: .role(CalendarRole.ink), textStyle: look.type.section,
      textInsets: Insets(leading: 16, trailing: 16))
  }

  override func itemStateDidChange() {}
}
