import Almanac
import CairoHost
import GTKHost

/// The days and the looks of what is printed.
struct WindowPrint {
  /// What each sheet shows.
  enum Level: String, CaseIterable {
    case year = "Year"
    case month = "Month"
    case week = "Week"
    case day = "Day"
    case agenda = "Agenda"

    var period: PrintRequest.Period {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .week
      case .day: .day
      case .agenda: .agenda
      }
    }
  }

  /// The papers to choose from, with their names in PWG 5101.1.
  static let papers: [(title: String, name: String, size: Size)] = [
    ("A5", "iso_a5", PaperSize.a5.size), ("A4", "iso_a4", PaperSize.a4.size), ("A3", "iso_a3", PaperSize.a3.size),
    ("Letter", "na_letter", PaperSize.letter.size), ("Legal", "na_legal", PaperSize.legal.size),
    ("Tabloid", "na_ledger", PaperSize.tabloid.size),
  ]
  /// The sizes of texts to choose from.
  static let textSizes = [("Small", 0.85), ("Normal", 1), ("Large", 1.25)]

  var level: Level
  var days: ClosedRange<DayNumber>
  /// The index of the paper.
  var paper = WindowPrint.papers.firstIndex { $0.name == PrintJob.standardPaper } ?? 1
  /// Whether the paper lies on its side; `nil` for what suits the level.
  var isLandscape: Bool?
  var ink = PDFWriter.Ink.color
  var textSize = 1.0

  /// Returns the days of the period of a level around a day.
  static func days(
    _ level: Level, around day: DayNumber, _ configuration: CalendarConfiguration
  ) -> ClosedRange<DayNumber> {
    let (calendar, weekday) = (configuration.calendar, configuration.grid.firstWeekday)
    let first = PrintPlan.firstDay(of: level.period, containing: day, weekday, in: calendar)
    return first...max(first, PrintPlan.lastDay(of: level.period, containing: day, weekday, in: calendar))
  }

  /// The size of a sheet, in points.
  var size: Size {
    let upright = WindowPrint.papers[paper].size
    let isUpright = level == .day || level == .agenda
    return isLandscape ?? !isUpright ? Size(width: upright.height, height: upright.width) : upright
  }

  /// Returns the sheets.
  ///
  /// - Returns: The sheets, and the title of a document of them.
  func sheets(
    _ configuration: CalendarConfiguration, _ timeline: EventTimeline
  ) throws(PrintError) -> (sheets: [PrintedSheet], title: String) {
    var configuration = configuration
    configuration.visibleHours = VisibleHours([7 * 60..<20 * 60])
    var request = PrintRequest(
      period: level.period, days: days, firstWeekday: configuration.grid.firstWeekday, paper: size,
      direction: configuration.direction)
    let isList = level == .agenda
    if isList, size.width >= 500 { request.perSheet = 2 }
    var texts = PrintedCalendar.Texts()
    if isList { texts.head = "{title}" }
    // As in pictures of `almanac render`: the smallest type keeps 6 points.
    let usual = (level == .month ? 0.9 : 0.8) * min(1, min(size.width, size.height) / PaperSize.a4.size.width)
    let printed = PrintedCalendar(
      configuration: configuration, timeline: timeline, zoom: max(0.6, usual * textSize))
    printed.showsLegend = ink == .color
    return (try printed.sheets(request, texts: texts), printed.title(of: days))
  }
}
