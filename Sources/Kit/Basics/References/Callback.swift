/// Returns a closure that calls `body` with `owner` without keeping `owner` alive. The owner must outlive the closure's
/// use.
///
/// Use it for closures that an object gives to its own parts, which would otherwise form a cycle:
///
/// ```swift
/// button.action = callback(to: self) { $0.close() }
/// ```
///
/// Calling it after the owner is gone stops the program, as reading `Unowned` does.
@inlinable @inline(__always) public func callback<Owner: AnyObject, Result>(
  to owner: Owner, _ body: @escaping (Owner) -> Result
) -> () -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue) }
}

/// Returns a closure of one argument that calls `body` with `owner` and the argument without keeping `owner` alive.
@inlinable @inline(__always) public func callback<Owner: AnyObject, Argument, Result>(
  to owner: Owner, _ body: @escaping (Owner, Argument) -> Result
) -> (Argument) -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue, $0) }
}

/// Returns a closure of two arguments that calls `body` with `owner` and both without keeping `owner` alive.
@inlinable @inline(__always) public func callback<Owner: AnyObject, First, Second, Result>(
  to owner: Owner, _ body: @escaping (Owner, First, Second) -> Result
) -> (First, Second) -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue, $0, $1) }
}
