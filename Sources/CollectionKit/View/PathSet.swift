import Basics
import Diffing

/// Paths in order, each once.
struct PathSet: Equatable {
  private(set) var paths: [ItemPath] = []

  init(_ paths: [ItemPath] = []) {
    for path in paths.sorted() where self.paths.last != path { self.paths.append(path) }
  }

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ path: ItemPath) -> Bool {
    let place = self.place(of: path)
    return place < paths.count && paths[place] == path
  }

  /// Returns whether it was not there.
  @discardableResult
  mutating func insert(_ path: ItemPath) -> Bool {
    let place = self.place(of: path)
    guard place == paths.count || paths[place] != path else { return false }
    paths.insert(path, at: place)
    return true
  }

  /// Returns whether it was there.
  @discardableResult
  mutating func remove(_ path: ItemPath) -> Bool {
    let place = self.place(of: path)
    guard place < paths.count, paths[place] == path else { return false }
    paths.remove(at: place)
    return true
  }

  private func place(of path: ItemPath) -> Int { paths.partitioningIndex { $0 >= path } }
}
