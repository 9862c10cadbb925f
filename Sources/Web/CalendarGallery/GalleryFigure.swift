import CalendarViews
import Geometry
import ViewKit

/// An exhibit below its caption.
final class GalleryFigure: View {
  private let exhibit: Exhibit
  private let caption = View()
  private let frameLine = View(traits: .clips)
  private let surroundings: SurroundingsView
  private let specimen: Specimen

  init(_ exhibit: Exhibit) {
    self.exhibit = exhibit
    let style = exhibit.style(.standard)
    surroundings = SurroundingsView(
      palette: exhibit.hasOwnColors ? style.palette : nil, appearance: exhibit.appearance,
      isMirrored: exhibit.isRightToLeft)
    specimen = exhibit.make(style)
    super.init()
    caption.text = exhibit.caption
    addSubview(caption)
    addSubview(frameLine)
    frameLine.addSubview(surroundings)
    surroundings.addSubview(specimen.view)
    accessibility.role = .group
    accessibility.label = exhibit.caption
  }

  /// Shows the exhibit in a style, unless it has its own.
  func configure(_ style: CalendarStyle) {
    caption.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style.type.dayHeading)
    frameLine.layer = Layer(ring: Ring(color: .role(CalendarRole.hairline), width: 1))
    let own = exhibit.style(style)
    if exhibit.hasOwnColors { surroundings.palette = own.palette }
    specimen.configure(own)
    setNeedsLayout()
  }

  /// Returns the size of the exhibit and its caption, in a line of a given width.
  func size(in width: Double) -> Size {
    let size = exhibit.size(width)
    return Size(width: min(width, size.width), height: size.height + GalleryFigure.captionHeight)
  }

  override func layoutSubviews() {
    caption.frame = Rect(x: 0, y: 0, width: frame.width, height: GalleryFigure.captionHeight - 4)
    frameLine.frame = Rect(
      x: 0, y: GalleryFigure.captionHeight, width: frame.width,
      height: max(0, frame.height - GalleryFigure.captionHeight))
    // The exhibit is inside the frame.
    let inner = Rect(origin: .zero, size: frameLine.frame.size).inset(by: GalleryFigure.line)
    surroundings.frame = inner
    specimen.view.frame = Rect(origin: .zero, size: inner.size)
  }

  private static let captionHeight = 24.0
  private static let line = Insets(top: 1, leading: 1, bottom: 1, trailing: 1)
}
