import Almanac
import EventStores
import HTTPTypes
import Hummingbird

extension DAVSession {
  /// Responds with the objects of a calendar that changed since a token, or all without one, and a new token (RFC 6578).
  func sync(_ body: DAVElement, _ wanted: PropertyRequest, of calendar: DAVCalendar) async throws -> Response {
    // The standard demands 0; some programs send 1.
    if try depth(absent: .zero) == .infinity { throw DAVError(.badRequest, message: "expected Depth: 0") }
    if let level = body.child(.dav("sync-level"))?.text, level != "1" {
      throw DAVError(.forbidden, .dav("sync-traversal-supported"), message: "expected the level 1, found \(level)")
    }
    let start = try start(body, of: calendar)
    let limit = try Self.limit(body)
    var names = try await store.names(
      in: calendar.info.id, after: start, limit: limit.map { $0 + 1 } ?? .max)
    var end = max(start, calendar.latest)
    let isCut = limit.map { names.count > $0 } ?? false
    if isCut {
      names.removeLast()
      end = names.last?.sequence ?? start
    } else if let last = names.last {
      // Changes since the calendar was read are in the list, too.
      end = max(end, last.sequence)
    }
    let token = token(of: calendar, at: end).text
    let href = path(of: calendar).href
    return Multistatus.response(isMinimal: isMinimal) { [names] status in
      try await addChanges(names, in: calendar, wanted, isFirst: start == 0, to: &status)
      if isCut {
        try await status.add(
          href, status: .insufficientStorage,
          error: .dav("number-of-matches-within-limits"))
      }
      status.add(.dav("sync-token"), text: token)
    }
  }

  /// Adds changed objects, and 404 for those that are gone.
  private func addChanges(
    _ names: [ObjectName], in calendar: DAVCalendar, _ wanted: PropertyRequest, isFirst: Bool,
    to status: inout Multistatus
  ) async throws {
    let properties = DAVProperties(session: self)
    // People who see only times know objects by their UIDs.
    let isHashed = calendar.right == .freeBusy
    let names = names.filter { !(isHashed ? $0.uid : $0.name).isEmpty }
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let batch = Array(names[start..<min(start + Self.batch, names.count)])
      for object in try await objects(batch, in: calendar, readsEvents: wanted.readsEvents) {
        if !object.isGone {
          try await status.add(properties.properties(wanted, of: .object(object, calendar)))
        } else if !isFirst {
          try await status.add(object.path.href, status: .notFound)
        }
      }
    }
  }

  /// Returns the number of the last change that a client knows. Tokens of another era, of another right, and of the
  /// future begin anew.
  private func start(_ body: DAVElement, of calendar: DAVCalendar) throws(DAVError) -> Int64 {
    let text = body.child(.dav("sync-token"))?.text ?? ""
    if text.isEmpty { return 0 }
    guard let token = SyncToken(text), token.era == era, token.suffix == calendar.suffix,
      token.sequence <= calendar.latest
    else {
      throw DAVError(.forbidden, .dav("valid-sync-token"), message: "the token is not valid any more: begin anew")
    }
    return token.sequence
  }

  private static func limit(_ body: DAVElement) throws(DAVError) -> Int? {
    guard let text = body.child(.dav("limit"))?.child(.dav("nresults"))?.text else { return nil }
    guard let limit = Int(text), limit > 0, limit < 1 << 32 else {
      throw DAVError(.badRequest, message: "expected a positive number in DAV:nresults")
    }
    return limit
  }
}
