public import CollectionKit
public import Diffing

/// What all storages of this kit share: recording and delivery of updates, header and footer kinds, and closures that
/// compute supplementary models. Subclasses answer how many items there are and what they are.
open class BaseStorage: Storage {
  #if hasFeature(Embedded)
    /// Who is told of changes. Held strongly, because the language has no weak references here.
    public final var delegate: (any StorageUpdating)?
  #else
    /// Who is told of changes. Held weakly.
    public final weak var delegate: (any StorageUpdating)?
  #endif

  /// The kind of views that are headers: the flow layout's, unless configured otherwise.
  public final private(set) var supplementaryHeaderKind: SupplementaryKind? = .sectionHeader
  /// The kind of views that are footers: the flow layout's, unless configured otherwise.
  public final private(set) var supplementaryFooterKind: SupplementaryKind? = .sectionFooter
  /// Computes the header model of a section for which none is stored; if set, its answer counts, even `nil`.
  public final var headerModelProvider: ((Int) -> AnyModel?)?
  /// Computes the footer model of a section for which none is stored; if set, its answer counts, even `nil`.
  public final var footerModelProvider: ((Int) -> AnyModel?)?
  /// Computes the models of all other kinds, and of headers and footers without a provider of their own.
  public final var supplementaryModelProvider: ((SupplementaryKind, ItemPath) -> AnyModel?)?

  private final var builder = UpdateBuilder()
  private final var depth = 0
  private final var silence = 0
  private final var needsReload = false
  private final var reportsEmptyUpdate = false

  /// A storage nobody listens to yet.
  public init() {}

  // MARK: - Content

  /// How many sections there are.
  open var numberOfSections: Int { 0 }

  /// How many items a section has; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int { 0 }

  /// The item at a path; `nil` if there is none.
  open func item(at path: ItemPath) -> AnyModel? { nil }

  /// The stored model of a supplementary view; storages that keep none answer `nil`.
  open func storedSupplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel? { nil }

  /// The item at a path if it is of this type.
  public final func item<Model>(at path: ItemPath, as type: Model.Type) -> Model? { item(at: path)?.value(as: type) }

  // MARK: - Supplementary models

  /// What is stored; else what the provider of the kind says.
  public final func supplementaryModel(ofKind kind: SupplementaryKind, forSectionAt path: ItemPath) -> AnyModel? {
    if let stored = storedSupplementaryModel(ofKind: kind, forSectionAt: path) { return stored }
    if kind == supplementaryHeaderKind, let headerModelProvider { return headerModelProvider(path.section) }
    if kind == supplementaryFooterKind, let footerModelProvider { return footerModelProvider(path.section) }
    return supplementaryModelProvider?(kind, path)
  }

  /// The header model of a section, stored or computed.
  public final func headerModel(forSection section: Int) -> AnyModel? {
    guard let kind = supplementaryHeaderKind else { return nil }
    return supplementaryModel(ofKind: kind, forSectionAt: ItemPath(section: section, item: 0))
  }

  /// The footer model of a section, stored or computed.
  public final func footerModel(forSection section: Int) -> AnyModel? {
    guard let kind = supplementaryFooterKind else { return nil }
    return supplementaryModel(ofKind: kind, forSectionAt: ItemPath(section: section, item: 0))
  }

  /// The user moved an item; storages that decide their order follow. Nothing here.
  open func itemWasMoved(from source: ItemPath, to destination: ItemPath) {}

  /// Says which kinds are headers and footers.
  public final func configureHeaderKind(_ header: SupplementaryKind?, footerKind footer: SupplementaryKind?) {
    supplementaryHeaderKind = header
    supplementaryFooterKind = footer
  }

  /// Headers and footers are those of a flow layout; so it is from the start.
  public final func configureForCollectionViewFlowLayoutUsage() {
    configureHeaderKind(.sectionHeader, footerKind: .sectionFooter)
  }

  /// Headers and footers are those of a table.
  public final func configureForTableViewUsage() { configureHeaderKind(.tableHeader, footerKind: .tableFooter) }

  // MARK: - Updates

  /// The update under way, `nil` if none is.
  public final var currentUpdate: StorageUpdate? { depth > 0 ? builder.update : nil }

  /// Begins an operation; each call needs one of `finishUpdate()`. Operations inside others become part of them.
  public final func startUpdate() { depth += 1 }

  /// Ends an operation. The outermost one tells the delegate, unless nothing changed.
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

  /// Changes the storage without telling anybody; the caller has to reload the view. Inside `performUpdates` the whole
  /// update becomes a reload, because positions in a list with gaps would be wrong.
  public final func updateWithoutAnimations(_ updates: () -> Void) {
    silence += 1
    updates()
    silence -= 1
  }

  /// For subclasses: records what changed. Call between `startUpdate()` and `finishUpdate()`.
  public final func record(_ change: (inout UpdateBuilder) -> Void) {
    if silence > 0 { return noteSilentChange() }
    if !needsReload { change(&builder) }
    if depth == 0 { deliver() }
  }

  /// For subclasses: records that everything is to be shown anew.
  public final func setNeedsReloading() {
    if silence > 0 { return noteSilentChange() }
    needsReload = true
    builder = UpdateBuilder()
    if depth == 0 { deliver() }
  }

  /// The update under way is reported even if it turns out empty.
  final func setReportsEmptyUpdate() { reportsEmptyUpdate = silence == 0 }

  /// A change nobody is told of makes the steps around it wrong.
  final func noteSilentChange() {
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
