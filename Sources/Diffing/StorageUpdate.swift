/// What changed in a storage, as an ordered, immutable list of steps; the storage already holds the result.
///
/// The list is the truth. `batch()` computes from it what views with one animation for all steps need: sets of old and
/// new positions, and where each item went.
public struct StorageUpdate: Equatable, Sendable {
  /// The steps, in the order they happened.
  public let changes: [CollectionChange]

  /// An update of the given steps.
  public init(_ changes: [CollectionChange] = []) { self.changes = changes }

  /// Whether there is nothing to carry out.
  public var isEmpty: Bool { changes.isEmpty }

  /// The steps that are about items, in order.
  public var objectChanges: [CollectionChange] { changes.filter { !$0.isAboutSections } }

  /// The steps that are about whole sections, in order.
  public var sectionChanges: [CollectionChange] { changes.filter { $0.isAboutSections } }

  /// The sets of old and new positions that follow from the steps. Costs about the square of the number of steps, at
  /// most; steps of many paths count once.
  public func batch() -> BatchChanges { BatchChanges(UpdateMap(self)) }

  /// Always `false`: storages change at once and report afterwards.
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
