/// The changes of a storage, as an ordered, immutable list of steps; the storage already holds the result.
///
/// `batch()` computes from the list what views with one animation for all steps need: sets of old and new positions,
/// and the new position of each item.
///
///     let update = StorageUpdate([.deleteItems([ItemPath(section: 0, item: 2)])])
///     update.batch().newPath(of: ItemPath(section: 0, item: 3))  // 0/2
public struct StorageUpdate: Equatable, Sendable {
  /// The steps, in the order they happened.
  public let changes: [CollectionChange]

  /// Creates an update of steps.
  public init(_ changes: [CollectionChange] = []) { self.changes = changes }

  /// Whether there are no steps.
  public var isEmpty: Bool { changes.isEmpty }

  /// The steps that change items, in order.
  public var objectChanges: [CollectionChange] { changes.filter { !$0.isAboutSections } }

  /// The steps that change whole sections, in order.
  public var sectionChanges: [CollectionChange] { changes.filter { $0.isAboutSections } }

  /// Returns the sets of old and new positions that follow from the steps. Costs about the square of the number of
  /// steps, at most; steps of many paths count once.
  public func batch() -> BatchChanges { BatchChanges(UpdateMap(self)) }

  /// Whether changes of the data wait for the view, which is always `false`: storages change at once.
  public var containsDeferredDatasourceUpdates: Bool { false }

  /// Does nothing; the data has changed already. Kept for programs that call it.
  public func applyDeferredDatasourceUpdates() {}

  /// Runs `change` at once. Kept for storages written for deferred updates.
  public func enqueueDatasourceUpdate(_ change: (StorageUpdate) -> Void) { change(self) }
}

extension StorageUpdate: CustomStringConvertible {
  /// The steps in words, separated by semicolons.
  public var description: String {
    isEmpty ? "no changes" : CollectionChange.joined(changes.map { $0.description }, separator: "; ")
  }
}
