import Basics
public import CalendarViews
import Geometry
public import ViewKit

/// The gallery: all looks of the kit, in sections below a bar that chooses the style.
///
/// It shows styles and presets, states of days, selections, indicators, shapes, motions, weekday names, title bars,
/// levels, popovers, editing, and languages. Its dates are fixed so that it looks the same every day; its text is in
/// English.
///
///     let gallery = GalleryView(theme: .dark)
///     gallery.onPalette = { palette in redraw(window.displayList(), palette) }
public final class GalleryView: View {
  /// The style of all exhibits without their own style.
  public var theme: CalendarTheme {
    didSet {
      guard theme != oldValue else { return }
      configureAll()
      onPalette?(palette)
    }
  }
  /// Called when the window has to use another palette. Released when the window closes.
  public var onPalette: ((Palette) -> Void)?

  private let bar: GalleryBar
  private let scroll = ScrollView()
  private let sections: [GallerySection]

  /// Creates a gallery.
  public init(theme: CalendarTheme = .standard) {
    self.theme = theme
    bar = GalleryBar()
    sections = Exhibits.all.map { GallerySection($0) }
    super.init(traits: .clips)
    // The bar is first in the tab order and in front of the sections.
    addSubview(bar)
    addSubview(scroll)
    for section in sections { scroll.addSubview(section) }
    bar.onChoose = callback(to: self) { $0.theme = $1 }
    accessibility.role = .group
    accessibility.label = "Gallery"
    configureAll()
  }

  /// The palette that the window has to use, with the outlines of all exhibits.
  public var palette: Palette { style.palette }

  /// The height of the bar and all sections after layout, in points; for pictures of the whole gallery.
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

  /// Scrolls the page with the keys that no calendar has handled.
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

  private func configureAll() {
    let style = style
    layer = Layer(fill: .role(CalendarRole.background))
    bar.configure(style, theme)
    for section in sections { section.configure(style) }
  }
}
