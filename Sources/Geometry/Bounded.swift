extension Int {
  /// A number cut to whole ones between -10⁹ and 10⁹, which every platform can add to each other; 0 for what is no
  /// number.
  package init(bounded value: Double) {
    self = value > -1e9 ? (value < 1e9 ? Int(value) : 1_000_000_000) : value <= -1e9 ? -1_000_000_000 : 0
  }

  /// The number cut to -10⁹...10⁹.
  package var bounded: Int { Swift.min(Swift.max(self, -1_000_000_000), 1_000_000_000) }
}

extension Double {
  /// The number as a length: 0 for what is negative or no number, and no more than a million.
  package var boundedLength: Double { self > 0 ? Swift.min(self, 1e6) : 0 }
}

extension Size {
  /// The size as one that can be filled: what is endless or no number counts as 0, and sides end at 2¹⁵ points.
  package var fillable: Size {
    Size(
      width: width < .infinity ? min(width.boundedLength, 32_768) : 0,
      height: height < .infinity ? min(height.boundedLength, 32_768) : 0)
  }
}
