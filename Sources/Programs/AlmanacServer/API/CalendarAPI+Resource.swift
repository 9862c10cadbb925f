import Almanac
import EventStores
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  /// Responds with a resource: all events of one UID in one calendar. With `?absent=204`, a missing resource is not an
  /// error; pages use this because browsers log errors.
  func resource(_ request: Request) async throws -> Response {
    let path = try path(of: request)
    let current = try await store.resource(uid: path.uid, in: path.calendar)
    guard let calendar = current.calendar, !current.resource.events.isEmpty else {
      if request.uri.queryParameters["absent"] == "204" { return Response(status: .noContent) }
      throw Self.absent(path)
    }
    let response = response(to: request, .ok, current.resource, in: calendar)
    guard let tag = current.resource.entityTag, let known = request.headers[.ifNoneMatch],
      EntityTags(known).matchWeakly(tag)
    else { return response }
    return Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "no-store"])
  }

  /// Creates or replaces a resource: a list of one replacement.
  func put(_ request: Request) async throws -> Response {
    let path = try path(of: request)
    try ResourcePath.check(uid: path.uid)
    let body = try await BodyLimit.body(of: request)
    let condition = try ResourceCondition(request)
    let events: [Event]
    do throws(UnreadableResource) {
      events = try ResourceText.read(body.readableBytesView, calendar: path.calendar, uid: path.uid)
    } catch {
      throw APIError(error.problems)
    }
    let (before, after) = try await replace(path, by: events, on: condition, request)
    return Response(
      status: before.events.isEmpty ? .created : .noContent,
      headers: after.map { [.eTag: "\"\($0)\"", .cacheControl: "no-store"] } ?? [:])
  }

  /// Deletes a resource: a list of one replacement without events.
  func delete(_ request: Request) async throws -> Response {
    let path = try path(of: request)
    let (before, _) = try await replace(path, by: [], on: try ResourceCondition(request), request)
    if before.events.isEmpty { throw Self.absent(path) }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// Replaces a resource; returns the previous resource and the new tag.
  private func replace(
    _ path: ResourcePath, by events: [Event], on condition: ResourceCondition, _ request: Request
  ) async throws -> (before: EventResource, after: Int64?) {
    do throws(ReplacementError) {
      return try await store.replace(path, by: events, on: condition)
    } catch {
      switch error {
      case .store(let error): throw APIError(error)
      case .conflict(let resources):
        guard let resource = resources.first, !resource.events.isEmpty,
          let calendar = try await store.calendars().first(where: { $0.id == path.calendar })
        else {
          throw APIError(.preconditionFailed, "there is no event \"\(path.uid)\" in calendar \(path.calendar.rawValue)")
        }
        throw APIError(response(to: request, .preconditionFailed, resource, in: calendar))
      }
    }
  }

  /// Returns a response with the text and the tag of a resource.
  private func response(
    to request: Request, _ status: HTTPResponse.Status, _ resource: EventResource, in calendar: CalendarInfo
  ) -> Response {
    var headers: HTTPFields = [.contentType: "text/calendar; charset=utf-8", .cacheControl: "no-store"]
    // The tag identifies the resource regardless of its encoding, because conditions of changes use it.
    headers[.eTag] = resource.entityTag
    let text = ByteBuffer(string: text(of: [resource], in: calendar))
    let compressor = Self.compressor(of: text, for: request, &headers)
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: compressor?.compress(text, isEnd: true) ?? text))
  }

  private func path(of request: Request) throws(APIError) -> ResourcePath {
    guard let path = ResourcePath(request.uri.path) else {
      throw APIError(.notFound, "expected a path such as /api/calendars/1/events/UID")
    }
    return path
  }

  private static func absent(_ path: ResourcePath) -> APIError {
    APIError(.notFound, "there is no event \"\(path.uid)\" in calendar \(path.calendar.rawValue)")
  }
}
