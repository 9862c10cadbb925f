import Almanac
import CairoHost

/// The values that decide a picture.
struct RenderRequest {
  var size: Size
  var zone: ZoneRules
  var appearance: Appearance
  /// The pixels per point of a PNG file.
  var scale = 1.0
  /// The folder of the fonts of painted formats; `nil` for those of the system.
  var fonts: String?
  var selected: DayNumber?
  /// The days, the calendar system, the language and the appearance.
  var configuration: CalendarConfiguration
}

/// The format of a picture, by the extension of its file.
enum PictureFormat: String, CaseIterable {
  case svg
  case json
  case txt
  case png
  case pdf

  /// Whether the format needs the trait Pictures.
  var isPainted: Bool { self == .png || self == .pdf }

  /// The line for painted formats in a build without the trait.
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
        return try PictureWriter(fonts: FontSet(folder: request.fonts, language: language)).png(
          window.displayList(), size: request.size, scale: request.scale, painting: painting, title: view.title,
          language: language)
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
