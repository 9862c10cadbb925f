import Almanac

/// The content of `almanac-panel.wasm`: a calendar with a panel beside it.
final class PanelContent: PageContent {
  private let screen: CalendarScreen

  init(_ configuration: CalendarConfiguration, _ parts: PageParts) {
    let store = parts.loader.store
    screen = CalendarScreen(
      calendar: CalendarView(configuration: configuration), timeline: parts.timeline, store: store, source: store,
      zones: parts.loader.zones, panelMode: .none)
    super.init(view: screen, calendar: screen.calendar)
    screen.panel.onPreferencesChange = { [panel = Unowned(wrappedValue: screen.panel)] in
      parts.keepPreferences(panel.wrappedValue.preferences)
    }
  }

  override var palette: Palette { screen.calendar.configuration.style.palette }

  override func update(configuration: CalendarConfiguration) { screen.update(configuration: configuration) }

  override func setPreferences(_ preferences: [CalendarPreference]) { screen.panel.preferences = preferences }

  override func setPanel(_ number: Int32) { screen.panelMode = PanelMode(rawValue: number) ?? .none }
}
