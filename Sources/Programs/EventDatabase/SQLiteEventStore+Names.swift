public import Almanac
public import EventStores
import GRDB

extension SQLiteEventStore: NamedObjectStore {
  /// Returns the names of calendar objects that changed after the change with a given number.
  public func names(in calendar: CalendarID, after sequence: Int64, limit: Int) throws(StoreError) -> [ObjectName] {
    try read { try NameRow.names(in: calendar, after: sequence, limit: limit, $0) }
  }

  /// Returns the calendar object with a name; `nil` if there is none.
  public func name(_ name: String, in calendar: CalendarID) throws(StoreError) -> ObjectName? {
    try read { db in
      let found = try NameRow.owner(of: name, in: calendar, db)
      return found?.isGone == false ? found : nil
    }
  }

  /// Returns the name of the calendar object with a UID; `nil` if there is none.
  public func name(ofUID uid: String, in calendar: CalendarID) throws(StoreError) -> ObjectName? {
    try read { try NameRow.name(uid: uid, in: calendar, $0) }
  }

  /// Returns the number of the last change of a calendar's objects.
  public func latestChange(in calendar: CalendarID) throws(StoreError) -> Int64 {
    try read { try NameRow.latest(in: calendar, $0) }
  }

  /// Creates, replaces, or deletes the calendar object with a name. The change is on disk when the call returns.
  public func replace(
    _ replacement: NamedReplacement
  ) throws(NamedReplacementError) -> (isNew: Bool, tag: Int64?) {
    let outcome: NamedOutcome
    do throws(StoreError) {
      outcome = try StoreError.mapping {
        try keeping { try database.write { try Self.replace(replacement, $0) } }
      }
    } catch {
      throw .store(error)
    }
    switch outcome {
    case .failed(let error): throw error
    case .replaced(let isNew, let tag, let notification):
      if let notification { observers.notify(notification) }
      return (isNew, tag)
    }
  }

  private enum NamedOutcome {
    case failed(NamedReplacementError)
    /// Whether the object is new, its tag, and the change for observers; `nil` if nothing changed.
    case replaced(Bool, Int64?, StoreChange?)
  }

  private static func replace(_ replacement: NamedReplacement, _ db: Database) throws -> NamedOutcome {
    let (calendar, name) = (replacement.calendar, replacement.name)
    let owner = try NameRow.owner(of: name, in: calendar, db)
    let existing = owner?.isGone == false ? owner : nil
    guard replacement.condition.allows(existing?.sequence) else { return .failed(.conditionFailed) }
    guard let uid = replacement.events.first?.uid ?? existing?.uid else { return .failed(.notFound) }
    if let existing, !existing.uid.utf8.elementsEqual(uid.utf8) { return .failed(.uidConflict(name: existing.name)) }
    if existing == nil, let other = try NameRow.name(uid: uid, in: calendar, db) {
      return .failed(.uidConflict(name: other.name))
    }
    let current = CalendarObject(
      calendar: calendar, uid: uid, events: try ChangeWriter.events(uid: uid, in: calendar, db),
      tag: existing?.sequence)
    let wanted = ObjectReplacement(calendar: calendar, uid: uid, events: replacement.events, condition: .absent)
    guard let change = wanted.change(of: current) else { return .replaced(false, current.tag, nil) }
    try NameRow.keepFormer(of: uid, in: calendar, except: name, db)
    var writer = try ChangeWriter(db)
    _ = try writer.apply(change)
    try writer.finish()
    if existing == nil { try NameRow.set(name, uid: uid, in: calendar, db) }
    return .replaced(existing == nil, try ChangeRow.sequence(uid: uid, in: calendar, db), writer.change)
  }

  // MARK: - Properties

  /// Returns the properties that a person keeps for a calendar or, for calendar 0, for all of them.
  public func properties(of person: Int64, for calendar: CalendarID) throws(StoreError) -> [StoredProperty] {
    try read { try PropertyRow.properties(of: person, for: calendar, $0) }
  }

  /// Adds, replaces, and removes properties. All or none.
  public func setProperties(
    _ properties: [StoredProperty], of person: Int64, for calendar: CalendarID
  ) throws(StoreError) {
    try StoreError.mapping {
      try keeping {
        try database.write { db in
          for property in properties { try PropertyRow.set(property, of: person, for: calendar, db) }
        }
      }
    }
  }
}

extension NamedReplacement.Condition {
  /// Returns whether an object with this tag, or none, may be replaced.
  fileprivate func allows(_ tag: Int64?) -> Bool {
    switch self {
    case .any: true
    case .absent: tag == nil
    case .present: tag != nil
    case .tags(let tags): tag.map(tags.contains) ?? false
    }
  }
}
