public import CollectionManager

// Former names from DTCollectionViewManager. They are unavailable, so that the compiler reports the new names.

/// An unavailable former name.
@available(*, unavailable, renamed: "CollectionManageable")
public typealias DTCollectionViewManageable = CollectionManageable

/// An unavailable former name.
@available(*, unavailable, renamed: "CollectionManager")
public typealias DTCollectionViewManager = CollectionManager

/// An unavailable former name.
@available(*, unavailable, renamed: "CollectionUpdater")
public typealias CollectionViewUpdater = CollectionUpdater

/// An unavailable former name.
@available(*, unavailable, renamed: "ManagerAnomaly")
public typealias DTCollectionViewManagerAnomaly = ManagerAnomaly

/// An unavailable former name.
@available(*, unavailable, renamed: "ViewFactoryError")
public typealias DTCollectionViewFactoryError = ViewFactoryError

/// An unavailable former name.
@available(*, unavailable, renamed: "ViewModelMappingCustomizing")
public typealias DTViewModelMappingCustomizable = ViewModelMappingCustomizing

/// An unavailable former name; use the closures of the updater instead.
@available(*, unavailable, message: "use willUpdateContent and didUpdateContent of CollectionUpdater")
public typealias DTCollectionViewContentUpdatable = StorageUpdating

/// An unavailable former name.
@available(*, unavailable, renamed: "LiveSectionsStorage")
public typealias RealmStorage = LiveSectionsStorage

/// An unavailable former name.
@available(*, unavailable, renamed: "QueryStorage")
public typealias CoreDataStorage = QueryStorage

/// An unavailable former name.
@available(*, unavailable, renamed: "Identifiable")
public typealias EntityIdentifiable = Identifiable

extension ModelTransfer {
  /// An unavailable former name.
  @available(*, unavailable, renamed: "update(with:)")
  public func updateWithModel(_ model: ModelType) {}
}

extension ViewModelMappingCustomizing {
  /// An unavailable former name.
  @available(*, unavailable, renamed: "viewModelMapping(fromCandidates:forModel:)")
  public func viewModelMappingFromCandidates(_ candidates: [AnyViewModelMapping], forModel model: AnyModel)
    -> AnyViewModelMapping?
  { nil }
}
