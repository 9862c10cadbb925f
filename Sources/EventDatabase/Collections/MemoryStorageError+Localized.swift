public import Almanac
public import Foundation

/// Keeps the reason in words when the error is caught as any other.
extension MemoryStorageError: LocalizedError {
  /// The reason in a sentence.
  public var errorDescription: String? { description }
}
