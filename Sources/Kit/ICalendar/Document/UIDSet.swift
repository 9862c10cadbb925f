import Basics
import Events

/// A set of the UIDs of some events in a file, by hash.
struct UIDSet {
  private var hashes: [UInt64] = []

  init(_ events: [Event], where isMember: (Event) -> Bool) {
    for event in events where isMember(event) { hashes.append(Self.hash(event.uid)) }
    hashes.sort()
  }

  func contains(_ uid: String) -> Bool {
    let hash = Self.hash(uid)
    let index = hashes.partitioningIndex { $0 >= hash }
    return index < hashes.count && hashes[index] == hash
  }

  /// Returns the UIDs of events with a start time that are not overrides. In their series, a UTC time in RECURRENCE-ID
  /// is an instant, even if the override is all-day.
  static func timedMasters(of events: [Event]) -> Self {
    Self(events) { $0.recurrenceID == nil && !$0.start.isDay }
  }

  private static func hash(_ uid: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(uid)
    return hash.value
  }
}
