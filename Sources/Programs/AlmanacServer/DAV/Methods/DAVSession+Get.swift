import HTTPTypes
import Hummingbird
import NIOCore

extension DAVSession {
  /// The media type of calendar objects.
  static let contentType = "text/calendar; charset=utf-8; component=VEVENT"

  /// Responds with a calendar object.
  func get(_ path: DAVPath) async throws -> Response {
    guard case .object(let person, let calendarName, let name) = path else {
      _ = try await resource(at: path)
      throw DAVError(
        .methodNotAllowed, message: "expected the URL of an event; a program for calendars can read the others",
        headers: [.allow: "OPTIONS, PROPFIND, REPORT"])
    }
    let calendar = try calendar(calendarName, of: person)
    guard let object = try await object(name, in: calendar, readsEvents: true), let text = object.text else {
      throw DAVError.notFound
    }
    var headers: HTTPFields = [
      .eTag: object.tag, .lastModified: HTTPDate.text(DAVProperties.lastModified(object)),
      .cacheControl: "private, no-cache",
    ]
    if let known = request.headers[.ifNoneMatch], EntityTags(known).matchWeakly(object.tag) {
      return Response(status: .notModified, headers: headers)
    }
    if let known = request.headers[.ifMatch], !EntityTags(known).matchStrongly(object.tag) {
      throw DAVError(.preconditionFailed, message: "somebody else changed this event")
    }
    headers[.contentType] = Self.contentType
    let body = ByteBuffer(string: text)
    guard request.method == .head else {
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
    headers[.contentLength] = "\(body.readableBytes)"
    return Response(status: .ok, headers: headers)
  }

  /// Returns what is at a URL.
  func resource(at path: DAVPath, readsEvents: Bool = false) async throws -> DAVResource {
    switch path {
    case .root, .principals, .homes: return .collection(path)
    case .principal(person): return .principal
    case .home(person): return .home(try await store.homeProperties(of: person))
    case .calendar(let person, let name): return .calendar(try calendar(name, of: person))
    case .object(let person, let calendarName, let name):
      let calendar = try calendar(calendarName, of: person)
      guard let object = try await object(name, in: calendar, readsEvents: readsEvents) else { throw DAVError.notFound }
      return .object(object, calendar)
    // Other people look like nobody.
    case .principal, .home: throw DAVError.notFound
    }
  }
}
