import Basics
public import CollectionKit
public import Diffing

/// A collection that reports its changes: the results of a live query.
public protocol LiveCollection: AnyObject {
  /// The number of items.
  var count: Int { get }
  /// Returns the item at an existing index.
  func item(at index: Int) -> AnyModel
  /// Calls `body` on each change until the returned subscription is canceled; returns `nil` if nothing ever changes.
  func observe(_ body: @escaping (LiveChange) -> Void) -> LiveSubscription?
}

/// A change of a live collection.
public enum LiveChange: Equatable, Sendable {
  /// The content arrived for the first time.
  case initial
  /// Old positions of deleted items, new positions of inserted items, and new positions of items with changed content.
  case update(deletions: [Int], insertions: [Int], modifications: [Int])
}

/// The observation of a live collection, which ends when it is canceled or released.
public final class LiveSubscription {
  private var end: (() -> Void)?

  /// Creates a subscription; `end` is called once, when it is canceled or released.
  public init(_ end: @escaping () -> Void) { self.end = end }

  deinit { cancel() }

  /// Ends the observation.
  public func cancel() {
    end?()
    end = nil
  }
}

/// A storage in which each section is a live collection. Sections keep their identity: changes are reported under a
/// section's current index, regardless of sections inserted or deleted before.
///
/// If several collections change in one transaction, wrap their notifications in `performUpdates` to report a single
/// update.
public final class LiveSectionsStorage: BaseStorage {
  private final class Live {
    let collection: any LiveCollection
    var subscription: LiveSubscription?
    var supplementary: [SupplementaryKind: AnyModel] = [:]

    init(_ collection: any LiveCollection) { self.collection = collection }
  }

  private var sections: [Live] = []

  /// The number of sections.
  public override var numberOfSections: Int { sections.count }

  /// Returns the number of items of a section; 0 for a section that does not exist.
  public override func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].collection.count : 0
  }

  /// Returns the item at a path; `nil` if there is none.
  public override func item(at path: ItemPath) -> AnyModel? {
    (0..<numberOfItems(inSection: path.section)).contains(path.item)
      ? sections[path.section].collection.item(at: path.item) : nil
  }

  /// Returns the collection of a section; `nil` if there is none.
  public func section(at index: Int) -> (any LiveCollection)? {
    sections.indices.contains(index) ? sections[index].collection : nil
  }

  /// Returns the current index of a collection's section; `nil` if it has none.
  public func index(of collection: any LiveCollection) -> Int? {
    sections.firstIndex { $0.collection === collection }
  }

  // MARK: - Sections

  /// Adds a section at the end. Everything is reloaded.
  public func addSection(with collection: any LiveCollection) {
    setSection(with: collection, forSection: sections.count)
  }

  /// Replaces a section, or adds one at the end; ignores indexes beyond the end. Everything is reloaded.
  public func setSection(with collection: any LiveCollection, forSection index: Int) {
    guard (0...sections.count).contains(index) else { return }
    let live = Live(collection)
    if index == sections.count { sections.append(live) } else { sections[index] = live }
    let storage = WeakReference(wrappedValue: self)
    let observed = WeakReference(wrappedValue: live)
    live.subscription = collection.observe { change in
      if let live = observed.wrappedValue { storage.wrappedValue?.report(change, of: live) }
    }
    setNeedsReloading()
  }

  /// Deletes sections; indexes without a section are ignored.
  public func deleteSections(_ indexes: [Int]) {
    let present = Set(indexes).filter { sections.indices.contains($0) }.sorted()
    guard !present.isEmpty else { return }
    startUpdate()
    for index in present.reversed() { sections.remove(at: index).subscription?.cancel() }
    record { $0.append(.deleteSections(present)) }
    finishUpdate()
  }

  private func report(_ change: LiveChange, of live: Live) {
    guard let index = sections.firstIndex(where: { $0 === live }) else { return }
    switch change {
    case .initial: setNeedsReloading()
    case .update(let deletions, let insertions, let modifications):
      func paths(_ positions: [Int]) -> [ItemPath] { positions.sorted().map { ItemPath(section: index, item: $0) } }
      startUpdate()
      record { builder in
        builder.append(.deleteItems(paths(deletions)))
        builder.append(.insertItems(paths(insertions)))
        builder.append(.updateItems(paths(modifications)))
      }
      finishUpdate()
    }
  }

  // MARK: - Supplementary models

  /// Stores the header model of an existing section; `nil` clears it. Nothing is reloaded.
  public func setSectionHeaderModel<Model>(_ model: Model?, forSectionIndex section: Int) {
    store(model.map { ModelBox($0) }, supplementaryHeaderKind, section)
  }

  /// Stores the footer model of an existing section; `nil` clears it. Nothing is reloaded.
  public func setSectionFooterModel<Model>(_ model: Model?, forSectionIndex section: Int) {
    store(model.map { ModelBox($0) }, supplementaryFooterKind, section)
  }

  private func store(_ model: AnyModel?, _ kind: SupplementaryKind?, _ section: Int) {
    guard let kind, sections.indices.contains(section) else { return }
    sections[section].supplementary[kind] = model
  }

  /// Returns the stored model of a header or footer.
  public override func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath)
    -> AnyModel?
  { path.item == 0 && sections.indices.contains(path.section) ? sections[path.section].supplementary[kind] : nil }
}
