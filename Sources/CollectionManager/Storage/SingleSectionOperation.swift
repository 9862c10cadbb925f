public import Diffing

/// One finding of a diff algorithm, for programs that bring their own.
public enum SingleSectionOperation: Equatable, Sendable {
  /// An item went; its old position.
  case delete(Int)
  /// An item came; its new position.
  case insert(Int)
  /// An item changed its place; old and new position.
  case move(from: Int, to: Int)
  /// An item has other content; old and new position.
  case update(from: Int, to: Int)
}

extension ListDifference {
  /// The difference that an algorithm found, in any order.
  public init(_ operations: [SingleSectionOperation], oldCount: Int, newCount: Int) {
    self.init(oldCount: oldCount, newCount: newCount)
    for operation in operations {
      switch operation {
      case .delete(let position): deleted.append(position)
      case .insert(let position): inserted.append(position)
      case .move(let from, let to): moved.append(Pair(from: from, to: to))
      case .update(let from, let to): updated.append(Pair(from: from, to: to))
      }
    }
    deleted.sort()
    inserted.sort()
    moved.sort { $0.to < $1.to }
    updated.sort { $0.to < $1.to }
  }
}
