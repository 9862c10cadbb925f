/// The quotient rounded towards negative infinity; `divisor` is positive.
@inlinable
public func floorDiv(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder that belongs to `floorDiv`: 0..<divisor.
@inlinable
public func floorMod(_ dividend: Int, _ divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
