import Almanac
import ArgumentParser

/// A preset of behaviour on the command line, by its name.
struct PresetArgument: ExpressibleByArgument {
  var preset: CalendarPreset

  init?(argument: String) {
    guard let preset = CalendarPreset.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self.preset = preset
  }

  static var allValueStrings: [String] { CalendarPreset.allCases.map { "\($0)" } }

  /// The levels that can be shown with it.
  var levels: [ZoomLevel] {
    var configuration = CalendarConfiguration(today: DayNumber(0))
    configuration.adopt(preset)
    return configuration.shownLevels
  }
}
