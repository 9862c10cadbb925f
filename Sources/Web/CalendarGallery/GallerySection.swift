import CalendarViews
import Geometry
import ViewKit

/// A heading with figures below it, as many per line as fit.
final class GallerySection: View {
  private let heading = View()
  private let figures: [GalleryFigure]

  init(_ exhibits: ExhibitGroup) {
    figures = exhibits.items.map { GalleryFigure($0) }
    super.init()
    heading.text = exhibits.title
    heading.accessibility.role = .heading
    addSubview(heading)
    for figure in figures { addSubview(figure) }
    accessibility.role = .group
    accessibility.label = exhibits.title
  }

  /// Shows all figures in a style.
  func configure(_ style: CalendarStyle) {
    var type = style.type.compactTitle
    type.alignment = .leading
    heading.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type)
    for figure in figures { figure.configure(style) }
  }

  /// Returns the height of the section at a width, in points.
  func height(width: Double) -> Double { flow(width: width) { _, _ in } }

  override func layoutSubviews() {
    let margin = GallerySection.margin
    heading.frame = Rect(
      x: margin, y: GallerySection.above, width: max(0, frame.width - 2 * margin), height: GallerySection.headingHeight)
    _ = flow(width: frame.width) { $0.frame = $1 }
  }

  /// Arranges the figures in lines and returns the height of the section.
  private func flow(width: Double, _ setFrame: (GalleryFigure, Rect) -> Void) -> Double {
    let margin = GallerySection.margin
    let room = max(1, width - 2 * margin)
    var x = 0.0
    var y = GallerySection.above + GallerySection.headingHeight + GallerySection.gap / 2
    var line = 0.0
    for figure in figures {
      let size = figure.size(in: room)
      if x > 0, x + size.width > room {
        y += line + GallerySection.gap
        (x, line) = (0, 0)
      }
      setFrame(figure, Rect(x: margin + x, y: y, width: size.width, height: size.height))
      x += size.width + GallerySection.gap
      line = max(line, size.height)
    }
    return y + line
  }

  /// The margin at both sides of the page, in points.
  static let margin = 16.0
  private static let gap = 24.0
  private static let above = 32.0
  private static let headingHeight = 24.0
}
