public import Almanac

/// The order in which assistive technology reads a window: tree order, with `owned` views after the children of their
/// owner. Hidden and inert views, and views without a role, are omitted.
public enum SpeechOrder {
  /// A view that is read.
  public struct Entry: Equatable, Sendable {
    /// The number of the view.
    public var id: ViewID
    /// The number of ancestors that are also read.
    public var depth: Int
    /// The description. Its label is the name that is read: the view's label, otherwise its text, otherwise its image's
    /// label.
    public var accessibility: AccessibilityNode
  }

  /// Returns the views of a tree that are read, in order.
  public static func of(_ tree: MirrorTree) -> [Entry] {
    var entries: [Entry] = []
    let owned = Set(tree.nodes.values.flatMap(\.accessibility.owned))
    var visited: Set<ViewID> = []
    func visit(_ node: MirrorTree.Node, depth: Int) {
      guard !node.isHidden, !node.accessibility.states.contains(.inert), visited.insert(node.id).inserted else {
        return
      }
      var depth = depth
      if node.accessibility.role != .none {
        var description = node.accessibility
        if description.label.utf8.isEmpty { description.label = node.text }
        if description.label.utf8.isEmpty { description.label = node.image?.label ?? "" }
        description.owned = []
        entries.append(Entry(id: node.id, depth: depth, accessibility: description))
        depth += 1
      }
      for child in node.children where !owned.contains(child.id) { visit(child, depth: depth) }
      for id in node.accessibility.owned {
        if let view = tree.nodes[id] { visit(view, depth: depth) }
      }
    }
    if let root = tree.root { visit(root, depth: 0) }
    return entries
  }
}
