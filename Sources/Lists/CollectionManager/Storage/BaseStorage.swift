public import Basics
public import CollectionKit
public import Diffing

/// The common part of the kit's storages: recording and delivery of updates, header and footer kinds, and closures that
/// compute supplementary models. Subclasses give the number of items, and the items.
open class BaseStorage: Storage {
  /// The object that hears of changes. Held weakly where the language can.
  @WeakReference public final var delegate: (any StorageUpdating)?

  /// The kind of views that are headers; by default that of flow layouts.
  public final private(set) var supplementaryHeaderKind: SupplementaryKind? = .sectionHeader
  /// The kind of views that are footers; by default that of flow layouts.
  public final private(set) var supplementaryFooterKind: SupplementaryKind? = .sectionFooter
  /// A closure that computes the header model of a section for which none is stored; if set, its answer counts, even
  /// `nil`.
  public final var headerModelProvider: ((Int) -> AnyModel?)?
  /// A closure that computes the footer model of a section for which none is stored; if set, its answer counts, even
  /// `nil`.
  public final var footerModelProvider: ((Int) -> AnyModel?)?
  /// A closure that computes the models of all other kinds, and of headers and footers without a provider of their own.
  public final var supplementaryModelProvider: ((SupplementaryKind, ItemPath) -> AnyModel?)?

  private final var builder = UpdateBuilder()
  private final var depth = 0
  private final var silence = 0
  private final var needsReload = false
  private final var reportsEmptyUpdate = false

  /// Creates a storage without a delegate.
  public init() {}

  // MARK: - Content

  /// The number of sections.
  open var numberOfSections: Int { 0 }

  /// Returns the number of items of a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { 0 }

  /// Returns the item at a path; `nil` if there is none.
  open func item(at path: ItemPath) -> AnyModel? { nil }

  /// Returns the stored model of a supplementary view; `nil` from storages that keep none.
  open func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel? { nil }

  /// Returns the item at a path if it is of a type.
  public final func item<Model>(at path: ItemPath, as type: Model.Type) -> Model? { item(at: path)?.value(as: type) }

  // MARK: - Supplementary models

  /// Returns the stored model; else the one that the provider of the kind computes.
  public final func supplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel? {
    if let stored = storedSupplementaryModel(ofKind: kind, forSectionAt: path) { return stored }
    if kind == supplementaryHeaderKind, let headerModelProvider { return headerModelProvider(path.section) }
    if kind == supplementaryFooterKind, let footerModelProvider { return footerModelProvider(path.section) }
    return supplementaryModelProvider?(kind, path)
  }

  /// Returns the header model of a section, stored or computed.
  public final func headerModel(forSection section: Int) -> AnyModel? {
    guard let kind = supplementaryHeaderKind else { return nil }
    return supplementaryModel(ofKind: kind, forSectionAt: ItemPath(section: section, item: 0))
  }

  /// Returns the footer model of a section, stored or computed.
  public final func footerModel(forSection section: Int) -> AnyModel? {
    guard let kind = supplementaryFooterKind else { return nil }
    return supplementaryModel(ofKind: kind, forSectionAt: ItemPath(section: section, item: 0))
  }

  /// Moves an item that the user moved, in storages that decide their order. Does nothing by default.
  open func itemWasMoved(from source: ItemPath, to destination: ItemPath) {}

  /// Sets the kinds of headers and footers.
  public final func configureHeaderKind(_ header: SupplementaryKind?, footerKind footer: SupplementaryKind?) {
    supplementaryHeaderKind = header
    supplementaryFooterKind = footer
  }

  /// Sets the kinds of headers and footers to those of flow layouts, the default.
  public final func configureForCollectionViewFlowLayoutUsage() {
    configureHeaderKind(.sectionHeader, footerKind: .sectionFooter)
  }

  /// Sets the kinds of headers and footers to those of tables.
  public final func configureForTableViewUsage() { configureHeaderKind(.tableHeader, footerKind: .tableFooter) }

  // MARK: - Updates

  /// The update in progress; `nil` if none is.
  public final var currentUpdate: StorageUpdate? { depth > 0 ? builder.update : nil }

  /// Begins an operation; each call needs one of `finishUpdate()`. Operations inside others become part of them.
  public final func startUpdate() { depth += 1 }

  /// Ends an operation. The end of the outermost one reports the update, unless nothing changed.
  public final func finishUpdate() {
    depth = max(depth - 1, 0)
    if depth == 0 { deliver() }
  }

  /// Carries out several operations and reports them as one update. They may build on each other: the update lists
  /// them in order. If one of them is so large that it needs a reload, one reload is reported instead.
  public final func performUpdates(_ updates: () -> Void) {
    startUpdate()
    updates()
    finishUpdate()
  }

  /// Changes the storage without a report; the caller has to reload the view. Inside `performUpdates` the whole
  /// update becomes a reload, because positions in a list with gaps would be wrong.
  public final func updateWithoutAnimations(_ updates: () -> Void) {
    silence += 1
    updates()
    silence -= 1
  }

  /// Records what changed, for subclasses. Call it between `startUpdate()` and `finishUpdate()`.
  public final func record(_ change: (inout UpdateBuilder) -> Void) {
    if silence > 0 { return recordSilentChange() }
    if !needsReload { change(&builder) }
    if depth == 0 { deliver() }
  }

  /// Records that everything is to be shown again, for subclasses.
  public final func setNeedsReloading() {
    if silence > 0 { return recordSilentChange() }
    needsReload = true
    builder = UpdateBuilder()
    if depth == 0 { deliver() }
  }

  /// Makes the update in progress be reported even if it is empty.
  final func setReportsEmptyUpdate() { reportsEmptyUpdate = silence == 0 }

  /// Turns the update in progress into a reload, because a change without a report makes the steps around it wrong.
  final func recordSilentChange() {
    if depth == 0 { return }
    if depth > 1 || !builder.isEmpty { needsReload = true }
  }

  private final func deliver() {
    let update = builder.update
    let reloads = needsReload
    let isReported = !update.isEmpty || reportsEmptyUpdate
    builder = UpdateBuilder()
    needsReload = false
    reportsEmptyUpdate = false
    if silence > 0 { return }
    if reloads {
      delegate?.storageNeedsReloading()
    } else if isReported {
      delegate?.storageDidPerformUpdate(update)
    }
  }
}
