import CalendarText
package import CalendarViews
import Geometry
package import ViewKit

/// A notice with an Undo button that stays visible, for galleries and pictures.
package final class NoticeSpecimen: View {
  private let toast = ToastView()

  /// Creates a specimen with a notice.
  package init(_ text: String, _ configuration: CalendarConfiguration) {
    super.init(traits: .clips)
    layer = Layer(fill: .role(CalendarRole.background))
    addSubview(toast)
    // Outside a window, its time does not start.
    toast.show(text, button: EditPhrases.english[.undo], configuration)
  }

  package override func layoutSubviews() { toast.fit(in: Rect(origin: .zero, size: frame.size)) }
}
