import Almanac
import ArgumentParser
import CairoHost

/// The values that determine a picture.
struct RenderRequest {
  var size: Size
  var zone: ZoneRules
  var appearance: Appearance
  /// The pixels per point of a PNG file.
  var scale = 1.0
  /// The fonts of painted formats.
  var fonts = PictureFonts()
  /// Whether a PNG file has a background.
  var hasBackground = true
  var selected: DayNumber?
  /// Whether the arrows of the title bar are drawn.
  var hasControls = true
  /// The days, the calendar system, the language, and the appearance.
  var configuration: CalendarConfiguration
}

/// The fonts of a picture.
struct PictureFonts {
  /// The folder of the fonts; `nil` for the system's fonts.
  var folder: String?
  /// The standard family; `nil` for the default one.
  var family: String?

  #if Pictures
    func set(language: String) throws(PictureError) -> FontSet {
      try FontSet(folder: folder, language: language, family: family)
    }

    /// Reports which scripts could not be painted, one per line.
    static func report(_ fonts: FontSet) {
      for scalar in fonts.missing {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
        let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
        Terminal.error("no font has \(code)\(name); boxes stand for such letters")
      }
    }
  #endif
}

/// The format of a picture, derived from the extension of its file.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
  case svg
  case json
  case txt
  case png
  case pdf

  /// Whether the format requires the trait Pictures.
  var isPainted: Bool { self == .png || self == .pdf }

  /// The message for painted formats in a build without the trait.
  static let isMissing = "this build writes svg, json and txt; build with the trait Pictures"
}

/// A calendar laid out once, without a screen.
struct RenderedScene {
  private let request: RenderRequest
  private let view: CalendarView
  private let window: Window

  /// Lays out the first view of a calendar with the events of `store`.
  init(_ request: RenderRequest, store: any EventStore, zones: any ZoneProvider) {
    self.request = request
    view = CalendarView(configuration: request.configuration)
    view.header.hasArrows = request.hasControls
    view.timeline = EventTimeline(store: store, displayZone: request.zone, zones: zones)
    window = Window(root: view, host: PictureHost(scale: request.scale), size: request.size)
    window.tick(now: 0)
    if let selected = request.selected {
      view.send(.select(selected))
      view.send(.show(request.configuration.initialDay, animated: false))
      window.tick(now: 0)
    }
  }

  /// Returns the file of the scene in a format.
  func bytes(_ format: PictureFormat) throws(CommandFailure) -> [UInt8] {
    guard format.isPainted else { return Array(text(format).utf8) }
    #if Pictures
      do throws(PictureError) {
        let language = request.configuration.locale.identifier
        let painting = Painting(
          palette: view.configuration.style.palette, appearance: request.appearance,
          direction: request.configuration.direction)
        let fonts = try request.fonts.set(language: language)
        let bytes = try PictureWriter(fonts: fonts).png(
          window.displayList(), size: request.size, scale: request.scale, painting: painting, title: view.title,
          language: language,
          without: request.hasBackground ? [] : [.role(CalendarRole.surface), .role(CalendarRole.background)])
        PictureFonts.report(fonts)
        return bytes
      } catch {
        throw CommandFailure("\(error)")
      }
    #else
      throw CommandFailure(PictureFormat.isMissing)
    #endif
  }

  /// Returns the scene in a format that is text.
  private func text(_ format: PictureFormat) -> String {
    switch format {
    case .svg:
      SVGWriter.write(
        window.displayList(), size: request.size, palette: view.configuration.style.palette,
        appearance: request.appearance, direction: request.configuration.direction,
        title: view.title,
        fontFamily: "Inter, system-ui, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', sans-serif")
    case .json:
      ElementsJSON.document(
        view.elements(), size: request.size, level: "\(view.state.level)", title: view.title,
        today: request.configuration.today
      ).indented
    case .txt, .png, .pdf: SceneDump.text(window.displayList(), palette: view.configuration.style.palette)
    }
  }
}
