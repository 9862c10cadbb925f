import Foundation

/// The signals that end a program: Ctrl-C, a request to end, a closed terminal.
enum EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private static let lock = NSRecursiveLock()
  /// The number of nested calls of `putOff(_:)`; guarded by `lock`.
  nonisolated(unsafe) private static var depth = 0
  /// The signal that arrived meanwhile; 0 for none. Set by a signal handler.
  nonisolated(unsafe) private static var pending: Int32 = 0

  /// Runs `body`, and defers signals that would end the program until it returns. Signals that the program handles or
  /// ignores are not affected. Other threads wait until `body` has returned.
  static func putOff<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    lock.lock()
    defer { lock.unlock() }
    depth += 1
    defer { depth -= 1 }
    guard depth == 1 else { return try body() }
    pending = 0
    var changed: [Int32] = []
    for number in numbers {
      let former = signal(number) { EndSignals.pending = $0 }
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self) {
        changed.append(number)
      } else {
        signal(number, former)
      }
    }
    defer {
      for number in changed { signal(number, SIG_DFL) }
      if pending != 0 { kill(getpid(), pending) }
    }
    try body()
  }
}
