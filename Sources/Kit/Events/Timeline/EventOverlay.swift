import Basics
import CalendarSystems

/// The events that a change would insert, update, or remove, shown on top of a store's events.
struct EventOverlay {
  /// An event after the change.
  struct Entry {
    var id: EventID
    /// The event; `nil` if the change removes it.
    var event: Event?
    /// The days that the event may touch.
    var days: Range<DayNumber>?
  }

  /// The changed events, in ascending order of their identifiers.
  private(set) var entries: [Entry] = []

  /// The identifier of the first event that a change inserts without an identifier. It is above the identifiers of
  /// stores, like the next one that a store assigns; later events count up from it.
  private static let firstID: Int64 = 1 << 62

  /// Creates the overlay of a change. Leaves out calendars, resources, and events that no store accepts.
  init(_ change: EventChange? = nil) {
    guard let change else { return }
    var next = Self.firstID
    for step in change.steps {
      switch step {
      case .insert(let event, let id):
        set(id ?? EventID(next), event)
        if id == nil { next += 1 }
      case .update(let id, let event, _): set(id, event)
      case .delete(let id, _): set(id, nil)
      case .putCalendar, .deleteCalendar, .putResource, .deleteResource, .group: break
      }
    }
  }

  private mutating func set(_ id: EventID, _ event: Event?) {
    if let event, event.invalidity != nil { return }
    let entry = Entry(id: id, event: event, days: event.map { EventExtent.days(of: $0) })
    let index = index(of: id)
    if index < entries.count, entries[index].id == id {
      entries[index] = entry
    } else {
      entries.insert(entry, at: index)
    }
  }

  /// Returns the entry of an event; `nil` if the change leaves it as it is.
  func entry(_ id: EventID) -> Entry? {
    if entries.isEmpty { return nil }
    let index = index(of: id)
    return index < entries.count && entries[index].id == id ? entries[index] : nil
  }

  private func index(of id: EventID) -> Int { entries.partitioningIndex { $0.id >= id } }

  /// Returns a store's answer to `EventStore.outlines(touching:)` as it would be after the change, except for the
  /// order.
  func outlines(_ stored: [EventOutline], touching days: Range<DayNumber>) -> [EventOutline] {
    if entries.isEmpty { return stored }
    var result = stored.filter { entry($0.id) == nil }
    for entry in entries {
      guard let event = entry.event, let extent = entry.days, extent.overlaps(days) else { continue }
      result.append(EventOutline(id: entry.id, event: event))
    }
    return result
  }
}
