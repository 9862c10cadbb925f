import Almanac

extension MirrorTree {
  /// Returns what a host has to show in these surroundings.
  ///
  /// A host that paints keeps no views of its own: its snapshot is this one, with all that it reads back from its picture
  /// in place of what the tree says.
  public func snapshot(_ surroundings: HostSurroundings) -> HostSnapshot {
    var shown: [ViewID: DisplayItem] = [:]
    for item in displayList().items { shown[item.id] = item }
    var views: [ShownView] = []
    func visit(_ node: Node) {
      var view = ShownView(id: node.id, parent: node.parent?.id ?? .none)
      // A field shows its label in place of an empty text.
      let isEmptyField = node.traits.contains(.edits) && node.text.utf8.isEmpty
      view.text = isEmptyField ? node.accessibility.label : node.text
      view.look = ShownLook(node.layer, showsText: !view.text.utf8.isEmpty, in: surroundings)
      view.hasImage = node.image != nil
      view.offset = node.offset
      view.accessibility = node.accessibility
      view.accessibility.owned = []
      view.isTabStop = node.isTabStop
      if let item = shown[node.id] {
        view.frame = item.frame
        view.opacity = item.opacity
        let part = item.clip.map { $0.intersection(item.frame) } ?? item.frame
        if !part.isEmpty { view.visible = part }
      }
      views.append(view)
      for child in node.children { visit(child) }
    }
    if let root { visit(root) }
    return HostSnapshot(views: views, spoken: SpeechOrder.of(self).map(\.id))
  }

  /// Returns the frontmost view that a pointer reaches at a point of the window.
  func hit(_ point: Point) -> ViewID? {
    displayList().items.last { item in
      guard item.frame.contains(point), item.clip?.contains(point) ?? true else { return false }
      return !isOutOfReach(item.id)
    }?.id
  }

  /// Returns the traits of a view; none for one that is unknown.
  func traits(of id: ViewID) -> ViewTraits { nodes[id]?.traits ?? [] }

  /// Returns a view and its ancestors, from the inside out.
  func chain(from id: ViewID) -> [ViewID] {
    var chain: [ViewID] = []
    var node = nodes[id]
    while let part = node {
      chain.append(part.id)
      node = part.parent
    }
    return chain
  }

  /// Returns the offset of a scrolling view, and the largest that it can have.
  func scrolling(of id: ViewID) -> (offset: Point, limit: Point)? {
    guard let node = nodes[id], node.traits.contains(.scrolls) else { return nil }
    let limit = Point(
      x: max(0, node.contentSize.width - node.frame.width), y: max(0, node.contentSize.height - node.frame.height))
    return (node.offset, limit)
  }

  /// Whether a text of the view is one that the host lets people select, so that its pointers stay with the host.
  func keepsPointers(_ id: ViewID) -> Bool {
    guard let node = nodes[id] else { return false }
    return !node.traits.isDisjoint(with: [.edits, .links]) || node.layer.textStyle?.isSelectable == true
  }

  private func isOutOfReach(_ id: ViewID) -> Bool {
    chain(from: id).contains { id in
      guard let node = nodes[id] else { return true }
      return node.accessibility.states.contains(.inert) || node.traits.contains(.letsPointersThrough)
    }
  }
}
