import CollectionKit
import Diffing

/// The mappings of a manager in the order of their registration, and how models of one type are seen as another.
final class MappingTable {
  private(set) var mappings: [AnyViewModelMapping] = []
  private var viewings: [Viewing] = []
  /// Ways from a type of models to each type it can be seen as, the type itself first.
  private var routes: [ObjectIdentifier: [Route]] = [:]

  /// A step: models of one type seen as another.
  private struct Viewing {
    var from: ObjectIdentifier
    var to: ObjectIdentifier
    /// Whether `nil` means that there is no model at all, as in an optional, and not that this one is not of the type.
    var isOptional: Bool
    var convert: (AnyModel) -> AnyModel?
  }

  private struct Route {
    var to: ObjectIdentifier
    var steps: [Int]
  }

  enum Candidate {
    case mapping(AnyViewModelMapping, AnyModel)
    case noModel
    case none
  }

  func add(_ mapping: AnyViewModelMapping) { mappings.append(mapping) }

  func remove(where isRemoved: (AnyViewModelMapping) -> Bool) -> [AnyViewModelMapping] {
    let removed = mappings.filter(isRemoved)
    mappings.removeAll(where: isRemoved)
    return removed
  }

  func view(
    _ from: ObjectIdentifier, as to: ObjectIdentifier, isOptional: Bool, _ convert: @escaping (AnyModel) -> AnyModel?
  ) {
    viewings.append(Viewing(from: from, to: to, isOptional: isOptional, convert: convert))
    routes.removeAll()
  }

  /// All mappings for a model at a path, in the order of registration, with the model as each of them sees it.
  func candidates(_ type: ViewType, _ model: AnyModel, _ path: ItemPath)
    -> (found: [(AnyViewModelMapping, AnyModel)], isNil: Bool)
  {
    var found: [(AnyViewModelMapping, AnyModel)] = []
    var isNil = false
    let ways = routes(from: model.typeID)
    for mapping in mappings where mapping.viewType == type {
      for way in ways where way.to == mapping.modelTypeID {
        guard let seen = follow(way, model, &isNil) else { continue }
        if mapping.condition.isCompatible(with: path, model: seen) { found.append((mapping, seen)) }
        break
      }
    }
    if found.isEmpty { for way in ways { _ = follow(way, model, &isNil) } }
    return (found, isNil)
  }

  private func follow(_ route: Route, _ model: AnyModel, _ isNil: inout Bool) -> AnyModel? {
    var seen = model
    for step in route.steps {
      guard let next = viewings[step].convert(seen) else {
        if viewings[step].isOptional { isNil = true }
        return nil
      }
      seen = next
    }
    return seen
  }

  private func routes(from type: ObjectIdentifier) -> [Route] {
    if let known = routes[type] { return known }
    // Breadth first, so that the shortest way comes first; each way visits a type once, so it ends.
    var list = [Route(to: type, steps: [])]
    var next = 0
    while next < list.count {
      let route = list[next]
      next += 1
      for (index, viewing) in viewings.enumerated() where viewing.from == route.to {
        if list.contains(where: { $0.to == viewing.to && $0.steps.count <= route.steps.count }) { continue }
        if list.count < 64 { list.append(Route(to: viewing.to, steps: route.steps + [index])) }
      }
    }
    routes[type] = list
    return list
  }
}
