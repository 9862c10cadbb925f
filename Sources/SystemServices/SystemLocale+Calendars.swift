import CalendarSystems
import CalendarText
import Foundation

/// What Foundation calls our calendar systems, and what it knows of their years.
extension SystemLocale {
  /// Where the names of a calendar system's months and eras, and its patterns, come from.
  ///
  /// ISO 8601 and Julian dates are written as Gregorian ones: Foundation has no Julian calendar and orders the parts of
  /// ISO 8601 dates as the standard does, whatever the language. On Linux it has no names for the Ethiopic years of the
  /// world and the Korean calendar, but patterns for the latter.
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

  /// Names of eras from era 0 on, as wide as the pattern has them; none for calendars whose dates are written without.
  static func eras(of calendar: CalendarIdentifier, _ formatter: DateFormatter, in pattern: String) -> [String] {
    let symbols = pattern.contains("GGGG") ? formatter.longEraSymbols : formatter.eraSymbols
    switch calendar {
    case .gregorian, .iso8601, .julian, .chinese, .dangi: return []
    // Foundation has the placeholders of CLDR's root for these; CLDR 47 has Latin abbreviations.
    case .coptic: return symbols.map { $0 == "ERA1" ? "AM" : $0 }
    case .ethiopicAmeteMihret: return symbols.map { $0 == "ERA0" ? "AA" : $0 == "ERA1" ? "AM" : $0 }
    case .ethiopicAmeteAlem: return symbols.prefix(1).map { $0 == "ERA0" ? "AA" : $0 }
    default: return symbols
    }
  }

  /// How leap months are marked, found by writing one: the fourth of 2020 had a second one from 23 May to 20 June.
  static func leapMonth(_ formatter: DateFormatter) -> String {
    formatter.dateFormat = "LLLL"
    let marked = formatter.string(from: noon("2020-06-10"))
    let name = formatter.string(from: noon("2020-05-10"))
    let pattern = marked.replacingOccurrences(of: name, with: "{0}")
    return pattern.contains("{0}") && pattern != "{0}" ? pattern : LocaleInfo.english.leapMonth
  }

  /// The names of the years of a cycle; 1984 began one.
  static func cyclicYears(_ formatter: DateFormatter) -> [String] {
    formatter.dateFormat = "U"
    return (1984..<2044).map { formatter.string(from: noon("\($0)-07-01")) }
  }

  private static func noon(_ date: String) -> Date {
    let day = (try? ISODate.parse(date)) ?? DayNumber(0)
    return Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200)
  }
}
