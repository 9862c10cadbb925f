public import Diffing

/// A change of the keyboard focus from one item to another. `nil` stands for outside the collection.
public struct FocusChange: Equatable, Sendable {
  /// The item that had the focus.
  public var from: ItemPath?
  /// The item that gets the focus.
  public var to: ItemPath?

  /// Creates a change of focus.
  public init(from: ItemPath?, to: ItemPath?) {
    self.from = from
    self.to = to
  }
}
