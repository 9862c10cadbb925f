/// A store's list of observers: a component for implementations of ``EventStore``, which notify it after each change.
///
/// Tokens keep this list alive, but not the store.
public final class StoreObservers {
  private var handlers: [(key: Int, handler: (StoreChange) -> Void)] = []
  private var nextKey = 0

  /// Creates a list without observers.
  public init() {}

  /// Calls `handler` after each change until the token is canceled or released.
  public func add(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken {
    let key = nextKey
    nextKey += 1
    handlers.append((key, handler))
    return ObservationToken { [self] in remove(key) }
  }

  /// Notifies all observers in the order in which they were added. Handlers may add and cancel observations; an
  /// observer canceled during the notification is no longer called.
  public func notify(_ change: StoreChange) {
    for (key, handler) in handlers where handlers.contains(where: { $0.key == key }) { handler(change) }
  }

  private func remove(_ key: Int) {
    handlers.removeAll { $0.key == key }
  }
}
