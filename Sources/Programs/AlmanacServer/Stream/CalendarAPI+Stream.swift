import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import NIOCore

extension CalendarAPI {
  /// The media type of the stream: JSON lines.
  static let streamType = "application/x-ndjson; charset=utf-8"

  /// The minimum time between two pieces of a stream, so that rapid changes are sent together.
  private static let pause = Duration.milliseconds(50)

  /// The interval of heartbeats, in seconds.
  private static let heartbeat = 25

  /// Responds with the changes after a position, and then with each new change, until the connection ends, or the
  /// person's key does. The rights are read again each time.
  func changes(_ request: Request, _ context: ServerContext) async throws -> Response {
    var start: StreamPosition?
    if let text = request.uri.queryParameters["since"] {
      start = StreamPosition(text)
      if start == nil {
        throw APIError(.badRequest, "expected a position of an answer, such as since=43.5f2a.9c01.9f3c21a07b5d1e44")
      }
    }
    guard store.keepsChanges else { return Response(status: .noContent) }
    return Response(
      status: .ok, headers: [.contentType: Self.streamType, .cacheControl: "no-store"],
      body: ResponseBody { [store, signal, start, identification] writer in
        let (wakeUps, end) = signal.waiting()
        var iterator = wakeUps.makeAsyncIterator()
        defer { end() }
        context.channel.closeFuture.whenComplete { _ in end() }
        var viewer = context.viewer
        var position = try await store.position(for: viewer)
        // The first piece contains the missed changes and the client's new position.
        var lines: [StreamLine] = []
        if let start { lines = try await store.news(after: start, for: viewer) }
        if lines.last?.news != StreamLine.News.none {
          lines.append(StreamLine(news: .none, position: lines.last?.position ?? position))
        }
        while true {
          position = lines.last?.position ?? position
          try await writer.write(ByteBuffer(string: try StreamLine.text(lines)))
          try await Task.sleep(for: Self.pause)
          if await iterator.next() == nil { break }
          guard let present = try await identification.present(context) else { break }
          viewer = present
          lines = try await store.news(after: position, for: viewer)
        }
        try await writer.finish(nil)
      })
  }

  /// Wakes the streams when another process has changed the store, which is checked once per second, and for each
  /// heartbeat. Returns when the task is canceled.
  func watchStore() async {
    var version = try? await store.foreignVersion()
    for second in 1... {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      guard signal.isAwaited else { continue }
      let latest = try? await store.foreignVersion()
      if latest != version || second.isMultiple(of: Self.heartbeat) { signal.send() }
      version = latest
    }
  }
}
