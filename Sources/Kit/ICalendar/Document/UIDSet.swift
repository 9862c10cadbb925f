import Basics
import Events

/// The UIDs of some events of a file, by hash.
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

  /// Returns the UIDs of events that are no overrides and start at a time. A UTC time in RECURRENCE-ID is an instant
  /// beside them, also if the override is a whole day.
  static func timedMasters(of events: [Event]) -> Self {
    Self(events) { $0.recurrenceID == nil && !$0.start.isDay }
  }

  private static func hash(_ uid: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(uid)
    return hash.value
  }
}
