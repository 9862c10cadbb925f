/// The accessibility tree of a page.
package struct AccessibilityTree: Sendable {
  /// An exposed element.
  package struct Node: Sendable {
    package var id: String
    package var role: String
    package var name: String
    /// States and properties by their names: `selected`, `focused`, `disabled` and so on.
    package var properties: [String: JSONValue]
    /// The ids of the nodes below, exposed or not; owned ones included.
    package var children: [String]

    /// Whether a state exists and is true.
    package func has(_ state: String) -> Bool {
      properties[state] == .bool(true) || properties[state] == .string("true")
    }
  }

  /// The exposed nodes in the order of the protocol, breadth first.
  package let nodes: [Node]
  /// All nodes by id, including those that are not exposed.
  private let all: [String: (node: Node, isIgnored: Bool)]

  init(_ list: [JSONValue]) {
    var all: [String: (node: Node, isIgnored: Bool)] = [:]
    var nodes: [Node] = []
    for value in list {
      guard let id = value["nodeId"]?.string else { continue }
      var properties: [String: JSONValue] = [:]
      for property in value["properties"]?.array ?? [] {
        if let name = property["name"]?.string { properties[name] = property["value"]?["value"] ?? .null }
      }
      let node = Node(
        id: id, role: value["role"]?["value"]?.string ?? "", name: value["name"]?["value"]?.string ?? "",
        properties: properties, children: (value["childIds"]?.array ?? []).compactMap(\.string))
      let isIgnored = value["ignored"]?.bool == true
      all[id] = (node, isIgnored)
      if !isIgnored { nodes.append(node) }
    }
    self.all = all
    self.nodes = nodes
  }

  /// The nodes with a role.
  package func nodes(role: String) -> [Node] { nodes.filter { $0.role == role } }

  /// The exposed children of a node; nodes that are not exposed, or generic, are replaced by their children.
  package func children(of node: Node) -> [Node] {
    node.children.flatMap { id -> [Node] in
      guard let child = all[id] else { return [] }
      let isTransparent = child.isIgnored || child.node.role == "generic" || child.node.role == "none"
      return isTransparent ? children(of: child.node) : [child.node]
    }
  }

  /// The exposed nodes anywhere below a node.
  package func descendants(of node: Node) -> [Node] {
    children(of: node).flatMap { [$0] + descendants(of: $0) }
  }
}

extension BrowserPage {
  /// The current accessibility tree.
  package func accessibilityTree() async throws -> AccessibilityTree {
    AccessibilityTree(try await call("Accessibility.getFullAXTree")["nodes"]?.array ?? [])
  }

  package func exposes(role: String, name: String, below root: String) async throws -> Bool {
    try await accessibilityTree().nodes(role: role).contains { $0.name == name }
  }
}
