import Almanac
import ArgumentParser
import EventDatabase
import EventStores
import Foundation
import GTKHost
import SystemServices

/// The program `almanac-window`: a calendar in a desktop window.
@main
struct WindowProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac-window", abstract: "Show calendars in a desktop window.",
    discussion: """
      With files, the window shows them and stores nothing. Without files, it shows the database of `almanac serve`, which \
      can be edited. Changes by other programs appear in the window. Without other options, there is one window with the \
      database, which another start brings to the front. Exit status: 0 success, 1 bad input or failure, 2 wrong usage.
      """, version: version)

  /// The version of the program.
  static let version = AlmanacVersion.current

  @Argument(help: ArgumentHelp(".ics files, or folders.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The database file. (default: almanac/almanac.sqlite in $XDG_DATA_HOME or ~/.local/share)")
  var database: String?

  @Option(help: "The day to show, such as 2026-11-21. (default: today)")
  var date: String?

  @Option(help: "The level to show: year, month, week, day or agenda.")
  var level = "month"

  @Option(help: "The theme: standard, basic, light, dark, or contrast. (default: the desktop's)")
  var theme: String?

  @Option(help: "The calendar system for months and years, such as hebrew.")
  var calendar = "gregorian"

  @Option(help: "The language and region, such as he or de-AT. (default: from LC_ALL, LC_TIME, or LANG)")
  var locale: String?

  @Option(name: .customLong("time-zone"), help: "The time zone, such as Europe/Paris. (default: the machine's)")
  var zone: String?

  @Flag(help: "Ask whether to import the files into the database or only to show them.")
  var ask = false

  @Flag(help: "Begin a new event.")
  var newEvent = false

  @Flag(help: "Show reminders of the database as notifications, without a window. The desktop does this after login.")
  var reminders = false

  @Flag(name: .customLong("gapplication-service"), help: .hidden)
  var isStartedByBus = false

  /// Whether the program runs without a window, until the session ends.
  private var isService: Bool { reminders || isStartedByBus }

  /// The identifier of the program, which is also the name of its desktop file.
  static let identifier = "org.almanac.Almanac"
  private static let newEventAction = "new-event"

  /// Writes a line to standard error. Failures are ignored.
  private static func say(_ line: String) {
    try? FileOutput.append(TerminalText.lines(line + "\n").utf8, to: STDERR_FILENO)
  }

  static func main() {
    do {
      let program = try parse()
      try program.run()
    } catch let failure as Failure {
      say(failure.message)
      Foundation.exit(1)
    } catch {
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      (code.isSuccess ? FileHandle.standardOutput : .standardError).write(Data((message + "\n").utf8))
      Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
    }
  }

  /// An error that ends the program with status 1.
  struct Failure: Error {
    var message: String
  }

  func validate() throws {
    if !files.isEmpty, database != nil { throw ValidationError("Give files or --database, not both.") }
    if reminders, !isOnly || !files.isEmpty || newEvent {
      throw ValidationError("--reminders is for the usual database, without other options.")
    }
    if !files.isEmpty, newEvent { throw ValidationError("--new-event is for the database, not for files.") }
  }

  func run() throws {
    let options = try options()
    let zones = SystemZones()
    guard let rules = zones.rules(for: zone ?? SystemZones.currentIdentifier()) else {
      throw Failure(message: "--time-zone: there is no such time zone, expected a name such as Europe/Paris")
    }
    // Those who never used the program need no reminders of an example.
    if reminders, !FileManager.default.fileExists(atPath: try WindowProgram.usualDatabase()) { return }
    let readAt = Date()
    let source = try source(zones, rules)
    let application = application
    guard application?.register() != false else {
      if !reminders { application?.send(files: files, action: newEvent ? WindowProgram.newEventAction : nil) }
      return
    }
    var last: WindowCalendar?
    // A service outlives its windows.
    let shown = { () -> WindowCalendar in
      if let last, !last.isClosed { return last }
      let made = WindowCalendar(source, readAt: readAt, options, zone: rules, zones: zones, application)
      last = made
      return made
    }
    var notifications: WindowReminders?
    if let application {
      application.onActivate = { shown().present() }
      application.onFiles = { shown().open($0) }
      application.onAction = { _ in shown().createEvent() }
      if case .database(let store, _) = source {
        notifications = WindowReminders(store, zone: rules, zones: zones, locale: options.locale, application)
      }
      application.onTargetedAction = { name, target in
        notifications?.act(name, on: target) { shown().showDetails(of: $0, at: $1) }
      }
    }
    if !isService { try shown().open() }
    if ask { shown().open(files) }
    if newEvent { shown().createEvent() }
    withExtendedLifetime(shown) { GTKWindow.run(isService: isService) }
  }

  /// The application of which there is one; `nil` for a window of files or with options, of which there are several.
  private var application: DesktopApplication? {
    guard isOnly else { return nil }
    return DesktopApplication(
      id: WindowProgram.identifier, actions: [WindowProgram.newEventAction],
      targetedActions: WindowReminders.Action.allCases.map { $0.rawValue }, isService: isService)
  }

  /// Whether there is only one program with these options.
  private var isOnly: Bool {
    (files.isEmpty || ask) && database == nil && level == "month" && calendar == "gregorian"
      && [date, theme, locale, zone].allSatisfy { $0 == nil }
  }

  /// The options as values of the engine.
  private func options() throws -> WindowOptions {
    var options = WindowOptions()
    if let date {
      guard let day = try? ISODate.parse(date) else {
        throw ValidationError("--date is \(date), expected a date such as 2026-11-21")
      }
      options.day = day
    }
    guard let level = CalendarLevel.ID.standard.first(where: { "\($0)" == level }) else {
      throw ValidationError("--level is \(level), expected year, month, week, day or agenda")
    }
    options.level = level
    if let theme {
      // The element has the same names.
      let name = theme == "contrast" ? "highContrast" : theme
      guard let known = CalendarTheme.allCases.first(where: { "\($0)" == name }) else {
        throw ValidationError("--theme is \(theme), expected standard, basic, light, dark, or contrast")
      }
      options.theme = known
    }
    guard let system = CalendarIdentifier(name: calendar).flatMap({ CalendarCatalog.system(for: $0) }) else {
      let names = CalendarIdentifier.allCases.map { $0.name }.joined(separator: ", ")
      throw ValidationError("--calendar is \(calendar), expected one of \(names)")
    }
    options.system = system
    let identifier = SystemLocale.tagWithPhrases(for: locale ?? SystemLocale.currentLocaleIdentifier())
    options.locale = SystemLocale.info(for: identifier, calendar: system.identifier)
    options.arguments = arguments
    return options
  }

  /// The options as arguments, without files and database.
  private var arguments: [String] {
    let pairs = [
      ("--date", date), ("--level", level), ("--theme", theme), ("--calendar", calendar), ("--locale", locale),
      ("--time-zone", zone),
    ]
    return pairs.flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  /// Reads the events on another thread while this thread connects to the display, which takes as long.
  private func source(_ zones: SystemZones, _ zone: ZoneRules) throws -> WindowSource {
    let files = ask ? [] : files
    let path = try files.isEmpty ? database ?? WindowProgram.usualDatabase() : ""
    let reading = DispatchGroup()
    nonisolated(unsafe) var source = Result<WindowSource, Failure>.failure(Failure(message: ""))
    DispatchQueue.global(qos: .userInitiated).async(group: reading) {
      source = Result { () throws(Failure) in
        files.isEmpty ? try WindowProgram.open(path, zone) : try WindowProgram.read(files, zones)
      }
    }
    let display = Result { () throws(GTKWindow.Failure) in try GTKWindow.connect() }
    reading.wait()
    if case .success(.files(let calendars, _)) = source {
      for line in calendars.files.flatMap({ $0.report(includesWarnings: false) }) { WindowProgram.say(line) }
    }
    let found = try source.get()
    guard case .success = display else {
      throw Failure(message: "there is no display for a window; almanac serve shows calendars in a browser")
    }
    return found
  }

  private static func read(_ files: [String], _ zones: SystemZones) throws(Failure) -> WindowSource {
    do throws(FileError) {
      return .files(try FileCalendars.load(files, zones: zones), paths: files)
    } catch {
      throw Failure(message: error.description)
    }
  }

  private static func open(_ database: String, _ zone: ZoneRules) throws(Failure) -> WindowSource {
    // As in `almanac serve`, a new database begins with an example.
    let sample = SampleCalendar.make(around: zone.localDateTime(at: SystemClock.now()).day).insertion
    do throws(StoreError) {
      return .database(try SQLiteEventStore(path: database, initial: sample), path: database)
    } catch {
      throw Failure(message: "\(database): \(error)")
    }
  }

  /// The path of the database of `almanac serve`, in a folder that exists.
  private static func usualDatabase() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.local/share"
    let folder = base + "/almanac"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder + "/almanac.sqlite"
  }
}
