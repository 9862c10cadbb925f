import Basics

/// What TZID parameters of a calendar call zones for which it has a component under another name.
struct ZoneIdentifiers {
  private var entries: [(zone: String, identifier: String)] = []

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The first identifier of a zone counts.
  mutating func insert(_ identifier: String, for zone: String) {
    if !entries.contains(where: { $0.zone.hasSameBytes(as: zone) }) { entries.append((zone, identifier)) }
  }

  /// The zone's own name, unless the calendar has another one.
  func identifier(of zone: String) -> String {
    entries.first { $0.zone.hasSameBytes(as: zone) }?.identifier ?? zone
  }
}
