import Almanac
import EventStores
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  /// Responds with a calendar object: all events with the same UID in a calendar. With `?absent=204`, a missing object
  /// is not an error; pages use this because browsers log errors.
  func object(_ request: Request, for viewer: Viewer) async throws -> Response {
    let path = try path(of: request)
    let current = try await store.object(uid: path.uid, in: path.calendar, for: viewer)
    guard let calendar = current.calendar, !current.object.events.isEmpty else {
      if request.uri.queryParameters["absent"] == "204" { return Response(status: .noContent) }
      throw Self.absent(path)
    }
    let era = try await store.era()
    let response = response(to: request, .ok, current.object, in: calendar, era: era)
    guard let tag = current.object.entityTag(in: era), let known = request.headers[.ifNoneMatch],
      EntityTags(known).matchWeakly(tag)
    else { return response }
    return Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "no-store"])
  }

  /// Creates or replaces a calendar object: a list of one replacement.
  func put(_ request: Request, for viewer: Viewer) async throws -> Response {
    let path = try path(of: request)
    try ObjectPath.check(uid: path.uid)
    let body = try await BodyLimit.body(of: request)
    let condition = try ObjectCondition(request)
    let events: [Event]
    do throws(UnreadableObject) {
      events = try ObjectText.read(body.readableBytesView, calendar: path.calendar, uid: path.uid)
    } catch {
      throw APIError(error.problems)
    }
    let (before, after) = try await replace(path, by: events, on: condition, request, viewer)
    let era = try await store.era()
    return Response(
      status: before.events.isEmpty ? .created : .noContent,
      headers: after.map { [.eTag: "\"\(era.text(ofTag: $0))\"", .cacheControl: "no-store"] } ?? [:])
  }

  /// Deletes a calendar object: a list of one replacement without events.
  func delete(_ request: Request, for viewer: Viewer) async throws -> Response {
    let path = try path(of: request)
    let (before, _) = try await replace(path, by: [], on: try ObjectCondition(request), request, viewer)
    if before.events.isEmpty { throw Self.absent(path) }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// Replaces a calendar object; returns the previous object and the new tag.
  private func replace(
    _ path: ObjectPath, by events: [Event], on condition: ObjectCondition, _ request: Request,
    _ viewer: Viewer
  ) async throws -> (before: CalendarObject, after: Int64?) {
    do throws(ReplacementError) {
      return try await store.replace(path, by: events, on: condition, for: viewer)
    } catch {
      switch error {
      case .store(let error): throw APIError(error)
      case .conflict(let objects):
        guard let object = objects.first, !object.events.isEmpty,
          let calendar = try await store.calendars(for: viewer).first(where: { $0.id == path.calendar })
        else {
          throw APIError(.preconditionFailed, "there is no event \"\(path.uid)\" in calendar \(path.calendar.rawValue)")
        }
        let era = try await store.era()
        throw APIError(response(to: request, .preconditionFailed, object, in: calendar, era: era))
      }
    }
  }

  /// Returns a response with the text and the tag of a calendar object.
  private func response(
    to request: Request, _ status: HTTPResponse.Status, _ object: CalendarObject, in calendar: CalendarInfo,
    era: Era
  ) -> Response {
    var headers: HTTPFields = [.contentType: "text/calendar; charset=utf-8", .cacheControl: "no-store"]
    // The tag identifies the calendar object regardless of its encoding, because conditions of changes use it.
    headers[.eTag] = object.entityTag(in: era)
    let text = ByteBuffer(string: text(of: [object], in: calendar, era: era))
    let compressor = Self.compressor(of: text, for: request, &headers)
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: compressor?.compress(text, isEnd: true) ?? text))
  }

  private func path(of request: Request) throws(APIError) -> ObjectPath {
    guard let path = ObjectPath(request.uri.path) else {
      throw APIError(.notFound, "expected a path such as /api/calendars/1/events/UID")
    }
    return path
  }

  private static func absent(_ path: ObjectPath) -> APIError {
    APIError(.notFound, "there is no event \"\(path.uid)\" in calendar \(path.calendar.rawValue)")
  }
}
