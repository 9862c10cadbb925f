/// The observers of one store: a part that stores own and call after each change.
///
/// Tokens keep this list alive, not the store.
public final class StoreObservers {
  private var handlers: [(key: Int, handler: (StoreChange) -> Void)] = []
  private var nextKey = 0

  /// Without observers.
  public init() {}

  /// Calls `handler` after each change until the token is cancelled or dropped.
  public func add(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken {
    let key = nextKey
    nextKey += 1
    handlers.append((key, handler))
    return ObservationToken { [self] in remove(key) }
  }

  /// Tells all observers, in the order in which they came. Handlers may add and cancel observations; one that is
  /// cancelled meanwhile is not called any more.
  public func notify(_ change: StoreChange) {
    for (key, handler) in handlers where handlers.contains(where: { $0.key == key }) { handler(change) }
  }

  private func remove(_ key: Int) {
    handlers.removeAll { $0.key == key }
  }
}
