import Basics
import Events

/// A set of the UIDs of some events in a file, by hash.
struct UIDSet {
  private var hashes: [Int64] = []

  @inline(never)
  func contains(_ uid: String) -> Bool {
    let hash = Self.hash(uid)
    let index = hashes.partitioningIndex { $0 >= hash }
    return index < hashes.count && hashes[index] == hash
  }

  /// Returns the UIDs of events with a start time that are not overrides. In their series, a UTC time in RECURRENCE-ID
  /// is an instant, even if the override is all-day.
  @inline(never)
  static func timedMasters(of events: [Event]) -> Self {
    var set = Self()
    for event in events where event.recurrenceID == nil && !event.start.isDay { set.hashes.append(hash(event.uid)) }
    SortKey.sort(&set.hashes)
    return set
  }

  private static func hash(_ uid: String) -> Int64 {
    var hash = FNV1a()
    hash.add(uid)
    return Int64(bitPattern: hash.value)
  }
}
