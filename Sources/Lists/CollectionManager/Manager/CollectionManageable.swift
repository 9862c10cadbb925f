/// An object that has a manager: a controller of a screen, or anything else that owns a collection.
///
/// It keeps a slot, and gets the manager from the protocol:
///
///     final class Screen: CollectionManageable { let managerSlot = ManagerSlot() }
public protocol CollectionManageable: AnyObject {
  /// The slot that keeps the manager.
  var managerSlot: ManagerSlot { get }
  /// The manager: made on first use, the same each time, and replaceable.
  var manager: CollectionManager { get set }
}

extension CollectionManageable {
  /// The manager: made on first use, the same each time, and replaceable.
  public var manager: CollectionManager {
    get { managerSlot.manager }
    set { managerSlot.manager = newValue }
  }
}

/// A slot for a manager that is made when it is first needed.
public final class ManagerSlot {
  private var made: CollectionManager?
  private let make: () -> CollectionManager

  /// Creates a slot; `make` makes its manager, by default one with an empty memory storage.
  public init(make: @escaping () -> CollectionManager = { CollectionManager() }) { self.make = make }

  /// The manager, made on first use.
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
