import Almanac
import ArgumentParser

/// Days on the command line.
enum DayArgument {
  /// The day that `text` names, as `2026-11-21`.
  static func parse(_ text: String) throws -> DayNumber {
    guard let day = try? ISODate.parse(text) else {
      throw ValidationError("expected a date such as 2026-11-21")
    }
    return day
  }
}
