public import CollectionKit
public import Diffing

/// Which views show models of one type: what all mappings have in common, whatever their view and model.
public class AnyViewModelMapping {
  /// Cells, or views of one kind.
  public final let viewType: ViewType
  /// Identifies the class of the views.
  public final let viewClassID: ObjectIdentifier
  /// Identifies the type of the models: the `typeID` of their boxes.
  public final let modelTypeID: ObjectIdentifier

  /// Names the views in the pool of the collection; given by the manager. Two mappings with one identifier share views,
  /// which then have to be of one class.
  public final var reuseIdentifier: ReuseIdentifier
  /// The name of the template views are made from; `nil` for the template of their class, if there is one.
  public final var templateName: String?
  /// Whether views are made by their class even if there is a template.
  public final var isMadeFromCode = false
  /// Whether the program has told the collection itself how views of the identifier are made.
  public final var isRegisteredElsewhere = false
  /// Where the mapping applies.
  public final var condition = MappingCondition.none

  final var reactions: [AnyReaction] = []

  init(viewType: ViewType, viewClassID: ObjectIdentifier, modelTypeID: ObjectIdentifier, identifier: ReuseIdentifier) {
    self.viewType = viewType
    self.viewClassID = viewClassID
    self.modelTypeID = modelTypeID
    reuseIdentifier = identifier
  }

  /// A new view of the mapping's class, from code.
  func makeView() -> ReusableView { ReusableView() }

  /// Whether a view is of the mapping's class or a subclass.
  func shows(_ view: ReusableView) -> Bool { false }

  /// The identity a model of the view's class would have: tells when a view is named where a model is meant.
  var viewAsModelID: ObjectIdentifier { ObjectIdentifier(AnyViewModelMapping.self) }

  /// Dresses a view with a model: handler, the view's own update, configure event.
  func dress(_ view: ReusableView, _ model: AnyModel, _ path: ItemPath) {}

  // MARK: - Events

  /// Registers what happens on an event. Of several closures for one event the one registered first counts.
  final func add<Argument, Result>(
    _ key: EventKey<Argument, Result>,
    _ body: @escaping (ReusableView?, AnyModel, ItemPath, Argument) -> Result?
  ) {
    if reaction(to: key.event) == nil { reactions.append(Reaction(to: key.event, body: body)) }
  }

  final func reaction(to event: MappingEvent) -> AnyReaction? { reactions.first { $0.event == event } }

  /// What the program answers to an event; `nil` if nothing is registered, or it needs a view and there is none.
  final func react<Argument, Result>(
    _ key: EventKey<Argument, Result>, _ view: ReusableView?, _ model: AnyModel, _ path: ItemPath,
    _ argument: Argument
  ) -> Result? {
    guard let reaction = reaction(to: key.event) else { return nil }
    // Each event has one pair of types: see `EventKey.init`.
    return unsafeDowncast(reaction, to: Reaction<Argument, Result>.self).body(view, model, path, argument)
  }
}

/// What a mapping makes views for.
public enum ViewType: Hashable, Sendable {
  /// Items.
  case cell
  /// Headers, footers and other views of sections.
  case supplementaryView(kind: SupplementaryKind)

  /// The kind of supplementary views; `nil` for cells.
  public var supplementaryKind: SupplementaryKind? {
    switch self {
    case .cell: nil
    case .supplementaryView(let kind): kind
    }
  }
}

/// Where a mapping applies, besides the type of the model.
public enum MappingCondition {
  /// Everywhere.
  case none
  /// In one section.
  case section(Int)
  /// Where the closure says so.
  case custom((ItemPath, AnyModel) -> Bool)

  /// Whether the mapping applies to a model at a path.
  public func isCompatible(with path: ItemPath, model: AnyModel) -> Bool {
    switch self {
    case .none: true
    case .section(let section): path.section == section
    case .custom(let condition): condition(path, model)
    }
  }
}

/// Chooses between mappings that could show a model.
public protocol ViewModelMappingCustomizing: AnyObject {
  /// One of the candidates, or a mapping of the program's own for the same kind of views; `nil` for the first one.
  func viewModelMapping(fromCandidates candidates: [AnyViewModelMapping], forModel model: AnyModel)
    -> AnyViewModelMapping?
}
