import Almanac
import ArgumentParser

/// Parses days on the command line.
enum DayArgument {
  /// Returns the day for a text such as `2026-11-21`.
  static func parse(_ text: String) throws -> DayNumber {
    guard let day = try? ISODate.parse(text) else {
      throw ValidationError("expected a date such as 2026-11-21")
    }
    return day
  }
}
