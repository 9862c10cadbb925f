import Almanac
import ArgumentParser

/// A command-line argument that names a behavior preset.
struct PresetArgument: ExpressibleByArgument {
  var preset: CalendarPreset

  init?(argument: String) {
    guard let preset = CalendarPreset.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self.preset = preset
  }

  static var allValueStrings: [String] { CalendarPreset.allCases.map { "\($0)" } }

  /// The levels that the preset can show.
  var levels: [CalendarLevel.ID] {
    var configuration = CalendarConfiguration(today: DayNumber(0))
    configuration.adopt(preset)
    return configuration.levels.map { $0.id }
  }
}
