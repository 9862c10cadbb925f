public import Basics
public import CollectionKit
public import Diffing

/// The link from a storage of models to a collection view: chooses a view for each model, configures it, and reports
/// what happens to it, all with the types of view and model.
///
///     let manager = CollectionManager(managing: collectionView)
///     manager.register(RecipeCell.self) { mapping in
///       mapping.didSelect { cell, recipe, path in open(recipe) }
///     }
///     manager.memoryStorage.setItems(recipes)
///
/// **Who answers.** An event goes along one chain: the closure registered for the model's mapping, the closure
/// registered for the collection as a whole, the `delegate` of the program, the view. What only reports reaches all of
/// them, in this order. What asks for an answer is asked of one after the other, and the first answer counts; `nil` is
/// no answer, except for context menus, where it means that there is none. Of several closures that are registered for
/// one event, of one mapping or of the collection, the first counts; of several mappings that could show a model, the
/// first whose condition holds, unless `mappingCustomizer` chooses another.
///
/// The owner keeps the manager; the manager keeps the storage and the updater.
public final class CollectionManager: CollectionSource {
  /// The collection view. Held weakly where the language can, else until `stopManaging()`.
  @WeakReference public private(set) var surface: (any CollectionSurface)?
  /// The object that chooses between mappings. Held weakly where the language can, else until `stopManaging()`.
  @WeakReference public var mappingCustomizer: (any ViewModelMappingCustomizing)?

  /// Hears of events after what is registered. Held weakly where the language can, else until `stopManaging()`.
  public var delegate: (any CollectionDelegate)? {
    get { handlers.next }
    set {
      handlers.next = newValue
      surface?.delegateDidChange()
    }
  }

  /// The handler of mistakes in the set-up.
  public var anomalyHandler = AnomalyHandler<ManagerAnomaly>()
  /// The templates of views; add them before registering.
  public let templates = ViewTemplates()
  /// The kind of views that count as headers.
  public private(set) var headerKind = SupplementaryKind.sectionHeader
  /// The kind of views that count as footers.
  public private(set) var footerKind = SupplementaryKind.sectionFooter

  let table = MappingTable()
  let handlers = CollectionHandlers()
  /// The mapping and model each shown view was configured with, for the end of its display, when its item may be gone.
  var configured: [ObjectIdentifier: (mapping: AnyViewModelMapping, model: AnyModel)] = [:]
  /// The number before the first reuse identifier of a manager, beyond those that programs choose.
  private static let reservedIdentifiers: Int32 = 1_000_000
  private var lastIdentifier = CollectionManager.reservedIdentifiers

  /// Creates a manager with a storage, by default an empty one in memory.
  public init(storage: any Storage = MemoryStorage()) {
    self.storage = storage
    storage.configureHeaderKind(headerKind, footerKind: footerKind)
  }

  /// Creates a manager of a collection view.
  public convenience init(managing surface: any CollectionSurface, storage: any Storage = MemoryStorage()) {
    self.init(storage: storage)
    startManaging(surface)
  }

  // MARK: - Managing

  /// Whether there is a collection to manage.
  public var isManaging: Bool { surface != nil }

  /// Shows the storage in a collection view. Calling it again for the same one changes nothing.
  public func startManaging(_ surface: any CollectionSurface, withDelegate delegate: (any CollectionDelegate)? = nil) {
    if let delegate { self.delegate = delegate }
    if let old = self.surface, old === surface { return }
    stopListening()
    self.surface = surface
    surface.source = self
    surface.delegate = self
    for mapping in table.mappings + table.adopted { registerAtSurface(mapping) }
    if let updater = collectionViewUpdater as? CollectionUpdater {
      updater.surface = surface
    } else if collectionViewUpdater == nil {
      collectionViewUpdater = CollectionUpdater(collectionView: surface)
    }
    surface.reloadData()
  }

  /// Releases the collection view, the updater and the delegate, which ends every cycle of references.
  public func stopManaging() {
    stopListening()
    surface = nil
    delegate = nil
    mappingCustomizer = nil
    configured = [:]
    for mapping in table.mappings + table.adopted { mapping.unshownView = nil }
    if let updater = collectionViewUpdater as? CollectionUpdater { updater.surface = nil }
    collectionViewUpdater = nil
  }

  private func stopListening() {
    if surface?.source === self { surface?.source = nil }
    if surface?.delegate === self { surface?.delegate = nil }
  }

  // MARK: - Storage and updater

  /// The source of models. A new one gets the header kinds and reports to the updater; the old one reports to nobody.
  public var storage: any Storage {
    didSet {
      if oldValue !== storage { oldValue.delegate = nil }
      storage.configureHeaderKind(headerKind, footerKind: footerKind)
      connect()
    }
  }

  /// The storage, if it is a memory storage, as it is by default. If it is not, each use reports an anomaly and returns
  /// one and the same memory storage, which is not shown but keeps what is written to it; `storage` may be set to it.
  public var memoryStorage: MemoryStorage {
    if let memory = storage as? MemoryStorage { return memory }
    anomalyHandler.reportAnomaly(.storageIsNotMemoryStorage)
    let memory = unshownStorage ?? MemoryStorage()
    unshownStorage = memory
    return memory
  }

  /// The storage that `memoryStorage` returns, and that keeps what is written to it, while the list shows one of
  /// another type.
  private var unshownStorage: MemoryStorage?

  /// Sets the kinds of views that are headers and footers; by default those of flow layouts.
  public func configureHeaderKind(_ header: SupplementaryKind, footerKind footer: SupplementaryKind) {
    headerKind = header
    footerKind = footer
    storage.configureHeaderKind(header, footerKind: footer)
  }

  /// The object that carries changes of the storage to the view. Made when managing starts; may be replaced, also by an
  /// object program's own.
  public var collectionViewUpdater: (any StorageUpdating)? {
    didSet {
      connect()
      if let updater = collectionViewUpdater as? CollectionUpdater { updater.didUpdateContent?(nil) }
    }
  }

  private func connect() {
    storage.delegate = collectionViewUpdater
    if let updater = collectionViewUpdater as? CollectionUpdater { updater.storage = storage }
  }

  /// Returns an updater as for a database: updated items change in their cells without animation, moved ones are
  /// deleted and inserted.
  public func coreDataUpdater() -> CollectionUpdater {
    CollectionUpdater(collectionView: surface, reloadItem: updateCellClosure(), animateMoveAsDeleteAndInsert: true)
  }

  /// Returns a closure that shows a model in the cell of a path, if that is visible, without animation.
  public func updateCellClosure() -> (ItemPath, AnyModel) -> Void {
    let manager = WeakReference(wrappedValue: self)
    return { path, model in manager.wrappedValue?.refreshCell(path, model) }
  }

  private func refreshCell(_ path: ItemPath, _ model: AnyModel) {
    guard let view = surface?.cell(at: path) else { return }
    if case .mapping(let mapping, let seen) = resolve(.cell, model, path), mapping.shows(view) {
      configure(view, mapping, seen, path)
    }
  }

  /// Shows the models of all visible cells again, and calls a closure with each.
  public func updateVisibleCells(_ body: ((ReusableView) -> Void)? = nil) {
    guard let surface else { return }
    for path in surface.visiblePaths {
      guard let model = storage.item(at: path), let view = surface.cell(at: path) else { continue }
      refreshCell(path, model)
      body?(view)
    }
  }

  func takeIdentifier() -> ReuseIdentifier {
    lastIdentifier += 1
    return ReuseIdentifier(lastIdentifier)
  }
}
