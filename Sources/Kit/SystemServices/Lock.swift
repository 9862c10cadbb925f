import Foundation

/// A value that one thread at a time reads or changes.
///
/// `Mutex` of the standard library needs macOS 15 and iOS 18; the kit starts at macOS 14 and iOS 17. To be removed when it starts later.
package final class Lock<Value: Sendable>: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var value: Value

  /// Creates a lock around a value.
  package init(_ value: Value) { self.value = value }

  /// Calls a function with the value, which no other thread uses meanwhile, and returns its result.
  ///
  /// The function must not use the same lock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
