import CalendarViews
import Geometry
import ViewKit

/// A row with a note about its list. Pressing it does nothing.
final class NoteCell: PanelCell {
  func update(with row: NoteRow) {
    var type = look.type.row
    type.alignment = .center
    text = row.text
    accessibility.role = row.text.utf8.isEmpty ? .none : .note
    accessibility.label = row.text
    layer = Layer(
      fill: .role(CalendarRole.background), textColor: .role(CalendarRole.secondaryInk), textStyle: type,
      textInsets: Insets(leading: 16, trailing: 16))
  }

  override func itemStateDidChange() {}
}
