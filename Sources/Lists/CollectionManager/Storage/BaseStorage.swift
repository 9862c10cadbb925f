public import Basics
public import CollectionKit
public import Diffing

/// The base class of the kit's storages: records and delivers updates, stores header and footer kinds, and computes
/// supplementary models with closures. Subclasses provide the items and their number.
open class BaseStorage: Storage {
  /// The object that receives changes. Held weakly, except in WebAssembly.
  @WeakReference public final var delegate: (any StorageUpdating)?

  /// The kind of supplementary view used as header; by default, the header of flow layouts.
  public final private(set) var supplementaryHeaderKind: SupplementaryKind? = .sectionHeader
  /// The kind of supplementary view used as footer; by default, the footer of flow layouts.
  public final private(set) var supplementaryFooterKind: SupplementaryKind? = .sectionFooter
  /// A closure that computes a section's header model if none is stored. If set, its answer is final, even if it is
  /// `nil`.
  public final var headerModelProvider: ((Int) -> AnyModel?)?
  /// A closure that computes a section's footer model if none is stored. If set, its answer is final, even if it is
  /// `nil`.
  public final var footerModelProvider: ((Int) -> AnyModel?)?
  /// A closure that computes the models of all other kinds, and of headers and footers without their own provider.
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

  /// Returns the stored model of a supplementary view; `nil` for storages that store none.
  open func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel? { nil }

  /// Returns the item at a path if it is of a type.
  public final func item<Model>(at path: ItemPath, as type: Model.Type) -> Model? { item(at: path)?.value(as: type) }

  // MARK: - Supplementary models

  /// Returns the stored model or, if there is none, the one that the kind's provider computes.
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

  /// Called after the user moved an item, for storages that decide their order. Does nothing by default.
  open func itemWasMoved(from source: ItemPath, to destination: ItemPath) {}

  /// Sets the kinds of headers and footers.
  public final func configureHeaderKind(_ header: SupplementaryKind?, footerKind footer: SupplementaryKind?) {
    supplementaryHeaderKind = header
    supplementaryFooterKind = footer
  }

  /// Sets the kinds of headers and footers to the kinds used by flow layouts, the default.
  public final func configureForCollectionViewFlowLayoutUsage() {
    configureHeaderKind(.sectionHeader, footerKind: .sectionFooter)
  }

  /// Sets the kinds of headers and footers to the kinds used by tables.
  public final func configureForTableViewUsage() { configureHeaderKind(.tableHeader, footerKind: .tableFooter) }

  // MARK: - Updates

  /// The update in progress; `nil` if there is none.
  public final var currentUpdate: StorageUpdate? { depth > 0 ? builder.update : nil }

  /// Begins an operation; balance each call with `finishUpdate()`. Nested operations become part of the outer one.
  public final func startUpdate() { depth += 1 }

  /// Ends an operation. Ending the outermost operation reports the update, unless nothing changed.
  public final func finishUpdate() {
    depth = max(depth - 1, 0)
    if depth == 0 { deliver() }
  }

  /// Performs several operations and reports them as one update. They may depend on each other; the update lists them
  /// in order. If one of them requires a reload, a single reload is reported instead.
  public final func performUpdates(_ updates: () -> Void) {
    startUpdate()
    updates()
    finishUpdate()
  }

  /// Changes the storage without reporting it; the caller has to reload the view. Inside `performUpdates`, the whole
  /// update becomes a reload, because unreported changes would make its positions wrong.
  public final func updateWithoutAnimations(_ updates: () -> Void) {
    silence += 1
    updates()
    silence -= 1
  }

  /// Records a change. For subclasses; call it between `startUpdate()` and `finishUpdate()`.
  public final func record(_ change: (inout UpdateBuilder) -> Void) {
    if silence > 0 { return recordSilentChange() }
    if !needsReload { change(&builder) }
    if depth == 0 { deliver() }
  }

  /// Records that everything has to be reloaded. For subclasses.
  public final func setNeedsReloading() {
    if silence > 0 { return recordSilentChange() }
    needsReload = true
    builder = UpdateBuilder()
    if depth == 0 { deliver() }
  }

  /// Makes the update in progress be reported even if it is empty.
  final func setReportsEmptyUpdate() { reportsEmptyUpdate = silence == 0 }

  /// Turns the update in progress into a reload, because an unreported change makes the steps around it wrong.
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
