import Diffing
import Geometry
import ViewKit

/// A cell or a view of a section that is shown now.
struct LiveView {
  /// `nil` for cells.
  let kind: SupplementaryKind?
  var path: ItemPath
  let view: ReusableView
  /// Whether nobody was told yet that it is shown.
  var isNew = true
}

/// A view that is on its way out of the picture.
struct Leaver {
  let live: LiveView
  /// From the upper left corner of the viewport.
  let place: Point
}

/// Holds a header that stays in view while its section passes: as high as the section, and too narrow to be hit.
final class StickyHolder: View {
  /// What stays in view.
  let slot = View(traits: .sticks)

  init(_ view: ReusableView) {
    super.init()
    addSubview(slot)
    slot.addSubview(view)
  }
}
