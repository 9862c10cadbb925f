/// The changes of a storage: an ordered, immutable list of steps. The storage already holds the result.
///
/// `batch()` computes what views that animate all steps together need: sets of old and new positions, and the new
/// position of each item.
///
///     let update = StorageUpdate([.deleteItems([ItemPath(section: 0, item: 2)])])
///     update.batch().newPath(of: ItemPath(section: 0, item: 3))  // 0/2
public struct StorageUpdate: Equatable, Sendable {
  /// The steps, in the order in which they happened.
  public let changes: [CollectionChange]

  /// Creates an update of steps.
  public init(_ changes: [CollectionChange] = []) { self.changes = changes }

  /// Whether there are no steps.
  public var isEmpty: Bool { changes.isEmpty }

  /// The steps that change items, in order.
  public var objectChanges: [CollectionChange] { changes.filter { !$0.isAboutSections } }

  /// The steps that change whole sections, in order.
  public var sectionChanges: [CollectionChange] { changes.filter { $0.isAboutSections } }

  /// Returns the sets of old and new positions that follow from the steps. Takes at most about the square of the number
  /// of steps; a step with many paths counts once.
  public func batch() -> BatchChanges { BatchChanges(UpdateMap(self)) }

  /// Always `false`, because storages change immediately. Kept for programs that read it.
  public var containsDeferredDatasourceUpdates: Bool { false }

  /// Does nothing, because the data has already changed. Kept for programs that call it.
  public func applyDeferredDatasourceUpdates() {}

  /// Runs `change` immediately. Kept for storages written for deferred updates.
  public func enqueueDatasourceUpdate(_ change: (StorageUpdate) -> Void) { change(self) }
}

extension StorageUpdate: CustomStringConvertible {
  /// A description of the steps, separated by semicolons.
  public var description: String {
    isEmpty ? "no changes" : CollectionChange.joined(changes.map { $0.description }, separator: "; ")
  }
}
