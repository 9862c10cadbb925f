public import CollectionKit
public import Diffing

/// What the view shows.
extension CollectionManager {
  /// How many sections there are.
  public var numberOfSections: Int { storage.numberOfSections }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int { storage.numberOfItems(inSection: section) }

  /// A dressed cell; an empty one if there is no model or no mapping, which is reported.
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

  /// A dressed view of a section; an empty one if there is no model or no mapping, which is reported.
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

  /// Whether the storage has a model for a view of a section.
  public func hasSupplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> Bool {
    storage.supplementaryModel(ofKind: kind, forSectionAt: path) != nil
  }

  // MARK: - Choice of mapping

  /// The mapping for a model, and the model as it sees it: conditions first, then the customiser, else the first.
  func resolve(_ type: ViewType, _ model: AnyModel, _ path: ItemPath) -> MappingTable.Candidate {
    let (found, isNil) = table.candidates(type, model, path)
    guard let first = found.first else { return isNil ? .noModel : .none }
    if let choice = mappingCustomizer?.viewModelMapping(fromCandidates: found.map { $0.0 }, forModel: model) {
      for (mapping, seen) in found where mapping === choice { return .mapping(mapping, seen) }
      return .mapping(choice, model)
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
      dress(view, mapping, model, path)
    } else if let kind {
      anomalyHandler.reportAnomaly(.differentSupplementaryClass(identifier, kind: kind))
    } else {
      anomalyHandler.reportAnomaly(.differentCellClass(identifier))
    }
    return view
  }

  func dress(_ view: ReusableView, _ mapping: AnyViewModelMapping, _ model: AnyModel, _ path: ItemPath) {
    dressed[ObjectIdentifier(view)] = (mapping, model)
    mapping.dress(view, model, path)
  }
}
