public import CollectionManager
public import Foundation

/// A localized error, so that the reason is kept when the error is caught as any other.
extension MemoryStorageError: LocalizedError {
  /// The reason in one sentence.
  public var errorDescription: String? { description }
}
