import Almanac
import EventStores
import HTTPTypes
import Hummingbird

extension DAVSession {
  /// The value of the header `Depth`.
  enum Depth {
    case zero, one, infinity
  }

  /// Returns the depth of a request; `absent` if it states none.
  func depth(absent: Depth) throws(DAVError) -> Depth {
    switch header("Depth")?.lowercased() {
    case nil: return absent
    case "0": return .zero
    case "1", "1,noroot": return .one
    case "infinity": return .infinity
    default: throw DAVError(.badRequest, message: "expected Depth: 0 or 1")
    }
  }

  /// Responds with properties of a resource and, at depth 1, of what it contains (RFC 4918, 9.1).
  func propfind(_ path: DAVPath) async throws -> Response {
    let depth = try depth(absent: .infinity)
    if depth == .infinity {
      throw DAVError(.forbidden, .dav("propfind-finite-depth"), message: "expected Depth: 0 or 1")
    }
    let body = try await XMLTree.body(of: request)
    if let body, body.name != .dav("propfind") { throw DAVError(.badRequest, message: "expected DAV:propfind") }
    let wanted = try PropertyRequest(body)
    let resource = try await resource(at: path, readsEvents: wanted.readsEvents)
    let properties = DAVProperties(session: self)
    let children = depth == .one ? try await members(of: path) : []
    return Multistatus.response(isMinimal: isMinimal) { status in
      try await status.add(properties.properties(wanted, of: resource))
      for child in children { try await status.add(properties.properties(wanted, of: child)) }
      if case .calendar(let calendar) = resource, depth == .one {
        try await add(
          try await store.names(in: calendar.info.id, after: 0, limit: .max), in: calendar, wanted, to: &status)
      }
    }
  }

  /// Returns what a collection contains, except the objects of a calendar.
  private func members(of path: DAVPath) async throws -> [DAVResource] {
    switch path {
    case .root: [.collection(.principals("/dav/principals/")), .collection(.homes)]
    case .principals: [.principal]
    case .homes: [.home(try await store.homeProperties(of: person))]
    case .home: calendars.map { .calendar($0) }
    case .principal, .calendar, .object: []
    }
  }

  /// Adds calendar objects with their properties to a response, a batch at a time, so that other requests need not wait.
  func add(
    _ names: [ObjectName], in calendar: DAVCalendar, _ wanted: PropertyRequest, to status: inout Multistatus
  ) async throws {
    let properties = DAVProperties(session: self)
    let readsEvents = wanted.readsEvents
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let batch = Array(names[start..<min(start + Self.batch, names.count)])
      for object in try await objects(batch, in: calendar, readsEvents: readsEvents) where !object.isGone {
        try await status.add(properties.properties(wanted, of: .object(object, calendar)))
      }
    }
  }
}
