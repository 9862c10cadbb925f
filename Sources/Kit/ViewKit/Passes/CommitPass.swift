import Basics

/// The pass that collects the changes since the last frame as mutations, top down over dirty subtrees.
struct CommitPass {
  private var removed: [ViewID] = []
  /// The hidden views without content that the host has not received yet; in compact calendars, about half of all
  /// views.
  private var withheld: Set<Int32> = []
  private var layers: [Layer: LayerID] = [:]
  private var images = ImageTable()
  /// The mutations of the last run, whose storage the next run reuses.
  private var out: [Mutation] = []
  /// The number of mutations for which storage is kept. Larger frames are rare.
  private static let keptMutations = 512

  /// The number of views that the host has not received because they were never shown.
  var withheldCount: Int { withheld.count }

  /// Records that a committed view left the tree.
  mutating func remove(_ id: ViewID) {
    if withheld.isEmpty || !withheld.contains(id.rawValue) { removed.append(id) }
  }

  /// Forgets a view that left the tree, or one of whose ancestors did.
  mutating func forget(_ id: ViewID) {
    if !withheld.isEmpty { withheld.remove(id.rawValue) }
  }

  /// Records that a view with the image left the tree.
  mutating func release(_ image: ImageID) { images.release(image) }

  /// Returns the mutations that remove the root and all images from a host.
  mutating func end(_ root: ViewID) -> [Mutation] {
    var out: [Mutation] = [.remove(root)]
    images.sweep(into: &out)
    return out
  }

  /// Returns all changes since the last run; empty if nothing changed.
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

  /// Appends the changes of a view and its descendants.
  /// - Parameter surroundings: the nearest `SurroundingsView` above.
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
      if view.partName != .none { out.append(.part(view.id, view.partName)) }
      if withheld.remove(view.id.rawValue) != nil { raise(behind: view, into: &out) }
    } else if flags.contains(.raised) {
      out.append(.raise(view.id))
    }
    if created || flags.contains(.frame) { out.append(.frame(view.id, view.frame)) }
    if created ? view.effect != .none : flags.contains(.effect) { out.append(.effect(view.id, view.effect)) }
    // A new view is clear, empty, visible, and not a tab stop. Only differences are sent.
    if created ? view.layer != .clear : flags.contains(.layer) { style(view, surroundings, into: &out) }
    if created ? !view.text.utf8.isEmpty : flags.contains(.text) { out.append(.text(view.id, view.text)) }
    if created, view.traits.contains(.links), let link = view as? LinkView {
      out.append(.link(view.id, link.address))
    }
    if created ? !view.hostedContent.utf8.isEmpty : flags.contains(.hostedContent) {
      out.append(.hostedContent(view.id, view.hostedContent))
    }
    if created ? view.image != nil : flags.contains(.image) { image(view, into: &out) }
    if created ? view.isHidden : flags.contains(.hidden) { out.append(.hidden(view.id, view.isHidden)) }
    if created || flags.contains(.accessibility) { accessibility(view, into: &out) }
    if created ? view.isTabStop : flags.contains(.tabStop) { out.append(.tabStop(view.id, view.isTabStop)) }
    if view.traits.contains(.scrolls), let scrollView = view as? ScrollView {
      if created || flags.contains(.contentSize) { out.append(.contentSize(view.id, scrollView.contentSize)) }
      // The offset is sent after the content below exists, because otherwise a host would clamp it.
      if created || flags.contains(.descendants) { visitChildren(view, surroundings, into: &out) }
      if created || flags.contains(.scroll) { out.append(.scroll(view.id, to: scrollView.contentOffset)) }
      return
    }
    if created || flags.contains(.descendants) { visitChildren(view, surroundings, into: &out) }
  }

  /// Returns whether a host needs no element for the view, because it is hidden and has no content.
  private static func isNothing(_ view: View) -> Bool {
    guard view.isHidden, view.traits.isEmpty, view.subviews.isEmpty, !view.isTabStop else { return false }
    return view.accessibility == AccessibilityNode() && view.superview.map { $0.subviews.count <= mostSiblings } == true
  }

  /// The largest number of siblings with which a view is created late. Inserting it among more costs more than it
  /// saves.
  private static let mostSiblings = 8

  /// Raises the siblings in front of a view that was created late.
  private func raise(behind view: View, into out: inout [Mutation]) {
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(where: { $0 === view }) else {
      return
    }
    for sibling in siblings[(index + 1)...]
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
