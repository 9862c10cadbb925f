import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import NIOCore

extension CalendarAPI {
  /// The number of calendar objects to read at a time.
  private static let feedBatch = 100
  /// All days that an event may have.
  private static let allDays = DayNumber(Int(Int32.min))..<DayNumber(Int(Int32.max))

  /// Responds with a calendar, to whoever knows the secret in the path. The response gives no other right. Everything is
  /// read, and `FeedText` hides what feeds do not show.
  func feed(_ request: Request, _ context: ServerContext) async throws -> Response {
    // Read before the events, so that a later change makes the tag old.
    let position = try await store.position(for: .single)
    guard let secret = FeedSecret(path: request.uri.path), let feed = try await store.feed(hash: secret.hash),
      let calendar = try await store.calendars(for: .single).first(where: { $0.id == feed.calendar })
    else {
      if !identification.network.isLocal { try identification.noteWrongKey(context.origin) }
      throw APIError(.notFound, "there is no feed at this address, or it was removed")
    }
    if let version = feeds.version(of: feed.id, at: position), Self.isKnown(version, request) {
      return Response(status: .notModified, headers: Self.headers(of: version))
    }
    let objects = try await objects(of: calendar.id)
    let text = FeedText(feed: feed, calendar: calendar, hash: secret.hash).write(objects)
    let tag = "\"" + SHA256.text(Array(SHA256.hash(text.utf8).prefix(16))) + "\""
    let version = feeds.note(feed.id, tag: tag, at: position, now: now())
    var headers = Self.headers(of: version)
    if Self.isKnown(version, request) { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = "text/calendar; charset=utf-8"
    headers[.contentDisposition] = "attachment; filename=\"calendar.ics\""
    let body = ByteBuffer(string: text)
    let compressor = Self.compressor(of: body, for: request, &headers)
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: compressor?.compress(body, isEnd: true) ?? body))
  }

  /// Returns all calendar objects of a calendar, a batch at a time, so that other requests need not wait.
  private func objects(of calendar: CalendarID) async throws -> [CalendarObject] {
    let starts =
      try await store.starts(touching: Self.allDays, for: .single).first { $0.calendar.id == calendar }?.events ?? []
    var objects: [CalendarObject] = []
    for start in stride(from: 0, to: starts.count, by: Self.feedBatch) {
      objects += try await store.objects(
        of: Array(starts[start..<min(start + Self.feedBatch, starts.count)]), for: .single)
    }
    return objects.filter { $0.calendar == calendar }
  }

  /// Returns whether the client has this version (RFC 9110, 13.2.2: a tag counts more than a time).
  private static func isKnown(_ version: FeedVersions.Version, _ request: Request) -> Bool {
    if let known = request.headers[.ifNoneMatch] { return EntityTags(known).matchWeakly(version.tag) }
    return request.headers[.ifModifiedSince].flatMap(HTTPDate.instant).map { $0 >= version.modified } ?? false
  }

  private static func headers(of version: FeedVersions.Version) -> HTTPFields {
    var headers: HTTPFields = [
      .eTag: version.tag, .lastModified: HTTPDate.text(version.modified), .cacheControl: "private, no-cache",
      .vary: "Accept-Encoding",
    ]
    if let name = HTTPField.Name("X-Robots-Tag") { headers[name] = "noindex" }
    return headers
  }
}
