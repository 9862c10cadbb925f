import CalendarViews
import CollectionKit
import Geometry
import ViewKit

/// A section of the search results, with the heading of its day, which stays in view while the section scrolls. The view
/// is too narrow to be hit; its rows lie elsewhere.
final class HeadingCell: ReusableView {
  private let title = View(traits: .sticks)

  /// The height of a heading, in points.
  static let height = 32.0

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(title)
  }

  func update(with heading: String, _ look: PanelLook) {
    title.text = heading
    title.accessibility.role = .heading
    title.layer = Layer(
      fill: .role(CalendarRole.background), textColor: .role(CalendarRole.ink), textStyle: look.type.section,
      textInsets: Insets(leading: 16, trailing: 16))
  }

  /// Sets the width of the heading, and the rows that belong to it for assistive technology.
  func place(width: Double, rows: [ViewID]) {
    title.frame = Rect(x: 0, y: 0, width: width, height: Self.height)
    accessibility = AccessibilityNode(role: .group, label: title.text, owned: rows)
  }
}
