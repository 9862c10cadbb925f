import Almanac
import ArgumentParser
import EventStores
import Foundation
import SystemServices

/// The command `almanac render`: writes a calendar as a picture, as text, or as data.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a calendar into a file.",
    discussion: """
      The extension of the output file, or --format, selects the format: svg a picture with real text, png its pixels, \
      pdf sheets of paper, json the visible elements, txt the display list. Without files the calendar is empty. Defaults \
      come from the machine: today from SOURCE_DATE_EPOCH or the clock, the zone, and the locale from LC_ALL, LC_TIME or \
      LANG.
      """)

  /// The layout direction.
  enum Direction: String, CaseIterable, ExpressibleByArgument {
    case ltr
    case rtl
  }

  /// The number of rows of a month.
  enum Weeks: String, CaseIterable, ExpressibleByArgument {
    case natural
    case six
  }

  @Argument(help: ArgumentHelp(".ics files, or folders.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The level to show.")
  var level = LevelArgument(.month)

  @Option(help: "A day to show, such as 2026-11-21. (default: today)", transform: DayArgument.parse)
  var date: DayNumber?

  @Option(help: "Width and height in points.", transform: PictureArguments.size)
  var size = Size(width: 1200, height: 900)

  @Option(help: "The pixels for each point of a png, 0.25 to 8.", transform: PictureArguments.scale)
  var scale = 1.0

  @Option(help: "A folder with the fonts of a png or pdf. (default: those of the system)")
  var fonts: String?

  @Option(help: "The standard face of a png or pdf, such as Inter. (default: the first of some that is there)")
  var font: String?

  @Option(help: "What is behind a png: paper, or none to see through.")
  var background = PictureArguments.Background.paper

  @Option(help: "The format. (default: by the extension of the output)")
  var format: PictureFormat?

  @Option(name: [.short, .long], help: "The file to write; - for standard output.")
  var output: String

  @Option(help: "The calendar system whose months and years are shown.")
  var calendar = SystemArgument(system: GregorianCalendar.shared)

  @Option(help: "The language and region, such as he or de-AT.")
  var locale: String?

  @Option(help: "The style: colors and appearance.")
  var style = RenderStyle.light

  @Option(
    help: """
      Months, weeks and days as in other calendars: classic (a page as high as its rows, dots), paged (without the days \
      of other months), endless (all levels).
      """)
  var preset: PresetArgument?

  @Option(help: "The time zone, such as Europe/Paris.")
  var zone: String?

  @Option(
    help: "The first day of the week: mon, tue and so on. (default: that of the locale)",
    transform: PictureArguments.weekday)
  var firstWeekday: Weekday?

  @Option(help: "The number of months side by side at the year level, 1 to 4. (default: by the width)")
  var columns: Int?

  @Option(
    help: """
      The time of day up to which an event may end on the next day and is still drawn on its first day only, except \
      among hours; 0:00 draws every event on all its days. (default: 9:00)
      """,
    transform: PictureArguments.minutes)
  var nextDayThreshold: Int?

  @Flag(help: "Show the numbers of weeks in months.")
  var weekNumbers = false

  @Option(
    help: "The weekdays to show, such as mon-fri or sun,tue,thu. (default: all)",
    transform: PictureArguments.weekdays)
  var weekdays: WeekdaySet?

  @Option(help: "Draw a month on a page of its own, with as many rows as it needs or with six.")
  var weeks: Weeks?

  @Flag(help: "Draw a month on a page of its own, without the days of other months.")
  var hideOutDays = false

  @Flag(
    inversion: .prefixedNo,
    help: "Draw what a screen shows: with buttons, and a part of an endless month or year. (default: for json and txt)")
  var controls: Bool?

  @Option(help: "The selected day.", transform: DayArgument.parse)
  var selected: DayNumber?

  @Option(help: "The first day that can be shown; those before are drawn as inactive.", transform: DayArgument.parse)
  var min: DayNumber?

  @Option(help: "The last day that can be shown.", transform: DayArgument.parse)
  var max: DayNumber?

  @Option(help: "The day to mark as today. (default: from the clock)", transform: DayArgument.parse)
  var today: DayNumber?

  @Option(help: "The direction of lines. (default: that of the locale)")
  var direction: Direction?

  @OptionGroup(title: "Paper")
  var paper: PaperArguments

  func validate() throws {
    _ = try chosenFormat()
    if let preset, !preset.levels.contains(level.level) {
      let levels = preset.levels.map { "\($0)" }.joined(separator: ", ")
      throw ValidationError("--preset \(preset.preset) has no level \(level.level), expected one of \(levels)")
    }
    if let min, let max, min > max { throw ValidationError("--max lies before --min, expected a later day") }
  }

  private func chosenFormat() throws -> PictureFormat {
    if let format { return format }
    if output == "-" { throw ValidationError("Standard output has no extension, expected --format.") }
    return try PictureArguments.format(ofFile: output)
  }

  func run() throws {
    let format = try chosenFormat()
    let zones = SystemZones()
    let rules = try ZoneArgument.rules(zone, in: zones)
    let calendars: FileCalendars
    do throws(FileError) {
      calendars = try FileCalendars.load(files, zones: zones)
    } catch {
      throw CommandFailure(error)
    }
    for line in calendars.files.flatMap({ $0.report(includesWarnings: false) }) { Terminal.error(line) }
    let sourceDate = try PictureArguments.sourceDate(ProcessInfo.processInfo.environment)
    let today = today ?? rules.localDateTime(at: sourceDate ?? SystemClock.now()).day
    var configuration = try configuration(today: today)
    if format != .pdf, !(controls ?? [.json, .txt].contains(format)) {
      try WholePeriod.adopt(&configuration, size: size, isPreset: preset != nil)
    }
    let request = RenderRequest(
      size: size, zone: rules, appearance: style.appearance, scale: scale,
      fonts: PictureFonts(folder: fonts, family: font), hasBackground: background == .paper,
      selected: selected, configuration: configuration)
    let all = CalendarFileZones(calendars.zones, behind: zones)
    let bytes =
      format == .pdf
      ? try PaperDocument(
        request, paper, store: calendars.store, zones: all,
        created: sourceDate ?? Instant(seconds: LocalDateTime(day: today, secondOfDay: 0).secondsAsUTC)
      ).bytes()
      : try RenderedScene(request, store: calendars.store, zones: all).bytes(format)
    do throws(FileWriteError) {
      if output == "-" {
        try FileOutput.append(bytes, to: STDOUT_FILENO)
      } else {
        try AtomicFile.write(bytes, to: output)
      }
    } catch {
      throw output == "-" ? CommandFailure("standard output: \(error.reason)") : CommandFailure(error, path: output)
    }
  }

  /// Returns the configuration of the calendar; each option of the engine is one line here.
  private func configuration(today: DayNumber) throws -> CalendarConfiguration {
    var configuration = CalendarConfiguration(
      calendar: calendar.system, locale: localeInfo(), today: today, initialDay: date ?? today,
      initialLevel: level.level)
    configuration.style = style.calendarStyle
    if let preset { configuration.adopt(preset.preset) }
    configuration.monthColumns = columns
    configuration.firstWeekday = firstWeekday
    if let nextDayThreshold { configuration.nextDayThreshold = nextDayThreshold }
    configuration.month.showsWeekNumbers = weekNumbers
    configuration.visibleWeekdays = weekdays ?? .all
    if weeks != nil || hideOutDays { configuration.month.arrangement = .pages }
    if weeks == .six { configuration.month.weeks = .alwaysSix }
    if hideOutDays { configuration.month.outDays = .hidden }
    let bounds = try DayBounds(first: min, last: max)
    configuration.reachable = bounds
    configuration.selectable = bounds
    return configuration
  }

  private func localeInfo() -> LocaleInfo {
    let identifier = SystemLocale.tagWithPhrases(for: locale ?? SystemLocale.currentLocaleIdentifier())
    var info = SystemLocale.info(for: identifier, calendar: calendar.system.identifier)
    if let direction { info.isRightToLeft = direction == .rtl }
    return info
  }
}
