import Almanac
import ArgumentParser

/// The options of `render` for printed sheets.
struct PaperArguments: ParsableArguments {
  /// The kinds of ink.
  enum Ink: String, CaseIterable, ExpressibleByArgument {
    case color
    case ink
  }

  /// The hours that weeks and days show on paper, besides those with events.
  static let standardHours = VisibleHours([7 * 60..<20 * 60])

  @Option(
    help: "The first day of a PDF. (default: the first day of the period around --date)", transform: DayArgument.parse)
  var from: DayNumber?

  @Option(
    help: "The last day of a PDF. (default: the last day of the period around --from)", transform: DayArgument.parse)
  var to: DayNumber?

  @Option(
    help: "The paper size of a PDF: a5 to a0, letter, legal, tabloid, or a size such as 210x297mm or 8.5x11in.",
    transform: PaperArguments.paper)
  var paper = PaperSize.a4.size

  @Flag(
    inversion: .prefixedNo,
    help: "Use landscape paper. (default: for one month, week, year, or several days or weeks per sheet)")
  var landscape: Bool?

  @Option(
    help:
      "The margins: one length, or top, right, bottom, and left, such as 10mm or 0.5in,0.5in,1in,0.5in.",
    transform: PaperArguments.margins)
  var margin = Insets(top: 28.346, leading: 28.346, bottom: 28.346, trailing: 28.346)

  @Option(
    help: """
      The number of periods of the level on a sheet, or of columns of an agenda, 1 to 12. (default: 1; for an agenda on \
      paper at least 500 points wide, 2)
      """)
  var perPage: Int?

  @Option(help: "The scale of text and spacing, 0.5 to 4. (default: depends on --per-page)")
  var zoom: Double?

  @Option(
    help:
      "The line at the top: text with {title}, {from}, {to}, {page}, {pages}, {today}. (default: {title} for an agenda)"
  )
  var pageHeader: String?

  @Option(help: "The line at the bottom, with the same fields.")
  var pageFooter = "{page} / {pages}"

  @Option(help: "The author in the properties of a PDF.")
  var author = ""

  @Option(name: .customLong("print"), help: "The colors on paper: color, or ink for black on white.")
  var ink = Ink.color

  func validate() throws {
    if let from, let to, from > to { throw ValidationError("--to lies before --from, expected a later day") }
    if let zoom, !(0.5...4 ~= zoom) { throw ValidationError("--zoom is out of range, expected 0.5 to 4") }
  }

  /// Returns the number of periods or columns on a sheet. Headings of days do not fit into two columns on A5.
  private func count(_ period: PrintRequest.Period) -> Int {
    perPage ?? (period.form == .list && (landscape == true ? paper.height : paper.width) >= 500 ? 2 : 1)
  }

  /// Returns the points on paper per point of the style. There are fewer on sheets smaller than A4, but always enough
  /// to keep the smallest type at 6 points.
  func points(_ period: PrintRequest.Period) -> Double {
    if let zoom { return zoom }
    if period.form == .list { return 0.8 }
    let usual =
      switch count(period) {
      case 1: period.form == .rows ? 0.9 : 0.8
      case 2: 0.75
      case 3...4: 0.65
      default: 0.6
      }
    return max(0.6, usual * min(1, min(paper.width, paper.height) / PaperSize.a4.size.width))
  }

  /// Returns the days to print: the specified days, or the period around a day.
  func request(_ configuration: CalendarConfiguration) -> PrintRequest {
    let level = configuration.level(configuration.initialLevel)
    let calendar = configuration.calendar
    let days = days(level, configuration)
    var period = PaperArguments.period(of: level)
    if period.form == .blocks, period.unit == .month, to == nil, from == nil {
      // The last part of a year may be shorter, or contain a leap month.
      let months = configuration.calendar.startOfMonth(containing: days.upperBound)
      period.count =
        (1...13).first { count in
          PrintPlan.lastDay(of: .months(count), containing: days.lowerBound, .monday, in: calendar) >= months
        } ?? period.count
    }
    // Up to three months are one below the other.
    let isUpright = period == .day || period.form == .list || period.form == .blocks && 2...3 ~= period.count
    let isSideways = landscape ?? (!isUpright && [1, 12].contains(count(period)))
    let paper = isSideways ? Size(width: paper.height, height: paper.width) : paper
    var request = PrintRequest(
      period: period, days: days, firstWeekday: configuration.firstWeekday ?? configuration.locale.firstWeekday,
      paper: paper, direction: configuration.direction)
    request.margins = margin
    request.perSheet = count(period)
    return request
  }

  /// Returns the days to print: by default, the period around a day.
  private func days(_ level: CalendarLevel, _ configuration: CalendarConfiguration) -> ClosedRange<DayNumber> {
    let calendar = configuration.calendar
    let start = level.period.start(
      containing: from ?? configuration.initialDay, calendar, configuration.grid)
    var last = configuration.days(ofPeriod: start, of: level).upperBound - 1
    // Years and several months begin with any month.
    switch (from, level.period) {
    case (let from?, .year): last = PrintPlan.lastDay(ofYearFrom: from, in: calendar)
    case (let from?, .months(let count)):
      last = PrintPlan.lastDay(of: .months(count), containing: from, .monday, in: calendar)
    default: break
    }
    let first = from ?? start
    return first...max(first, to ?? last)
  }

  /// Returns what each sheet shows of a level: a period, or an equal part of it if it is longer than a sheet is legible.
  private static func period(of level: CalendarLevel) -> PrintRequest.Period {
    if level.id.name.hasSuffix("agenda") { return .agenda }
    let isResources = level.id.name.hasSuffix(":resources")
    return switch level.period {
    case .weeks(let count) where isResources: .weeks(count, as: .resources).divided(most: 2)
    case .days(let count) where isResources: .days(count, as: .resources).divided(most: 14)
    case .year: .year
    case .months(1): .month
    case .months(let count): .months(count)
    case .weeks(1) where level == .week: .week
    case .weeks(let count) where level == .weeks(count): .weeks(count).divided(most: 6)
    case .weeks(let count): .weeks(count, as: .hours).divided(most: 2)
    case .days(let count): .days(count).divided(most: 14)
    case .none: .agenda
    }
  }

  /// Returns the portrait size for a text such as `a4` or `210x297mm`.
  private static func paper(_ text: String) throws -> Size {
    if let named = PaperSize.allCases.first(where: { "\($0)" == text.lowercased() }) { return named.size }
    let unit = String(text.suffix(2))
    let sides = text.dropLast(2).split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = length(sides[0] + unit), let height = length(sides[1] + unit),
      (72...7_200).contains(width), (72...7_200).contains(height)
    else { throw ValidationError("expected a5 to a0, letter, legal, tabloid, or a size such as 210x297mm or 8.5x11in") }
    return Size(width: min(width, height), height: max(width, height))
  }

  private static func margins(_ text: String) throws -> Insets {
    let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { length($0) }
    guard [1, 4].contains(lengths.count), let top = lengths[0], let right = lengths[lengths.count == 1 ? 0 : 1],
      let bottom = lengths[lengths.count == 1 ? 0 : 2], let left = lengths[lengths.count - 1]
    else { throw ValidationError("expected one length or four, such as 10mm or 0.5in,0.5in,1in,0.5in") }
    return Insets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  private static func length(_ text: some StringProtocol) -> Double? {
    let points = ["mm": 72 / 25.4, "in": 72, "pt": 1][text.suffix(2)]
    guard let points, let number = Double(text.dropLast(2)), number >= 0, number <= 1e5 else { return nil }
    return number * points
  }
}
