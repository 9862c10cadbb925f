/// How one list became another: which positions went, came, moved and changed their content.
public struct ListDifference: Equatable, Sendable {
  /// An old position and the new position of the same element.
  public typealias Pair = BatchChanges.Pair<Int>

  /// Old positions of elements that went, ascending.
  public var deleted: [Int] = []
  /// New positions of elements that came, ascending.
  public var inserted: [Int] = []
  /// Elements that left the order of the others, ascending by new position; as few as possible.
  public var moved: [Pair] = []
  /// Elements whose content differs, ascending by new position. A moved element can be among them.
  public var updated: [Pair] = []
  /// How many elements there were.
  public var oldCount: Int
  /// How many elements there are.
  public var newCount: Int

  /// No difference yet, between lists of the given lengths.
  @inlinable
  public init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// Whether the lists are the same.
  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}
