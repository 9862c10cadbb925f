import Almanac
import EventStores
import Foundation
import HTTPTypes
import Hummingbird

/// The handlers of the paths below `/api`.
struct CalendarAPI: Sendable {
  let store: StoreGate
  /// The zones that are sent as VTIMEZONE when events use them. Browsers know all others, which keeps responses small.
  let zones: [ZoneRules]
  let now: @Sendable () -> Instant
  /// Wakes the streams of changes.
  let signal: ChangeSignal
  /// Whether all calendars are read-only, regardless of the store.
  let isReadOnly: Bool
  /// Gives the key to the first page that sends the code.
  let exchange: KeyExchange
  /// Finds who sends a request.
  let identification: Identification
  /// Reads subscriptions.
  let refresher: SubscriptionRefresher
  /// Whether new subscriptions may lead to a private network.
  let allowsPrivateFetch: Bool
  /// The content of the feeds that were read.
  let feeds = FeedVersions()

  /// The maximum number of days per request: about eleven years.
  static let longestRange = 4_000

  func health() async throws -> Response {
    do throws(StoreError) {
      try await store.checkFile()
      _ = try await store.calendars(for: .single)
    } catch {
      guard case .storage(_, let message) = error else {
        throw APIError(.serviceUnavailable, "the calendars cannot be read")
      }
      throw APIError(.serviceUnavailable, "the calendars cannot be read or kept: \(message)")
    }
    return JSONAnswer.response(["status": "ok"], headers: accessHeader())
  }

  func calendars(for viewer: Viewer) async throws -> Response {
    return JSONAnswer.response(
      try await store.calendars(for: viewer).map { calendar in
        let right = viewer.right(for: calendar.id)
        return CalendarAnswer(
          id: calendar.id.rawValue, name: calendar.name, color: calendar.color.name,
          access: makesChanges && calendar.access == .full && right == .write ? "full" : "readOnly",
          right: viewer.person.map { _ in viewer.owns(calendar.id) ? "owner" : right.name },
          defaultReminders: calendar.defaultReminders?.text)
      })
  }

  func events(_ request: Request, for viewer: Viewer) async throws -> Response {
    if let number = request.uri.queryParameters["calendar"] {
      return try await allEvents(ofCalendar: number, request, for: viewer)
    }
    let from = try day("from", of: request)
    let to = try day("to", of: request)
    guard from < to else { throw APIError(.badRequest, "expected a day in \"to\" that is later than \"from\"") }
    guard to - from <= Self.longestRange else {
      throw APIError(.badRequest, "expected no more than \(Self.longestRange) days, found \(to - from)")
    }
    return try await response(to: request, touching: from..<to, for: viewer)
  }

  /// Returns a whole calendar, which people export as a file.
  private func allEvents(
    ofCalendar number: Substring, _ request: Request, for viewer: Viewer
  ) async throws -> Response {
    guard try await store.calendars(for: viewer).contains(where: { String($0.id.rawValue) == number }) else {
      throw APIError(.notFound, "there is no calendar \(number)")
    }
    let end = EventExtent.farFuture
    return try await response(to: request, touching: DayNumber(-end.rawValue)..<end, for: viewer, calendar: number)
  }

  private func response(
    to request: Request, touching days: Range<DayNumber>, for viewer: Viewer, calendar: Substring? = nil
  ) async throws -> Response {
    // Read before the events, so that a client that continues from here misses no change.
    let position = try await store.position(for: viewer)
    let all = try await store.starts(touching: days, for: viewer)
    let calendars = calendar.map { number in all.filter { String($0.calendar.id.rawValue) == number } } ?? all
    var text = EventsText(api: self, viewer: viewer, era: position.era, calendars: calendars)
    // A failure before the first piece can still become an error response; later ones cannot.
    let first = try await text.next() ?? ByteBuffer()
    var headers = accessHeader()
    headers[.contentType] = "text/calendar; charset=utf-8"
    if let name = HTTPField.Name("Almanac-Position") { headers[name] = position.text }
    headers[.cacheControl] = "no-store"
    let compressor = Self.compressor(of: first, for: request, &headers)
    return Response(status: .ok, headers: headers, body: text.body(after: first, compressor))
  }

  /// Returns the compressor for a response that begins with this piece, and sets its headers; `nil` if the response is
  /// small or the client accepts no coding.
  static func compressor(
    of first: ByteBuffer, for request: Request, _ headers: inout HTTPFields
  ) -> (any Compressor)? {
    headers[.vary] = "Accept-Encoding"
    guard first.readableBytes >= CompressedFiles.least,
      let coding = ContentCoding.accepted(request.headers[.acceptEncoding]), let compressor = coding.compressor
    else { return nil }
    headers[.contentEncoding] = coding.rawValue
    return compressor
  }

  /// Whether the server accepts changes, at least to calendars that are not read-only.
  var makesChanges: Bool { store.keepsChanges && !isReadOnly }

  /// Returns the header that tells a page whether the server accepts changes.
  private func accessHeader() -> HTTPFields {
    guard let name = HTTPField.Name("Almanac-Access") else { return [:] }
    return [name: makesChanges ? "full" : "readOnly"]
  }

  /// Returns a VCALENDAR with some calendar objects of a calendar, or a part of a VCALENDAR.
  func text(
    of objects: [CalendarObject], in calendar: CalendarInfo, era: Era, part: ObjectTextPart = .whole
  ) -> String {
    ObjectText.write(
      objects, of: calendar, era: era, stamp: EventTime.utc(now()).iCalendarText,
      zones: zones.isEmpty ? nil : FixedZoneProvider(zones), part: part)
  }

  private func day(_ name: Substring, of request: Request) throws(APIError) -> DayNumber {
    guard let text = request.uri.queryParameters[name], let day = try? ISODate.parse(String(text)) else {
      throw APIError(.badRequest, "expected a date such as \(name)=2026-11-21")
    }
    return day
  }
}

private struct CalendarAnswer: Encodable {
  var id: Int64
  var name: String
  var color: String
  var access: String
  /// What the person may do: `free-busy`, `read`, `write`, or `owner`; `nil` without people.
  var right: String?
  /// The reminders of new events; `nil` if the calendar has no default of its own.
  var defaultReminders: String?
}
