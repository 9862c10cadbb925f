import Almanac

/// Counts presses in quick succession at one place.
struct ClickCounter {
  /// The maximum time between two presses that count together, in seconds.
  var interval = 0.4
  /// The maximum distance between them, in points.
  var distance = 5.0
  private var latest: (location: Point, time: Double, count: Int)?

  /// Returns the number of presses up to this one, at least 1.
  mutating func count(at location: Point, time: Double) -> Int {
    var count = 1
    if let latest, time - latest.time < interval, abs(location.x - latest.location.x) <= distance,
      abs(location.y - latest.location.y) <= distance
    {
      count = latest.count + 1
    }
    latest = (location, time, count)
    return count
  }
}
