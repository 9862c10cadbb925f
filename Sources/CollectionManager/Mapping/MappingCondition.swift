public import Diffing

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
