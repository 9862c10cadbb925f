import Events

/// Counts the events of each calendar of a store, in slices.
struct EventCounter {
  private(set) var counts: [(calendar: CalendarID, count: Int)] = []
  private(set) var isDone = false
  private var position = 0
  private var last = 0

  /// The number of events that a slice counts.
  private static let sliceLength = 20_000

  /// Counts the next events. Returns whether there is more to do.
  mutating func advance(in source: any EventScanning, by length: Int = sliceLength) -> Bool {
    guard !isDone else { return false }
    var rest = length
    do throws(StoreError) {
      let next = try source.scan(from: position) { stored in
        count(stored.event.calendar)
        rest -= 1
        return rest > 0
      }
      if let next { position = next } else { isDone = true }
    } catch {
      isDone = true
    }
    return !isDone
  }

  /// Returns the number of events of a calendar, as far as they were counted.
  func count(of calendar: CalendarID) -> Int { counts.first { $0.calendar == calendar }?.count ?? 0 }

  private mutating func count(_ calendar: CalendarID) {
    // Events of one calendar mostly lie beside each other.
    if last < counts.count, counts[last].calendar == calendar {
      counts[last].count += 1
    } else if let index = counts.firstIndex(where: { $0.calendar == calendar }) {
      counts[index].count += 1
      last = index
    } else {
      last = counts.count
      counts.append((calendar, 1))
    }
  }
}
