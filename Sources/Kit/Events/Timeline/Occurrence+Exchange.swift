import Basics

extension [Occurrence] {
  /// Replaces some of these occurrences; the array is in layout order and stays so.
  ///
  /// - Parameters:
  ///   - indices: the indices of the occurrences to remove, ascending.
  ///   - new: the occurrences to insert, in layout order.
  package mutating func exchange(_ indices: [Int], with new: [Occurrence]) {
    // A single moved occurrence passes only those in between.
    if indices.count == 1, new.count == 1 {
      var index = indices[0]
      while index > 0, new[0] < self[index - 1] {
        self[index] = self[index - 1]
        index -= 1
      }
      while index + 1 < count, self[index + 1] < new[0] {
        self[index] = self[index + 1]
        index += 1
      }
      self[index] = new[0]
      return
    }
    if let first = indices.first {
      var (old, next) = (first, 0)
      for index in first..<count {
        if next < indices.count, indices[next] == index {
          next += 1
        } else {
          self[old] = self[index]
          old += 1
        }
      }
      removeLast(indices.count)
    }
    // Merged from the end, so that nothing is overwritten before it was moved.
    var (old, rest) = (count, new.count)
    self += new
    while rest > 0 {
      if old > 0, new[rest - 1] < self[old - 1] {
        self[old + rest - 1] = self[old - 1]
        old -= 1
      } else {
        self[old + rest - 1] = new[rest - 1]
        rest -= 1
      }
    }
  }
}
