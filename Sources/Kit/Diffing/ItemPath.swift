import Basics

/// The position of an item in a list of sections: its section and its index within the section, both from 0.
///
/// For views that belong to a section (headers, footers), `item` is the index among the views of that kind.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The index within the section, from 0.
  public var item: Int

  /// Creates a path from any two numbers. Whether an item exists there is for the storage to answer.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates a path, with the arguments in the order of UIKit's `IndexPath`.
  @inlinable
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Compares sections, then items.
  @inlinable
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section == b.section ? a.item < b.item : a.section < b.section
  }
}

extension [ItemPath] {
  /// Returns the paths in ascending order.
  package func ascending() -> [ItemPath] {
    var keys = indices.map { SortKey(SortKey.key(Int64(self[$0].section)), $0) }
    SortKey.sort(&keys) { self[Int($0)].item < self[Int($1)].item }
    return keys.map { self[Int($0.index)] }
  }
}

extension ItemPath: CustomStringConvertible {
  /// A description of the path, for messages: "1/4" is the fifth item of the second section.
  public var description: String { "\(section)/\(item)" }
}
