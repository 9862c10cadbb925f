/// Returns the quotient rounded toward negative infinity; `divisor` must be positive.
@inlinable @inline(__always)
public func floorDiv<Number: FixedWidthInteger>(_ dividend: Number, _ divisor: Number) -> Number {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// Returns the remainder for `floorDiv(_:_:)`, in 0..<divisor; `divisor` must be positive.
@inlinable @inline(__always)
public func floorMod<Number: FixedWidthInteger>(_ dividend: Number, _ divisor: Number) -> Number {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
