/// An object that has a manager, such as a screen controller or any other owner of a collection.
///
/// Store a slot; the protocol provides the manager:
///
///     final class Screen: CollectionManageable { let managerSlot = ManagerSlot() }
public protocol CollectionManageable: AnyObject {
  /// The slot that stores the manager.
  var managerSlot: ManagerSlot { get }
  /// The manager, created on first use. You can replace it.
  var manager: CollectionManager { get set }
}

extension CollectionManageable {
  /// The manager, created on first use. You can replace it.
  public var manager: CollectionManager {
    get { managerSlot.manager }
    set { managerSlot.manager = newValue }
  }
}

/// Stores a manager and creates it on first use.
public final class ManagerSlot {
  private var made: CollectionManager?
  private let make: () -> CollectionManager

  /// Creates a slot. `make` creates the manager; by default, one with an empty memory storage.
  public init(make: @escaping () -> CollectionManager = { CollectionManager() }) { self.make = make }

  /// The manager, created on first use.
  public var manager: CollectionManager {
    get {
      if let made { return made }
      let manager = make()
      made = manager
      return manager
    }
    set { made = newValue }
  }
}
