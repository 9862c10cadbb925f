import Almanac
import ArgumentParser

/// A command-line argument that names a level.
struct LevelArgument: ExpressibleByArgument {
  var level: CalendarLevel

  init(_ level: CalendarLevel) { self.level = level }

  init?(argument: String) {
    guard let level = CalendarLevel.level(named: argument) ?? .resources(named: argument) else { return nil }
    self.level = level
  }

  static var allValueStrings: [String] {
    CalendarLevel.ID.standard.map(\.name) + ["3days", "2weeks", "3months", "7days:agenda", "day:resources"]
  }

  var defaultValueDescription: String { level.id.name }
}
