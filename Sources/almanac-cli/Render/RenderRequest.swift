import Almanac

/// The values that decide a picture.
struct RenderRequest {
  var size: Size
  var zone: ZoneRules
  var appearance: Appearance
  var selected: DayNumber?
  /// The days, the calendar system, the language and the appearance.
  var configuration: CalendarConfiguration
}

/// The format of a picture, by the extension of its file.
enum PictureFormat: String, CaseIterable {
  case svg
  case json
  case txt
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
    window = Window(root: view, host: PictureHost(), size: request.size)
    window.tick(now: 0)
    if let selected = request.selected {
      view.send(.select(selected))
      view.send(.show(request.configuration.initialDay, animated: false))
      window.tick(now: 0)
    }
  }

  /// Returns the scene in a format.
  func text(_ format: PictureFormat) -> String {
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
    case .txt: SceneDump.text(window.displayList(), palette: view.configuration.style.palette)
    }
  }
}
