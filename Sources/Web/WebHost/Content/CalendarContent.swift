import Almanac

/// The content of `almanac.wasm`: a calendar.
final class CalendarContent: PageContent {
  private let shown: CalendarView

  init(_ configuration: CalendarConfiguration, _ parts: PageParts) {
    shown = CalendarView(configuration: configuration)
    shown.timeline = parts.timeline
    super.init(view: shown, calendar: shown)
  }

  override var palette: Palette { shown.configuration.style.palette }

  override func update(configuration: CalendarConfiguration) { shown.update(configuration: configuration) }
}
