import Almanac

extension LoadReport {
  /// Returns the words for a problem: what people can do about it is to look at the line, so they read which part of it cannot
  /// be read, is missing, or is too large.
  static func words(
    for reason: ICalendarProblem.Reason, _ words: Phrases, _ isRightToLeft: Bool
  ) -> String {
    func unreadable(_ part: String) -> String { words.unreadable.of(isolated(part, isRightToLeft)) }
    func missing(_ part: String) -> String { words.missing.of(isolated(part, isRightToLeft)) }
    switch reason {
    case .missingVersion: return missing("VERSION")
    case .missing(let property): return missing(property)
    case .missingEnd(let component): return missing("END:" + component)
    case .lineTooLong, .nestedTooDeeply, .tooManyProperties, .tooManyEvents: return words.tooLarge
    case .calendarScale(let name): return unreadable("CALSCALE:" + name)
    case .calendarZone: return unreadable("X-WR-TIMEZONE")
    case .bareLineFeeds, .bareCarriageReturns: return unreadable("CR LF")
    case .invalidUTF8: return unreadable("UTF-8")
    case .malformedLine(let found), .lineOutsideCalendar(let found): return unreadable(found)
    case .unbalancedQuotes(let property), .repeated(let property), .readAs(let property, _): return unreadable(property)
    case .unexpectedEnd(let component): return unreadable("END:" + component)
    case .eventOutsideCalendar: return unreadable("BEGIN:VEVENT")
    case .invalid(let property, _, let found), .unsupported(let property, let found):
      return unreadable(property + ":" + found)
    case .endBeforeStart: return unreadable("DTEND")
    }
  }

  /// Returns a name or a part of a file. These run from left to right and would tear apart a sentence that does not.
  static func isolated(_ text: String, _ isRightToLeft: Bool) -> String {
    isRightToLeft ? "\u{2068}" + text + "\u{2069}" : text
  }
}
