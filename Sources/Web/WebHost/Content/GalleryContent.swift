#if !ALMANAC_CALENDAR && !ALMANAC_EDIT && !ALMANAC_RESOURCES
  import Almanac
  import CalendarGallery

  /// The content of `almanac-gallery.wasm`: all styles of the kit. It ignores language, dates, and events.
  final class GalleryContent: PageContent {
    private let gallery: GalleryView

    init(_ theme: CalendarTheme, _ parts: PageParts) {
      gallery = GalleryView(theme: theme)
      super.init(view: gallery, calendar: nil)
      gallery.onPalette = parts.showPalette
    }

    override var palette: Palette { gallery.palette }

    override func setTheme(_ theme: CalendarTheme) { gallery.theme = theme }
  }
#endif
