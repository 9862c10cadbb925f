import Basics
public import CollectionKit
public import Diffing

/// Passes the updates of a storage to a collection view.
public final class CollectionUpdater: StorageUpdating {
  @WeakReference var surface: (any CollectionSurface)?
  @WeakReference var storage: (any Storage)?

  /// A closure called before an update is applied, or with `nil` before a full reload.
  public var willUpdateContent: ((StorageUpdate?) -> Void)?
  /// A closure called when an update was applied and its animation has begun, or with `nil` after a full reload.
  public var didUpdateContent: ((StorageUpdate?) -> Void)?
  /// A closure called when the animation of an update has ended.
  public var didFinishAnimations: ((StorageUpdate) -> Void)?
  /// A closure that is called for each updated item that still has a model, instead of requesting a new cell. Use it to
  /// update the existing cell.
  public var reloadItemClosure: ((ItemPath, AnyModel) -> Void)?
  /// Whether moved items are deleted and inserted instead of moved.
  public var animateMoveAsDeleteAndInsert: Bool
  /// Whether updates of a collection that is not on screen are animated rather than reloaded. No data is lost either
  /// way.
  public var animateChangesOffScreen = true
  /// Whether to reload everything after the animation of an update with section changes. Custom surfaces may need it.
  /// The default is `true`.
  public var reloadsAfterSectionChanges = true

  private var running = 0

  /// Creates an updater for a collection.
  public init(
    collectionView: (any CollectionSurface)?, reloadItem: ((ItemPath, AnyModel) -> Void)? = nil,
    animateMoveAsDeleteAndInsert: Bool = false
  ) {
    surface = collectionView
    reloadItemClosure = reloadItem
    self.animateMoveAsDeleteAndInsert = animateMoveAsDeleteAndInsert
  }

  /// Whether an update is being applied or animated.
  public var batchUpdatesInProgress: Bool { running > 0 }

  /// Shows an update in the collection.
  public func storageDidPerformUpdate(_ update: StorageUpdate) {
    willUpdateContent?(update)
    guard let surface else {
      didUpdateContent?(update)
      return
    }
    guard animateChangesOffScreen || surface.isOnScreen else {
      surface.reloadData()
      didUpdateContent?(update)
      return
    }
    let shown = StorageUpdate(update.changes.flatMap { steps(for: $0) })
    if !shown.isEmpty {
      running += 1
      let hasSections = update.changes.contains { change in
        if case .moveSection = change { return false }
        return change.isAboutSections
      }
      surface.perform(shown) { [self] in finish(update, reloads: hasSections) }
    }
    reloadSilently(update)
    didUpdateContent?(update)
  }

  /// Reloads the collection.
  public func storageNeedsReloading() {
    willUpdateContent?(nil)
    surface?.reloadData()
    didUpdateContent?(nil)
  }

  private func steps(for change: CollectionChange) -> [CollectionChange] {
    switch change {
    case .updateItems where reloadItemClosure != nil: []
    case .moveItem(let from, let to) where animateMoveAsDeleteAndInsert: [.deleteItems([from]), .insertItems([to])]
    default: [change]
    }
  }

  private func reloadSilently(_ update: StorageUpdate) {
    guard let reloadItemClosure, update.changes.contains(where: { if case .updateItems = $0 { true } else { false } })
    else { return }
    for pair in update.batch().updatedItems {
      if let model = storage?.item(at: pair.to) { reloadItemClosure(pair.to, model) }
    }
  }

  private func finish(_ update: StorageUpdate, reloads: Bool) {
    running -= 1
    if reloads, reloadsAfterSectionChanges { surface?.reloadData() }
    didFinishAnimations?(update)
  }
}
