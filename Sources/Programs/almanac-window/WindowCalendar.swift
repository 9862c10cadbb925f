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
final class WindowCalendar {
  /// When the source was read.
  private let readAt: Date
  private let options: WindowOptions
  private let zone: ZoneRules
  private let system: SystemZones
  private let zones: ShownZones
  private let timeline: EventTimeline
  private let screen: CalendarScreen
  private let editing: EditingController?
  private var source: WindowSource
  private var window: GTKWindow?
  private var watch: FileWatch?
  private var clock: RepeatedCall?

  init(_ source: WindowSource, readAt: Date, _ options: WindowOptions, zone: ZoneRules, zones system: SystemZones) {
    (self.source, self.options, self.zone, self.system) = (source, options, zone, system)
    self.readAt = readAt
    zones = ShownZones(source.zones, behind: system)
    let store = source.store
    timeline = EventTimeline(store: store, displayZone: zone, zones: zones)
    let calendar = CalendarView(configuration: WindowCalendar.configuration(options, DesktopSettings(), zone))
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
  }

  /// Opens the window.
  func open() throws(GTKWindow.Failure) {
    let kept = KeptSize.read()
    let window = try GTKWindow(root: screen, title: "Almanac", size: kept.size, isMaximized: kept.isMaximized)
    self.window = window
    window.onSettings = { [weak self] in self?.show($0) }
    window.onFiles = { [weak self] in self?.show(files: $0) }
    window.onSave = { [weak self] in self?.save($0, as: $1) }
    window.onClose = { [weak self] in self?.end() }
    window.setMenu(menu, title: "Menu")
    show(window.settings)
    window.showNotice(source.problems)
    follow()
    // Catches changes between reading the source and following it.
    if source.hasChanged(since: readAt) { refresh() }
    clock = RepeatedCall(after: WindowCalendar.untilNextMinute) { [weak self] in
      self?.showTime()
      return WindowCalendar.untilNextMinute
    }
  }

  private var menu: [[MenuLine]] {
    [
      [
        MenuLine("_Open…", key: "<Control>o") { [weak self] in
          self?.window?.askForFiles(title: "Open Calendars") { self?.show(files: $0) }
        }
      ],
      [
        MenuLine("_About Almanac") { [weak self] in
          self?.window?.showAbout(
            name: "Almanac", version: WindowProgram.version, comments: "Calendars without end, from a year to an hour.")
        },
        MenuLine("_Close", key: "<Control>w") { [weak self] in self?.window?.close() },
        MenuLine("_Quit", key: "<Control>q") { [weak self] in self?.window?.close() },
      ],
    ]
  }

  private func show(_ settings: DesktopSettings) {
    let configuration = WindowCalendar.configuration(options, settings, zone)
    screen.update(configuration: configuration)
    window?.show(
      palette: configuration.style.palette, direction: configuration.direction, language: options.locale.identifier)
  }

  private func end() {
    if let window { KeptSize(size: window.size, isMaximized: window.isMaximized).write() }
    (watch, clock) = (nil, nil)
  }

  // MARK: - Files and changes

  /// Shows more files: here, or in a separate window if this one shows a database.
  private func show(files: [String]) {
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
    let name = String(title.map { $0 == "/" || $0.isNewline ? "-" : $0 }.prefix(80))
    window?.askForNewFile(title: "Save Event", name: (name.isEmpty ? "Event" : name) + ".ics") { [weak self] path in
      do throws(FileWriteError) {
        try AtomicFile.write(calendar.utf8, to: path)
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
    _ options: WindowOptions, _ settings: DesktopSettings, _ zone: ZoneRules
  ) -> CalendarConfiguration {
    let now = SystemClock.now()
    let today = zone.localDateTime(at: now).day
    var configuration = CalendarConfiguration(
      calendar: options.system, locale: options.locale, today: today, initialDay: options.day ?? today,
      initialLevel: options.level)
    configuration.now = now
    let theme = options.theme ?? (settings.hasHighContrast ? .highContrast : .standard)
    configuration.style = theme.style.scaled(by: settings.textScale)
    return configuration
  }
}
