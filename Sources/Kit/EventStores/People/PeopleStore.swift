public import Almanac

/// A store that keeps people, their keys, and their rights. It knows only hashes of keys, so nobody who reads it can use
/// them. Without people, the user of the store may do everything.
///
/// All functions throw `StoreError.storage` if the store fails, and those that change something also `readOnly`.
public protocol PeopleStore: EventStore {
  /// Returns whether there is anybody.
  func hasPeople() throws(StoreError) -> Bool
  /// Returns all people, in the order in which they were added. The first one manages them.
  func people() throws(StoreError) -> [Person]
  /// Adds a person. Throws `PeopleError.nameTaken` or `invalidName`.
  func addPerson(_ name: String) throws(PeopleError) -> Person
  /// Renames a person. Throws `PeopleError.nameTaken`, `invalidName`, or `noPerson`.
  func renamePerson(_ id: Int64, to name: String) throws(PeopleError)
  /// Removes a person with all keys and rights; calendars fall to the first person. Throws `PeopleError.noPerson`, or
  /// `isOwner` for the first of several people.
  func removePerson(_ id: Int64) throws(PeopleError)

  /// Returns all keys, in the order in which they were made.
  func personKeys() throws(StoreError) -> [PersonKey]
  /// Returns the key with this SHA-256 hash; `nil` if there is none.
  func personKey(hash: [UInt8]) throws(StoreError) -> PersonKey?
  /// Adds a key of a person. Throws `PeopleError.noPerson`.
  func addKey(
    of person: Int64, kind: PersonKey.Kind, label: String, hash: [UInt8], now: Instant
  ) throws(PeopleError) -> PersonKey
  /// Replaces a link by the key of a browser, once and within a week; returns `nil` for any other hash.
  func exchangeLink(hash: [UInt8], forKey key: [UInt8], now: Instant) throws(StoreError) -> PersonKey?
  /// Records that a key was used.
  func noteUse(ofKey id: Int64, at now: Instant) throws(StoreError)
  /// Removes a key, which is invalid from then on. Returns `false` if there is no such key.
  func removeKey(_ id: Int64) throws(StoreError) -> Bool

  /// Returns the rights of all people, by calendar. Nobody else has any right.
  func shares() throws(StoreError) -> [Share]
  /// Sets the right of a person for a calendar; after a change of owner, the former one may still
  /// write. Throws `PeopleError.noPerson`, `noCalendar`, or `isOwner` for a lesser right of the owner.
  func share(_ share: Share) throws(PeopleError)
  /// Returns a secret of random bytes that never changes.
  func peopleSecret() throws(StoreError) -> [UInt8]
}

/// The reason that people were not changed.
public enum PeopleError: Error, Equatable, Sendable {
  /// Somebody else has this name.
  case nameTaken(String)
  /// The name is empty, longer than 100 bytes, or contains a control character or a colon.
  case invalidName
  /// There is no person with this number.
  case noPerson(Int64)
  /// There is no calendar with this identifier.
  case noCalendar(CalendarID)
  /// The first person stays as long as there are others, and the owner of a calendar has all rights for it.
  case isOwner
  /// The store failed.
  case store(StoreError)
}
