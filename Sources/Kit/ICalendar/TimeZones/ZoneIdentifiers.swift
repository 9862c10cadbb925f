import Basics

/// The TZIDs of zones for which a calendar contains a component under another name.
struct ZoneIdentifiers {
  private var entries: [(zone: String, identifier: String)] = []

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds the identifier of a zone; the first one is used.
  mutating func insert(_ identifier: String, for zone: String) {
    if !entries.contains(where: { $0.zone.hasSameBytes(as: zone) }) { entries.append((zone, identifier)) }
  }

  /// Returns the identifier of a zone: its own name, unless the calendar has another one.
  func identifier(of zone: String) -> String {
    entries.first { $0.zone.hasSameBytes(as: zone) }?.identifier ?? zone
  }
}
