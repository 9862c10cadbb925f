public import Basics
public import CollectionKit
public import Diffing

/// Connects a storage of models to a collection view: chooses and configures a view for each model, and reports events
/// with the types of view and model.
///
///     let manager = CollectionManager(managing: collectionView)
///     manager.register(RecipeCell.self) { mapping in
///       mapping.didSelect { cell, recipe, path in open(recipe) }
///     }
///     manager.memoryStorage.setItems(recipes)
///
/// **Order of answers.** An event travels along one chain: the closure registered for the model's mapping, the closure
/// registered for the collection as a whole, the program's `delegate`, the view. Reports reach all of them, in this
/// order. Questions go to one after the other until one answers. `nil` is not an answer, except for context menus,
/// where it means that there is no menu. If several closures are registered for one event of a mapping or of the
/// collection, the first is used. If several mappings could show a model, the first whose condition holds is used,
/// unless `mappingCustomizer` chooses another.
///
/// The owner retains the manager; the manager retains the storage and the updater.
public final class CollectionManager: CollectionSource {
  /// The collection view. Held weakly, except in WebAssembly, where it is held until `stopManaging()`.
  @WeakReference public private(set) var surface: (any CollectionSurface)?
  /// The object that chooses between mappings. Held weakly, except in WebAssembly, where it is held until
  /// `stopManaging()`.
  @WeakReference public var mappingCustomizer: (any ViewModelMappingCustomizing)?

  /// Receives events after the registered closures. Held weakly, except in WebAssembly, where it is held until
  /// `stopManaging()`.
  public var delegate: (any CollectionDelegate)? {
    get { handlers.next }
    set {
      handlers.next = newValue
      surface?.delegateDidChange()
    }
  }

  /// The handler of misuses.
  public var anomalyHandler = AnomalyHandler<ManagerAnomaly>()
  /// The templates of views; add them before registering.
  public let templates = ViewTemplates()
  /// The kind of views that count as headers.
  public private(set) var headerKind = SupplementaryKind.sectionHeader
  /// The kind of views that count as footers.
  public private(set) var footerKind = SupplementaryKind.sectionFooter

  let table = MappingTable()
  let handlers = CollectionHandlers()
  /// The mapping and model with which each visible view was configured, for the end of its display, when its item may
  /// be gone.
  var configured: [ObjectIdentifier: (mapping: AnyViewModelMapping, model: AnyModel)] = [:]
  /// The number before a manager's first reuse identifier, above the numbers that programs choose.
  private static let reservedIdentifiers: Int32 = 1_000_000
  private var lastIdentifier = CollectionManager.reservedIdentifiers

  /// Creates a manager with a storage; by default, an empty memory storage.
  public init(storage: any Storage = MemoryStorage()) {
    self.storage = storage
    storage.configureHeaderKind(headerKind, footerKind: footerKind)
  }

  /// Creates a manager for a collection view.
  public convenience init(managing surface: any CollectionSurface, storage: any Storage = MemoryStorage()) {
    self.init(storage: storage)
    startManaging(surface)
  }

  // MARK: - Managing

  /// Whether the manager has a collection view.
  public var isManaging: Bool { surface != nil }

  /// Shows the storage in a collection view. Repeating the call with the same view has no effect.
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

  /// Releases the collection view, the updater, and the delegate, which breaks all reference cycles.
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

  /// The source of models. A new storage receives the header kinds and reports to the updater; the old one no longer
  /// reports.
  public var storage: any Storage {
    didSet {
      if oldValue !== storage { oldValue.delegate = nil }
      storage.configureHeaderKind(headerKind, footerKind: footerKind)
      connect()
    }
  }

  /// The storage, if it is a memory storage, as it is by default. Otherwise, each access reports an anomaly and returns
  /// the same substitute memory storage. The substitute keeps everything written to it but is not shown unless you set
  /// `storage` to it.
  public var memoryStorage: MemoryStorage {
    if let memory = storage as? MemoryStorage { return memory }
    anomalyHandler.reportAnomaly(.storageIsNotMemoryStorage)
    let memory = unshownStorage ?? MemoryStorage()
    unshownStorage = memory
    return memory
  }

  /// The substitute that `memoryStorage` returns while the storage is of another type.
  private var unshownStorage: MemoryStorage?

  /// Sets the kinds of supplementary views used as headers and footers; by default, the kinds of flow layouts.
  public func configureHeaderKind(_ header: SupplementaryKind, footerKind footer: SupplementaryKind) {
    headerKind = header
    footerKind = footer
    storage.configureHeaderKind(header, footerKind: footer)
  }

  /// The object that passes changes of the storage to the view. Created when managing starts; you can replace it with a
  /// custom one.
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

  /// Returns an updater suited to databases: updated items change in their cells without animation, and moved items are
  /// deleted and inserted.
  public func coreDataUpdater() -> CollectionUpdater {
    CollectionUpdater(collectionView: surface, reloadItem: updateCellClosure(), animateMoveAsDeleteAndInsert: true)
  }

  /// Returns a closure that shows a model in the cell at a path, without animation, if that cell is visible.
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

  /// Updates all visible cells with their models, and calls a closure with each.
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
