public import CollectionKit
public import Diffing

/// Registration: which views show which models.
///
/// Unless the name contains `Nibless` or `NibNamed`, a view is created from the template of its class if there is one,
/// otherwise from code.
extension CollectionManager {
  // MARK: - Cells

  /// Registers a cell class for its model type.
  /// - Parameters:
  ///   - mapping: Sets properties and events of the mapping.
  ///   - handler: Called on each appearance, before `update(with:)`.
  public func register<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, mapping: ((ViewModelMapping<Cell, Cell.ModelType>) -> Void)? = nil,
    handler: ((Cell, Cell.ModelType, ItemPath) -> Void)? = nil
  ) { add(.cell, cellClass, Cell.ModelType.self, { $0.update(with: $1) }, mapping, handler) }

  /// Registers a cell class that does not conform to `ModelTransfer` for a model type.
  /// - Parameters:
  ///   - mapping: Sets properties and events of the mapping.
  ///   - handler: Shows the model, on each appearance.
  public func register<Cell: ReusableView, Model>(
    _ cellClass: Cell.Type, for modelType: Model.Type, mapping: ((ViewModelMapping<Cell, Model>) -> Void)? = nil,
    handler: @escaping (Cell, Model, ItemPath) -> Void
  ) { add(.cell, cellClass, modelType, nil, mapping, handler) }

  /// Registers a cell class whose cells are created from code even if there is a template.
  public func registerNibless<Cell: ModelTransfer>(_ cellClass: Cell.Type) {
    register(cellClass, mapping: { $0.isMadeFromCode = true })
  }

  /// Registers a cell class whose cells are created from a template.
  public func registerNibNamed<Cell: ModelTransfer>(_ name: String, for cellClass: Cell.Type) {
    register(cellClass, mapping: { $0.templateName = name })
  }

  // MARK: - Headers and footers

  /// Registers a header class.
  public func registerHeader<View: ModelTransfer>(
    _ viewClass: View.Type, mapping: ((ViewModelMapping<View, View.ModelType>) -> Void)? = nil,
    handler: ((View, View.ModelType, ItemPath) -> Void)? = nil
  ) { registerSupplementary(viewClass, forKind: headerKind, mapping: mapping, handler: handler) }

  /// Registers a footer class.
  public func registerFooter<View: ModelTransfer>(
    _ viewClass: View.Type, mapping: ((ViewModelMapping<View, View.ModelType>) -> Void)? = nil,
    handler: ((View, View.ModelType, ItemPath) -> Void)? = nil
  ) { registerSupplementary(viewClass, forKind: footerKind, mapping: mapping, handler: handler) }

  /// Registers a header class whose views are created from code even if there is a template.
  public func registerNiblessHeader<View: ModelTransfer>(_ viewClass: View.Type) {
    registerHeader(viewClass, mapping: { $0.isMadeFromCode = true })
  }

  /// Registers a footer class whose views are created from code even if there is a template.
  public func registerNiblessFooter<View: ModelTransfer>(_ viewClass: View.Type) {
    registerFooter(viewClass, mapping: { $0.isMadeFromCode = true })
  }

  /// Registers a header class whose views are created from a template.
  public func registerNibNamed<View: ModelTransfer>(_ name: String, forHeader viewClass: View.Type) {
    registerHeader(viewClass, mapping: { $0.templateName = name })
  }

  /// Registers a footer class whose views are created from a template.
  public func registerNibNamed<View: ModelTransfer>(_ name: String, forFooter viewClass: View.Type) {
    registerFooter(viewClass, mapping: { $0.templateName = name })
  }

  // MARK: - Other supplementary views

  /// Registers a class of supplementary views of a kind.
  public func registerSupplementary<View: ModelTransfer>(
    _ viewClass: View.Type, forKind kind: SupplementaryKind,
    mapping: ((ViewModelMapping<View, View.ModelType>) -> Void)? = nil,
    handler: ((View, View.ModelType, ItemPath) -> Void)? = nil
  ) {
    add(
      .supplementaryView(kind: kind), viewClass, View.ModelType.self, { $0.update(with: $1) }, mapping, handler)
  }

  /// Registers a class of supplementary views that does not conform to `ModelTransfer` for a model type.
  public func registerSupplementary<View: ReusableView, Model>(
    _ viewClass: View.Type, for modelType: Model.Type, ofKind kind: SupplementaryKind,
    mapping: ((ViewModelMapping<View, Model>) -> Void)? = nil,
    handler: @escaping (View, Model, ItemPath) -> Void
  ) { add(.supplementaryView(kind: kind), viewClass, modelType, nil, mapping, handler) }

  /// Registers a class of supplementary views that are created from code even if there is a template.
  public func registerNiblessSupplementary<View: ModelTransfer>(
    _ viewClass: View.Type, forKind kind: SupplementaryKind
  ) { registerSupplementary(viewClass, forKind: kind, mapping: { $0.isMadeFromCode = true }) }

  /// Registers a class of supplementary views that are created from a template.
  public func registerNibNamed<View: ModelTransfer>(
    _ name: String, forSupplementary viewClass: View.Type, ofKind kind: SupplementaryKind
  ) { registerSupplementary(viewClass, forKind: kind, mapping: { $0.templateName = name }) }

  // MARK: - Unregistering

  /// Removes all mappings of a cell class and their events. Headers and footers of the class stay.
  public func unregister<Cell: ReusableView>(_ cellClass: Cell.Type) { remove(.cell, cellClass) }

  /// Removes all mappings of a header class and their events.
  public func unregisterHeader<View: ReusableView>(_ viewClass: View.Type) {
    remove(.supplementaryView(kind: headerKind), viewClass)
  }

  /// Removes all mappings of a footer class and their events.
  public func unregisterFooter<View: ReusableView>(_ viewClass: View.Type) {
    remove(.supplementaryView(kind: footerKind), viewClass)
  }

  /// Removes all mappings of a class for supplementary views of one kind, and their events.
  public func unregisterSupplementary<View: ReusableView>(_ viewClass: View.Type, forKind kind: SupplementaryKind) {
    remove(.supplementaryView(kind: kind), viewClass)
  }

  /// All mappings, in the order of their registration.
  public var viewModelMappings: [AnyViewModelMapping] { table.mappings }

  // MARK: - Conversions

  /// Registers a conversion from models of one type to another type that has registered views: from a class to its
  /// superclass, from a type to the box of a protocol, from a case of an enumeration to its associated value. Mappings
  /// of both types then compete in the order of their registration. Conversions can be chained.
  /// - Parameter convert: Returns `nil` for a model that does not convert.
  public func viewModels<Model, Other>(
    _ type: Model.Type, as other: Other.Type, _ convert: @escaping (Model) -> Other?
  ) {
    table.addConversion(
      ObjectIdentifier(ModelBox<Model>.self), as: ObjectIdentifier(ModelBox<Other>.self), isOptional: false
    ) {
      $0.value(as: type).flatMap(convert).map { ModelBox($0) }
    }
  }

  /// Registers the conversion from optionals of a type, nested up to three levels, to their wrapped values. `nil`
  /// counts as no model.
  public func viewOptionals<Model>(of type: Model.Type) {
    viewOptional(of: Model.self)
    viewOptional(of: Model?.self)
    viewOptional(of: Model??.self)
  }

  private func viewOptional<Model>(of type: Model.Type) {
    let optional = ObjectIdentifier(ModelBox<Model?>.self)
    table.addConversion(optional, as: ObjectIdentifier(ModelBox<Model>.self), isOptional: true) { box in
      guard let outer = box.value(as: Model?.self), let model = outer else { return nil }
      return ModelBox(model)
    }
  }

  // MARK: - Parts

  private func add<View: ReusableView, Model>(
    _ type: ViewType, _ viewClass: View.Type, _ modelType: Model.Type, _ transfer: ((View, Model) -> Void)?,
    _ configure: ((ViewModelMapping<View, Model>) -> Void)?, _ handler: ((View, Model, ItemPath) -> Void)?
  ) {
    if surface == nil { anomalyHandler.reportAnomaly(.usedBeforeManaging) }
    let mapping = ViewModelMapping<View, Model>(
      type, identifier: takeIdentifier(), transfer: transfer, handler: handler)
    configure?(mapping)
    reportUnused(mapping)
    if mapping.reaction(to: .size) != nil { checkFlowLayout(type == .cell ? "sizeForCell" : "referenceSize") }
    table.add(mapping)
    registerAtSurface(mapping)
    surface?.delegateDidChange()
  }

  /// Registers the views of a mapping created by the customizer, when it is first chosen.
  func adopt(_ mapping: AnyViewModelMapping) {
    guard table.adopt(mapping) else { return }
    if mapping.reuseIdentifier == .unassigned { mapping.reuseIdentifier = takeIdentifier() }
    reportUnused(mapping)
    registerAtSurface(mapping)
    if !mapping.reactions.isEmpty { surface?.delegateDidChange() }
  }

  /// Reports closures of a mapping that are never called.
  private func reportUnused(_ mapping: AnyViewModelMapping) {
    for event in mapping.unusedEvents { anomalyHandler.reportAnomaly(.unusedEvent(eventName: event.name)) }
    mapping.unusedEvents = []
  }

  func registerAtSurface(_ mapping: AnyViewModelMapping) {
    guard let surface, !mapping.isRegisteredElsewhere else { return }
    surface.register(mapping.reuseIdentifier, ofKind: mapping.viewType.supplementaryKind, make: maker(of: mapping))
  }

  func maker(of mapping: AnyViewModelMapping) -> () -> ReusableView {
    var template: (() -> ReusableView?)?
    let name = mapping.templateName ?? ""
    if let named = mapping.templateName {
      template = templates.named(named)
      if template == nil { anomalyHandler.reportAnomaly(.emptyTemplate(name: named)) }
    } else if !mapping.isMadeFromCode {
      template = templates.ofClass(mapping.viewClassID)
    }
    guard let template else { return { mapping.makeView() } }
    let anomalyHandler = anomalyHandler
    return {
      if let view = template() { return view }
      anomalyHandler.reportAnomaly(.emptyTemplate(name: name))
      return mapping.makeView()
    }
  }

  private func remove<View: ReusableView>(_ type: ViewType, _ viewClass: View.Type) {
    let id = ObjectIdentifier(viewClass)
    for mapping in table.remove(where: { $0.viewType == type && $0.viewClassID == id }) {
      surface?.unregister(mapping.reuseIdentifier, ofKind: type.supplementaryKind)
    }
    surface?.delegateDidChange()
  }

  // MARK: - Events by class or model

  /// Attaches an event to all cell mappings of a class.
  func attach<Cell: ModelTransfer>(
    _ cellClass: Cell.Type, _ name: String = #function, _ body: (ViewModelMapping<Cell, Cell.ModelType>) -> Void
  ) { attach(.cell, cellClass, name, body) }

  /// Attaches an event to all mappings of a view class for a kind.
  func attach<View: ModelTransfer>(
    _ viewClass: View.Type, ofKind kind: SupplementaryKind, _ name: String = #function,
    _ body: (ViewModelMapping<View, View.ModelType>) -> Void
  ) { attach(.supplementaryView(kind: kind), viewClass, name, body) }

  private func attach<View: ModelTransfer>(
    _ type: ViewType, _ viewClass: View.Type, _ name: String,
    _ body: (ViewModelMapping<View, View.ModelType>) -> Void
  ) {
    let view = ObjectIdentifier(viewClass)
    let model = ObjectIdentifier(ModelBox<View.ModelType>.self)
    var isFound = false
    for mapping in table.mappings where mapping.viewType == type && mapping.viewClassID == view {
      guard mapping.modelTypeID == model else { continue }
      isFound = true
      body(unsafeDowncast(mapping, to: ViewModelMapping<View, View.ModelType>.self))
      reportUnused(mapping)
    }
    if !isFound { anomalyHandler.reportAnomaly(.eventRegisteredForUnregisteredMapping(eventName: name)) }
    surface?.delegateDidChange()
  }

  /// Attaches an event to all cell mappings of a model type.
  func attach<Model, Result>(
    _ key: EventKey<Void, Result>, toCellsOf model: Model.Type, name: String = #function,
    _ body: @escaping (Model, ItemPath) -> Result
  ) { attach(key, .cell, name, body) }

  /// Attaches an event to all mappings of a model type for a kind of view.
  func attach<Model, Result>(
    _ key: EventKey<Void, Result>, to model: Model.Type, ofKind kind: SupplementaryKind, name: String = #function,
    _ body: @escaping (Model, ItemPath) -> Result
  ) { attach(key, .supplementaryView(kind: kind), name, body) }

  private func attach<Model, Result>(
    _ key: EventKey<Void, Result>, _ type: ViewType, _ name: String, _ body: @escaping (Model, ItemPath) -> Result
  ) {
    let model = ObjectIdentifier(ModelBox<Model>.self)
    var isFound = false
    for mapping in table.mappings where mapping.viewType == type {
      if mapping.viewAsModelID == model {
        anomalyHandler.reportAnomaly(.modelEventCalledWithCellClass(eventName: name))
        return
      }
      guard mapping.modelTypeID == model else { continue }
      isFound = true
      mapping.add(key, needsView: false) { _, model, path, _ in model.value(as: Model.self).map { body($0, path) } }
      reportUnused(mapping)
    }
    if !isFound { anomalyHandler.reportAnomaly(.eventRegisteredForUnregisteredMapping(eventName: name)) }
    surface?.delegateDidChange()
  }

  /// Reports an anomaly if the layout never uses an event.
  func checkFlowLayout(_ name: String) {
    if surface?.usesFlowLayout == false {
      anomalyHandler.reportAnomaly(.flowLayoutEventWithDifferentLayout(eventName: name))
    }
  }
}
