import CalendarSystems
import CalendarText
import Foundation

/// Foundation's names for calendar systems and their years.
extension SystemLocale {
  /// Returns the Foundation calendars that provide the names of months and eras, and the patterns.
  ///
  /// ISO 8601 and Julian dates use Gregorian names and patterns: Foundation has no Julian calendar, and writes ISO 8601
  /// dates in the order of the standard in every language. On Linux, Foundation has no names for Amete Alem and the
  /// Korean calendar, but it has patterns for the latter.
  static func sources(of calendar: CalendarIdentifier) -> (names: Calendar.Identifier, patterns: Calendar.Identifier) {
    switch calendar {
    case .gregorian, .iso8601, .julian: (.gregorian, .gregorian)
    case .buddhist: (.buddhist, .buddhist)
    case .japanese: (.japanese, .japanese)
    case .republicOfChina: (.republicOfChina, .republicOfChina)
    case .persian: (.persian, .persian)
    case .hebrew: (.hebrew, .hebrew)
    case .islamic: (.islamic, .islamic)
    case .islamicCivil: (.islamicCivil, .islamicCivil)
    case .islamicTabular: (.islamicTabular, .islamicTabular)
    case .islamicUmmAlQura: (.islamicUmmAlQura, .islamicUmmAlQura)
    case .coptic: (.coptic, .coptic)
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: (.ethiopicAmeteMihret, .ethiopicAmeteMihret)
    case .indian: (.indian, .indian)
    case .chinese: (.chinese, .chinese)
    case .dangi: (.chinese, .dangi)
    }
  }

  /// Returns the names of eras from era 0, in the width of the pattern; empty for calendars whose dates are written
  /// without an era.
  static func eras(of calendar: CalendarIdentifier, _ formatter: DateFormatter, in pattern: String) -> [String] {
    let symbols = pattern.contains("GGGG") ? formatter.longEraSymbols : formatter.eraSymbols
    switch calendar {
    case .gregorian, .iso8601, .julian, .chinese, .dangi: return []
    // For these, Foundation has the placeholders of CLDR's root; CLDR 47 has Latin abbreviations.
    case .coptic: return symbols.map { $0 == "ERA1" ? "AM" : $0 }
    case .ethiopicAmeteMihret: return symbols.map { $0 == "ERA0" ? "AA" : $0 == "ERA1" ? "AM" : $0 }
    case .ethiopicAmeteAlem: return symbols.prefix(1).map { $0 == "ERA0" ? "AA" : $0 }
    default: return symbols
    }
  }

  /// Returns the mark for leap months, extracted from a formatted one: in 2020, the fourth month had a leap month from
  /// 23 May to 20 June.
  static func leapMonth(_ formatter: DateFormatter) -> String {
    formatter.dateFormat = "LLLL"
    let marked = formatter.string(from: noon("2020-06-10"))
    let name = formatter.string(from: noon("2020-05-10"))
    let pattern = marked.replacingOccurrences(of: name, with: "{0}")
    return pattern.contains("{0}") && pattern != "{0}" ? pattern : LocaleInfo.english.leapMonth
  }

  /// Returns the names of the years in a cycle; a cycle began in 1984.
  static func cyclicYears(_ formatter: DateFormatter) -> [String] {
    formatter.dateFormat = "U"
    return (1984..<2044).map { formatter.string(from: noon("\($0)-07-01")) }
  }

  private static func noon(_ date: String) -> Date {
    let day = (try? ISODate.parse(date)) ?? DayNumber(0)
    return Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
  }
}
