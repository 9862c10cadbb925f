public import CollectionManager
public import Foundation

/// Localized error conformance, so that the reason is available when the error is caught as any `Error`.
extension MemoryStorageError: LocalizedError {
  /// The reason, in one sentence.
  public var errorDescription: String? { description }
}
