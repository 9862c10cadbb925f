#if !ALMANAC_CALENDAR && !ALMANAC_PANEL
  import Almanac
  import CalendarGallery

  /// The content of `almanac-gallery.wasm`: all styles of the kit side by side. It ignores language, dates and events.
  final class GalleryContent: PageContent {
    private let gallery: GalleryView

    init(_ theme: PageTheme, _ parts: PageParts) {
      gallery = GalleryView(theme: GalleryContent.theme(theme))
      super.init(view: gallery, calendar: nil)
      gallery.onPalette = parts.showPalette
    }

    override var palette: Palette { gallery.palette }

    override func setTheme(_ theme: PageTheme) { gallery.theme = GalleryContent.theme(theme) }

    private static func theme(_ theme: PageTheme) -> GalleryTheme {
      switch theme {
      case .standard: .standard
      case .basic: .basic
      case .light: .light
      case .dark: .dark
      case .highContrast: .highContrast
      }
    }
  }
#endif
