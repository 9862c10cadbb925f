/// A class of interchangeable views.
public struct ReuseIdentifier: Hashable, Sendable {
  /// The number of the class; equal numbers name the same class inside one pool.
  public let rawValue: Int32

  /// Creates an identifier from a number chosen by whoever registers the views.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// The ways to make views, by reuse identifier. Shared by all recyclers of a calendar or collection.
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

  /// Creates a pool that knows no identifier yet.
  public init() {}

  /// Registers how views of an identifier are made. A later registration replaces an earlier one for views made after
  /// it.
  ///
  /// - Parameter kind: the kind of supplementary views; `nil` for cells and all other views. Each kind has identifiers
  ///   of its own.
  public func register(
    _ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil, make: @escaping () -> ReusableView
  ) {
    if let index = index(of: identifier, kind) {
      makers[index].make = make
    } else {
      makers.append(Maker(identifier: identifier, kind: kind, make: make))
    }
  }

  /// Whether an identifier is registered.
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

  /// Forgets how views of an identifier are made.
  public func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil) {
    makers.removeAll { $0.identifier == identifier && $0.kind == kind }
  }

  /// Forgets everything.
  func removeAll() { makers = [] }

  private func index(of identifier: ReuseIdentifier, _ kind: SupplementaryKind?) -> Int? {
    makers.firstIndex { $0.identifier == identifier && $0.kind == kind }
  }
}

/// A reason why a pool makes no view.
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
