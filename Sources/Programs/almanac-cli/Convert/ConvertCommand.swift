import Almanac
import ArgumentParser
import EventStores

/// The command `almanac convert`: converts dates between calendars.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Convert a date to another calendar.",
    discussion: """
      A date is written [era:]year-month[L]-day in the calendar it comes from; L marks a leap month. With --from day \
      it is a day number, counted from 1970-01-01. Put -- before a date whose year is negative. gregorian and iso8601 \
      are proleptic: they extend before 1582 and have a year 0. Eras, as in 235:1-1-8, are written where a calendar has \
      several: japanese (232 Meiji to 236 Reiwa, others before), republicOfChina, coptic and ethiopicAmeteMihret \
      (1, and 0 before), chinese and dangi (the cycle of 60 years; 72 to 81, for 1645 to 2200). A date without one is \
      in the era of 2025. Hebrew months: 1 Tishri, 6 Adar I of leap years, 7 Adar or Adar II, 13 Elul.
      """)

  @Argument(help: "The date, such as 2026-11-21.")
  var date: String?

  @Option(help: "The calendar of the date, or 'day' for a day number.")
  var from: CalendarArgument = .calendar(GregorianCalendar.shared)

  @Option(help: "The calendar to convert to, or 'day' for a day number.")
  var to: CalendarArgument

  @Flag(help: "Print a JSON object with all fields for each date.")
  var json = false

  @Flag(help: "Read dates from standard input, one per line, and print a line for each.")
  var stdin = false

  func validate() throws {
    if stdin, date != nil { throw ValidationError("Give a date or --stdin, not both.") }
    if !stdin, date == nil { throw ValidationError("Give a date, or --stdin.") }
  }

  func run() throws {
    let conversion = DateConversion(from: from, to: to, isJSON: json)
    if let date {
      let result: String
      do throws(DateConversion.Failure) {
        result = try conversion.convert(date)
      } catch {
        throw CommandFailure("\"\(TerminalText.oneLine(date))\": \(error.message)")
      }
      return try Terminal.print(result)
    }
    var number = 0
    while let line = readLine() {
      number += 1
      if line.allSatisfy({ $0.isWhitespace }) { continue }
      let result: String
      do throws(DateConversion.Failure) {
        result = try conversion.convert(line)
      } catch {
        throw CommandFailure("stdin:\(number): \(error.message)")
      }
      try Terminal.print(result)
    }
  }
}

/// A command-line argument that names a calendar, or day numbers.
enum CalendarArgument: ExpressibleByArgument {
  case day
  case calendar(any CalendarSystem)

  /// The calendars that can be named, in the order of the help.
  private static let systems = CalendarIdentifier.allCases.compactMap { CalendarCatalog.system(for: $0) }

  init?(argument: String) {
    if argument == "day" {
      self = .day
    } else if let system = Self.systems.first(where: { "\($0.identifier)" == argument }) {
      self = .calendar(system)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { systems.map { "\($0.identifier)" } + ["day"] }

  var defaultValueDescription: String {
    switch self {
    case .day: return "day"
    case .calendar(let system): return "\(system.identifier)"
    }
  }
}
