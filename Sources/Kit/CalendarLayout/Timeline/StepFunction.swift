/// A step function over cells. Setting a range removes the steps inside it, so the number of steps visited in a whole
/// run is at most twice the number of ranges set.
struct StepFunction {
  /// A bit for each cell at which a step begins. A step always begins at the first cell.
  private var begins: [UInt64]
  /// The value of the step that begins at each cell.
  private var values: [Int32]

  /// Creates a function with one value.
  /// - Parameter cells: the number of cells; at least 1.
  init(cells: Int, value: Int32) {
    begins = [UInt64](repeating: 0, count: cells / 64 + 1)
    begins[0] = 1
    values = [Int32](repeating: value, count: cells)
  }

  /// Returns the value in the range that wins against all others. The range must not be empty.
  func extreme(over range: Range<Int>, _ wins: (Int32, Int32) -> Bool) -> Int32 {
    var result = values[step(of: range.lowerBound)]
    var cell = nextStep(after: range.lowerBound, before: range.upperBound)
    while cell < range.upperBound {
      if wins(values[cell], result) { result = values[cell] }
      cell = nextStep(after: cell, before: range.upperBound)
    }
    return result
  }

  /// Sets one value for the whole range.
  mutating func set(_ value: Int32, over range: Range<Int>) {
    if range.upperBound < values.count {
      let following = values[step(of: range.upperBound)]
      values[range.upperBound] = following
      begins[range.upperBound >> 6] |= 1 << UInt64(range.upperBound & 63)
    }
    let first = range.lowerBound >> 6
    let last = range.upperBound >> 6
    let below = (UInt64(1) << UInt64(range.lowerBound & 63)) &- 1
    let above = ~((UInt64(1) << UInt64(range.upperBound & 63)) &- 1)
    if first == last {
      begins[first] &= below | above
    } else {
      begins[first] &= below
      for word in first + 1..<last { begins[word] = 0 }
      begins[last] &= above
    }
    begins[first] |= below &+ 1
    values[range.lowerBound] = value
  }

  /// Returns the cell at which the step over `cell` begins.
  private func step(of cell: Int) -> Int {
    var word = cell >> 6
    var bits = begins[word] & (~0 >> UInt64(63 - cell & 63))
    while bits == 0 {
      word -= 1
      bits = begins[word]
    }
    return word << 6 + 63 - bits.leadingZeroBitCount
  }

  /// Returns the next cell at which a step begins, or any number not less than `end`.
  private func nextStep(after cell: Int, before end: Int) -> Int {
    var word = (cell + 1) >> 6
    var bits = begins[word] & (~0 << UInt64((cell + 1) & 63))
    while bits == 0 {
      word += 1
      if word << 6 >= end { return end }
      bits = begins[word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }
}
