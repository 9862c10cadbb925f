package import CalendarSystems

/// The latest change of a timeline, for callers that cache results computed from its occurrences.
package struct TimelineChange {
  /// The old versions of changed and removed occurrences, in layout order within each block.
  package internal(set) var removed: [Occurrence] = []
  /// The new versions of changed and inserted occurrences, in layout order within each block.
  package internal(set) var inserted: [Occurrence] = []
  /// The indices of the blocks that were known. On days of other blocks, anything may have changed.
  let blocks: [Int]

  init(blocks: [Int]) { self.blocks = blocks }

  /// Returns whether the changes on some days are known.
  package func isKnown(_ days: Range<DayNumber>) -> Bool {
    days.isEmpty || EventTimeline.indices(touching: days).allSatisfy { blocks.contains($0) }
  }

  /// Returns whether anything may have changed on some days.
  package func touches(_ days: Range<DayNumber>) -> Bool {
    !isKnown(days) || Self.contains(removed, days) || Self.contains(inserted, days)
  }

  /// Returns whether an event has changed.
  package func contains(_ id: EventID) -> Bool {
    removed.contains { $0.id.event == id } || inserted.contains { $0.id.event == id }
  }

  private static func contains(_ occurrences: [Occurrence], _ days: Range<DayNumber>) -> Bool {
    occurrences.contains { $0.firstDay < days.upperBound && $0.lastDay >= days.lowerBound }
  }
}

extension EventTimeline {
  /// Returns the change since a generation; `nil` if it is unknown, for example after several changes.
  package func change(since generation: Int) -> TimelineChange? {
    generation == self.generation - 1 && latestGeneration == self.generation ? latest : nil
  }
}
