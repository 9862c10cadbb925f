public import Almanac

/// A tree built only from mutations, as a host has it: the model with which hosts are compared. It shares no code with
/// any host, paints itself as a window does so that both can be compared, and records every violation of the protocol.
public final class MirrorTree {
  final class Node {
    let id: ViewID
    let traits: ViewTraits
    var parent: Node?
    var children: [Node] = []
    var frame: Rect = .zero
    var effect = ViewEffect.none
    var layer: Layer = .clear
    var text = ""
    var link = ""
    var hostedContent = ""
    var image: Image?
    var isHidden = false
    var accessibility = AccessibilityNode()
    var isTabStop = false
    var contentSize: Size = .zero
    var offset: Point = .zero

    init(id: ViewID, traits: ViewTraits) {
      self.id = id
      self.traits = traits
    }
  }

  private(set) var root: Node?
  private(set) var nodes: [ViewID: Node] = [:]
  private var layers: [LayerID: Layer] = [:]
  private var known: Set<ViewID> = []
  private var sources: [ImageID: ImageSource] = [:]
  /// The violations of the protocol, as messages. Tests expect none.
  public private(set) var violations: [String] = []

  /// Creates an empty tree.
  public init() {}

  /// The number of views in the tree.
  package var viewCount: Int { nodes.count }
  /// The number of image sources in the tree.
  package var imageCount: Int { sources.count }
  /// The views that are tab stops.
  public var tabStops: Set<ViewID> { Set(nodes.values.filter(\.isTabStop).map(\.id)) }

  /// Returns the content size of a scrolling view.
  public func contentSize(of id: ViewID) -> Size? { nodes[id]?.contentSize }

  /// Applies the mutations of one frame.
  public func apply(_ mutations: [Mutation]) {
    if mutations.isEmpty { violations.append("a frame without mutations") }
    for mutation in mutations { apply(mutation) }
  }

  /// Sets the offset of a view, as a host that scrolls itself does.
  public func scrolledByHost(_ id: ViewID, to offset: Point) { nodes[id]?.offset = offset }

  /// Returns the visible views in paint order.
  public func displayList() -> DisplayList {
    var items: [DisplayItem] = []
    if let root { paint(root, origin: .zero, clip: nil, depth: 0, opacity: 1, into: &items) }
    return DisplayList(items: items)
  }

  private func apply(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let parent, let traits): create(id, parent: parent, traits: traits)
    case .part(let id, _): change(id, mutation) { _ in }
    case .remove(let id): remove(id)
    case .raise(let id):
      change(id, mutation) { node in
        node.parent?.children.removeAll { $0 === node }
        node.parent?.children.append(node)
      }
    case .frame(let id, let frame): change(id, mutation) { $0.frame = frame }
    case .effect(let id, let effect): change(id, mutation) { $0.effect = effect }
    case .style(let id, let layer):
      guard let value = layers[layer] else { return violate("a layer is used before it is defined", mutation) }
      change(id, mutation) { $0.layer = value }
    case .layer(let id, let layer):
      if layers[id] != nil { violate("a layer is defined twice", mutation) }
      if layers.values.contains(layer) { violate("a layer has two numbers", mutation) }
      layers[id] = layer
    case .text(let id, let text): change(id, mutation) { $0.text = text }
    case .link(let id, let address):
      if nodes[id]?.traits.contains(.links) != true { violate("no link", mutation) }
      change(id, mutation) { $0.link = address }
    case .hostedContent(let id, let content): change(id, mutation) { $0.hostedContent = content }
    case .image(let id, let source, let image):
      if source == .none ? image != nil : sources[source] != image?.source {
        violate("an image is used before it is defined", mutation)
      }
      change(id, mutation) { $0.image = image }
    case .imageSource(let id, let source):
      if sources[id] != nil || id == .none { violate("an image is defined twice", mutation) }
      if sources.values.contains(source) { violate("an image has two numbers", mutation) }
      sources[id] = source
    case .forgetImage(let id):
      if nodes.values.contains(where: { $0.image != nil && $0.image?.source == sources[id] }) {
        violate("an image is forgotten while it is shown", mutation)
      }
      if sources.removeValue(forKey: id) == nil { violate("the image is unknown", mutation) }
    case .hidden(let id, let isHidden): change(id, mutation) { $0.isHidden = isHidden }
    case .role(let id, let role, let rowIndex, let columnIndex):
      change(id, mutation) {
        $0.accessibility.role = role
        $0.accessibility.rowIndex = rowIndex
        $0.accessibility.columnIndex = columnIndex
      }
    case .extent(let id, let extent): change(id, mutation) { $0.accessibility.extent = extent }
    case .label(let id, let label): change(id, mutation) { $0.accessibility.label = label }
    case .states(let id, let states): change(id, mutation) { $0.accessibility.states = states }
    case .owned(let id, let owned): change(id, mutation) { $0.accessibility.owned = owned }
    case .tabStop(let id, let isTabStop): change(id, mutation) { $0.isTabStop = isTabStop }
    case .contentSize(let id, let size): changeScrolling(id, mutation) { $0.contentSize = size }
    case .scroll(let id, let offset): changeScrolling(id, mutation) { $0.offset = offset }
    }
  }

  private func create(_ id: ViewID, parent: ViewID, traits: ViewTraits) {
    let mutation = Mutation.create(id, parent: parent, traits: traits)
    guard id != .none, known.insert(id).inserted else { return violate("a number is given twice", mutation) }
    let node = Node(id: id, traits: traits)
    if parent == .none {
      if root != nil { violate("there are two roots", mutation) }
      root = node
    } else {
      guard let parent = nodes[parent] else { return violate("the parent is unknown", mutation) }
      node.parent = parent
      parent.children.append(node)
    }
    nodes[id] = node
  }

  private func remove(_ id: ViewID) {
    guard let node = nodes[id] else { return violate("the view is unknown", .remove(id)) }
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
    if node === root { root = nil }
    forget(node)
  }

  private func forget(_ node: Node) {
    nodes[node.id] = nil
    for child in node.children {
      child.parent = nil
      forget(child)
    }
  }

  private func change(_ id: ViewID, _ mutation: Mutation, _ body: (Node) -> Void) {
    guard let node = nodes[id] else { return violate("the view is unknown", mutation) }
    body(node)
  }

  private func changeScrolling(_ id: ViewID, _ mutation: Mutation, _ body: (Node) -> Void) {
    guard nodes[id]?.traits.contains(.scrolls) == true else { return violate("no scrolling view", mutation) }
    change(id, mutation, body)
  }

  private func violate(_ reason: String, _ mutation: Mutation) { violations.append("\(reason): \(mutation)") }

  /// Returns the distance from the top of a section up to the top of the view that scrolls it, in points.
  private func hiddenHeight(of node: Node) -> Double {
    var top = 0.0
    var ancestor: Node? = node
    while let part = ancestor, !part.traits.contains(.scrolls) {
      top += part.frame.minY
      ancestor = part.parent
    }
    return ancestor.map { $0.offset.y - top } ?? 0
  }

  private func paint(
    _ node: Node, origin: Point, scrolled: Point = .zero, scaleX: Double = 1, scaleY: Double = 1, clip: Rect?,
    depth: Int, opacity: Double, into items: inout [DisplayItem]
  ) {
    guard !node.isHidden else { return }
    let effect = node.effect
    let corner = Point(
      x: origin.x + (node.frame.minX - scrolled.x + effect.offset.x) * scaleX,
      y: origin.y + (node.frame.minY - scrolled.y + effect.offset.y) * scaleY)
    let (scaleX, scaleY) = (scaleX * effect.scaleX, scaleY * effect.scaleY)
    let frame = Rect(
      x: corner.x, y: corner.y, width: node.frame.width * scaleX, height: node.frame.height * scaleY)
    let opacity = opacity * node.layer.opacity * effect.opacity
    if clip.map({ frame.isEmpty ? $0.contains(frame.origin) : $0.intersects(frame) }) ?? true {
      items.append(
        DisplayItem(
          id: node.id, depth: depth, frame: frame, clip: clip, layer: node.layer, text: node.text,
          accessibility: node.accessibility, opacity: opacity, image: node.image))
    }
    let inner = node.traits.contains(.clips) ? clip.map { $0.intersection(frame) } ?? frame : clip
    if let inner, inner.isEmpty { return }
    for child in node.children {
      let x = child.traits.contains(.pinsX) ? 0 : node.offset.x
      var y = child.traits.contains(.pinsY) ? 0 : node.offset.y
      if child.traits.contains(.sticks) {
        let hidden = hiddenHeight(of: node) + child.frame.minY
        y = child.frame.minY - min(max(hidden, 0), max(0, node.frame.height - child.frame.height))
      }
      paint(
        child, origin: corner, scrolled: Point(x: x, y: y), scaleX: scaleX, scaleY: scaleY, clip: inner,
        depth: depth + 1, opacity: opacity, into: &items)
    }
  }
}
