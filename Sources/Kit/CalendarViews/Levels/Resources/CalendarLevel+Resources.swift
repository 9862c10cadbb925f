import Basics
import CalendarLayout
import CalendarSystems
import Geometry

extension CalendarLevel {
  /// Returns a level with the hours of resources, such as rooms, side by side, for some days
  /// (``CalendarConfiguration/resources``).
  ///
  /// ```swift
  /// configuration.levels = [.resources(days: 1), .resources(days: 7, aligned: .week)]
  /// ```
  ///
  /// - Parameters:
  ///   - days: the number of days, at least 1. Hidden weekdays are skipped.
  ///   - alignment: where periods begin. Weeks have all their days, and `days` is rounded up to whole weeks.
  public static func resources(days: Int, aligned alignment: LevelAlignment = .day) -> CalendarLevel {
    let days = max(1, days), weeks = (days + 6) / 7
    switch alignment {
    case .week:
      let name = weeks == 1 ? "week" : String(weeks) + "weeks"
      return CalendarLevel(id: ID(name + ":resources"), period: .weeks(weeks), factory: ResourcesFactory())
    case .day:
      let name = days == 1 ? "day" : String(days) + "days"
      return CalendarLevel(id: ID(name + ":resources"), period: .days(days), factory: ResourcesFactory())
    }
  }

  /// Returns the level of resources with a name: `day:resources`, `week:resources`, or with a number of 2...99 days or
  /// weeks such as `3days:resources`; `nil` if there is none. See ``level(named:)`` for all other levels.
  public static func resources(named name: String) -> CalendarLevel? {
    if name.hasSameBytes(as: "day:resources") { return .resources(days: 1) }
    if name.hasSameBytes(as: "week:resources") { return .resources(days: 7, aligned: .week) }
    var (count, digits) = (0, 0)
    for byte in name.utf8 {
      guard 48...57 ~= byte, digits < 3 else { break }
      (count, digits) = (10 * count + Int(byte) - 48, digits + 1)
    }
    guard 2...99 ~= count, name.utf8.first != 48 else { return nil }
    let word = String(utf8: name.utf8.dropFirst(digits))
    if word.hasSameBytes(as: "days:resources") { return .resources(days: count) }
    if word.hasSameBytes(as: "weeks:resources") { return .resources(days: 7 * count, aligned: .week) }
    return nil
  }
}

/// Makes the views of levels with resources.
private final class ResourcesFactory: LevelFactory {
  func makeView(_ form: LevelForm) -> LevelView { TimelineLevelView(form, ResourceColumns()) }

  func arrangement(_ configuration: CalendarConfiguration, _ size: Size) -> LevelForm.Arrangement { .hours }
}
