import Basics
import Diffing

/// A sorted list of unique paths.
struct PathSet: Equatable {
  private(set) var paths: [ItemPath] = []

  init(_ paths: [ItemPath] = []) {
    for path in paths.ascending() where self.paths.last != path { self.paths.append(path) }
  }

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ path: ItemPath) -> Bool {
    let index = index(of: path)
    return index < paths.count && paths[index] == path
  }

  /// Inserts a path, and returns whether it was absent.
  @discardableResult
  mutating func insert(_ path: ItemPath) -> Bool {
    let index = index(of: path)
    guard index == paths.count || paths[index] != path else { return false }
    paths.insert(path, at: index)
    return true
  }

  /// Removes a path, and returns whether it was present.
  @discardableResult
  mutating func remove(_ path: ItemPath) -> Bool {
    let index = index(of: path)
    guard index < paths.count, paths[index] == path else { return false }
    paths.remove(at: index)
    return true
  }

  private func index(of path: ItemPath) -> Int { paths.partitioningIndex { $0 >= path } }
}
