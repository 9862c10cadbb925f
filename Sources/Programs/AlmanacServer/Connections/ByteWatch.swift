import NIOCore

/// Watches the bytes of a connection. It closes the connection of a client that stalls, and splits responses into
/// pieces to distinguish a slow client from one that accepts nothing.
final class ByteWatch: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The maximum size of a piece, in bytes.
  private static let piece = 65_536

  /// The interval between checks of the clock.
  private static let pause = TimeAmount.milliseconds(250)

  private let clock: ConnectionClock
  private var look: Scheduled<Void>?

  init(clock: ConnectionClock) { self.clock = clock }

  func handlerAdded(context: ChannelHandlerContext) {
    clock.didOpen(context.eventLoop.now)
    scheduleLook(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) { look?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    clock.didReadBytes(unwrapInboundIn(data).readableBytes, context.eventLoop.now)
    if !clock.isLingering { context.fireChannelRead(data) }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .byteBuffer(var buffer) = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    while buffer.readableBytes > Self.piece, let piece = buffer.readSlice(length: Self.piece) {
      send(piece, context, nil)
    }
    send(buffer, context, promise)
  }

  private func send(_ piece: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
    clock.willSendPiece(context.eventLoop.now)
    let promise = promise ?? context.eventLoop.makePromise()
    promise.futureResult.assumeIsolated().whenComplete { [clock, loop = context.eventLoop] _ in
      clock.didSendPiece(loop.now)
    }
    context.write(wrapOutboundOut(.byteBuffer(piece)), promise: promise)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    if mode == .output { clock.didFinish() }
    context.close(mode: mode, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { clock.willStop(context.eventLoop.now) }
    let isLeft = event as? ChannelEvent == .inputClosed || event is ChannelShouldQuiesceEvent
    if clock.isStream, isLeft { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  private func scheduleLook(_ context: ChannelHandlerContext) {
    look = context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) { [self] in
      if clock.isOver(context.eventLoop.now) { return context.close(promise: nil) }
      scheduleLook(context)
    }
  }
}
