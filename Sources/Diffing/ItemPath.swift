/// The place of an item in a list of sections: which section, and which item of it, both counted from 0.
///
/// For views that belong to a section (headers, footers), `item` is the index among the views of that kind.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The item inside its section, from 0.
  public var item: Int

  /// Any two numbers; whether something lies there is for the storage to say.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// The same place, in the order of the words of the systems this kit replaces.
  @inlinable
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// By section, then by item.
  @inlinable
  public static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section == b.section ? a.item < b.item : a.section < b.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// "1/4" for the fifth item of the second section.
  public var description: String { "\(section)/\(item)" }
}
