import Basics

/// Longest increasing subsequences, by patience sorting (Fredman, "On computing the length of longest increasing
/// subsequences", 1975).
enum IncreasingSubsequence {
  /// Returns, for each number, whether it belongs to one longest increasing subsequence of the nonnegative numbers.
  static func mark(_ numbers: [Int32]) -> [Bool] {
    var marks = [Bool](repeating: false, count: numbers.count)
    // The index of the smallest last number of a subsequence of each length, and the index before each number.
    var tails: [Int32] = []
    var previous = [Int32](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
      var low = tails.count
      if let last = tails.last, numbers[Int(last)] >= number {
        low = tails.partitioningIndex { numbers[Int($0)] >= number }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count {
        tails.append(Int32(truncatingIfNeeded: index))
      } else {
        tails[low] = Int32(truncatingIfNeeded: index)
      }
    }
    var index = tails.last ?? -1
    while index >= 0 {
      marks[Int(index)] = true
      index = previous[Int(index)]
    }
    return marks
  }
}
