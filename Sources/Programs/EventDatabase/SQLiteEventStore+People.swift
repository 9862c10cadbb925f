public import Almanac
public import EventStores
import Foundation
import GRDB

extension SQLiteEventStore: PeopleStore {
  /// Returns whether there is anybody.
  public func hasPeople() throws(StoreError) -> Bool {
    try read { try Int.fetchOne($0.cachedStatement(sql: "SELECT 1 FROM person LIMIT 1")) != nil }
  }

  /// Returns all people, in the order in which they were added.
  public func people() throws(StoreError) -> [Person] { try read { try PersonRow.people($0) } }

  /// Adds a person.
  public func addPerson(_ name: String) throws(PeopleError) -> Person {
    try changingPeople { try PersonRow.add(name, $0) }
  }

  /// Renames a person.
  public func renamePerson(_ id: Int64, to name: String) throws(PeopleError) {
    try changingPeople { try PersonRow.rename(id, to: name, $0) }
  }

  /// Removes a person with all keys and rights.
  public func removePerson(_ id: Int64) throws(PeopleError) { try changingPeople { try PersonRow.remove(id, $0) } }

  // MARK: - Keys

  /// Returns all keys, in the order in which they were made.
  public func personKeys() throws(StoreError) -> [PersonKey] { try read { try PersonKeyRow.keys($0) } }

  /// Returns the key with this SHA-256 hash; `nil` if there is none.
  public func personKey(hash: [UInt8]) throws(StoreError) -> PersonKey? {
    try read { try PersonKeyRow.key(hash: hash, $0) }
  }

  /// Adds a key of a person.
  public func addKey(
    of person: Int64, kind: PersonKey.Kind, label: String, hash: [UInt8], now: Instant
  ) throws(PeopleError) -> PersonKey {
    try changingPeople { try PersonKeyRow.add(person, kind, label: label, hash: hash, now: now, $0) }
  }

  /// Replaces a link by the key of a browser, once and within a week; returns `nil` for any other hash.
  public func exchangeLink(hash: [UInt8], forKey key: [UInt8], now: Instant) throws(StoreError) -> PersonKey? {
    try StoreError.mapping {
      try keeping { try database.write { try PersonKeyRow.exchange(hash, forKey: key, now: now, $0) } }
    }
  }

  /// Records that a key was used.
  public func noteUse(ofKey id: Int64, at now: Instant) throws(StoreError) {
    try StoreError.mapping { try keeping { try database.write { try PersonKeyRow.noteUse(id, now, $0) } } }
  }

  /// Removes a key. Returns `false` if there is no such key.
  public func removeKey(_ id: Int64) throws(StoreError) -> Bool {
    try StoreError.mapping { try keeping { try database.write { try PersonKeyRow.remove(id, $0) } } }
  }

  // MARK: - Rights

  /// Returns the rights of all people, by calendar.
  public func shares() throws(StoreError) -> [Share] { try read { try ShareRow.shares($0) } }

  /// Sets the right of a person for a calendar.
  public func share(_ share: Share) throws(PeopleError) { try changingPeople { try ShareRow.put(share, $0) } }

  /// Returns a secret of random bytes that never changes.
  public func peopleSecret() throws(StoreError) -> [UInt8] {
    try read { db in
      guard let secret = try Row.fetchOne(db.cachedStatement(sql: "SELECT value FROM secret")) else {
        throw DamagedRow(reason: "no secret")
      }
      return [UInt8](secret[0] as Data)
    }
  }

  /// Makes a change in one transaction.
  private func changingPeople<Value>(_ body: (Database) throws -> Value) throws(PeopleError) -> Value {
    let result: Result<Value, PeopleError>
    do throws(StoreError) {
      result = try StoreError.mapping {
        do {
          return .success(try keeping { try database.write(body) })
        } catch let error as PeopleError {
          return .failure(error)
        }
      }
    } catch {
      throw .store(error)
    }
    return try result.get()
  }
}
