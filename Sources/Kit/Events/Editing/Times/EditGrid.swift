import Basics

/// The clock readings to which the edges of events snap in the hours view.
///
///     let grid = EditGrid.automatic(hourHeight: geometry.hourHeight)
///
/// Lines are multiples of a step, counted from each midnight on the display clock. The reading that an edge had before
/// the edit is a line as well, so an event at 09:10 can be moved away and back.
public struct EditGrid: Hashable, Sendable {
  /// The distance between two lines, in seconds, 60...43,200.
  public let step: Int
  /// The distance, in seconds, that a pointer must move before the time changes; 0 or more.
  public let slack: Int

  /// Creates a grid. A step out of range is clamped.
  public init(step: Int, slack: Int = 0) {
    self.step = min(max(step, 60), 43_200)
    self.slack = max(slack, 0)
  }

  /// Returns the grid for a height of an hour in points. The step is the smallest of 5, 15, 30, and 60 minutes that is
  /// at least 8 points high. The slack is half a step or 6 points, whichever is more.
  public static func automatic(hourHeight: Double) -> EditGrid {
    let height = max(hourHeight, 1)
    let minutes = [5, 15, 30].first { Double($0) * height >= 8 * 60 } ?? 60
    return EditGrid(step: minutes * 60, slack: max(minutes * 30, Int(6 * 3600 / height)))
  }

  /// The same grid with a line for each minute.
  public var fine: EditGrid { EditGrid(step: 60, slack: slack) }

  // MARK: - Lines

  /// Returns the nearest line, or the later of two that are equally near.
  /// - Parameters:
  ///   - reading: a reading of the display clock, as `LocalDateTime.secondsAsUTC`.
  ///   - original: the second of the day that is a line on each day.
  func nearest(_ reading: Int64, original: Int64) -> Int64 {
    let (down, up) = (line(notAfter: reading, original), line(after: reading, original: original))
    return up - reading <= reading - down ? up : down
  }

  func line(after reading: Int64, original: Int64) -> Int64 {
    let second = floorMod(reading, 86_400)
    let midnight = reading - second
    let next = min((second / Int64(step) + 1) * Int64(step), 86_400)
    return midnight + (original > second ? min(next, original) : next)
  }

  func line(before reading: Int64, original: Int64) -> Int64 { line(notAfter: reading - 1, original) }

  private func line(notAfter reading: Int64, _ original: Int64) -> Int64 {
    let second = floorMod(reading, 86_400)
    let last = second / Int64(step) * Int64(step)
    return reading - second + (original <= second ? max(last, original) : last)
  }
}
