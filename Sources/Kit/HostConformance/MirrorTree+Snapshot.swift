import Almanac

extension MirrorTree {
  /// Returns what a host should show in the given surroundings.
  ///
  /// A host that paints keeps no views. Its snapshot is this one, with everything that it reads back from its picture
  /// instead of the tree's values.
  public func snapshot(_ surroundings: HostSurroundings) -> HostSnapshot {
    var shown: [ViewID: DisplayItem] = [:]
    for item in displayList().items { shown[item.id] = item }
    var views: [ShownView] = []
    func visit(_ node: Node) {
      var view = ShownView(id: node.id, parent: node.parent?.id ?? .none)
      // A field shows its label instead of an empty text.
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

  /// Returns the frontmost view that a pointer reaches at a point in the window.
  func hit(_ point: Point) -> ViewID? {
    displayList().items.last { item in
      guard item.frame.contains(point), item.clip?.contains(point) ?? true else { return false }
      return !isOutOfReach(item.id)
    }?.id
  }

  /// Returns the traits of a view; empty for an unknown view.
  func traits(of id: ViewID) -> ViewTraits { nodes[id]?.traits ?? [] }

  /// Returns a view and its ancestors, from the view outward.
  func chain(from id: ViewID) -> [ViewID] {
    var chain: [ViewID] = []
    var node = nodes[id]
    while let part = node {
      chain.append(part.id)
      node = part.parent
    }
    return chain
  }

  /// Returns the offset of a scrolling view, and its largest possible offset.
  func scrolling(of id: ViewID) -> (offset: Point, limit: Point)? {
    guard let node = nodes[id], node.traits.contains(.scrolls) else { return nil }
    let limit = Point(
      x: max(0, node.contentSize.width - node.frame.width), y: max(0, node.contentSize.height - node.frame.height))
    return (node.offset, limit)
  }

  /// Returns whether the host lets the user select the view's text, so that the host handles its pointers.
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
