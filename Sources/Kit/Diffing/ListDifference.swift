/// The difference of two lists: the positions of deleted, inserted, moved, and updated elements.
///
///     let difference = ListDifference.keyed([1, 2, 3], [3, 1], key: { $0 }, isSame: ==)
///     difference.deleted  // [1]
///     difference.moved  // [Pair(from: 2, to: 0)]
public struct ListDifference: Equatable, Sendable {
  /// An old position and the new position of the same element.
  public typealias Pair = BatchChanges.Pair<Int>

  /// The old positions of deleted elements, ascending.
  public var deleted: [Int] = []
  /// The new positions of inserted elements, ascending.
  public var inserted: [Int] = []
  /// The elements that changed their order relative to the others, ascending by new position; as few as possible.
  public var moved: [Pair] = []
  /// The elements whose content differs, ascending by new position. A moved element can be among them.
  public var updated: [Pair] = []
  /// The number of elements before.
  public var oldCount: Int
  /// The number of elements after.
  public var newCount: Int

  /// Creates an empty difference of lists with these lengths.
  @inlinable
  public init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// Whether the lists are the same.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}
