import ViewKit

/// How views are made, by identifier and kind, and those that wait to be used again.
///
/// Idle views stay in the tree, hidden, because taking a view out costs a host more than hiding it.
struct ReuseStore {
  private struct Maker {
    let identifier: ReuseIdentifier
    let kind: SupplementaryKind?
    let make: () -> ReusableView
  }

  private var makers: [Maker] = []
  private var idle: [(kind: SupplementaryKind?, view: ReusableView)] = []

  /// Views that wait.
  var idleCount: Int { idle.count }

  /// Says how views are made; returns idle ones of an earlier registration, which nobody can use any more.
  mutating func register(
    _ identifier: ReuseIdentifier, _ kind: SupplementaryKind?, _ make: @escaping () -> ReusableView
  ) -> [ReusableView] {
    let gone = unregister(identifier, kind)
    makers.append(Maker(identifier: identifier, kind: kind, make: make))
    return gone
  }

  /// Forgets how views are made; returns the idle ones, which nobody can use any more.
  mutating func unregister(_ identifier: ReuseIdentifier, _ kind: SupplementaryKind?) -> [ReusableView] {
    makers.removeAll { $0.identifier == identifier && $0.kind == kind }
    let gone = idle.filter { $0.view.reuseIdentifier == identifier && $0.kind == kind }.map { $0.view }
    idle.removeAll { $0.view.reuseIdentifier == identifier && $0.kind == kind }
    return gone
  }

  /// An idle view, made ready, or a new one.
  mutating func take(_ identifier: ReuseIdentifier, _ kind: SupplementaryKind?) -> ReusableView? {
    if let index = idle.lastIndex(where: { $0.view.reuseIdentifier == identifier && $0.kind == kind }) {
      let view = idle.remove(at: index).view
      view.prepareForReuse()
      return view
    }
    guard let maker = makers.first(where: { $0.identifier == identifier && $0.kind == kind }) else { return nil }
    let view = maker.make()
    view.reuseIdentifier = identifier
    return view
  }

  /// Keeps a view that is shown no longer. Returns `false` for views that cannot be used again.
  mutating func give(_ view: ReusableView, _ kind: SupplementaryKind?) -> Bool {
    guard makers.contains(where: { $0.identifier == view.reuseIdentifier && $0.kind == kind }) else { return false }
    idle.append((kind, view))
    return true
  }

  /// Drops all views and closures.
  mutating func removeAll() {
    makers = []
    idle = []
  }
}
