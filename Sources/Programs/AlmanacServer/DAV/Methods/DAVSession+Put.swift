import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import NIOCore

extension DAVSession {
  /// Creates or replaces a calendar object. The response has a tag only if GET returns the same bytes; otherwise the
  /// client reads the object again (RFC 4791, 5.3.4).
  func put(_ path: DAVPath) async throws -> Response {
    guard case .object(let person, let calendarName, let name) = path else {
      throw DAVError(.methodNotAllowed, message: "expected the URL of an event")
    }
    guard let calendar = calendars.first(where: { $0.name == calendarName }), person == self.person else {
      throw DAVError(.conflict, message: "there is no such calendar")
    }
    try requireWriting(to: calendar, path, "write-content")
    let body = try await body()
    let events = try DAVContent.events(in: body, of: calendar.info.id)
    let result = try await replace(path, name, in: calendar, by: events)
    var headers: HTTPFields = [:]
    if let tag = result.tag {
      let stored = try await object(name, in: calendar, readsEvents: true)
      if let text = stored?.text, text.utf8.elementsEqual(body.readableBytesView) {
        headers[.eTag] = "\"" + era.text(ofTag: tag) + "\""
      }
    }
    return Response(status: result.isNew ? .created : .noContent, headers: headers)
  }

  /// Deletes a calendar object, or a calendar of one's own.
  func delete(_ path: DAVPath) async throws -> Response {
    switch path {
    case .object(let person, let calendarName, let name):
      let calendar = try calendar(calendarName, of: person)
      guard try await object(name, in: calendar, readsEvents: false) != nil else { throw DAVError.notFound }
      try requireWriting(to: calendar, path, "unbind")
      _ = try await replace(path, name, in: calendar, by: [])
    case .calendar(let person, let name):
      let calendar = try calendar(name, of: person)
      guard calendar.isOwned, calendar.info.access == .full else { throw DAVError.needs("unbind", at: path.href) }
      guard try await store.change(CalendarChange(calendar: calendar.info.id, kind: .delete), for: viewer) else {
        throw DAVError.notFound
      }
    default:
      _ = try await resource(at: path)
      throw DAVError(.forbidden, message: "this cannot be deleted")
    }
    return Response(status: .noContent)
  }

  private func requireWriting(to calendar: DAVCalendar, _ path: DAVPath, _ privilege: String) throws(DAVError) {
    if calendar.right != .write { throw DAVError.needs(privilege, at: path.href) }
  }

  private func body() async throws -> ByteBuffer {
    let type = request.headers[.contentType]?.split { $0 == ";" || $0 == " " }.first?.lowercased()
    if let type, type != "text/calendar", type != "application/octet-stream" {
      throw DAVError(.forbidden, .caldav("supported-calendar-data"), message: "expected Content-Type: text/calendar")
    }
    do {
      return try await BodyLimit.body(of: request)
    } catch let error as APIError where error.response.status == .contentTooLarge {
      throw DAVError(
        .contentTooLarge, .caldav("max-resource-size"), message: "expected no more than \(BodyLimit.bytes) bytes")
    } catch {
      throw DAVError(.badRequest, message: "the body cannot be read")
    }
  }

  private func replace(
    _ path: DAVPath, _ name: String, in calendar: DAVCalendar, by events: [Event]
  ) async throws -> (isNew: Bool, tag: Int64?) {
    let replacement = NamedReplacement(
      calendar: calendar.info.id, name: name, events: events, condition: condition())
    do throws(NamedReplacementError) {
      return try await store.replace(replacement)
    } catch {
      switch error {
      case .conditionFailed: throw DAVError(.preconditionFailed, message: "somebody else changed this event")
      case .notFound: throw DAVError.notFound
      case .uidConflict(let other):
        let href = DAVPath.object(person: person, calendar: calendar.name, name: other).href
        throw DAVError(
          .forbidden, .caldav("no-uid-conflict"), [.href(href)],
          message: "another event has this UID, or the UID of this one would change")
      case .store(let error): throw DAVError(error)
      }
    }
  }

  /// Returns the condition of a request (RFC 9110, 13.1). Unlike pages, programs may change events unconditionally.
  private func condition() -> NamedReplacement.Condition {
    if let match = request.headers[.ifMatch] {
      let known = EntityTags(match)
      // A proxy that compresses makes tags weak, but does not change what they say about an event.
      return known.isAny ? .present : .tags(known.tags.compactMap(tag))
    }
    if request.headers[.ifNoneMatch].map({ EntityTags($0).isAny }) == true { return .absent }
    return .any
  }

  private func tag(of text: String) -> Int64? {
    var text = text[...]
    if text.hasPrefix("W/") { text = text.dropFirst(2) }
    // Some programs lose the quotation marks.
    if text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1 { text = text.dropFirst().dropLast() }
    return era.tag(of: text)
  }
}
