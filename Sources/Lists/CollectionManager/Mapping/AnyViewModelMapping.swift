public import CollectionKit
public import Diffing

/// The base class of all mappings, independent of their view class and model type.
public class AnyViewModelMapping {
  /// The type of view that the mapping creates: cells, or supplementary views of a kind.
  public final let viewType: ViewType
  /// The identity of the view class.
  public final let viewClassID: ObjectIdentifier
  /// The identity of the model type: the `typeID` of its boxes.
  public final let modelTypeID: ObjectIdentifier

  /// The reuse identifier of the views; set by the manager. Two mappings with the same identifier share views, which
  /// must then be of one class.
  public final var reuseIdentifier: ReuseIdentifier
  /// The name of the template from which views are created; `nil` for the template of their class, if there is one.
  public final var templateName: String?
  /// Whether views are created from code even if there is a template.
  public final var isMadeFromCode = false
  /// Whether the program registers views of this identifier directly with the collection.
  public final var isRegisteredElsewhere = false
  /// The condition under which the mapping applies.
  public final var condition = MappingCondition.none

  final var reactions: [AnyReaction] = []
  /// The events of closures that are never called; the manager reports and clears them.
  final var unusedEvents: [MappingEvent] = []
  /// A view that is never shown. Closures receive it for items that have no cell.
  final var unshownView: ReusableView?

  init(viewType: ViewType, viewClassID: ObjectIdentifier, modelTypeID: ObjectIdentifier, identifier: ReuseIdentifier) {
    self.viewType = viewType
    self.viewClassID = viewClassID
    self.modelTypeID = modelTypeID
    reuseIdentifier = identifier
  }

  /// Returns a new view of the mapping's class, made from code.
  func makeView() -> ReusableView { ReusableView() }

  /// Returns whether a view is of the mapping's class or a subclass.
  func shows(_ view: ReusableView) -> Bool { false }

  /// The identity that a model of the view's class would have. It reveals that a view was named where a model is
  /// expected.
  var viewAsModelID: ObjectIdentifier { ObjectIdentifier(AnyViewModelMapping.self) }

  /// Configures a view with a model: the handler, the view's own update, then the configure event.
  func configure(_ view: ReusableView, _ model: AnyModel, _ path: ItemPath) {}

  // MARK: - Events

  /// Registers a closure for an event. If several closures are registered for one event, the first one is used.
  final func add<Argument, Result>(
    _ key: EventKey<Argument, Result>, needsView: Bool,
    _ body: @escaping (ReusableView?, AnyModel, ItemPath, Argument) -> Result?
  ) {
    if reaction(to: key.event) == nil, key.event.occurs(to: viewType) {
      reactions.append(Reaction(to: key.event, needsView: needsView, body: body))
    } else {
      unusedEvents.append(key.event)
    }
  }

  final func reaction(to event: MappingEvent) -> AnyReaction? { reactions.first { $0.event == event } }

  /// Returns the closure's answer to an event; `nil` if none is registered.
  final func react<Argument, Result>(
    _ key: EventKey<Argument, Result>, _ view: ReusableView?, _ model: AnyModel, _ path: ItemPath,
    _ argument: Argument
  ) -> Result? {
    guard let reaction = reaction(to: key.event) else { return nil }
    // Each event has a single pair of types: see `EventKey.init`.
    return unsafeDowncast(reaction, to: Reaction<Argument, Result>.self).body(view, model, path, argument)
  }
}

/// The type of view that a mapping creates.
public enum ViewType: Hashable, Sendable {
  /// Cells, for items.
  case cell
  /// Supplementary views of a kind: headers, footers, and others.
  case supplementaryView(kind: SupplementaryKind)

  /// The kind of supplementary views; `nil` for cells.
  public var supplementaryKind: SupplementaryKind? {
    switch self {
    case .cell: nil
    case .supplementaryView(let kind): kind
    }
  }
}

/// The condition under which a mapping applies, in addition to the type of the model.
public enum MappingCondition {
  /// No condition.
  case none
  /// The item is in a section.
  case section(Int)
  /// A closure returns `true` for the path and the model.
  case custom((ItemPath, AnyModel) -> Bool)

  /// Returns whether the condition holds for a model at a path.
  public func isCompatible(with path: ItemPath, model: AnyModel) -> Bool {
    switch self {
    case .none: true
    case .section(let section): path.section == section
    case .custom(let condition): condition(path, model)
    }
  }
}

/// An object that chooses between the mappings that can show a model.
public protocol ViewModelMappingCustomizing: AnyObject {
  /// Returns one of the candidates, or a custom mapping for the same kind of view, which must be the same object each
  /// time; `nil` for the first candidate.
  func viewModelMapping(fromCandidates candidates: [AnyViewModelMapping], forModel model: AnyModel)
    -> AnyViewModelMapping?
}
