public import Diffing

/// A storage of sections implemented by the program.
///
///     final class Week: Section {
///       var numberOfItems: Int { 7 }
///       func item(at index: Int) -> AnyModel? { ModelBox(index) }
///     }
///     let storage = SectionsStorage(sections: [Week(), Week()])
///
/// Setting the sections reloads everything. To report changes inside a section, call the storage's `record(_:)` between
/// `startUpdate()` and `finishUpdate()`. Headers and footers come from the providers of `BaseStorage`.
public final class SectionsStorage: BaseStorage {
  /// The sections, in order.
  public var sections: [any Section] { didSet { setNeedsReloading() } }

  /// Creates a storage with sections.
  public init(sections: [any Section] = []) {
    self.sections = sections
    super.init()
  }

  /// The number of sections.
  public override var numberOfSections: Int { sections.count }

  /// Returns the number of items of a section; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].numberOfItems : 0
  }

  /// Returns the item at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    (0..<numberOfItems(inSection: path.section)).contains(path.item) ? sections[path.section].item(at: path.item) : nil
  }
}
