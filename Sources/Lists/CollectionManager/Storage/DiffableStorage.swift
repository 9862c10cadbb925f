public import Diffing

/// A storage that is set to whole snapshots of identities and computes the differences itself. A closure provides
/// models when they are shown; the providers of `BaseStorage` provide headers and footers.
///
///     let storage = DiffableStorage<String, Int> { path, id in titles[id].map { ModelBox($0) } }
///     var snapshot = storage.snapshot
///     snapshot.appendSections(["today"])
///     snapshot.appendItems([1, 2], toSection: "today")
///     storage.apply(snapshot)
public final class DiffableStorage<SectionID: Hashable & Sendable, ItemID: Hashable>: BaseStorage {
  /// The current content.
  public private(set) var snapshot = DiffableSnapshot<SectionID, ItemID>()
  private let modelProvider: (ItemPath, ItemID) -> AnyModel?

  /// Creates an empty storage.
  /// - Parameter modelProvider: Returns the model of an item. Called each time the item is shown.
  public init(modelProvider: @escaping (ItemPath, ItemID) -> AnyModel?) {
    self.modelProvider = modelProvider
    super.init()
  }

  /// Replaces the content.
  /// - Parameter animatingDifferences: Whether to report the difference; otherwise everything is reloaded.
  public func apply(_ new: DiffableSnapshot<SectionID, ItemID>, animatingDifferences: Bool = true) {
    let old = snapshot.sections
    snapshot = new
    snapshot.removeDeleted()
    let sections = snapshot.sections
    guard animatingDifferences else { return setNeedsReloading() }
    let update = StorageUpdate.sectioned(
      old, sections, movesBetweenSections: true, itemKey: { $0 },
      isSame: { _, item in !new.reloadedItems.contains(item) })
    startUpdate()
    record { builder in
      for change in update.changes { builder.append(change) }
      builder.append(
        .updateSections(sections.indices.filter { new.reloadedSections.contains(sections[$0].key) }))
    }
    finishUpdate()
  }

  /// The number of sections.
  public override var numberOfSections: Int { snapshot.sections.count }

  /// Returns the number of items of a section; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int {
    snapshot.sections.indices.contains(section) ? snapshot.sections[section].items.count : 0
  }

  /// Returns the identity of the item at a path; `nil` if there is none.
  public func itemIdentifier(for path: ItemPath) -> ItemID? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Returns the model of the item at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    itemIdentifier(for: path).flatMap { modelProvider(path, $0) }
  }
}
