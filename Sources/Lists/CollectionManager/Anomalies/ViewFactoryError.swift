public import CollectionKit
public import Diffing

/// The reason why no view could be created for a model, in the form of older error handlers. An anomaly is reported as
/// well.
public enum ViewFactoryError: Error, Equatable {
  /// There is no model for an item.
  case nilCellModel(ItemPath)
  /// There is no model for a header, footer, or other supplementary view.
  case nilSupplementaryModel(kind: SupplementaryKind, indexPath: ItemPath)
  /// No cell is registered for a model.
  case noCellMappings(modelDescription: String)
  /// No supplementary view of a kind is registered for a model.
  case noSupplementaryMappings(kind: SupplementaryKind, modelDescription: String)

  init?(_ anomaly: ManagerAnomaly) {
    switch anomaly {
    case .nilCellModel(let path): self = .nilCellModel(path)
    case .nilSupplementaryModel(let kind, let path): self = .nilSupplementaryModel(kind: kind, indexPath: path)
    case .noCellMappingFound(let model, _): self = .noCellMappings(modelDescription: model)
    case .noSupplementaryMappingFound(let model, let kind, _):
      self = .noSupplementaryMappings(kind: kind, modelDescription: model)
    default: return nil
    }
  }
}

extension CollectionManager {
  /// Sets a closure that is called when no view could be created, before the action of the anomaly handler.
  public func setViewFactoryErrorHandler(_ body: @escaping (ViewFactoryError) -> Void) {
    let action = anomalyHandler.anomalyAction
    anomalyHandler.anomalyAction = { anomaly in
      if let error = ViewFactoryError(anomaly) { body(error) }
      action(anomaly)
    }
  }
}
