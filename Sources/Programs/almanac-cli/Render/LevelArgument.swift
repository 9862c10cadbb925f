import Almanac
import ArgumentParser

/// A command-line argument that names a level.
struct LevelArgument: ExpressibleByArgument {
  var level: CalendarLevel.ID

  init(_ level: CalendarLevel.ID) { self.level = level }

  init?(argument: String) {
    guard let level = CalendarLevel.ID.standard.first(where: { "\($0)" == argument }) else { return nil }
    self.level = level
  }

  static var allValueStrings: [String] { CalendarLevel.ID.standard.map { "\($0)" } }

  var defaultValueDescription: String { "\(level)" }
}
