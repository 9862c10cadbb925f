import Almanac
import EventStores
import Foundation
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  /// Responds with the people, and with keys: all for the person who manages people, for others their own.
  func people(_ context: ServerContext) async throws -> Response {
    let all = try await store.allPeople()
    let viewer = context.viewer
    let keys = all.keys.filter { viewer.managesPeople || $0.person == viewer.person?.id }
    var current: Int64?
    if let hash = context.keyHash { current = try await store.key(hash: hash)?.id }
    let keepsPeople = await store.keepsPeople
    return JSONAnswer.response(
      PeopleAnswer(
        me: viewer.person?.id, current: current, manages: viewer.managesPeople && makesChanges && keepsPeople,
        people: all.people.map { PeopleAnswer.Item(id: $0.id, name: $0.name, owner: $0.isOwner) },
        keys: keys.map {
          PeopleAnswer.Key(
            id: $0.id, person: $0.person, kind: "\($0.kind)", label: $0.label, made: $0.made.seconds,
            used: $0.used?.seconds)
        }))
  }

  /// Changes people, for the person who manages them. Others may only end their own keys, and make keys for their
  /// devices.
  func changePeople(_ request: Request, _ context: ServerContext) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    guard let change = try? JSONDecoder().decode(PeopleChange.self, from: Data(body.readableBytesView)) else {
      throw APIError(
        .badRequest,
        "expected {\"name\":…}, {\"id\":…,\"name\":…}, {\"id\":…,\"removed\":true}, {\"id\":…,\"link\":true},"
          + " {\"id\":…,\"device\":…}, or {\"revoke\":…}")
    }
    guard try await mayMake(change, context.viewer) else {
      throw APIError(.forbidden, "only the owner of the server manages people")
    }
    switch change {
    case .add(let name):
      let person = try await changePeople { people throws(PeopleError) in try people.addPerson(name) }
      return try await link(for: person.id, context.origin)
    case .rename(let id, let name):
      try await changePeople { people throws(PeopleError) in try people.renamePerson(id, to: name) }
      return JSONAnswer.response(["id": id])
    case .remove(let id):
      try await changePeople { people throws(PeopleError) in try people.removePerson(id) }
      return JSONAnswer.response(["id": id])
    case .link(let id): return try await link(for: id, context.origin)
    case .device(let id, let label): return try await device(of: id, label: label, context.origin)
    case .revoke(let key):
      guard try await store.removeKey(key) else { throw APIError(.notFound, "there is no key \(key)") }
      return JSONAnswer.response(["id": key])
    }
  }

  private func mayMake(_ change: PeopleChange, _ viewer: Viewer) async throws -> Bool {
    if viewer.managesPeople { return true }
    let id = viewer.person?.id
    switch change {
    case .device(let person, _): return person == id
    case .revoke(let key): return try await store.allPeople().keys.contains { $0.id == key && $0.person == id }
    case .add, .rename, .remove, .link: return false
    }
  }

  // MARK: - Shares

  /// Responds with the rights for the calendars that the viewer owns.
  func shares(_ context: ServerContext) async throws -> Response {
    let all = try await store.allPeople()
    let calendars = try await store.calendars(for: context.viewer).filter { context.viewer.owns($0.id) }
    return JSONAnswer.response(
      calendars.map { calendar in
        SharesAnswer(
          calendar: calendar.id.rawValue, name: calendar.name,
          people: all.shares.filter { $0.calendar == calendar.id && !$0.isOwner }.map {
            SharesAnswer.Item(person: $0.person, right: $0.right.name)
          })
      })
  }

  /// Sets the right of a person for a calendar, for its owner.
  func share(_ request: Request, _ context: ServerContext) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    guard let change = try? JSONDecoder().decode(ShareChange.self, from: Data(body.readableBytesView)),
      let right = Right(name: change.right)
    else {
      throw APIError(
        .badRequest, "expected {calendar, person, right} with the right none, free-busy, read, or write")
    }
    let calendar = CalendarID(change.calendar)
    guard context.viewer.right(for: calendar) > .none else {
      throw APIError(.notFound, "there is no calendar \(change.calendar)")
    }
    guard context.viewer.owns(calendar) else { throw APIError(.forbidden, "only the owner shares a calendar") }
    // The first person owns calendars without an owner, so a lesser right would have no effect.
    guard change.person != context.viewer.person?.id else { throw APIError(.conflict, "this person is the owner") }
    try await changePeople { people throws(PeopleError) in
      try people.share(Share(calendar: calendar, person: change.person, right: right))
    }
    return JSONAnswer.response(["calendar": change.calendar, "person": change.person])
  }
}

private struct PeopleAnswer: Encodable {
  struct Item: Encodable {
    var id: Int64
    var name: String
    var owner: Bool
  }

  struct Key: Encodable {
    var id: Int64
    var person: Int64
    var kind: String
    var label: String
    /// In seconds since 1970, like `used`.
    var made: Int64
    var used: Int64?
  }

  var me: Int64?
  /// The key of this request; `nil` without people.
  var current: Int64?
  /// Whether the viewer may change people, and add the first one.
  var manages: Bool
  var people: [Item]
  var keys: [Key]
}

private struct SharesAnswer: Encodable {
  struct Item: Encodable {
    var person: Int64
    var right: String
  }

  var calendar: Int64
  var name: String
  var people: [Item]
}

private struct ShareChange: Decodable {
  var calendar: Int64
  var person: Int64
  var right: String
}
