import Almanac
import ArgumentParser

/// A command-line argument that names a level.
struct LevelArgument: ExpressibleByArgument {
  var level: ZoomLevel

  init(_ level: ZoomLevel) { self.level = level }

  init?(argument: String) {
    guard let level = ZoomLevel.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self.level = level
  }

  static var allValueStrings: [String] { ZoomLevel.allCases.map { "\($0)" } }

  var defaultValueDescription: String { "\(level)" }
}
