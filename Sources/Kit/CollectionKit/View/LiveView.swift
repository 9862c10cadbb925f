import Diffing
import ViewKit

/// A cell or supplementary view that is currently shown.
struct LiveView {
  /// The kind of a supplementary view; `nil` for cells.
  let kind: SupplementaryKind?
  var path: ItemPath
  let view: ReusableView
  /// Whether its display has yet to be reported.
  var isNew = true
}

/// The holder of a header that stays in view while its section scrolls: as high as the section, and too narrow to be
/// hit.
final class StickyHolder: View {
  /// The part that stays in view.
  let slot = View(traits: .sticks)

  init(_ view: ReusableView) {
    super.init()
    addSubview(slot)
    slot.addSubview(view)
  }
}
