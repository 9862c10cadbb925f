/// Returns a closure that calls `body` with `owner` without retaining `owner`. The owner must outlive the use of the
/// closure.
///
/// Use it for closures that an object passes to its own parts, which would otherwise form a retain cycle:
///
/// ```swift
/// button.action = callback(to: self) { $0.close() }
/// ```
///
/// Calling the closure after the owner is gone stops the program, like reading `Unowned`.
@inlinable @inline(__always) public func callback<Owner: AnyObject, Result>(
  to owner: Owner, _ body: @escaping (Owner) -> Result
) -> () -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue) }
}

/// Returns a closure with one argument that calls `body` with `owner` and the argument, without retaining `owner`.
@inlinable @inline(__always) public func callback<Owner: AnyObject, Argument, Result>(
  to owner: Owner, _ body: @escaping (Owner, Argument) -> Result
) -> (Argument) -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue, $0) }
}

/// Returns a closure with two arguments that calls `body` with `owner` and both arguments, without retaining `owner`.
@inlinable @inline(__always) public func callback<Owner: AnyObject, First, Second, Result>(
  to owner: Owner, _ body: @escaping (Owner, First, Second) -> Result
) -> (First, Second) -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue, $0, $1) }
}
