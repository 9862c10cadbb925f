import Almanac

/// The programs that are compiled from this module. `Scripts/build-wasm` compiles it once for each, with one of the
/// conditions below, so that a page loads nothing that it does not show. Natively all are available, for tests.
enum WebProgram {
  /// A calendar: `almanac.wasm`.
  case calendar
  /// A calendar with a panel beside it, whose events can be edited: `almanac-edit.wasm`.
  case edit
  /// All looks side by side: `almanac-gallery.wasm`.
  case gallery

  /// The program that is being compiled.
  static var standard: WebProgram {
    #if ALMANAC_CALENDAR
      .calendar
    #elseif ALMANAC_GALLERY
      .gallery
    #else
      .edit
    #endif
  }

  /// Whether it uses the language of the page; the gallery is English.
  var isTranslated: Bool { self != .gallery }

  /// Makes the content of the window.
  func makeContent(_ configuration: CalendarConfiguration, _ theme: CalendarTheme, _ parts: PageParts) -> PageContent {
    #if ALMANAC_CALENDAR
      CalendarContent(configuration, parts)
    #elseif ALMANAC_EDIT
      EditContent(configuration, parts)
    #elseif ALMANAC_GALLERY
      GalleryContent(theme, parts)
    #else
      switch self {
      case .calendar: CalendarContent(configuration, parts)
      case .edit: EditContent(configuration, parts)
      case .gallery: GalleryContent(theme, parts)
      }
    #endif
  }
}

/// The parts of the session that contents use.
struct PageParts {
  var timeline: EventTimeline
  var loader: EventLoader
  var port: any WebPort
  var settings: PageSettings
  /// Shows the window in another palette.
  var showPalette: (Palette) -> Void
  /// Lets the page keep what a person decided about calendars.
  var keepPreferences: ([CalendarPreference]) -> Void
}
