import Diffing
import Geometry
import ViewKit

/// The outline of a lifted item, in viewport coordinates. If only a part of the item is shown, or its corners are
/// rounded, the preview contains a clipped picture of the item, and the cell itself is transparent meanwhile.
final class ItemPreview: View {
  let path: ItemPath
  private let parameters: PreviewParameters
  /// The picture: another cell of the same item.
  let picture: ReusableView?
  /// The cell that is transparent meanwhile.
  let hiddenCell: ReusableView?
  private let part = View(traits: .clips)
  private let outline = View()

  init(
    _ path: ItemPath, _ parameters: PreviewParameters, _ color: Color, picture: ReusableView?,
    hiding cell: ReusableView?
  ) {
    self.path = path
    self.parameters = parameters
    self.picture = picture
    hiddenCell = picture == nil ? nil : cell
    super.init()
    let radius = parameters.cornerRadius
    outline.layer = Layer(leadingRadius: radius, trailingRadius: radius, ring: Ring(color: color, width: 2))
    if let picture {
      part.layer = Layer(leadingRadius: radius, trailingRadius: radius)
      part.addSubview(picture)
      addSubview(part)
      hiddenCell?.effect = ViewEffect(opacity: 0)
    }
    addSubview(outline)
  }

  var hasPicture: Bool { picture != nil }

  /// Returns the part of an item that is shown.
  func shownPart(of item: Rect) -> Rect { parameters.visibleRect?.offset(by: item.origin) ?? item }

  /// Shows the part of an item, or another frame on the way there.
  func show(_ item: Rect, in shown: Rect? = nil) {
    let shown = shown ?? shownPart(of: item)
    frame = shown
    outline.frame = Rect(origin: .zero, size: shown.size)
    part.frame = outline.frame
    picture?.frame = Rect(origin: item.origin - shown.origin, size: item.size)
  }

  /// Shows the part of an item that is dragged.
  func show(translation: Point, item: Rect?) { show((item ?? .zero).offset(by: translation)) }
}
