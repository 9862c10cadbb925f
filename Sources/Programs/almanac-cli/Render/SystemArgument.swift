import Almanac
import ArgumentParser

/// A command-line argument that names a calendar system.
struct SystemArgument: ExpressibleByArgument {
  var system: any CalendarSystem

  init(system: any CalendarSystem) { self.system = system }

  init?(argument: String) {
    guard let system = CalendarIdentifier(name: argument).flatMap({ CalendarCatalog.system(for: $0) }) else {
      return nil
    }
    self.system = system
  }

  static var allValueStrings: [String] { CalendarIdentifier.allCases.map(\.name) }

  var defaultValueDescription: String { system.identifier.name }
}
