/// A closure that calls `body` with `owner` and does not keep `owner`, which outlives the closure's use.
///
/// It is for closures that an object gives to its own parts, which would otherwise keep it:
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

/// A closure of one argument that calls `body` with `owner` and the argument, and does not keep `owner`.
@inlinable @inline(__always) public func callback<Owner: AnyObject, Argument, Result>(
  to owner: Owner, _ body: @escaping (Owner, Argument) -> Result
) -> (Argument) -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue, $0) }
}

/// A closure of two arguments that calls `body` with `owner` and them, and does not keep `owner`.
@inlinable @inline(__always) public func callback<Owner: AnyObject, First, Second, Result>(
  to owner: Owner, _ body: @escaping (Owner, First, Second) -> Result
) -> (First, Second) -> Result {
  let owner = Unowned(wrappedValue: owner)
  return { body(owner.wrappedValue, $0, $1) }
}
