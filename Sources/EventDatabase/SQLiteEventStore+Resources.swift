public import Almanac
public import EventStores
import GRDB

extension SQLiteEventStore: ResourceStore {
  /// Returns the resources that may touch some days, each with all its events and its tag. Takes time for these, not
  /// for all in the database.
  public func resources(touching days: Range<DayNumber>) throws(StoreError) -> [EventResource] {
    if days.isEmpty { return [] }
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: EventRow.selectResources), arguments: EventRow.window(days))
      var result: [EventResource] = []
      var last: Int64?
      while let row = try rows.next() {
        let stored = try EventRow.stored(row)
        guard let tag = row[EventRow.sequenceIndex] as Int64? else {
          throw DamagedRow(reason: "an event without its last change")
        }
        // The events of a resource follow each other, and no two resources have one tag.
        if tag == last {
          result[result.count - 1].events.append(stored)
        } else {
          let event = stored.event
          result.append(EventResource(calendar: event.calendar, uid: event.uid, events: [stored], tag: tag))
        }
        last = tag
      }
      return result
    }
  }

  /// Makes all replacements in one transaction, or none. When it returns, they are on the disk.
  @discardableResult
  public func replace(_ replacements: [ResourceReplacement]) throws(ReplacementError) -> [Int64?] {
    let outcome: Outcome
    do throws(StoreError) {
      outcome = try StoreError.mapping { try database.write { try Self.replace(replacements, $0) } }
    } catch {
      throw .store(error)
    }
    switch outcome {
    case .conflict(let resources): throw .conflict(resources)
    case .replaced(let tags, let notification):
      if let notification { observers.notify(notification) }
      return tags
    }
  }

  private enum Outcome {
    case conflict([EventResource])
    /// The new tags, and the news for observers; `nil` if nothing changed.
    case replaced([Int64?], StoreChange?)
  }

  private static func replace(_ replacements: [ResourceReplacement], _ db: Database) throws -> Outcome {
    let current = try replacements.map { replacement in
      EventResource(
        calendar: replacement.calendar, uid: replacement.uid,
        events: try ChangeWriter.events(uid: replacement.uid, in: replacement.calendar, db),
        tag: try ChangeRow.sequence(uid: replacement.uid, in: replacement.calendar, db))
    }
    let failed = zip(replacements, current).filter { !$0.isAllowed(for: $1) }.map { $1 }
    if !failed.isEmpty { return .conflict(failed) }
    let changes = zip(replacements, current).compactMap { $0.change(of: $1) }
    if changes.isEmpty { return .replaced(current.map { $0.tag }, nil) }
    var writer = try ChangeWriter(db)
    _ = try writer.apply(.group(changes))
    try writer.finish()
    let tags = try replacements.map { try ChangeRow.sequence(uid: $0.uid, in: $0.calendar, db) }
    return .replaced(tags, writer.change)
  }
}
