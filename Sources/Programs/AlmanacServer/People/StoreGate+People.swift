import Almanac
import EventStores

extension StoreGate {
  /// How old the record of a key's last use may be, in seconds.
  private static let useStep: Int64 = 600

  /// Returns whether the store has people. If it cannot be read, it counts as one with people, so that nobody gets more
  /// rights than they have.
  func hasPeople() -> Bool {
    guard let people else { return false }
    do throws(StoreError) { return try people.hasPeople() } catch { return true }
  }

  /// Returns the person with a key of some kinds; `nil` if nobody has it, or no longer.
  func viewer(
    keyHash: [UInt8], kinds: Set<PersonKey.Kind>, now: Instant
  ) throws(StoreError) -> (viewer: Viewer, key: PersonKey)? {
    guard let people, let key = try people.personKey(hash: keyHash), kinds.contains(key.kind),
      let person = try people.people().first(where: { $0.id == key.person })
    else { return nil }
    if now.seconds - (key.used?.seconds ?? .min / 2) >= Self.useStep {
      // A locked or full database still answers.
      try? people.noteUse(ofKey: key.id, at: now)
    }
    return (try viewer(person), key)
  }

  /// Returns the viewer for the first person, to whom the server belongs; the single user if there are no people.
  func owner() throws(StoreError) -> Viewer {
    guard let owner = try people?.people().first else { return .single }
    return try viewer(owner)
  }

  private func viewer(_ person: Person) throws(StoreError) -> Viewer {
    guard let people else { return .single }
    return Viewer(person: person, shares: try people.shares(), secret: try people.peopleSecret())
  }

  /// Replaces a link by the key of a browser; returns the name of the person, or `nil` for a wrong or used link.
  func exchange(link: [UInt8], forKey key: [UInt8], now: Instant) throws(StoreError) -> String? {
    guard let people, let made = try people.exchangeLink(hash: link, forKey: key, now: now) else { return nil }
    return try people.people().first { $0.id == made.person }?.name
  }

  /// Returns the key with this hash; `nil` if there is none.
  func key(hash: [UInt8]) throws(StoreError) -> PersonKey? { try people?.personKey(hash: hash) }

  // MARK: - Managing people

  /// Whether the store can keep people.
  var keepsPeople: Bool { people != nil }

  /// Returns all people, keys, and shares.
  func allPeople() throws(StoreError) -> (people: [Person], keys: [PersonKey], shares: [Share]) {
    guard let people else { return ([], [], []) }
    return (try people.people(), try people.personKeys(), try people.shares())
  }

  /// Changes people, and wakes the streams, which end or start anew if the change concerns them.
  func changePeople<Value: Sendable>(
    _ body: @Sendable (any PeopleStore) throws(PeopleError) -> Value
  ) throws(PeopleError) -> Value {
    guard let people else { throw .store(.readOnly) }
    let value = try body(people)
    signal.send()
    return value
  }

  /// Removes a key; returns `false` if there is none.
  func removeKey(_ id: Int64) throws(StoreError) -> Bool {
    let isRemoved = try people?.removeKey(id) ?? false
    signal.send()
    return isRemoved
  }
}
