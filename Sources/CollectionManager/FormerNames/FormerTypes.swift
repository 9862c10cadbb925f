import CollectionKit

// Names of the systems this kit takes the place of: known to the compiler, so that it tells the new one.

/// Renamed.
@available(*, unavailable, renamed: "CollectionManageable")
public typealias DTCollectionViewManageable = CollectionManageable

/// Renamed.
@available(*, unavailable, renamed: "CollectionManager")
public typealias DTCollectionViewManager = CollectionManager

/// Renamed.
@available(*, unavailable, renamed: "CollectionUpdater")
public typealias CollectionViewUpdater = CollectionUpdater

/// Renamed.
@available(*, unavailable, renamed: "ManagerAnomaly")
public typealias DTCollectionViewManagerAnomaly = ManagerAnomaly

/// Renamed.
@available(*, unavailable, renamed: "ViewFactoryError")
public typealias DTCollectionViewFactoryError = ViewFactoryError

/// Renamed.
@available(*, unavailable, renamed: "ViewModelMappingCustomizing")
public typealias DTViewModelMappingCustomizable = ViewModelMappingCustomizing

/// Gone: use the closures of the updater.
@available(*, unavailable, message: "use willUpdateContent and didUpdateContent of CollectionUpdater")
public typealias DTCollectionViewContentUpdatable = StorageUpdating

/// Renamed.
@available(*, unavailable, renamed: "LiveSectionsStorage")
public typealias RealmStorage = LiveSectionsStorage

/// Renamed.
@available(*, unavailable, renamed: "QueryStorage")
public typealias CoreDataStorage = QueryStorage

/// Renamed.
@available(*, unavailable, renamed: "Identifiable")
public typealias EntityIdentifiable = Identifiable

extension ModelTransfer {
  /// Renamed.
  @available(*, unavailable, renamed: "update(with:)")
  public func updateWithModel(_ model: ModelType) {}
}

extension ViewModelMappingCustomizing {
  /// Renamed.
  @available(*, unavailable, renamed: "viewModelMapping(fromCandidates:forModel:)")
  public func viewModelMappingFromCandidates(_ candidates: [AnyViewModelMapping], forModel model: AnyModel)
    -> AnyViewModelMapping?
  { nil }
}
