/// A list of lengths that can change individually, with prefix sums in logarithmic time (Fenwick, "A new data structure
/// for cumulative frequency tables", 1994).
struct PrefixSums: Equatable {
  private var sums: [Double]

  init(_ lengths: [Double]) {
    sums = [0] + lengths
    for index in 1..<max(sums.count, 1) {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  var count: Int { sums.count - 1 }

  /// The sum of all lengths.
  var total: Double { sum(before: count) }

  /// Returns the sum of the lengths before an index.
  func sum(before end: Int) -> Double {
    var index = min(max(end, 0), count)
    var sum = 0.0
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  mutating func add(_ delta: Double, at position: Int) {
    var index = position + 1
    while index < sums.count {
      sums[index] += delta
      index += index & -index
    }
  }

  /// Returns the last index whose beginning is not behind a distance; 0 if there is none.
  func index(at distance: Double) -> Int {
    var step = 1
    while step * 2 <= count { step *= 2 }
    var found = 0
    var rest = distance
    while step > 0 {
      if found + step <= count, sums[found + step] <= rest {
        found += step
        rest -= sums[found]
      }
      step /= 2
    }
    return max(0, min(found, count - 1))
  }
}
