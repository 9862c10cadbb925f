/// Lengths one after the other, of which each can change, with sums in logarithmic time (Fenwick, "A new data structure
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

  /// All lengths together.
  var total: Double { sum(before: count) }

  /// The lengths before a place, together.
  func sum(before place: Int) -> Double {
    var index = min(max(place, 0), count)
    var sum = 0.0
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  mutating func add(_ delta: Double, at place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += delta
      index += index & -index
    }
  }

  /// The last place whose beginning is not behind a distance; 0 if there is none.
  func place(at distance: Double) -> Int {
    var step = 1
    while step * 2 <= count { step *= 2 }
    var place = 0
    var rest = distance
    while step > 0 {
      if place + step <= count, sums[place + step] <= rest {
        place += step
        rest -= sums[place]
      }
      step /= 2
    }
    return max(0, min(place, count - 1))
  }
}
