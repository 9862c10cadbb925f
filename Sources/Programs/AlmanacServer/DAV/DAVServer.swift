import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import SystemServices

/// The CalDAV server for phones and other programs (RFC 4791), below `/dav/`. It answers a device with a key of its own,
/// never a page, and has no scheduling.
///
/// It also answers where programs look for a server: `/.well-known/caldav` (RFC 6764), and PROPFIND on `/` and
/// `/principals/`.
struct DAVServer: RouterMiddleware {
  let store: StoreGate
  let isReadOnly: Bool

  static let propfind = HTTPRequest.Method("PROPFIND"), proppatch = HTTPRequest.Method("PROPPATCH")
  static let report = HTTPRequest.Method("REPORT"), makeCalendar = HTTPRequest.Method("MKCALENDAR")
  static let makeCollection = HTTPRequest.Method("MKCOL")

  /// Returns whether a request is for this server, by any method.
  static func answers(_ request: Request) -> Bool {
    let path = request.uri.path
    if DAVPath.isBelow(path) || isWellKnown(path) { return true }
    switch DAVPath(path) {
    case .root, .principals: return request.method == propfind || request.method == .options
    default: return false
    }
  }

  static func isWellKnown(_ path: String) -> Bool {
    path.split(separator: "/") == [".well-known", "caldav"]
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard Self.answers(request) else { return try await next(request, context) }
    do {
      return try await respond(to: request, for: context.viewer)
    } catch let error as DAVError {
      return error.response
    } catch let error as StoreError {
      return DAVError(error).response
    }
  }

  private func respond(to request: Request, for viewer: Viewer) async throws -> Response {
    // For every method, also without credentials: programs do not send them before they know where.
    if Self.isWellKnown(request.uri.path) {
      return Response(status: .movedPermanently, headers: [.location: "/dav/", .cacheControl: "max-age=3600"])
    }
    if request.method == .options { return Self.options() }
    guard let path = DAVPath(request.uri.path) else { throw DAVError.notFound }
    let session = DAVSession(
      store: store, viewer: viewer, era: try await store.era(), request: request,
      calendars: try await store.davCalendars(for: viewer))
    if isReadOnly, Self.isChange(request.method) { throw DAVError(.forbidden, message: "the calendars are read-only") }
    switch request.method {
    case .get, .head: return try await session.get(path)
    case .put: return try await session.put(path)
    case .delete: return try await session.delete(path)
    case Self.propfind: return try await session.propfind(path)
    case Self.proppatch: return try await session.proppatch(path)
    case Self.makeCalendar, Self.makeCollection: return try await session.makeCalendar(path)
    case Self.report: return try await session.report(path)
    default:
      throw DAVError(.methodNotAllowed, message: "expected \(Self.methods)", headers: [.allow: Self.methods])
    }
  }

  private static let methods =
    "OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, MKCALENDAR, MKCOL, REPORT"

  private static func isChange(_ method: HTTPRequest.Method) -> Bool {
    method == .put || method == .delete || method == proppatch || method == makeCalendar || method == makeCollection
  }

  /// The features are those of RFC 4918, 3744, 4791, and 5689. Nothing announces scheduling.
  private static func options() -> Response {
    var headers: HTTPFields = [.allow: methods]
    if let name = HTTPField.Name("DAV") {
      headers[name] = "1, 3, access-control, calendar-access, extended-mkcol"
    }
    return Response(status: .ok, headers: headers)
  }
}

extension DAVError {
  /// Creates the error for a store that fails or rejects a change.
  init(_ error: StoreError) {
    switch error {
    case .readOnly: self.init(.forbidden, message: "the calendars are read-only")
    case .calendarNotFound: self = .notFound
    case .invalid(let uid, let reason):
      self.init(.forbidden, .caldav("valid-calendar-object-resource"), message: "\(uid): \(reason)")
    // SQLITE_BUSY.
    case .storage(let code, _) where code & 0xFF == 5:
      self.init(.serviceUnavailable, message: "another program is writing to the database")
    case .storage(_, let message):
      self.init(
        .insufficientStorage, message: "the change cannot be kept: \(message)")
    case .notFound, .duplicate, .conflict: self.init(.internalServerError, message: "the change cannot be made")
    }
  }
}
