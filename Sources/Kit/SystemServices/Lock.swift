import Foundation

/// A value that only one thread at a time can read or change.
///
/// The standard library's `Mutex` needs macOS 15 and iOS 18, but the kit supports macOS 14 and iOS 17. Remove this type
/// when the kit requires the newer systems.
package final class Lock<Value: Sendable>: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var value: Value

  /// Creates a lock around a value.
  package init(_ value: Value) { self.value = value }

  /// Calls a function with exclusive access to the value, and returns its result.
  ///
  /// The function must not use the same lock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
