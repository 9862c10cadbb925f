/// A class of interchangeable views.
public struct ReuseIdentifier: Hashable, Sendable {
  /// The number of the class, unique within a pool.
  public let rawValue: Int32

  /// Creates an identifier from a number of your choice, which you also use to register the views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The factories of views, by reuse identifier. All recyclers of a calendar or collection share one.
///
///     let bars = ReuseIdentifier(1)
///     let pool = ReusePool()
///     pool.register(bars) { EventBar() }
///     let recycler = ItemRecycler<Int>(pool: pool)
public final class ReusePool {
  private struct Maker {
    let identifier: ReuseIdentifier
    let kind: SupplementaryKind?
    var make: () -> ReusableView
  }

  private var makers: [Maker] = []

  /// Creates an empty pool.
  public init() {}

  /// Registers a factory for views of an identifier. A later registration replaces an earlier one for views created
  /// afterward.
  ///
  /// - Parameter kind: The kind of supplementary view; `nil` for cells and all other views. Each kind has its own
  ///   identifiers.
  public func register(
    _ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil, make: @escaping () -> ReusableView
  ) {
    if let index = index(of: identifier, kind) {
      makers[index].make = make
    } else {
      makers.append(Maker(identifier: identifier, kind: kind, make: make))
    }
  }

  /// Returns whether an identifier is registered.
  public func isRegistered(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil) -> Bool {
    index(of: identifier, kind) != nil
  }

  /// Returns a new view, or `nil` for an identifier that is not registered.
  public func make(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil) -> ReusableView? {
    guard let index = index(of: identifier, kind) else { return nil }
    let view = makers[index].make()
    view.reuseIdentifier = identifier
    view.supplementaryKind = kind
    return view
  }

  /// Returns a new view.
  ///
  /// - Throws: `ReuseError.notRegistered` for an identifier that is not registered.
  public func dequeue(_ identifier: ReuseIdentifier) throws(ReuseError) -> ReusableView {
    guard let view = make(identifier) else { throw .notRegistered(identifier) }
    return view
  }

  /// Removes the factory of an identifier.
  public func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil) {
    makers.removeAll { $0.identifier == identifier && $0.kind == kind }
  }

  /// Removes all factories.
  func removeAll() { makers = [] }

  private func index(of identifier: ReuseIdentifier, _ kind: SupplementaryKind?) -> Int? {
    makers.firstIndex { $0.identifier == identifier && $0.kind == kind }
  }
}

/// A reason why a pool creates no view.
public enum ReuseError: Error, Hashable, Sendable {
  /// No class of views is registered under the identifier.
  case notRegistered(ReuseIdentifier)

  /// A sentence for developers.
  public var message: String {
    switch self {
    case .notRegistered(let identifier):
      "no view is registered for the reuse identifier \(identifier.rawValue); call ReusePool.register before it is shown"
    }
  }
}
