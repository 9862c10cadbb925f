import Almanac

/// The programs that are made of this module. `Scripts/build-wasm` compiles it once for each, with one of the conditions
/// below, so that a page loads nothing it does not show. Natively all are there, for tests.
enum WebProgram {
  /// A calendar: `almanac.wasm`.
  case calendar
  /// A calendar with a panel beside it: `almanac-panel.wasm`.
  case panel
  /// All looks side by side: `almanac-gallery.wasm`.
  case gallery

  /// The program that this is.
  static var standard: WebProgram {
    #if ALMANAC_CALENDAR
      .calendar
    #elseif ALMANAC_GALLERY
      .gallery
    #else
      .panel
    #endif
  }

  /// Whether it speaks the language of the page; the gallery speaks English.
  var isTranslated: Bool { self != .gallery }

  /// What the program shows.
  func makeContent(_ configuration: CalendarConfiguration, _ theme: PageTheme, _ parts: PageParts) -> PageContent {
    #if ALMANAC_CALENDAR
      CalendarContent(configuration, parts)
    #elseif ALMANAC_PANEL
      PanelContent(configuration, parts)
    #elseif ALMANAC_GALLERY
      GalleryContent(theme, parts)
    #else
      switch self {
      case .calendar: CalendarContent(configuration, parts)
      case .panel: PanelContent(configuration, parts)
      case .gallery: GalleryContent(theme, parts)
      }
    #endif
  }
}

/// What the session hands to the content of its window.
struct PageParts {
  var timeline: EventTimeline
  var loader: EventLoader
  /// The window shall show the colours of another palette.
  var showPalette: (Palette) -> Void
}
