import CalendarViews
import Geometry
public import ViewKit

/// Everything that the kit can look like, side by side: presets, styles, states, markers, shapes, motions, weekday names,
/// title bars, levels and languages, in sections below a bar that chooses the style.
///
/// The root view of a page and of tests. Dates are fixed, so that it is the same on every day; texts are English.
public final class GalleryView: View {
  /// The style that everything is shown in which has none of its own.
  public var theme: GalleryTheme {
    didSet {
      guard theme != oldValue else { return }
      restyle()
      onPalette?(palette)
    }
  }
  /// Called when the window has to show the colours of another palette. Dropped when the window closes.
  public var onPalette: ((Palette) -> Void)?

  private let bar: GalleryBar
  private let scroll = ScrollView()
  private let sections: [GallerySection]

  /// The gallery in a style.
  public init(theme: GalleryTheme = .standard) {
    self.theme = theme
    bar = GalleryBar()
    sections = Exhibits.all.map { GallerySection($0) }
    super.init(traits: .clips)
    // The bar comes first for those who tab, and lies in front of what scrolls.
    addSubview(bar)
    addSubview(scroll)
    for section in sections { scroll.addSubview(section) }
    bar.onChoose = { [unowned(unsafe) self] in self.theme = $0 }
    accessibility.role = .group
    accessibility.label = "Gallery"
    restyle()
  }

  /// The palette of the window. Its outlines are those of all that is shown.
  public var palette: Palette { style.palette }

  /// The height of all sections below the bar, once laid out; for pictures of everything.
  public var contentHeight: Double { bar.frame.height + scroll.contentSize.height }

  public override func layoutSubviews() {
    let width = frame.width
    let height = min(frame.height, GalleryBar.height(width: width))
    bar.frame = Rect(x: 0, y: 0, width: width, height: height)
    scroll.frame = Rect(x: 0, y: height, width: width, height: max(0, frame.height - height))
    var y = 0.0
    for section in sections {
      let height = section.height(width: width)
      section.frame = Rect(x: 0, y: y, width: width, height: height)
      y += height
    }
    scroll.contentSize = Size(width: width, height: y + GallerySection.margin)
  }

  /// What no calendar uses scrolls the page.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    let page = scroll.frame.height * 0.9
    let y = scroll.contentOffset.y
    switch event.key {
    case .pageDown: scroll.animateScroll(to: Point(x: 0, y: y + page))
    case .pageUp: scroll.animateScroll(to: Point(x: 0, y: y - page))
    case .home: scroll.animateScroll(to: .zero)
    case .end: scroll.animateScroll(to: Point(x: 0, y: scroll.contentSize.height))
    default: return false
    }
    return true
  }

  public override func windowWillClose() { onPalette = nil }

  private var style: CalendarStyle { GalleryOutlines.added(to: theme.style) }

  private func restyle() {
    let style = style
    layer = Layer(fill: .role(CalendarRole.background))
    bar.dress(style, theme)
    for section in sections { section.dress(style) }
  }
}
