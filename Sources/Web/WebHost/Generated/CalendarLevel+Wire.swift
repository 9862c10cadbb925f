// Made by Scripts/write-schema from Sources/Web/WebSchema.
import Almanac

/// The numbers of levels between the engine and the page.
extension CalendarLevel.ID {
  init?(wireNumber: Int32) {
    guard let level = CalendarLevel.ID.standard.first(where: { $0.wireNumber == wireNumber }) else { return nil }
    self = level
  }

  var wireNumber: Int32 {
    switch self {
    case .year: 0
    case .month: 1
    case .week: 2
    case .day: 3
    case .agenda: 4
    default: -1
    }
  }
}
