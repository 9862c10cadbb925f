import Almanac
import EventStores
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  /// Makes all changes of a body, or none, and responds with the new tags.
  func change(_ request: Request, for viewer: Viewer) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    if let change = try ChangesBody.calendarChange(in: body) { return try await self.change(change, viewer) }
    let era = try await store.era()
    let replacements = try ChangesBody.replacements(in: body, era: era)
    do throws(ReplacementError) {
      let tags = try await store.replace(replacements, for: viewer)
      return JSONAnswer.response(
        zip(replacements, tags).map { replacement, tag in
          ObjectAnswer(calendar: replacement.calendar.rawValue, uid: replacement.uid, etag: tag.map(era.text(ofTag:)))
        })
    } catch {
      switch error {
      case .conflict(let current): throw try await conflict(current, in: era, viewer)
      case .store(let error): throw APIError(error)
      }
    }
  }

  /// Changes a calendar, and responds with its identifier.
  private func change(_ change: CalendarChange, _ viewer: Viewer) async throws -> Response {
    let isMade: Bool
    do throws(StoreError) {
      isMade = try await store.change(change, for: viewer)
    } catch {
      throw APIError(error)
    }
    guard isMade else {
      throw APIError(.preconditionFailed, "somebody else changed calendar \(change.calendar.rawValue)")
    }
    return JSONAnswer.response([["calendar": change.calendar.rawValue]])
  }

  /// Returns the error that reports the current state of the calendar objects whose conditions fail.
  private func conflict(_ current: [CalendarObject], in era: Era, _ viewer: Viewer) async throws -> APIError {
    let calendars = try await store.calendars(for: viewer)
    let failed = current.map { object in
      let calendar = calendars.first { $0.id == object.calendar }
      return ObjectAnswer(
        calendar: object.calendar.rawValue, uid: object.uid, etag: object.tag.map(era.text(ofTag:)),
        ics: calendar.flatMap { object.events.isEmpty ? nil : text(of: [object], in: $0, era: era) })
    }
    return APIError(
      .preconditionFailed, body: Conflict(error: "somebody else changed these events", failed: failed))
  }
}

/// A calendar object in a response, without tag and text if it does not exist.
private struct ObjectAnswer: Encodable {
  var calendar: Int64
  var uid: String
  var etag: String?
  var ics: String?
}

private struct Conflict: Encodable {
  var error: String
  var failed: [ObjectAnswer]
}
