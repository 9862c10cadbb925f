public import Diffing

/// Notes what a storage reports: for tests, and to listen in between a storage and its updater.
public final class StorageUpdatesObserver: StorageUpdating {
  /// All updates, in order.
  public private(set) var updates: [StorageUpdate] = []
  /// How often a reload was asked for.
  public private(set) var reloadCount = 0
  /// Called after each update and each reload (`nil`).
  public var onUpdate: ((StorageUpdate?) -> Void)?
  /// Told everything afterwards.
  public var next: (any StorageUpdating)?

  /// An observer that passes everything on.
  public init(next: (any StorageUpdating)? = nil) { self.next = next }

  /// The last update; `nil` before the first.
  public var lastUpdate: StorageUpdate? { updates.last }

  /// Forgets what was noted.
  public func reset() {
    updates = []
    reloadCount = 0
  }

  /// Called by the storage.
  public func storageDidPerformUpdate(_ update: StorageUpdate) {
    updates.append(update)
    onUpdate?(update)
    next?.storageDidPerformUpdate(update)
  }

  /// Called by the storage.
  public func storageNeedsReloading() {
    reloadCount += 1
    onUpdate?(nil)
    next?.storageNeedsReloading()
  }
}
