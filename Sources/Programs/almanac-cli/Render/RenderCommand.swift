import Almanac
import ArgumentParser
import EventStores
import Foundation
import SystemServices

/// The command `almanac render`: writes a calendar as a picture, as text, or as data.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a calendar as a picture, a PDF, or text.",
    discussion: """
      The extension of the output file, or --format, selects the format: svg and png are pictures, pdf is for printing, \
      json lists the visible elements, and txt lists the drawing instructions. Without files, the calendar is empty. \
      Today's date is taken from SOURCE_DATE_EPOCH or the clock, the locale from LC_ALL, LC_TIME, or LANG.
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

  enum OutDaysArgument: String, CaseIterable, ExpressibleByArgument {
    case shown
    case dimmed
    case hidden

    var days: OutDays {
      switch self {
      case .shown: .shown
      case .dimmed: .dimmed
      case .hidden: .hidden
      }
    }
  }

  @Argument(help: ArgumentHelp(".ics files, or folders.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The level to show; also other numbers of days, weeks, and months.")
  var level = LevelArgument(.month)

  @Option(help: "A day to show, such as 2026-11-21. (default: today)", transform: DayArgument.parse)
  var date: DayNumber?

  @Option(help: "Width and height in points.", transform: PictureArguments.size)
  var size = Size(width: 1200, height: 900)

  @Option(help: "The number of pixels for each point of a PNG, 0.25 to 8.", transform: PictureArguments.scale)
  var scale = 1.0

  @Option(help: "A folder with the fonts for a PNG or PDF. (default: the system's fonts)")
  var fonts: String?

  @Option(
    help: "The font of a PNG or PDF, such as Inter. (default: a common one that is installed)")
  var font: String?

  @Option(help: "The background of a PNG: paper, or none for transparent.")
  var background = PictureArguments.Background.paper

  @Option(help: "The format. (default: from the extension of the output file)")
  var format: PictureFormat?

  @Option(name: [.short, .long], help: "The file to write; - for standard output.")
  var output: String

  @Option(help: "The calendar system for months and years.")
  var calendar = SystemArgument(system: GregorianCalendar.shared)

  @Option(help: "The language and region, such as he or de-AT.")
  var locale: String?

  @Option(help: "The theme: colors and appearance.")
  var theme = RenderTheme.light

  @Option(
    help: """
      A set of options: classic (month pages with dots), paged (month pages without the days of other months), or \
      endless (all levels, scrolling without end).
      """)
  var preset: PresetArgument?

  @Option(name: .customLong("time-zone"), help: "The time zone, such as Europe/Paris. (default: the machine's)")
  var zone: String?

  @Option(
    help: "The first day of the week: mon, tue, and so on. (default: the locale's)",
    transform: PictureArguments.weekday)
  var firstWeekday: Weekday?

  @Option(help: "The number of months in a row at the year level, 1 to 4. (default: depends on the width)")
  var monthColumns: Int?

  @Option(
    help: """
      An event shorter than 24 hours that ends by this time on the next day, such as a night shift, is drawn on its \
      first day only, except among hours; 0:00 draws every event on all its days. (default: 9:00)
      """,
    transform: PictureArguments.minutes)
  var nextDayThreshold: Int?

  @Flag(help: "Show week numbers in months.")
  var weekNumbers = false

  @Option(
    help: "The weekdays to show, such as mon-fri or sun,tue,thu. (default: all)",
    transform: PictureArguments.weekdays)
  var weekdays: WeekdaySet?

  @Option(
    help: """
      The hours that weeks and days show, such as 7-20 or 07:00-12:00,13:00-19:00. (default: all; in a PDF, 7-20 and \
      the hours of events)
      """,
    transform: PictureArguments.hours)
  var visibleHours: VisibleHours?

  @Option(help: "Draw one month alone: with as many weeks as it touches (natural), or always six.")
  var weeks: Weeks?

  @Option(help: "Draw one month alone: with the days of other months shown, dimmed, or hidden.")
  var outDays: OutDaysArgument?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Draw buttons, and only the part of a period that a screen shows. (default: for json and txt)"
  )
  var controls: Bool?

  @Option(help: "The selected day.", transform: DayArgument.parse)
  var selected: DayNumber?

  @Option(help: "The first day that can be shown; earlier days are drawn as disabled.", transform: DayArgument.parse)
  var min: DayNumber?

  @Option(help: "The last day that can be shown; later days are drawn as disabled.", transform: DayArgument.parse)
  var max: DayNumber?

  @Option(help: "The day to mark as today. (default: from the clock)", transform: DayArgument.parse)
  var today: DayNumber?

  @Option(name: .customLong("dir"), help: "The direction of text and columns. (default: the locale's)")
  var direction: Direction?

  @OptionGroup(title: "Paper")
  var paper: PaperArguments

  func validate() throws {
    _ = try chosenFormat()
    if let preset, !preset.levels.contains(level.level.id) {
      let levels = preset.levels.map { "\($0)" }.joined(separator: ", ")
      throw ValidationError("--preset \(preset.preset) has no level \(level.level.id), expected one of \(levels)")
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
    if format == .pdf, visibleHours == nil { configuration.visibleHours = PaperArguments.standardHours }
    let hasControls = controls ?? [.json, .txt].contains(format)
    if format != .pdf, !hasControls {
      try WholePeriod.adopt(&configuration, size: size, isPreset: preset != nil)
    }
    let request = RenderRequest(
      size: size, zone: rules, appearance: theme.appearance, scale: scale,
      fonts: PictureFonts(folder: fonts, family: font), hasBackground: background == .paper,
      selected: selected, hasControls: hasControls, configuration: configuration)
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
      initialLevel: level.level.id)
    configuration.levels.add(level.level)
    configuration.style = theme.calendarStyle
    if let preset { configuration.adopt(preset.preset) }
    configuration.monthColumns = monthColumns
    configuration.firstWeekday = firstWeekday
    if let nextDayThreshold { configuration.nextDayThreshold = nextDayThreshold }
    configuration.month.showsWeekNumbers = weekNumbers
    configuration.visibleWeekdays = weekdays ?? .all
    configuration.visibleHours = visibleHours ?? .all
    if weeks != nil || outDays != nil { configuration.month.arrangement = .pages }
    if weeks == .six { configuration.month.weeks = .alwaysSix }
    if let outDays { configuration.month.outDays = outDays.days }
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
