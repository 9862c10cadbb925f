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

  @Flag(inversion: .prefixedNo, help: "Use landscape paper. (default: for one month, week, or year per sheet)")
  var landscape: Bool?

  @Option(
    help:
      "The margins: one length, or top, right, bottom, and left, such as 10mm or 0.5in,0.5in,1in,0.5in.",
    transform: PaperArguments.margins)
  var margin = Insets(top: 28.346, leading: 28.346, bottom: 28.346, trailing: 28.346)

  @Option(
    help: """
      The number of months, weeks, or days on a sheet, or of columns of an agenda, 1 to 12. (default: 1; for an agenda on \
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

  /// Returns the number of periods or columns on a sheet of a level. Headings of days do not fit into two columns on A5.
  func count(_ level: CalendarLevel.ID) -> Int {
    perPage ?? (level == .agenda && (landscape == true ? paper.height : paper.width) >= 500 ? 2 : 1)
  }

  /// Returns the points on paper per point of the style. There are fewer on sheets smaller than A4, but always enough
  /// to keep the smallest type at 6 points.
  func points(_ level: CalendarLevel.ID) -> Double {
    if let zoom { return zoom }
    if level == .agenda { return 0.8 }
    let usual =
      switch count(level) {
      case 1: level == .month ? 0.9 : 0.8
      case 2: 0.75
      case 3...4: 0.65
      default: 0.6
      }
    return max(0.6, usual * min(1, min(paper.width, paper.height) / PaperSize.a4.size.width))
  }

  /// Returns the days to print: the specified days, or the period around a day.
  func request(_ configuration: CalendarConfiguration) -> PrintRequest {
    let level = configuration.initialLevel
    let calendar = configuration.calendar
    let period: PrintRequest.Period =
      switch configuration.level(level).period {
      case .year: .year
      case .months: .month
      case .weeks: .week
      case .days: .day
      case .none: .agenda
      }
    let firstWeekday = configuration.firstWeekday ?? configuration.locale.firstWeekday
    let anchor = from ?? configuration.initialDay
    let first = from ?? PrintPlan.firstDay(of: period, containing: anchor, firstWeekday, in: calendar)
    let last =
      to
      ?? (period == .year
        ? PrintPlan.lastDay(ofYearFrom: first, in: calendar)
        : PrintPlan.lastDay(of: period, containing: anchor, firstWeekday, in: calendar))
    let isSideways = landscape ?? (level != .day && level != .agenda && [1, 12].contains(count(level)))
    let paper = isSideways ? Size(width: paper.height, height: paper.width) : paper
    var request = PrintRequest(
      period: period, days: first...max(first, last), firstWeekday: firstWeekday, paper: paper,
      direction: configuration.direction)
    request.margins = margin
    request.perSheet = count(level)
    return request
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
