// Made by Scripts/write-schema from Sources/Web/WebSchema.
import Almanac

/// The shapes of indicators, by the numbers that the page sends.
extension DayIndicator.Shape {
  /// Creates the shape with a number. An unknown number is a dot.
  init(wireNumber: Int) {
    switch wireNumber {
    case 1: self = .ring
    case 2: self = .bar
    default: self = .dot
    }
  }
}
