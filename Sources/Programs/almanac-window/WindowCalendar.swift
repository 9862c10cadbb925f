import Almanac
import EventDatabase
import EventStores
import Foundation
import GTKHost
import SystemServices

/// The command-line options.
struct WindowOptions {
  var day: DayNumber?
  var level = CalendarLevel.ID.month
  var theme: CalendarTheme?
  var system: any CalendarSystem = GregorianCalendar.shared
  var locale = LocaleInfo.english
  /// The arguments for another window, except for files and database.
  var arguments: [String] = []
}

/// A calendar with its panel, its editing, and its window.
final class WindowCalendar: CalendarViewDelegate {
  /// When the source was read.
  private let readAt: Date
  let options: WindowOptions
  let zone: ZoneRules
  let system: SystemZones
  let zones: ShownZones
  let timeline: EventTimeline
  let screen: CalendarScreen
  let editing: EditingController?
  private(set) var source: WindowSource
  private(set) var window: GTKWindow?
  /// Whether the window was closed. It does not open again.
  private(set) var isClosed = false
  var preferences = WindowPreferences.read()
  private let application: DesktopApplication?
  private var watch: FileWatch?
  private var clock: RepeatedCall?

  /// - Parameter application: The application to which the window belongs; `nil` for none.
  init(
    _ source: WindowSource, readAt: Date, _ options: WindowOptions, zone: ZoneRules, zones system: SystemZones,
    _ application: DesktopApplication?
  ) {
    (self.source, self.options, self.zone, self.system) = (source, options, zone, system)
    self.application = application
    self.readAt = readAt
    zones = ShownZones(source.zones, behind: system)
    let store = source.store
    timeline = EventTimeline(store: store, displayZone: zone, zones: zones)
    let calendar = CalendarView(
      configuration: WindowCalendar.configuration(options, DesktopSettings(), zone, textSize: 1))
    screen = CalendarScreen(
      calendar: calendar, timeline: timeline, store: store, source: store, zones: zones, panelMode: .open)
    if source.isEditable {
      let editor = EventEditor(
        store: store, displayZone: zone, zones: zones, now: { SystemClock.now() }, newUID: { UUID().uuidString })
      editing = EditingController(editor: editor, calendar: calendar)
      editing?.words = EditPhrases.forLanguage(of: options.locale.identifier)
    } else {
      editing = nil
    }
    calendar.delegate = self
  }

  /// Opens the window.
  func open() throws(GTKWindow.Failure) {
    let kept = KeptSize.read()
    let window = try GTKWindow(root: screen, title: "Almanac", size: kept.size, isMaximized: kept.isMaximized)
    self.window = window
    application?.add(window)
    window.onSettings = { [weak self] in self?.show($0) }
    window.onFiles = { [weak self] in self?.open($0) }
    window.onSave = { [weak self] in self?.save($0, as: $1) }
    window.onClose = { [weak self] in self?.end() }
    window.setMenu(menu, title: "Menu")
    adoptPreferences()
    window.showNotice(source.problems)
    follow()
    // Catches changes between reading the source and following it.
    if source.hasChanged(since: readAt) { refresh() }
    clock = RepeatedCall(after: WindowCalendar.untilNextMinute) { [weak self] in
      self?.showTime()
      return WindowCalendar.untilNextMinute
    }
  }

  /// Shows the calendar according to the preferences.
  func adoptPreferences() {
    editing?.editor.options.defaultLength = preferences.defaultLength * 60
    editing?.editor.options.defaultReminders = preferences.defaultReminders
    if let window { show(window.settings) }
  }

  private func show(_ settings: DesktopSettings) {
    var configuration = WindowCalendar.configuration(
      options, settings, zone, textSize: Double(preferences.textSize) / 100)
    preferences.apply(to: &configuration, zones: zones)
    screen.update(configuration: configuration)
    window?.show(
      palette: configuration.style.palette, direction: configuration.direction, language: options.locale.identifier)
    showTitle()
  }

  /// Shows the period in the title of the window, and that files are read-only.
  private func showTitle() {
    let parts = [screen.calendar.title, source.isEditable ? "" : "Read-only", "Almanac"]
    let title = parts.filter { !$0.isEmpty }.joined(separator: " – ")
    if let window, window.title != title { window.title = title }
  }

  func calendarView(_ view: CalendarView, didPresent period: DayNumber) { showTitle() }

  /// Brings the window to the front; opens it if it was not open before.
  func present() {
    if window == nil { try? open() }
    window?.present()
  }

  /// Starts a new event at the focused day or time, once the calendar is laid out.
  func createEvent() {
    present()
    window?.window.notify { [weak self] in _ = self?.editing?.keyDown(KeyEvent(.insert)) }
  }

  /// Shows an occurrence and its details.
  func showDetails(of event: EventID, at start: Instant) {
    present()
    let (calendar, timeline) = (screen.calendar, timeline)
    calendar.send(.show(zone.localDateTime(at: start).day, animated: false))
    window?.window.notify {
      let found = timeline.occurrences(touching: calendar.visibleDays).first {
        $0.id.event == event && $0.start == start
      }
      if let found { calendar.send(.showDetails(of: found, on: found.firstDay)) }
    }
  }

  private func end() {
    if let window { KeptSize(size: window.size, isMaximized: window.isMaximized).write() }
    (watch, clock, isClosed) = (nil, nil, true)
  }

  // MARK: - Files and changes

  /// Shows more files: here, or in a separate window if this one shows a database.
  func show(files: [String]) {
    guard !files.isEmpty else { return }
    if source.isEditable {
      let program = Process()
      program.executableURL = Bundle.main.executableURL
      program.arguments = options.arguments + files
      do { try program.run() } catch { window?.showNotice("\(files[0]): no window can be opened for it") }
    } else {
      refresh(adding: files)
      follow()
    }
  }

  private func refresh(adding files: [String] = []) {
    let problems = source.refresh(adding: files, zones: system)
    zones.take(source.zones)
    window?.showNotice(problems)
  }

  /// Follows changes by other programs.
  private func follow() {
    watch = FileWatch(source.watched) { [weak self] in self?.refresh() }
  }

  /// Saves an event as a file, as the user requested.
  private func save(_ calendar: String, as title: String) {
    save(Array(calendar.utf8), name: title.isEmpty ? "Event" : title, kind: "ics", prompt: "Save Event")
  }

  /// Asks for a file, and writes it.
  func save(_ bytes: [UInt8], name: String, kind: String, prompt: String) {
    let name = String(name.map { $0 == "/" || $0.isNewline ? "-" : $0 }.prefix(80))
    window?.askForNewFile(title: prompt, name: name + "." + kind) { [weak self] path in
      do throws(FileWriteError) {
        try AtomicFile.write(bytes, to: path)
      } catch {
        self?.window?.showNotice("\(path): \(error.reason)")
      }
    }
  }

  // MARK: - Time

  /// The seconds until the minute changes.
  private static var untilNextMinute: Double {
    Double(60 - Int64(SystemClock.now().seconds) % 60)
  }

  private func showTime() {
    let now = SystemClock.now()
    let today = zone.localDateTime(at: now).day
    if screen.calendar.configuration.today != today { screen.calendar.configure { $0.today = today } }
    screen.calendar.setNow(now)
  }

  private static func configuration(
    _ options: WindowOptions, _ settings: DesktopSettings, _ zone: ZoneRules, textSize: Double
  ) -> CalendarConfiguration {
    let now = SystemClock.now()
    let today = zone.localDateTime(at: now).day
    var configuration = CalendarConfiguration(
      calendar: options.system, locale: options.locale, today: today, initialDay: options.day ?? today,
      initialLevel: options.level)
    configuration.now = now
    let theme = options.theme ?? (settings.hasHighContrast ? .highContrast : .standard)
    configuration.style = theme.style.scaled(by: settings.textScale * textSize)
    return configuration
  }
}
