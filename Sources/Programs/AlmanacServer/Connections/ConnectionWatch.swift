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
}
