import Almanac
import HostConformance

/// A plain host in memory: a node for each view, placed by walking up to the root. It can be given a fault.
final class ReferenceHost: ConformingHost {
  /// A fault that conformance has to find.
  enum Fault: String, CaseIterable {
    case ignoresRaise, dropsText, keepsFirstFrame, ignoresPins, ignoresStickers, ignoresClips, ignoresDirection
    case ignoresAppearance, losesKey, echoesScrolling, losesClick, keepsViews, forgetsRole, ignoresOwners, losesFocus
    case ignoresTyping, ignoresEffects, losesImage, slowsPinches
  }

  /// A view as this host keeps it.
  final class Node {
    let id: ViewID, traits: ViewTraits
    var parent: Node?
    var children: [Node] = []
    var frame = Rect.zero, effect = ViewEffect.none, layer = Layer.clear, text = "", hasImage = false
    var isHidden = false, isTabStop = false, description = AccessibilityNode(), imageLabel = ""
    var contentSize = Size.zero, offset = Point.zero

    init(id: ViewID, traits: ViewTraits) { (self.id, self.traits) = (id, traits) }
  }

  let capabilities: HostCapabilities
  private let fault: Fault?
  private var surroundings: HostSurroundings?
  private var root: Node?
  private var nodes: [ViewID: Node] = [:]
  private var layers: [LayerID: Layer] = [:]
  private var focused: ViewID?
  private var pending: [InputEvent] = []

  init(capabilities: HostCapabilities = [], fault: Fault? = nil) {
    self.capabilities = capabilities
    self.fault = fault
  }

  // example
  nonisolated(nonsending) func open(_ surroundings: HostSurroundings) async throws { self.surroundings = surroundings }

  nonisolated(nonsending) func apply(_ mutations: [Mutation]) async throws {
    for mutation in mutations { apply(mutation) }
  }

  nonisolated(nonsending) func perform(_ request: HostRequest) async throws {
    if case .focus(let id) = request, fault != .losesFocus { focused = id }
  }

  nonisolated(nonsending) func act(_ act: HostAct) async throws -> [InputEvent] { events(of: act) }

  nonisolated(nonsending) func snapshot() async throws -> HostSnapshot {
    var views: [ShownView] = []
    if let root { read(root, into: &views) }
    var spoken: [ViewID] = []
    if let root { speak(root, Set(nodes.values.flatMap(\.description.owned)), into: &spoken) }
    defer { pending = [] }
    return HostSnapshot(views: views, spoken: spoken, focused: focused, events: pending)
  }

  nonisolated(nonsending) func close() async throws { (root, nodes, layers, focused) = (nil, [:], [:], nil) }
  // end

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let parent, let traits):
      let node = Node(id: id, traits: traits)
      nodes[id] = node
      node.parent = nodes[parent]
      node.parent?.children.append(node)
      if parent == .none { root = node }
    case .remove(let id): remove(id)
    case .raise(let id):
      guard fault != .ignoresRaise, let node = nodes[id], let parent = node.parent else { return }
      parent.children.removeAll { $0 === node }
      parent.children.append(node)
    case .frame(let id, let frame):
      if fault == .keepsFirstFrame, let node = nodes[id], node.frame != .zero { return }
      nodes[id]?.frame = frame
    case .effect(let id, let effect): if fault != .ignoresEffects { nodes[id]?.effect = effect }
    case .layer(let id, let layer): layers[id] = layer
    case .style(let id, let layer): nodes[id]?.layer = layers[layer] ?? .clear
    case .text(let id, let text): if fault != .dropsText || text.utf8.count < 12 { nodes[id]?.text = text }
    case .image(let id, _, let image):
      nodes[id]?.hasImage = image != nil && fault != .losesImage
      nodes[id]?.imageLabel = image?.label ?? ""
    case .hidden(let id, let isHidden): nodes[id]?.isHidden = isHidden
    case .role(let id, let role, let row, let column):
      if fault == .forgetsRole, role == .button { return }
      nodes[id]?.description.role = role
      nodes[id]?.description.rowIndex = row
      nodes[id]?.description.columnIndex = column
    case .extent(let id, let extent): nodes[id]?.description.extent = extent
    case .label(let id, let label): nodes[id]?.description.label = label
    case .states(let id, let states): nodes[id]?.description.states = states
    case .owned(let id, let owned): if fault != .ignoresOwners { nodes[id]?.description.owned = owned }
    case .tabStop(let id, let isTabStop): nodes[id]?.isTabStop = isTabStop
    case .contentSize(let id, let size): nodes[id]?.contentSize = size
    case .scroll(let id, let offset):
      nodes[id]?.offset = offset
      if fault == .echoesScrolling { pending.append(.scrolled(id, to: offset)) }
    case .part, .link, .hostedContent, .imageSource, .forgetImage: break
    }
  }

  private func remove(_ id: ViewID) {
    guard let node = nodes[id] else { return }
    if fault == .keepsViews, node === root { return }
    func forget(_ node: Node) {
      nodes[node.id] = nil
      if focused == node.id { focused = nil }
      node.children.forEach(forget)
    }
    forget(node)
    node.parent?.children.removeAll { $0 === node }
    if node === root { root = nil }
  }

  // MARK: - Acts

  private func events(of act: HostAct) -> [InputEvent] {
    func pointer(_ phase: PointerEvent.Phase, _ point: Point, _ count: Int = 1, _ kind: PointerEvent.Kind = .mouse)
      -> InputEvent
    {
      .pointer(PointerEvent(phase: phase, location: point, time: 0, clickCount: count, kind: kind))
    }
    switch act {
    case .click(let point, let count):
      if fault == .losesClick, count == 2 { return [pointer(.down, point), pointer(.up, point)] }
      return (1...count).flatMap { [pointer(.down, point, $0), pointer(.up, point, $0)] }
    case .tap(let point): return [pointer(.down, point, 1, .touch), pointer(.up, point, 1, .touch)]
    case .drag(let start, let end): return [pointer(.down, start), pointer(.move, end), pointer(.up, end)]
    case .wheel(let point, let delta): return wheel(point, delta)
    case .pinch(let point, let factor): return pinch(point, factor)
    case .key(let key):
      guard let focused, let node = nodes[focused] else { return [] }
      if fault == .losesKey, key.key == .pageDown { return [] }
      if node.traits.contains(.edits), ![.escape, .enter, .arrowUp, .arrowDown].contains(key.key) { return [] }
      return [.key(key)]
    case .type(let text):
      guard let focused, let node = nodes[focused], node.traits.contains(.edits), fault != .ignoresTyping else {
        return []
      }
      node.text = text
      return [.edited(focused, text)]
    case .activate(let id): return [.activate(id)]
    case .surround(var new):
      let isResized = new.size != surroundings?.size
      if fault == .ignoresDirection { new.direction = .leftToRight }
      if fault == .ignoresAppearance { new.appearance = surroundings?.appearance ?? .light }
      surroundings = new
      return isResized ? [.resize(new.size)] : []
    }
  }

  private func pinch(_ point: Point, _ factor: Double) -> [InputEvent] {
    let steps: [(MagnifyEvent.Phase, Double)] = [
      (.began, 1), (.changed, factor.squareRoot()), (.changed, fault == .slowsPinches ? 1 : factor.squareRoot()),
      (.ended, 1),
    ]
    return steps.map { .magnify(MagnifyEvent(phase: $0, location: point, factor: $1, time: 0)) }
  }

  private func wheel(_ point: Point, _ delta: Point) -> [InputEvent] {
    var found: Node?
    func search(_ node: Node) {
      guard !node.isHidden, !node.description.states.contains(.inert), !node.traits.contains(.letsPointersThrough)
      else { return }
      if let part = visible(node), part.contains(point) { found = node }
      node.children.forEach(search)
    }
    if let root { search(root) }
    let chain = Array(sequence(first: found) { $0?.parent }).compactMap(\.self)
    if !capabilities.contains(.scrollsNatively) || chain.contains(where: { $0.traits.contains(.turnsPages) }) {
      return [.wheel(at: point, delta: delta)]
    }
    for node in chain where node.traits.contains(.scrolls) && !node.traits.contains(.scrollsByCode) {
      let y = min(max(0, node.offset.y + delta.y), max(0, node.contentSize.height - node.frame.height))
      guard y != node.offset.y else { continue }
      node.offset.y = y
      return [.scrolled(node.id, to: node.offset), .scrollEnded(node.id)]
    }
    return []
  }

  // MARK: - Reading

  private func read(_ node: Node, into views: inout [ShownView]) {
    var view = ShownView(id: node.id, parent: node.parent?.id ?? .none)
    view.text = node.traits.contains(.edits) && node.text.isEmpty ? node.description.label : node.text
    if let surroundings { view.look = ShownLook(node.layer, showsText: !view.text.isEmpty, in: surroundings) }
    view.hasImage = node.hasImage
    view.offset = node.offset
    view.accessibility = node.description
    view.isTabStop = node.isTabStop
    view.frame = place(node, Rect(origin: .zero, size: node.frame.size))
    view.visible = visible(node)
    view.opacity = sequence(first: node, next: \.parent).reduce(1) { $0 * $1.layer.opacity * $1.effect.opacity }
    views.append(view)
    for child in node.children { read(child, into: &views) }
  }

  private func speak(_ node: Node, _ owned: Set<ViewID>, into spoken: inout [ViewID]) {
    guard !node.isHidden, !node.description.states.contains(.inert) else { return }
    if node.description.role != .none { spoken.append(node.id) }
    for child in node.children where !owned.contains(child.id) { speak(child, owned, into: &spoken) }
    for id in node.description.owned { if let child = nodes[id] { speak(child, owned, into: &spoken) } }
  }

  /// The rectangle of a node's own coordinates in those of the window.
  private func place(_ node: Node, _ rect: Rect) -> Rect {
    let effect = node.effect
    var (x, y) = (node.frame.minX + effect.offset.x, node.frame.minY + effect.offset.y)
    if let parent = node.parent {
      if !node.traits.contains(.pinsX) { x -= parent.offset.x }
      if node.traits.contains(.sticks), fault != .ignoresStickers {
        let hidden = node.frame.minY - top(of: parent)
        y += min(max(hidden, 0), max(0, parent.frame.height - node.frame.height)) - node.frame.minY
      } else if !node.traits.contains(.pinsY) || fault == .ignoresPins {
        y -= parent.offset.y
      }
    }
    let own = Rect(
      x: x + rect.minX * effect.scaleX, y: y + rect.minY * effect.scaleY, width: rect.width * effect.scaleX,
      height: rect.height * effect.scaleY)
    return node.parent.map { place($0, own) } ?? own
  }

  /// The top of a section in the view that scrolls it, as far as that is scrolled.
  private func top(of section: Node) -> Double {
    var (node, top) = (section, 0.0)
    while !node.traits.contains(.scrolls) {
      top += node.frame.minY
      guard let parent = node.parent else { return 0 }
      node = parent
    }
    return top - node.offset.y
  }

  private func visible(_ node: Node) -> Rect? {
    var part = place(node, Rect(origin: .zero, size: node.frame.size))
    var ancestor: Node? = node
    while let each = ancestor {
      if each.isHidden { return nil }
      if each !== node, each.traits.contains(.clips), fault != .ignoresClips {
        part = part.intersection(place(each, Rect(origin: .zero, size: each.frame.size)))
      }
      ancestor = each.parent
    }
    return part.isEmpty ? nil : part
  }
}
