/// Knows how to make the views of each reuse identifier. Shared by all recyclers of a calendar or collection.
public final class ReusePool {
  private var makers: [(identifier: ReuseIdentifier, make: () -> ReusableView)] = []

  /// A pool that knows no identifier yet.
  public init() {}

  /// Says how views of an identifier are made; a later registration replaces an earlier one for views made after it.
  public func register(_ identifier: ReuseIdentifier, make: @escaping () -> ReusableView) {
    if let index = makers.firstIndex(where: { $0.identifier == identifier }) {
      makers[index].make = make
    } else {
      makers.append((identifier, make))
    }
  }

  /// Whether somebody registered an identifier.
  public func isRegistered(_ identifier: ReuseIdentifier) -> Bool { makers.contains { $0.identifier == identifier } }

  /// A new view, or `nil` for an identifier nobody registered.
  public func make(_ identifier: ReuseIdentifier) -> ReusableView? {
    guard let maker = makers.first(where: { $0.identifier == identifier }) else { return nil }
    let view = maker.make()
    view.reuseIdentifier = identifier
    return view
  }

  /// Forgets how views of an identifier are made.
  public func unregister(_ identifier: ReuseIdentifier) { makers.removeAll { $0.identifier == identifier } }

  /// Forgets everything.
  func removeAll() { makers = [] }
}
