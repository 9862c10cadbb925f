extension Int {
  /// Creates the integer part of a number, clamped to -10⁹...10⁹ so that sums fit on every platform; 0 for NaN.
  package init(bounded value: Double) {
    self = value > -1e9 ? (value < 1e9 ? Int(value) : 1_000_000_000) : value <= -1e9 ? -1_000_000_000 : 0
  }

  /// The number, clamped to -10⁹...10⁹.
  package var bounded: Int { Swift.min(Swift.max(self, -1_000_000_000), 1_000_000_000) }
}

extension Double {
  /// The number as a length: 0 if it is negative or NaN, and at most a million.
  package var boundedLength: Double { self > 0 ? Swift.min(self, 1e6) : 0 }
}

extension Size {
  /// The size, limited to one that can be filled: infinite and NaN sides become 0, and others are at most 2¹⁵ points.
  package var fillable: Size {
    Size(
      width: width < .infinity ? min(width.boundedLength, 32_768) : 0,
      height: height < .infinity ? min(height.boundedLength, 32_768) : 0)
  }
}
