import SystemServices

/// The messages of the browser and the tasks that wait for them.
final class Inbox: Sendable {
  private struct State {
    var lastID = 0
    var hasEnded = false
    var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []
    var events: [String: [JSONValue]] = [:]
  }

  private let state = Lock(State())
  private let sessionOf: @Sendable (JSONValue) -> String?

  /// - Parameter sessionOf: The session that an event belongs to; `nil` for events of none.
  init(sessionOf: @escaping @Sendable (JSONValue) -> String?) { self.sessionOf = sessionOf }

  /// The number of the command whose answer resumes `continuation`; `nil` if it was resumed already.
  func await(_ continuation: CheckedContinuation<JSONValue, any Error>) -> Int? {
    let id = state.withLock { state -> Int? in
      guard !state.hasEnded else { return nil }
      state.lastID += 1
      state.waiting[state.lastID] = continuation
      return state.lastID
    }
    if id == nil { continuation.resume(throwing: BrowserError.ended) }
    return id
  }

  /// The number of a command whose answer is ignored.
  func nextID() -> Int {
    state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
  }

  func receive(_ message: JSONValue) {
    guard let id = message["id"]?.number else {
      if let session = sessionOf(message) {
        state.withLock { $0.events[session, default: []].append(message) }
      }
      return
    }
    state.withLock { $0.waiting.removeValue(forKey: Int(id)) }?.resume(returning: message)
  }

  func fail(_ id: Int, with error: BrowserError) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: error)
  }

  func events(session: String) -> [JSONValue] { state.withLock { $0.events[session] ?? [] } }

  func forget(session: String) { state.withLock { _ = $0.events.removeValue(forKey: session) } }

  func end() {
    let (waiting, waitingForEnd) = state.withLock { state in
      state.hasEnded = true
      defer {
        state.waiting = [:]
        state.waitingForEnd = []
      }
      return (state.waiting, state.waitingForEnd)
    }
    for continuation in waiting.values { continuation.resume(throwing: BrowserError.ended) }
    for continuation in waitingForEnd { continuation.resume() }
  }

  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.waitingForEnd.append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }
}
