import Basics

/// Resources in the order in which they are shown, with lookup by identifier.
///
///     var list = ResourceList(try store.resources())
///     list.add(resourcesOf: event)
///     list.resources.map { $0.title }
///
/// Siblings are ordered by `Resource.order`, then by title, ignoring case and accents, then by identifier. Children
/// follow their parent. A resource whose parent does not exist is shown at the top level, and of resources that are
/// each other's parents, one is.
public struct ResourceList: Sendable {
  /// The resources in the order in which they are shown.
  public private(set) var resources: [Resource] = []
  /// The number of ancestors of each resource in `resources`; 0 at the top level.
  public private(set) var depths: [Int] = []
  /// The indices of the resources, in the order of their identifiers.
  private var places: [Int] = []

  /// Creates a list. If several resources have the same identifier, the last one is kept.
  public init(_ resources: [Resource] = []) {
    var keys = resources.indices.map { SortKey(0, $0) }
    SortKey.sort(&keys) { Self.precedes(resources[Int($0)], resources[Int($1)]) }
    for key in keys {
      let resource = resources[Int(key.index)]
      if let last = self.resources.last, !Self.precedes(last, resource) {
        self.resources[self.resources.count - 1] = resource
      } else {
        places.append(self.resources.count)
        self.resources.append(resource)
      }
    }
    arrange()
  }

  private static func precedes(_ a: Resource, _ b: Resource) -> Bool {
    a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
  }

  /// The resource with an identifier; `nil` if there is none.
  public subscript(id: String) -> Resource? { index(of: id).map { resources[$0] } }

  /// Returns the index in `resources` of the resource with an identifier; `nil` if there is none. Takes O(log n).
  public func index(of id: String) -> Int? {
    let place = place(of: id)
    guard place < places.count, resources[places[place]].id.hasSameBytes(as: id) else { return nil }
    return places[place]
  }

  private func place(of id: String) -> Int {
    places.partitioningIndex { !resources[$0].id.utf8.lexicographicallyPrecedes(id.utf8) }
  }

  /// Adds a resource for each resource of an event that the list does not contain, behind all others; see
  /// `Event.assignedResources`.
  public mutating func add(resourcesOf event: Event) {
    for resource in event.assignedResources {
      let place = place(of: resource.id)
      if place < places.count, resources[places[place]].id.hasSameBytes(as: resource.id) { continue }
      places.insert(resources.count, at: place)
      resources.append(resource)
      depths.append(0)
    }
  }

  // MARK: - The tree

  /// Brings the resources, which are in the order of their identifiers, into the order in which they are shown.
  private mutating func arrange() {
    let resources = resources
    let titles = resources.map { TitleOrder(title: $0.title, uid: $0.id) }
    var keys = resources.indices.map { SortKey(SortKey.key(Int64(resources[$0].order)), $0) }
    SortKey.sort(&keys) { titles[Int($0)].compare(to: titles[Int($1)]) < 0 }
    var tree = ResourceTree(count: resources.count)
    for key in keys.reversed() {
      let child = Int(key.index)
      if let parent = resources[child].parent.flatMap({ index(of: $0) }) { tree.add(child, to: parent) }
    }
    for key in keys { tree.visit(root: Int(key.index)) }
    for key in keys { tree.visit(cycleOf: Int(key.index)) }
    self.resources = tree.order.map { resources[$0] }
    depths = tree.order.map { tree.depths[$0] }
    for index in tree.order.indices { places[tree.order[index]] = index }
  }
}

/// Numbers with parents, visited with each parent before its children.
private struct ResourceTree {
  /// The visited numbers in order.
  private(set) var order: [Int] = []
  /// The number of visited ancestors, by number.
  private(set) var depths: [Int]
  /// The parent, the first child, and the next sibling of each number; -1 for none.
  private var (parents, firsts, nexts): ([Int], [Int], [Int])
  private var isVisited: [Bool]

  init(count: Int) {
    depths = [Int](repeating: 0, count: count)
    parents = [Int](repeating: -1, count: count)
    firsts = parents
    nexts = parents
    isVisited = [Bool](repeating: false, count: count)
  }

  /// Adds a number as the first child of another one.
  mutating func add(_ child: Int, to parent: Int) {
    parents[child] = parent
    nexts[child] = firsts[parent]
    firsts[parent] = child
  }

  /// Visits a number that has no parent, and all numbers below it.
  mutating func visit(root: Int) {
    if parents[root] < 0 { walk(from: root) }
  }

  /// Visits the cycle that the ancestors of an unvisited number form, and all numbers below it. Called when the numbers
  /// without a parent have been visited.
  mutating func visit(cycleOf number: Int) {
    if isVisited[number] { return }
    var member = number
    for _ in depths { member = parents[member] }
    walk(from: member)
  }

  private mutating func walk(from root: Int) {
    var stack = [root]
    var isRoot = true
    // An explicit stack instead of recursion: chains of parents may be long.
    while let top = stack.popLast() {
      if !isRoot, nexts[top] >= 0 { stack.append(nexts[top]) }
      if !isVisited[top] {
        isVisited[top] = true
        order.append(top)
        depths[top] = isRoot ? 0 : depths[parents[top]] + 1
        if firsts[top] >= 0 { stack.append(firsts[top]) }
      }
      isRoot = false
    }
  }
}
