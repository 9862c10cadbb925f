import ViewKit

/// The order in which assistive technology reads nodes: the order of the tree, with `owned` nodes after the children of
/// their owner. Hidden and inert nodes are left out with everything in them.
struct ReadingOrder {
  private let owned: Set<ViewID>
  private var visited: Set<ViewID> = []

  init(of nodes: some Sequence<Node>) { owned = Set(nodes.flatMap(\.accessibility.owned)) }

  /// Returns whether a node is read, the first time that it is visited.
  mutating func visit(_ node: Node) -> Bool {
    !node.isHidden && !node.isInert && visited.insert(node.id).inserted
  }

  /// Returns the nodes that are read inside a node, in order.
  func inside(_ node: Node) -> [ViewID] {
    node.children.map(\.id).filter { !owned.contains($0) } + node.accessibility.owned
  }
}
