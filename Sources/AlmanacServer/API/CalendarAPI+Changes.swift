import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import NIOCore

extension CalendarAPI {
  /// Makes all changes of a body, or none, and answers with the new tags.
  func change(_ request: Request) async throws -> Response {
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: ChangesBody.limit)
    } catch is NIOTooManyBytesError {
      throw APIError(.contentTooLarge, "expected no more than \(ChangesBody.limit >> 20) MB")
    }
    let replacements = try ChangesBody.replacements(in: body)
    do throws(ReplacementError) {
      let tags = try await store.replace(replacements)
      return JSONAnswer.response(
        zip(replacements, tags).map { replacement, tag in
          ResourceAnswer(calendar: replacement.calendar.rawValue, uid: replacement.uid, etag: tag.map { "\($0)" })
        })
    } catch {
      switch error {
      case .conflict(let current): throw try await conflict(current)
      case .store(let error): throw APIError(error)
      }
    }
  }

  /// Returns the error that says what the resources are whose conditions fail.
  private func conflict(_ current: [EventResource]) async throws -> APIError {
    let calendars = try await store.calendars()
    let failed = current.map { resource in
      let calendar = calendars.first { $0.id == resource.calendar }
      return ResourceAnswer(
        calendar: resource.calendar.rawValue, uid: resource.uid, etag: resource.tag.map { "\($0)" },
        ics: calendar.flatMap { resource.events.isEmpty ? nil : text(of: [resource], in: $0) })
    }
    return APIError(
      .preconditionFailed, body: Conflict(error: "somebody else changed these events", failed: failed))
  }
}

/// A resource in an answer, without tag and text if it does not exist.
private struct ResourceAnswer: Encodable {
  var calendar: Int64
  var uid: String
  var etag: String?
  var ics: String?
}

private struct Conflict: Encodable {
  var error: String
  var failed: [ResourceAnswer]
}

extension APIError {
  /// Creates the error of a store that does not make a change.
  fileprivate init(_ error: StoreError) {
    switch error {
    case .readOnly: self.init(.forbidden, "the calendars are read-only")
    case .calendarNotFound(let id): self.init(.notFound, "there is no calendar \(id.rawValue)")
    case .invalid(let uid, let reason): self.init(.unprocessableContent, "\(uid): \(reason)")
    case .storage(_, let message):
      self.init(
        .init(code: 507, reasonPhrase: "Insufficient Storage"), "the change cannot be kept: \(message)")
    case .notFound, .duplicate, .conflict: self.init(.internalServerError, "the change cannot be made")
    }
  }
}
