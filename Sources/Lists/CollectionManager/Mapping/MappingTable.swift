import CollectionKit
import Diffing

/// The mappings of a manager in the order of their registration, and the conversions between model types.
final class MappingTable {
  private(set) var mappings: [AnyViewModelMapping] = []
  /// The mappings created by the customizer; they are not candidates for any model.
  private(set) var adopted: [AnyViewModelMapping] = []
  private var conversions: [Conversion] = []
  /// The routes from a model type to each type to which it converts, starting with the type itself.
  private var routes: [ObjectIdentifier: [Route]] = [:]

  /// A conversion from one model type to another.
  private struct Conversion {
    var from: ObjectIdentifier
    var to: ObjectIdentifier
    /// Whether `nil` means that there is no model, as in an optional, rather than that the model does not convert.
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

  /// Adds a mapping created by the customizer. Returns whether it is new.
  func adopt(_ mapping: AnyViewModelMapping) -> Bool {
    guard !contains(where: { $0 === mapping }) else { return false }
    adopted.append(mapping)
    return true
  }

  /// Returns whether a condition holds for a mapping, registered or adopted.
  func contains(where condition: (AnyViewModelMapping) -> Bool) -> Bool {
    mappings.contains(where: condition) || adopted.contains(where: condition)
  }

  func remove(where isRemoved: (AnyViewModelMapping) -> Bool) -> [AnyViewModelMapping] {
    let removed = mappings.filter(isRemoved)
    mappings.removeAll(where: isRemoved)
    return removed
  }

  func addConversion(
    _ from: ObjectIdentifier, as to: ObjectIdentifier, isOptional: Bool, _ convert: @escaping (AnyModel) -> AnyModel?
  ) {
    conversions.append(Conversion(from: from, to: to, isOptional: isOptional, convert: convert))
    routes.removeAll()
  }

  /// Returns all mappings for a model at a path, in the order of registration, with the model converted for each.
  func candidates(_ type: ViewType, _ model: AnyModel, _ path: ItemPath)
    -> (found: [(AnyViewModelMapping, AnyModel)], isNil: Bool)
  {
    var found: [(AnyViewModelMapping, AnyModel)] = []
    var isNil = false
    let routes = routes(from: model.typeID)
    for mapping in mappings where mapping.viewType == type {
      for route in routes where route.to == mapping.modelTypeID {
        guard let converted = convert(model, along: route, &isNil) else { continue }
        if mapping.condition.isCompatible(with: path, model: converted) { found.append((mapping, converted)) }
        break
      }
    }
    if found.isEmpty { for route in routes { _ = convert(model, along: route, &isNil) } }
    return (found, isNil)
  }

  /// Returns a model as the views of a mapping expect it; `nil` if it does not convert.
  func convert(_ model: AnyModel, for mapping: AnyViewModelMapping) -> AnyModel? {
    var isNil = false
    for route in routes(from: model.typeID) where route.to == mapping.modelTypeID {
      if let converted = convert(model, along: route, &isNil) { return converted }
    }
    return nil
  }

  private func convert(_ model: AnyModel, along route: Route, _ isNil: inout Bool) -> AnyModel? {
    var converted = model
    for step in route.steps {
      guard let next = conversions[step].convert(converted) else {
        if conversions[step].isOptional { isNil = true }
        return nil
      }
      converted = next
    }
    return converted
  }

  private func routes(from type: ObjectIdentifier) -> [Route] {
    if let known = routes[type] { return known }
    // Breadth first, so that the shortest route comes first. Each route visits a type once, so the search ends.
    var list = [Route(to: type, steps: [])]
    var next = 0
    while next < list.count {
      let route = list[next]
      next += 1
      for (index, conversion) in conversions.enumerated() where conversion.from == route.to {
        if list.contains(where: { $0.to == conversion.to && $0.steps.count <= route.steps.count }) { continue }
        if list.count < 64 { list.append(Route(to: conversion.to, steps: route.steps + [index])) }
      }
    }
    routes[type] = list
    return list
  }
}
