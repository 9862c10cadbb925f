import Almanac
import AlmanacServer
import EventStores
import Logging
import RawClient
import Testing

/// Servers that stop while programs connect to them.
@Suite("Server: the end")
struct StoppedServerTests {
  @Test("a server that stops while connections are accepted ends without an error", .timeLimit(.minutes(5)))
  func acceptedConnections() async throws {
    for _ in 0..<40 {
      let server = AlmanacServer(
        store: MemoryEventStore(), site: Site(), port: 0,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
      let (connections, accepted) = AsyncStream.makeStream(of: Void.self)
      try await withThrowingTaskGroup(of: Void.self) { group in
        let run = Task { try await server.run(stopsOnSignals: false) { continuation.yield($0) } }
        let port = try #require(await ports.first { _ in true })
        for _ in 0..<4 {
          group.addTask {
            // After the end of the server nothing accepts connections.
            while let connection = try? RawConnection(port: port) {
              await connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
              accepted.yield()
            }
          }
        }
        #expect(await connections.prefix(20).reduce(0) { count, _ in count + 1 } == 20)
        run.cancel()
        try await run.value
        try await group.waitForAll()
      }
    }
  }
}
