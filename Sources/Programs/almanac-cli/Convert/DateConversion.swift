import Almanac

/// Converts written dates of one calendar into written dates, or JSON, of another.
struct DateConversion {
  /// An error that explains what is wrong with a date and what was expected.
  struct Failure: Error, Equatable {
    var message: String
  }

  var from: CalendarArgument
  var to: CalendarArgument
  var isJSON: Bool

  /// Returns the output line for `text`; surrounding white space is ignored.
  func convert(_ text: String) throws(Failure) -> String {
    let day = try day(text.trimmed)
    guard case .calendar(let system) = to else { return isJSON ? json(day) : String(day.rawValue) }
    guard system.validDays.contains(day) else { throw Self.outOfRange(system) }
    let fields = system.fields(of: day)
    return isJSON ? json(day, fields, system) : DateNotation.format(fields, includesEra: system.identifier.hasEras)
  }

  // MARK: - Reading

  /// The day whose era is the default: 1 January 2025.
  private static let dayOfOurTime = DayNumber(20_089)

  private func day(_ text: String) throws(Failure) -> DayNumber {
    guard case .calendar(let system) = from else {
      guard let number = Int(text) else { throw Failure(message: "expected a whole number of days") }
      return DayNumber(number)
    }
    let fields: DateFields
    do throws(DateNotationError) {
      fields = try DateNotation.parse(text, defaultEra: system.fields(of: Self.dayOfOurTime).era)
    } catch {
      throw Self.failure(error, in: text)
    }
    do throws(DateError) {
      let day = try system.dayNumber(of: fields)
      // Calendars with one era ignore it.
      let era = system.fields(of: day).era
      guard era == fields.era else { throw DateError.eraNotInCalendar(era: fields.era, valid: era...era) }
      return day
    } catch {
      throw Self.failure(error, fields, system)
    }
  }

  private static func failure(_ error: DateNotationError, in text: String) -> Failure {
    switch error {
    case .syntax(let offset, let part):
      let expected: String
      switch part {
      case .year: expected = "a year"
      case .month: expected = "- and a month"
      case .day: expected = "- and a day"
      case .end: expected = "nothing more"
      }
      return Failure(message: "expected \(expected) at column \(offset + 1), as in 2026-11-21")
    }
  }

  private static func failure(_ error: DateError, _ fields: DateFields, _ system: any CalendarSystem) -> Failure {
    switch error {
    case .monthNotInYear(let month, let valid):
      let name = "\(month)" + (fields.isLeapMonth ? "L" : "")
      return Failure(message: "there is no month \(name) in that year, expected \(text(valid))")
    case .dayNotInMonth(let day, let valid):
      return Failure(message: "there is no day \(day) in that month, expected \(text(valid))")
    case .weekNotInYear(let week, let valid):
      return Failure(message: "there is no week \(week) in that year, expected \(text(valid))")
    case .yearOutOfRange(let year, let valid):
      return Failure(message: "year \(year) is out of range, expected \(text(valid))")
    case .eraNotInCalendar(let era, let valid):
      return Failure(message: "there is no era \(era) in \(system.identifier), expected \(text(valid))")
    case .dayOutOfRange: return outOfRange(system)
    }
  }

  private static func outOfRange(_ system: any CalendarSystem) -> Failure {
    let valid = system.validDays
    return Failure(
      message: "the day has no date in \(system.identifier), expected a day number of "
        + text(valid.lowerBound.rawValue...valid.upperBound.rawValue))
  }

  private static func text(_ range: ClosedRange<Int>) -> String { "\(range.lowerBound) to \(range.upperBound)" }

  // MARK: - Writing

  private func json(_ day: DayNumber, _ fields: DateFields, _ system: any CalendarSystem) -> String {
    JSONText.object([
      ("calendar", .string("\(system.identifier)")), ("era", Self.number(fields.era)),
      ("year", Self.number(fields.year)), ("month", Self.number(fields.month)),
      ("leapMonth", .bool(fields.isLeapMonth)), ("day", Self.number(fields.day)),
      ("weekday", Self.number(Weekday(day).rawValue)), ("dayNumber", Self.number(day.rawValue)),
    ]).compact
  }

  private func json(_ day: DayNumber) -> String {
    JSONText.object([
      ("calendar", .string("day")), ("weekday", Self.number(Weekday(day).rawValue)),
      ("dayNumber", Self.number(day.rawValue)),
    ]).compact
  }

  private static func number(_ value: Int) -> JSONText { .integer(Int64(value)) }
}

extension String {
  /// The text without surrounding white space.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
