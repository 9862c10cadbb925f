/// Whether two texts have the same bytes; cheaper than `==`, which normalises.
package func utf8Equal(_ a: String, _ b: String) -> Bool {
  let (first, second) = (a.utf8, b.utf8)
  guard first.count == second.count else { return false }
  let isEqual = first.withContiguousStorageIfAvailable { first in
    second.withContiguousStorageIfAvailable { second in
      for index in first.indices where first[index] != second[index] { return false }
      return true
    }
  }
  // Texts of this language are contiguous; others are compared one byte after the other.
  return (isEqual ?? nil) ?? first.elementsEqual(second)
}
