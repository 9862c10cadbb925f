public import Diffing

/// Records the reports of a storage: for tests, and for listening between a storage and its updater.
///
///     let observer = StorageUpdatesObserver()
///     storage.delegate = observer
///     storage.addItem("Ada")
///     observer.lastUpdate?.description  // "insert sections 0; insert items 0/0"
public final class StorageUpdatesObserver: StorageUpdating {
  /// All updates, in order.
  public private(set) var updates: [StorageUpdate] = []
  /// The number of reloads.
  public private(set) var reloadCount = 0
  /// A closure called after each update and each reload (`nil`).
  public var onUpdate: ((StorageUpdate?) -> Void)?
  /// The object to which all reports are forwarded.
  public var next: (any StorageUpdating)?

  /// Creates an observer that forwards all reports.
  public init(next: (any StorageUpdating)? = nil) { self.next = next }

  /// The last update; `nil` before the first.
  public var lastUpdate: StorageUpdate? { updates.last }

  /// Clears the records.
  public func reset() {
    updates = []
    reloadCount = 0
  }

  /// Records a report and forwards it.
  public func storageDidPerformUpdate(_ update: StorageUpdate) {
    updates.append(update)
    onUpdate?(update)
    next?.storageDidPerformUpdate(update)
  }

  /// Records a report and forwards it.
  public func storageNeedsReloading() {
    reloadCount += 1
    onUpdate?(nil)
    next?.storageNeedsReloading()
  }
}
