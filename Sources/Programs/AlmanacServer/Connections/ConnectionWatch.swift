import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Reports requests and responses to the clock of a connection, and refuses connections from an address that has too
/// many.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let clock: ConnectionClock
  private let counter: AddressCounter
  private var isAdmitted = false

  init(limits: ServerLimits, counter: AddressCounter) {
    clock = ConnectionClock(limits: limits)
    self.counter = counter
  }

  func handlerAdded(context: ChannelHandlerContext) {
    do {
      try context.pipeline.syncOperations.addHandler(ByteWatch(clock: clock), position: .first)
    } catch {
      return context.close(promise: nil)
    }
    if context.channel.isActive { admit(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    admit(context)
    context.fireChannelActive()
  }

  private func admit(_ context: ChannelHandlerContext) {
    guard !isAdmitted else { return }
    isAdmitted = counter.admit(context.channel, context.eventLoop.now)
    if !isAdmitted { context.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      clock.didReadHead(context.eventLoop.now)
      counter.note(context.channel, idleSince: nil)
    case .body: break
    case .end:
      clock.didReadEnd()
      if clock.isIdle { counter.note(context.channel, idleSince: context.eventLoop.now) }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      clock.willAnswer(asStream: head.headerFields[.contentType] == CalendarAPI.streamType)
      if head.status == .badRequest, head.headerFields[.contentLength] == "0" {
        return writeReason(head, context, promise)
      }
      guard clock.isBodyDue else { break }
      // Nothing is read after a request that is answered before its end.
      head.headerFields[.connection] = "close"
      return context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body: break
    case .end:
      context.write(data, promise: promise)
      clock.didAnswer(context.eventLoop.now)
      if clock.isIdle { counter.note(context.channel, idleSince: context.eventLoop.now) }
      return
    }
    context.write(data, promise: promise)
  }

  /// Adds a reason to the empty answer that the framework gives to a request that is none and reaches no handler of ours.
  private func writeReason(
    _ head: HTTPResponse, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    let reason = ByteBuffer(
      string: #"{"error":"expected a request of HTTP/1.1 with well-formed header lines that give its length once"}"#)
    var head = head
    head.headerFields[.contentType] = "application/json; charset=utf-8"
    head.headerFields[.contentLength] = "\(reason.readableBytes)"
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(reason)), promise: promise)
  }
}
