/// The quotient rounded towards negative infinity; `divisor` is positive.
@inlinable @inline(__always)
public func floorDiv<Number: FixedWidthInteger>(_ dividend: Number, _ divisor: Number) -> Number {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder that belongs to `floorDiv`: 0..<divisor.
@inlinable @inline(__always)
public func floorMod<Number: FixedWidthInteger>(_ dividend: Number, _ divisor: Number) -> Number {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
