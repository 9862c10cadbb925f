import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Testing

@testable import AlmanacServer

/// How long a connection may take, on an event loop whose time the tests move.
@Suite("Server: limits of time")
struct ConnectionLimitTests {
  private let limits = ServerLimits()

  @Test("ED-154: a head that comes slowly, byte by byte, or not at all ends the connection", arguments: [0.0, 0.5, 3])
  func slowHead(pause: Double) throws {
    let connection = try Connection(limits)
    if pause > 0 { try connection.receive("GET / HTTP/1.1\r\n") }
    for number in 0... {
      let step = pause > 0 ? pause : 1
      guard Double(number + 1) * step < limits.head else { break }
      connection.wait(step)
      #expect(connection.isOpen, "after \(number + 1) of \(step) s")
      if pause > 0 { try connection.receive("X-\(number): a\r\n") }
    }
    connection.wait(pause + 1)
    #expect(!connection.isOpen)
    #expect(connection.requests == 0)
  }

  @Test("ED-154: a second head on the same connection has to come in time, too")
  func slowSecondHead() throws {
    let connection = try Connection(limits)
    try connection.receive("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(connection.requests == 1)
    connection.answer(bytes: 2)
    // Between requests a connection may rest.
    connection.wait(limits.head * 3)
    #expect(connection.isOpen)
    try connection.receive("GET /")
    connection.wait(limits.head - 0.5)
    #expect(connection.isOpen)
    connection.wait(1)
    #expect(!connection.isOpen)
  }

  @Test("ED-154: a body that stops coming ends the connection")
  func slowBody() throws {
    let connection = try Connection(limits)
    try connection.receive(Self.head(length: 1000) + "BEGIN:VCALENDAR\r\n")
    connection.wait(limits.stall - 0.5)
    #expect(connection.isOpen)
    connection.wait(1)
    #expect(!connection.isOpen)
    #expect(!connection.isRequestWhole)
  }

  @Test("V9: a body that comes byte by byte ends the connection, although it never stops")
  func drippingBody() throws {
    let connection = try Connection(limits)
    try connection.receive(Self.head(length: 1_000_000))
    for second in 1..<Int(limits.stall) {
      connection.wait(1)
      #expect(connection.isOpen, "after \(second) s")
      try connection.receive("\r")
    }
    connection.wait(2)
    #expect(!connection.isOpen)
    #expect(!connection.isRequestWhole)
  }

  @Test("V9: a body of exactly the minimum rate may take as long as it needs")
  func slowestBody() throws {
    let connection = try Connection(limits)
    let (rate, seconds) = (Int(limits.bodyRate), 4 * Int(limits.stall))
    try connection.receive(Self.head(length: rate * seconds))
    for _ in 0..<seconds {
      connection.wait(1)
      try connection.receive(String(repeating: "a", count: rate))
    }
    #expect(connection.isOpen)
    #expect(connection.isRequestWhole)
  }

  @Test("ED-154: a client that takes nothing of a long answer loses the connection; one that takes a piece does not")
  func slowReader() throws {
    for takes in [false, true] {
      let connection = try Connection(limits)
      try connection.receive("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      connection.answer(bytes: 1 << 20, isTaken: false)
      connection.wait(limits.stall - 1)
      if takes { connection.take() }
      connection.wait(2)
      #expect(connection.isOpen == takes)
    }
  }

  @Test("ED-154: when the server stops, answers in progress have a few seconds")
  func farewell() throws {
    let connection = try Connection(limits)
    try connection.receive("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    connection.stop()
    connection.wait(limits.farewell - 0.5)
    #expect(connection.isOpen)
    connection.wait(1)
    #expect(!connection.isOpen)
  }

  private static func head(length: Int) -> String {
    "PUT /api/calendars/1/events/b HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n"
  }
}

/// The server's side of a connection, with the handlers of the server.
private final class Connection {
  private let channel = EmbeddedChannel()
  private let reader = Reader()
  /// The requests that have come so far.
  private(set) var requests = 0
  /// Whether the last request has come to its end.
  private(set) var isRequestWhole = false

  init(_ limits: ServerLimits) throws {
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false, withErrorHandling: false)
    try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
    try pipeline.addHandler(ConnectionWatch(limits: limits, counter: AddressCounter(limit: limits.connections)))
    try pipeline.addHandler(reader, position: .first)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  deinit { _ = try? channel.finish(acceptAlreadyClosed: true) }

  var isOpen: Bool { channel.isActive }

  /// Moves the time by some seconds.
  func wait(_ seconds: Double) {
    channel.embeddedEventLoop.advanceTime(by: .nanoseconds(Int64(seconds * 1e9)))
  }

  /// Takes bytes of the client.
  func receive(_ text: String) throws {
    try channel.writeInbound(ByteBuffer(string: text))
    while let part = try channel.readInbound(as: HTTPRequestPart.self) {
      switch part {
      case .head: (requests, isRequestWhole) = (requests + 1, false)
      case .body: break
      case .end: isRequestWhole = true
      }
    }
  }

  /// Sends an answer, which the client takes unless the test says otherwise.
  func answer(bytes: Int, isTaken: Bool = true) {
    reader.isTaking = isTaken
    let head = HTTPResponse(status: .ok, headerFields: [.contentLength: "\(bytes)"])
    channel.write(HTTPResponsePart.head(head), promise: nil)
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 32, count: bytes)), promise: nil)
    channel.write(HTTPResponsePart.end(nil), promise: nil)
  }

  /// The client takes what it has not taken so far.
  func take() { reader.take() }

  /// Tells the connection that the server stops.
  func stop() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
}

/// The client, which takes what is written, or does not.
private final class Reader: ChannelOutboundHandler {
  typealias OutboundIn = IOData

  var isTaking = true
  private var waiting: [EventLoopPromise<Void>] = []

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard let promise else { return }
    if isTaking { promise.succeed() } else { waiting.append(promise) }
  }

  func take() {
    for promise in waiting { promise.succeed() }
    waiting = []
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    for promise in waiting { promise.fail(ChannelError.ioOnClosedChannel) }
    waiting = []
  }
}
