import Basics

/// Collects what changed since the last frame as mutations, top down over dirty subtrees.
struct CommitPass {
  private var removed: [ViewID] = []
  /// Views that the host is not told of until they are shown: hidden ones that hold nothing and say nothing. Where space
  /// is tight that is every second one.
  private var withheld: Set<Int32> = []
  private var layers: [Layer: LayerID] = [:]
  private var images = ImageTable()
  /// The changes of the last run, whose room the next one uses again.
  private var out: [Mutation] = []
  /// Frames of more mutations are rare; their room is given back.
  private static let keptMutations = 512

  /// How many views the host is not told of until they are shown.
  var withheldCount: Int { withheld.count }

  /// A view that was committed left the tree.
  mutating func remove(_ id: ViewID) {
    if withheld.isEmpty || !withheld.contains(id.rawValue) { removed.append(id) }
  }

  /// A view left the tree, or one above it.
  mutating func forget(_ id: ViewID) {
    if !withheld.isEmpty { withheld.remove(id.rawValue) }
  }

  /// A view that showed it left the tree.
  mutating func release(_ image: ImageID) { images.release(image) }

  /// What ends a host: the root is gone, and all images with it.
  mutating func end(_ root: ViewID) -> [Mutation] {
    var out: [Mutation] = [.remove(root)]
    images.sweep(into: &out)
    return out
  }

  /// All changes since the last run; empty if nothing changed.
  mutating func run(_ root: View) -> [Mutation] {
    guard !removed.isEmpty || !root.dirty.isEmpty else { return [] }
    var out: [Mutation] = []
    swap(&out, &self.out)
    out.removeAll(keepingCapacity: out.count <= CommitPass.keptMutations)
    for id in removed { out.append(.remove(id)) }
    removed.removeAll()
    visit(root, nil, into: &out)
    images.sweep(into: &out)
    self.out = out
    return out
  }

  /// - Parameter surroundings: the nearest view above that has some of its own.
  private mutating func visit(_ view: View, _ surroundings: SurroundingsView?, into out: inout [Mutation]) {
    let flags = view.dirty
    guard !flags.isEmpty else { return }
    view.dirty = []
    let surroundings =
      view.traits.contains(.ownsSurroundings) ? unsafeDowncast(view, to: SurroundingsView.self) : surroundings
    var created = flags.contains(.created)
    if created || (!withheld.isEmpty && withheld.contains(view.id.rawValue)) {
      if CommitPass.isNothing(view) {
        withheld.insert(view.id.rawValue)
        return
      }
      created = true
      out.append(.create(view.id, parent: view.superview?.id ?? .none, traits: view.traits))
      if withheld.remove(view.id.rawValue) != nil { raise(behind: view, into: &out) }
    } else if flags.contains(.raised) {
      out.append(.raise(view.id))
    }
    if created || flags.contains(.frame) { out.append(.frame(view.id, view.frame)) }
    if created ? view.effect != .none : flags.contains(.effect) { out.append(.effect(view.id, view.effect)) }
    // A new view is clear, empty, shown and no tab stop: only what differs is said of it.
    if created ? view.layer != .clear : flags.contains(.layer) { style(view, surroundings, into: &out) }
    if created ? !view.text.utf8.isEmpty : flags.contains(.text) { out.append(.text(view.id, view.text)) }
    if created ? view.image != nil : flags.contains(.image) { image(view, into: &out) }
    if created ? view.isHidden : flags.contains(.hidden) { out.append(.hidden(view.id, view.isHidden)) }
    if created || flags.contains(.accessibility) { accessibility(view, into: &out) }
    if created ? view.isTabStop : flags.contains(.tabStop) { out.append(.tabStop(view.id, view.isTabStop)) }
    if view.traits.contains(.scrolls), let scrollView = view as? ScrollView {
      if created || flags.contains(.contentSize) { out.append(.contentSize(view.id, scrollView.contentSize)) }
      // The offset comes after the content below it exists, or a host would clamp it.
      if created || flags.contains(.descendants) { visitChildren(view, surroundings, into: &out) }
      if created || flags.contains(.scroll) { out.append(.scroll(view.id, to: scrollView.contentOffset)) }
      return
    }
    if created || flags.contains(.descendants) { visitChildren(view, surroundings, into: &out) }
  }

  /// Whether a host that does not know the view lacks nothing.
  private static func isNothing(_ view: View) -> Bool {
    guard view.isHidden, view.traits.isEmpty, view.subviews.isEmpty, !view.isTabStop else { return false }
    return view.accessibility == AccessibilityNode() && view.superview.map { $0.subviews.count <= mostSiblings } == true
  }

  /// Among more children, putting one between them costs more than it saves.
  private static let mostSiblings = 8

  /// Moves the views that lie before one that was created late in front of it again.
  private func raise(behind view: View, into out: inout [Mutation]) {
    guard let siblings = view.superview?.subviews, let place = siblings.firstIndex(where: { $0 === view }) else {
      return
    }
    for sibling in siblings[(place + 1)...]
    where !sibling.dirty.contains(.created) && !withheld.contains(sibling.id.rawValue) {
      out.append(.raise(sibling.id))
    }
  }

  private mutating func visitChildren(_ view: View, _ surroundings: SurroundingsView?, into out: inout [Mutation]) {
    for child in view.subviews { visit(child, surroundings, into: &out) }
  }

  private mutating func style(_ view: View, _ surroundings: SurroundingsView?, into out: inout [Mutation]) {
    let layer = surroundings?.resolve(view.layer) ?? view.layer
    if let known = layers[layer] {
      out.append(.style(view.id, known))
      return
    }
    let id = LayerID(Int32(truncatingIfNeeded: layers.count + 1))
    layers[layer] = id
    out.append(.layer(id, layer))
    out.append(.style(view.id, id))
  }

  private mutating func image(_ view: View, into out: inout [Mutation]) {
    let old = view.sentImage
    view.sentImage = .none
    if let image = view.image {
      let (id, isNew) = images.retain(image.source)
      view.sentImage = id
      if isNew { out.append(.imageSource(id, image.source)) }
    }
    if old != .none { images.release(old) }
    out.append(.image(view.id, view.sentImage, view.image))
  }

  private func accessibility(_ view: View, into out: inout [Mutation]) {
    let new = view.accessibility
    let old = view.sentAccessibility
    view.sentAccessibility = new
    if new.role != old.role || new.rowIndex != old.rowIndex || new.columnIndex != old.columnIndex {
      out.append(.role(view.id, new.role, rowIndex: new.rowIndex, columnIndex: new.columnIndex))
    }
    if new.extent != old.extent { out.append(.extent(view.id, new.extent)) }
    if !new.label.hasSameBytes(as: old.label) { out.append(.label(view.id, new.label)) }
    if new.states != old.states { out.append(.states(view.id, new.states)) }
    if new.owned != old.owned { out.append(.owned(view.id, new.owned)) }
  }
}
