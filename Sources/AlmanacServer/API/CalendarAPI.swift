import Almanac
import EventStores
import Foundation
import HTTPTypes
import Hummingbird

/// The handlers of the paths below `/api`.
struct CalendarAPI: Sendable {
  let store: StoreGate
  /// The zones that are written as VTIMEZONE where events name them. Browsers know all others, so that answers stay
  /// small.
  let zones: [ZoneRules]
  let now: @Sendable () -> Instant
  /// Whether no calendar may be changed, whatever the store is.
  let isReadOnly: Bool

  /// The largest number of days of one request: about eleven years.
  static let longestRange = 4_000

  func health() async throws -> Response {
    do {
      _ = try await store.calendars()
    } catch {
      throw APIError(.serviceUnavailable, "the calendars cannot be read")
    }
    return JSONAnswer.response(["status": "ok"])
  }

  func calendars() async throws -> Response {
    let keepsChanges = await store.keepsChanges
    return JSONAnswer.response(
      try await store.calendars().map { calendar in
        CalendarAnswer(
          id: calendar.id.rawValue, name: calendar.name, color: calendar.color.name,
          access: isReadOnly || !keepsChanges || calendar.access == .readOnly ? "readOnly" : "full")
      })
  }

  func events(_ request: Request) async throws -> Response {
    let from = try day("from", of: request)
    let to = try day("to", of: request)
    guard from < to else { throw APIError(.badRequest, "expected a day in \"to\" that is later than \"from\"") }
    guard to - from <= Self.longestRange else {
      throw APIError(.badRequest, "expected no more than \(Self.longestRange) days, found \(to - from)")
    }
    var text = ""
    for (calendar, resources) in try await store.resources(touching: from..<to) {
      text += self.text(of: resources, in: calendar)
    }
    return Response(
      status: .ok, headers: [.contentType: "text/calendar; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// Returns a VCALENDAR with some resources of a calendar.
  func text(of resources: [EventResource], in calendar: CalendarInfo) -> String {
    ResourceText.write(
      resources, of: calendar, stamp: Self.stamp(now()), zones: zones.isEmpty ? nil : FixedZoneProvider(zones))
  }

  private func day(_ name: Substring, of request: Request) throws(APIError) -> DayNumber {
    guard let text = request.uri.queryParameters[name], let day = try? ISODate.parse(String(text)) else {
      throw APIError(.badRequest, "expected a date such as \(name)=2026-11-21")
    }
    return day
  }

  /// Returns a DTSTAMP of RFC 5545, 3.8.7.2, such as `20261121T114400Z`.
  private static func stamp(_ instant: Instant) -> String {
    let local = LocalDateTime(secondsAsUTC: instant.seconds)
    let fields = GregorianCalendar.shared.fields(of: local.day)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return padded(fields.year, 4) + padded(fields.month, 2) + padded(fields.day, 2) + "T" + padded(local.hour, 2)
      + padded(local.minute, 2) + padded(local.second, 2) + "Z"
  }
}

private struct CalendarAnswer: Encodable {
  var id: Int64
  var name: String
  var color: String
  var access: String
}
