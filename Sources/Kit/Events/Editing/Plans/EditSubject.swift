public import TimeZones

/// An event to edit, in its stored version: a single event, or an occurrence with its series.
public final class EditSubject {
  /// The identifier of the occurrence.
  public let id: OccurrenceID
  /// The stored event that the identifier refers to: a single event, the master of a series, or an override.
  public let stored: StoredEvent
  /// The editor of the series; `nil` for a single event, and for an override whose series is not in the store.
  let editor: SeriesEditor?
  /// The event as it is displayed; for a series, as `SeriesEditor.instance(_:)` returns it.
  public let instance: Event

  /// Finds an event in a store.
  /// - Throws: `EditError.store(.notFound)` if the event is gone, another store error, or `.series` for an invalid
  ///   series.
  public init(_ id: OccurrenceID, in store: any EventStore, zones: any ZoneProvider) throws(EditError) {
    self.id = id
    var all: [StoredEvent] = []
    do throws(StoreError) {
      guard let found = try store.event(id.event) else { throw .notFound(id.event) }
      stored = found
      // Events without a UID do not belong to a series.
      if found.event.recurrence != nil || found.event.recurrenceID != nil {
        all = found.event.uid.isEmpty ? [found] : try store.events(uid: found.event.uid, in: found.event.calendar)
      }
    } catch {
      throw .store(error)
    }
    let masters = all.filter { $0.event.recurrence != nil && $0.event.recurrenceID == nil }
    guard let master = masters.first(where: { $0.id == id.event }) ?? masters.first else {
      (editor, instance) = (nil, stored.event)
      return
    }
    let series = StoredSeries(master: master, overrides: all.filter { $0.event.recurrenceID != nil })
    do throws(SeriesEditError) {
      let editor = try SeriesEditor(series, zones: zones)
      self.editor = editor
      instance = try editor.instance(id)
    } catch {
      throw .series(error)
    }
  }

  /// Returns the stored version of one of the subject's events; `nil` for any other event.
  func event(_ id: EventID) -> Event? {
    guard let series = editor?.series else { return id == stored.id ? stored.event : nil }
    if series.master.id == id { return series.master.event }
    return series.overrides.first { $0.id == id }?.event
  }
}
