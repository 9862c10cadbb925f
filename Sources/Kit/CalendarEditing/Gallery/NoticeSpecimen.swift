import CalendarText
package import CalendarViews
import Geometry
package import ViewKit

/// A notice with Undo that does not go away, for galleries and pictures.
package final class NoticeSpecimen: View {
  private let toast = ToastView()

  /// Creates a specimen of a notice.
  package init(_ text: String, _ configuration: CalendarConfiguration) {
    super.init(traits: .clips)
    layer = Layer(fill: .role(CalendarRole.background))
    addSubview(toast)
    // Outside of a window its time does not begin.
    toast.show(text, button: EditPhrases.english[.undo], configuration)
  }

  package override func layoutSubviews() { toast.fit(in: Rect(origin: .zero, size: frame.size)) }
}
