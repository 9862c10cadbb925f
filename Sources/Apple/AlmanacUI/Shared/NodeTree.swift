import ViewKit

/// The views of a window as values, created and changed by mutations, for hosts that paint.
final class NodeTree {
  private(set) var root: Node?
  private(set) var nodes: [ViewID: Node] = [:]

  /// Applies the mutations of a frame.
  func apply(_ mutations: [Mutation]) { for mutation in mutations { apply(mutation) } }

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let parent, let traits):
      let node = Node(id: id, traits: traits)
      nodes[id] = node
      node.parent = nodes[parent]
      node.parent?.children.append(node)
      if parent == .none { root = node }
    case .remove(let id):
      guard let node = nodes[id] else { return }
      node.leave()
      node.forEach { nodes[$0.id] = nil }
      if node === root { root = nil }
    case .raise(let id):
      guard let node = nodes[id], let parent = node.parent else { return }
      node.leave()
      node.parent = parent
      parent.children.append(node)
    case .part(let id, let part): nodes[id]?.part = part
    case .text(let id, let text): nodes[id]?.text = text
    case .link(let id, let address): nodes[id]?.link = address
    case .image(let id, _, let image): nodes[id]?.image = image
    case .hidden(let id, let isHidden): nodes[id]?.isHidden = isHidden
    case .role(let id, let role, let row, let column):
      nodes[id]?.accessibility.role = role
      nodes[id]?.accessibility.rowIndex = row
      nodes[id]?.accessibility.columnIndex = column
    case .extent(let id, let extent): nodes[id]?.accessibility.extent = extent
    case .label(let id, let label): nodes[id]?.accessibility.label = label
    case .states(let id, let states): nodes[id]?.accessibility.states = states
    case .owned(let id, let owned): nodes[id]?.accessibility.owned = owned
    case .tabStop(let id, let isTabStop): nodes[id]?.isTabStop = isTabStop
    // These are painted from the display list.
    case .frame, .effect, .style, .layer, .hostedContent, .imageSource, .forgetImage, .contentSize, .scroll: break
    }
  }

  /// Returns the elements that a function creates for all accessible nodes, in reading order.
  ///
  /// - Parameter make: Creates the element of a node from the node and the elements inside it.
  func spoken<Element>(_ make: (Node, [Element]) -> Element) -> [Element] {
    var order = ReadingOrder(of: nodes.values)
    func visit(_ node: Node) -> [Element] {
      guard order.visit(node) else { return [] }
      var below: [Element] = []
      for id in order.inside(node) { if let child = nodes[id] { below += visit(child) } }
      return node.accessibility.role == .none ? below : [make(node, below)]
    }
    return root.map { visit($0) } ?? []
  }
}
