public import Almanac

/// A store that gives each calendar object a name, and keeps properties for clients. Servers need one for
/// CalDAV, where the name is the last part of a URL.
public protocol NamedObjectStore: ObjectStore {
  /// Returns the names whose calendar objects changed after the change with a given number, in the order of these
  /// changes.
  ///
  /// - Parameters:
  ///   - sequence: 0 for all existing calendar objects. Above 0, the list has deleted ones, too.
  ///   - limit: The maximum number of names to return.
  func names(in calendar: CalendarID, after sequence: Int64, limit: Int) throws(StoreError) -> [ObjectName]
  /// Returns the calendar object with a name; `nil` if there is none.
  func name(_ name: String, in calendar: CalendarID) throws(StoreError) -> ObjectName?
  /// Returns the name of the calendar object with a UID; `nil` if there is none.
  func name(ofUID uid: String, in calendar: CalendarID) throws(StoreError) -> ObjectName?
  /// Returns the number of the last change of a calendar's objects; 0 if there was none.
  func latestChange(in calendar: CalendarID) throws(StoreError) -> Int64
  /// Creates, replaces, or, without events, deletes the calendar object with a name, in one transaction.
  ///
  /// - Returns: Whether the calendar object is new, and its tag.
  func replace(_ replacement: NamedReplacement) throws(NamedReplacementError) -> (isNew: Bool, tag: Int64?)
  /// Returns the properties that a person keeps for a calendar or, for calendar 0, for all of them.
  func properties(of person: Int64, for calendar: CalendarID) throws(StoreError) -> [StoredProperty]
  /// Adds, replaces, and, if they have no value, removes properties. All or none.
  func setProperties(_ properties: [StoredProperty], of person: Int64, for calendar: CalendarID) throws(StoreError)
}

/// The name of a calendar object. No other object of its calendar has it, also after the object was deleted.
public struct ObjectName: Equatable, Sendable {
  /// The name; empty if the object was deleted and another one has its name now.
  public var name: String
  /// The UID of the calendar object; empty for a name that the object had before it was deleted and created again.
  public var uid: String
  /// The number of the last change, the tag of an object that exists.
  public var sequence: Int64
  /// Whether the object was deleted, or has another name now.
  public var isGone: Bool

  /// Creates a name; called by stores.
  public init(name: String, uid: String, sequence: Int64, isGone: Bool) {
    self.name = name
    self.uid = uid
    self.sequence = sequence
    self.isGone = isGone
  }
}

/// A request to replace, create, or delete the calendar object with a name.
public struct NamedReplacement: Equatable, Sendable {
  /// The required state before the replacement.
  public enum Condition: Equatable, Sendable {
    /// The calendar object may exist or not.
    case any
    /// The calendar object does not exist.
    case absent
    /// The calendar object exists.
    case present
    /// The last change of the calendar object has one of these numbers.
    case tags([Int64])
  }

  /// The calendar.
  public var calendar: CalendarID
  /// The name.
  public var name: String
  /// All new events, with the same UID; empty to delete the calendar object.
  public var events: [Event]
  /// The required state.
  public var condition: Condition

  /// Creates a replacement.
  public init(calendar: CalendarID, name: String, events: [Event], condition: Condition) {
    self.calendar = calendar
    self.name = name
    self.events = events
    self.condition = condition
  }
}

/// The reason that nothing was replaced.
public enum NamedReplacementError: Error, Equatable, Sendable {
  /// The condition is not met.
  case conditionFailed
  /// There is nothing to delete.
  case notFound
  /// The calendar object with this name has the same UID, or its UID would change.
  case uidConflict(name: String)
  /// The store failed, or rejects one of the events.
  case store(StoreError)
}

/// A property that a client sets and reads back, without a meaning for the store.
public struct StoredProperty: Equatable, Sendable {
  /// The namespace and the name.
  public var namespace, name: String
  /// The value; `nil` to remove the property.
  public var value: String?

  /// Creates a property.
  public init(namespace: String, name: String, value: String?) {
    self.namespace = namespace
    self.name = name
    self.value = value
  }
}
