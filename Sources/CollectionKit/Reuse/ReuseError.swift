/// Why a view cannot be had from a pool.
public enum ReuseError: Error, Hashable, Sendable {
  /// Nobody registered a class of views under the identifier.
  case notRegistered(ReuseIdentifier)

  /// A sentence for developers.
  public var message: String {
    switch self {
    case .notRegistered(let identifier):
      "no view is registered for the reuse identifier \(identifier.rawValue); call ReusePool.register before it is shown"
    }
  }
}

extension ReusePool {
  /// A new view.
  ///
  /// - Throws: `ReuseError.notRegistered` for an identifier that nobody registered.
  public func dequeue(_ identifier: ReuseIdentifier) throws(ReuseError) -> ReusableView {
    guard let view = make(identifier) else { throw .notRegistered(identifier) }
    return view
  }
}
