/// Patterns for dates and times that replace those of the language, in the form of `LocaleInfo.Patterns`. Empty patterns
/// stand for the language's.
///
/// ```swift
/// configuration.formats.dayHeading = "EEE d/M"
/// configuration.formats.hour = "HH:mm"
/// ```
public struct DateFormats: Sendable {
  /// The title of all levels except years. If the first and the last day of the period have different texts, the title
  /// has both.
  public var title = ""
  /// The headings of days above their hours.
  public var dayHeading = ""
  /// The times of events.
  public var eventTime = ""
  /// The hours beside the days.
  public var hour = ""
  /// The headings of days in lists.
  public var listDay = ""

  /// Creates the formats of the language.
  public init() {}
}
