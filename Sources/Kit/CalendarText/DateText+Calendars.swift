import Basics
import CalendarSystems

/// The texts that differ between calendar systems: the names of months, leap months, years, and eras.
extension DateText {
  /// Returns the name or number of a month, marked if it is a leap month.
  ///
  /// Hebrew months follow ICU: the seventh is called Adar in common years and Adar II in leap years. Numeric forms count
  /// the months of the given year, so Nisan is 7 in a common year and 8 in a leap year.
  func month(_ fields: DateFields, _ count: Int, _ wide: [String], _ short: [String]) -> String {
    let isHebrew = calendar.identifier == .hebrew
    let isLeapYear = isHebrew && calendar.monthCount(inYear: fields.year, era: fields.era) == 13
    let text: String
    if count <= 2 {
      text = number(fields.month - (isHebrew && !isLeapYear && fields.month > 6 ? 1 : 0), width: count)
    } else if hasMonthNames {
      let index = isLeapYear && fields.month == 7 ? 13 : fields.month - 1
      text = Self.item(count == 3 ? short : wide, index)
    } else {
      text = "M" + number(fields.month, width: 2)
    }
    return fields.isLeapMonth ? Self.fill(locale.leapMonth, with: text) : text
  }

  /// Returns the year in its era, or the year counted through all eras if the locale has no era names.
  func yearNumber(_ fields: DateFields, _ day: DayNumber) -> Int {
    locale.calendar == calendar.identifier || !calendar.identifier.hasEras ? fields.year : calendar.yearNumber(of: day)
  }

  /// Returns the Gregorian year in which the year of `day` begins.
  func relatedYear(of day: DayNumber) -> Int {
    GregorianCalendar.shared.fields(of: calendar.startOfYear(containing: day)).year
  }

  /// Returns the name of an era of the calendar.
  func era(_ era: Int) -> String {
    guard locale.calendar == calendar.identifier else { return "" }
    let hasSeveral = calendar.identifier.hasEras
    let index = hasSeveral ? era - locale.firstEra : 0
    return hasSeveral && !locale.eras.indices.contains(index) ? number(era) : Self.item(locale.eras, index)
  }

  /// Returns the pattern with `{0}` replaced by a text.
  private static func fill(_ pattern: String, with text: String) -> String {
    let bytes = Array(pattern.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: placeholder) {
        result += text.utf8
        index += placeholder.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(utf8: result)
  }

  private static var placeholder: [UInt8] { [123, 48, 125] }
}
