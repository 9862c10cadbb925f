public import CollectionKit
public import Diffing

/// The content of the view.
extension CollectionManager {
  /// The number of sections.
  public var numberOfSections: Int { storage.numberOfSections }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int { storage.numberOfItems(inSection: section) }

  /// Returns a configured cell. Without a model or a mapping, reports an anomaly and returns an empty cell.
  public func cell(at path: ItemPath) -> ReusableView {
    guard let model = storage.item(at: path) else {
      anomalyHandler.reportAnomaly(.nilCellModel(path))
      return ReusableView()
    }
    switch resolve(.cell, model, path) {
    case .mapping(let mapping, let seen): return view(of: mapping, seen, path)
    case .noModel: anomalyHandler.reportAnomaly(.nilCellModel(path))
    case .none:
      anomalyHandler.reportAnomaly(.noCellMappingFound(modelDescription: model.text, indexPath: path))
    }
    return ReusableView()
  }

  /// Returns a configured supplementary view. Without a model or a mapping, reports an anomaly and returns an empty
  /// view.
  public func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView {
    guard let model = storage.supplementaryModel(ofKind: kind, forSectionAt: path) else {
      anomalyHandler.reportAnomaly(.nilSupplementaryModel(kind: kind, indexPath: path))
      return ReusableView()
    }
    switch resolve(.supplementaryView(kind: kind), model, path) {
    case .mapping(let mapping, let seen): return view(of: mapping, seen, path)
    case .noModel: anomalyHandler.reportAnomaly(.nilSupplementaryModel(kind: kind, indexPath: path))
    case .none:
      anomalyHandler.reportAnomaly(
        .noSupplementaryMappingFound(modelDescription: model.text, kind: kind, indexPath: path))
    }
    return ReusableView()
  }

  /// Returns whether the storage has a model for a supplementary view.
  public func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool {
    storage.supplementaryModel(ofKind: kind, forSectionAt: path) != nil
  }

  // MARK: - Choice of mapping

  /// Returns the mapping for a model, and the model converted for it: the customizer's choice, or otherwise the first
  /// mapping whose condition holds.
  func resolve(_ type: ViewType, _ model: AnyModel, _ path: ItemPath) -> MappingTable.Candidate {
    let (found, isNil) = table.candidates(type, model, path)
    guard let first = found.first else { return isNil ? .noModel : .none }
    if let choice = mappingCustomizer?.viewModelMapping(fromCandidates: found.map { $0.0 }, forModel: model) {
      for (mapping, seen) in found where mapping === choice { return .mapping(mapping, seen) }
      adopt(choice)
      return .mapping(choice, table.convert(model, for: choice) ?? model)
    }
    return .mapping(first.0, first.1)
  }

  private func view(of mapping: AnyViewModelMapping, _ model: AnyModel, _ path: ItemPath) -> ReusableView {
    let kind = mapping.viewType.supplementaryKind
    let identifier = mapping.reuseIdentifier
    guard let view = surface?.dequeue(identifier, ofKind: kind, at: path) else {
      if let kind {
        anomalyHandler.reportAnomaly(.differentSupplementaryReuseIdentifier(identifier, kind: kind))
      } else {
        anomalyHandler.reportAnomaly(.differentCellReuseIdentifier(identifier, indexPath: path))
      }
      return ReusableView()
    }
    if mapping.shows(view) {
      configure(view, mapping, model, path)
    } else if let kind {
      anomalyHandler.reportAnomaly(.differentSupplementaryClass(identifier, kind: kind))
    } else {
      anomalyHandler.reportAnomaly(.differentCellClass(identifier))
    }
    return view
  }

  /// Returns a view for a closure that is called for an item without a cell. The view is created as for the mapping's
  /// cells, and not shown.
  func takeUnshownView(of mapping: AnyViewModelMapping) -> ReusableView {
    if let view = mapping.unshownView {
      mapping.unshownView = nil
      view.prepareForReuse()
      return view
    }
    guard mapping.isRegisteredElsewhere else { return maker(of: mapping)() }
    let kind = mapping.viewType.supplementaryKind
    return surface?.dequeue(mapping.reuseIdentifier, ofKind: kind, at: ItemPath(section: 0, item: 0)) ?? ReusableView()
  }

  func configure(_ view: ReusableView, _ mapping: AnyViewModelMapping, _ model: AnyModel, _ path: ItemPath) {
    configured[ObjectIdentifier(view)] = (mapping, model)
    mapping.configure(view, model, path)
  }
}
