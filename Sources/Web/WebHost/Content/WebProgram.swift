import Almanac

/// The programs compiled from this module. `Scripts/build-wasm` compiles it once for each, with one of the conditions
/// below, so that a page loads only what it shows. Natively, all are available for tests.
enum WebProgram {
  /// A read-only calendar: `almanac.wasm`.
  case calendar
  /// An editable calendar with a panel next to it: `almanac-edit.wasm`.
  case edit
  /// All looks of the kit: `almanac-gallery.wasm`.
  case gallery
  // `almanac-resources.wasm` is `edit` with levels of resources (`CalendarLevel.ofProgram(named:)`).

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

  /// Creates the content of the window.
  func makeContent(_ configuration: CalendarConfiguration, _ theme: CalendarTheme, _ parts: PageParts) -> PageContent {
    #if ALMANAC_CALENDAR
      CalendarContent(configuration, parts)
    #elseif ALMANAC_EDIT || ALMANAC_RESOURCES
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

extension CalendarLevel {
  /// Returns the level with a name; `nil` if the program has none.
  @inline(never)
  static func ofProgram(named name: String) -> CalendarLevel? {
    #if ALMANAC_CALENDAR || ALMANAC_EDIT || ALMANAC_GALLERY
      level(named: name)
    #else
      level(named: name) ?? resources(named: name)
    #endif
  }
}

/// The parts of the session that contents use.
struct PageParts {
  var timeline: EventTimeline
  var loader: EventLoader
  var port: any WebPort
  var settings: PageSettings
  /// Changes the palette of the window.
  var showPalette: (Palette) -> Void
  /// Lets the page save the user's choices about calendars.
  var keepPreferences: ([CalendarPreference]) -> Void
}
