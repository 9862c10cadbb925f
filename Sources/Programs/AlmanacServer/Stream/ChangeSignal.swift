import SystemServices

/// The signal that wakes the streams of changes, because something may have changed or a heartbeat is due.
final class ChangeSignal: Sendable {
  private struct State {
    var next = 0
    var streams: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let state = Lock(State())

  /// Whether any stream is waiting.
  var isAwaited: Bool { state.withLock { !$0.streams.isEmpty } }

  /// Returns a sequence of wake-ups, buffering at most one, and a function that ends it.
  func waiting() -> (wakeUps: AsyncStream<Void>, end: @Sendable () -> Void) {
    let (wakeUps, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let key = state.withLock { state in
      state.next += 1
      state.streams[state.next] = continuation
      return state.next
    }
    return (
      wakeUps,
      { [self] in
        _ = state.withLock { $0.streams.removeValue(forKey: key) }
        continuation.finish()
      }
    )
  }

  /// Wakes all streams.
  func send() {
    for stream in state.withLock({ Array($0.streams.values) }) { stream.yield() }
  }
}
