#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import Geometry
  import QuartzCore
  import UIKit
  import ViewKit

  /// The UIKit views of a window's engine views, created and changed by mutations.
  @MainActor final class UIKitTree {
    /// The view that contains the root.
    unowned let container: UIView
    /// The views by ID.
    @exclusivity(unchecked) private(set) var views: [ViewID: any NodeView] = [:]
    private(set) var root: (any NodeView)?
    let text = UIKitTextDrawing()
    private(set) lazy var speech = SpeechTree(self)
    /// The language in which labels are spoken; `nil` for the system language.
    var language: String?
    /// Shows the next or previous period; `nil` if there are no periods.
    var showPeriod: ((_ isNext: Bool) -> Void)?
    /// Opens a link.
    var openLink: ((String) -> Void)?
    /// The surroundings that determine how the views are drawn. A change redraws all views, without a frame of the
    /// engine.
    var surroundings = Surroundings() { didSet { if surroundings != oldValue { restyle(from: oldValue) } } }
    /// The view that has the engine's focus.
    private(set) var focused: ViewID?
    /// Returns the program's view that a cell requests by name.
    var hostedView: ((String) -> UIView?)?
    /// Returns `ScrollView.endedMotions` of a view.
    var endedMotions: (ViewID) -> Int = { _ in 0 }
    /// Returns whether the engine owns the current press, so that nothing scrolls.
    var isPressClaimed: () -> Bool = { false }
    /// Passes an event to the window. Returns whether it was handled.
    var onEvent: ((InputEvent) -> Bool)?
    /// Called after an offset was reported, so that the rows that come into view are in the same frame.
    var onScroll: (() -> Void)?
    /// Called when views or the focus may have moved.
    var onMove: (() -> Void)?
    /// Called after a frame with the changes that assistive technology has to know.
    var onNews: ((SpeechNews) -> Void)?

    @exclusivity(unchecked) private var layers: [LayerID: Layer] = [:]
    /// The views that scroll.
    private var scrollers: [ViewID: ScrollNodeView] = [:]
    /// Whether the engine is moving the focus, so that the change is not reported.
    private var isFocusQuiet = false
    /// The views whose look has to be recreated; their nodes are marked, too.
    @exclusivity(unchecked) private var restyled: [any NodeView] = []
    @exclusivity(unchecked) private var news = SpeechNews()
    /// The view of the previous mutation: mutations of a view follow each other.
    @exclusivity(unchecked) private var recent: (any NodeView)?

    init(container: UIView) { self.container = container }

    /// Passes an event to the window. Returns whether it was handled.
    @discardableResult
    func send(_ event: InputEvent) -> Bool { onEvent?(event) ?? false }

    // MARK: - Mutations

    /// Applies the mutations of a frame, without animation even if UIKit is animating.
    func apply(_ mutations: [Mutation]) {
      UIView.performWithoutAnimation {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for mutation in mutations { apply(mutation) }
        recent = nil
        for view in restyled { updateLook(of: view) }
        restyled.removeAll(keepingCapacity: true)
        for view in scrollers.values { view.placeChildren() }
        CATransaction.commit()
      }
      onMove?()
      let present = news
      news = SpeechNews()
      if present.isLayoutChanged { speech.invalidate() }
      if !present.isEmpty { onNews?(present) }
    }

    private func apply(_ mutation: Mutation) {
      switch mutation {
      case .create(let id, let parent, let traits): create(id, in: parent, traits)
      case .remove(let id): if let view = view(id) { remove(view) }
      case .raise(let id): if let view = view(id) { raise(view) }
      case .frame(let id, let frame): if let view = view(id) { setFrame(of: view, frame) }
      case .effect(let id, let effect):
        change(id) { $0.node.effect = effect }
        if let view = view(id) { show(effect, on: view) }
      case .layer(let id, let layer): layers[id] = layer
      case .style(let id, let layer): restyle(id) { $0.layer = layers[layer] ?? .clear }
      case .text(let id, let text):
        restyle(id) { $0.text = text }
        (view(id) as? FieldNodeView)?.updateText()
        if view(id)?.node.accessibility.states.contains(.live) == true { news.announcement = text }
      case .link(let id, let address): change(id) { $0.node.link = address }
      case .image(let id, _, let image): restyle(id) { $0.image = image }
      case .hidden(let id, let isHidden):
        change(id) {
          $0.node.isHidden = isHidden
          $0.isHidden = isHidden
        }
        news.isLayoutChanged = true
      case .role(let id, let role, let row, let column):
        change(id) {
          $0.node.accessibility.role = role
          $0.node.accessibility.rowIndex = row
          $0.node.accessibility.columnIndex = column
        }
        news.isLayoutChanged = true
      case .extent(let id, let extent): change(id) { $0.node.accessibility.extent = extent }
      case .label(let id, let label):
        change(id) { $0.node.accessibility.label = label }
        if view(id) is FieldNodeView { restyle(id) { _ in } }
      case .states(let id, let states):
        change(id) { $0.node.accessibility.states = states }
        view(id)?.accessibilityElementsHidden = states.contains(.inert)
        news.isLayoutChanged = true
      case .owned(let id, let owned):
        change(id) { $0.node.accessibility.owned = owned }
        news.isLayoutChanged = true
      case .tabStop(let id, let isTabStop): change(id) { $0.node.isTabStop = isTabStop }
      case .contentSize(let id, let size):
        change(id) { $0.node.contentSize = size }
        (view(id) as? ScrollNodeView)?.updateContent()
      case .scroll(let id, let offset): (view(id) as? ScrollNodeView)?.write(offset)
      case .part(let id, let part): change(id) { $0.node.part = part }
      case .hostedContent(let id, let name):
        (view(id) as? PlainNodeView)?.content = hostedView?(name)
        news.isLayoutChanged = true
      case .imageSource, .forgetImage: break
      }
    }

    private func view(_ id: ViewID) -> (any NodeView)? {
      if let recent, recent.node.id == id { return recent }
      recent = views[id]
      return recent
    }

    private func change(_ id: ViewID, _ body: (any NodeView) -> Void) { if let view = view(id) { body(view) } }

    private func restyle(_ id: ViewID, _ body: (Node) -> Void) {
      guard let view = view(id) else { return }
      body(view.node)
      restyle(view)
    }

    private func restyle(_ view: any NodeView) {
      guard !view.node.isRestyled else { return }
      view.node.isRestyled = true
      restyled.append(view)
    }

    private func create(_ id: ViewID, in parent: ViewID, _ traits: ViewTraits) {
      let node = Node(id: id, traits: traits)
      let view: any NodeView =
        traits.contains(.scrolls)
        ? ScrollNodeView(node) : traits.contains(.edits) ? FieldNodeView(node) : PlainNodeView(node)
      view.tree = self
      views[id] = view
      if let view = view as? ScrollNodeView { scrollers[id] = view }
      news.isLayoutChanged = true
      guard let above = views[parent] else {
        root = view
        container.insertSubview(view, at: 0)
        return
      }
      node.parent = above.node
      above.node.children.append(node)
      above.addSubview(view)
      if let scroller = scroller(of: node) { scroller.pin(view) }
    }

    /// Returns the view whose scrolling moves a pinned node; `nil` for a node that is not pinned.
    private func scroller(of node: Node) -> ScrollNodeView? {
      guard !node.traits.isDisjoint(with: [.pinsX, .pinsY, .sticks]) else { return nil }
      return node.scroller.flatMap { views[$0.id] as? ScrollNodeView }
    }

    private func remove(_ view: any NodeView) {
      if let focused, view.node.contains(focused) { self.focused = nil }
      isFocusQuiet = true
      view.node.forEach { node in
        if let part = views[node.id] { scroller(of: node)?.unpin(part) }
      }
      view.node.forEach { node in
        views[node.id] = nil
        scrollers[node.id] = nil
      }
      view.removeFromSuperview()
      view.node.leave()
      recent = nil
      if view === root { root = nil }
      isFocusQuiet = false
      news.isLayoutChanged = true
    }

    private func raise(_ view: any NodeView) {
      let node = view.node
      guard let parent = node.parent else { return }
      node.leave()
      node.parent = parent
      parent.children.append(node)
      view.superview?.bringSubviewToFront(view)
      news.isLayoutChanged = true
    }

    // MARK: - Geometry

    private func setFrame(of view: any NodeView, _ frame: Rect) {
      // Layers trap on non-finite values.
      guard frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite else { return }
      let isResized = view.node.frame.size != frame.size
      view.node.frame = frame
      if isResized {
        view.bounds.size = CGSize(width: frame.width, height: frame.height)
        restyle(view)
        (view as? ScrollNodeView)?.updateContent()
      }
      place(view)
    }

    /// Positions a view in its parent.
    func place(_ view: any NodeView) {
      let node = view.node
      let point: Point
      if node.traits.contains(.sticks), let section = node.parent, let scroller = scroller(of: node) {
        point = NodePlacement.position(ofSticker: node, in: section, offset: scroller.offset)
      } else if let scroller = view.superview as? ScrollNodeView {
        point = NodePlacement.position(of: node, offset: scroller.offset, origin: scroller.origin)
      } else {
        point = NodePlacement.position(of: node)
      }
      view.center = CGPoint(point)
    }

    private func show(_ effect: ViewEffect, on view: any NodeView) {
      view.transform =
        effect.scaleX == 1 && effect.scaleY == 1
        ? .identity : CGAffineTransform(scaleX: effect.scaleX, y: effect.scaleY)
      view.alpha = view.node.opacity
      place(view)
    }

    // MARK: - Looks

    private func updateLook(of view: any NodeView) {
      view.node.isRestyled = false
      view.alpha = view.node.opacity
      view.updateLook(surroundings)
      (view as? FieldNodeView)?.updateField(surroundings)
    }

    private func restyle(from former: Surroundings) {
      text.isBold = surroundings.isBold
      for view in views.values { updateLook(of: view) }
    }

    // MARK: - Scrolling

    func didScroll(_ view: ScrollNodeView, to offset: Point) {
      send(.scrolled(view.node.id, to: offset))
      onScroll?()
      onMove?()
    }

    func didEndScrolling(_ view: ScrollNodeView) {
      send(.scrollEnded(view.node.id))
      view.settle()
      onScroll?()
      onMove?()
    }

    // MARK: - Focus

    /// Moves the focus to a view at the engine's request.
    func focus(_ id: ViewID) {
      guard let view = views[id] else { return }
      isFocusQuiet = true
      focused = id
      if let field = view as? FieldNodeView {
        let isEntered = !field.control.isFirstResponder
        field.control.becomeFirstResponder()
        if isEntered, view.node.accessibility.role == .textBox { field.field?.selectAll(nil) }
      } else if container.window != nil {
        container.becomeFirstResponder()
      }
      isFocusQuiet = false
      onMove?()
      news.focused = id
      onNews?(news)
      news = SpeechNews()
    }

    /// Called when the user begins to edit a field.
    func didFocus(_ view: FieldNodeView) {
      guard !isFocusQuiet else { return }
      focused = view.node.id
      send(.focus(view.node.id))
    }

    /// Called when a field, or the whole calendar, loses the focus.
    func didBlur(_ view: FieldNodeView?) {
      guard !isFocusQuiet, focused != nil else { return }
      focused = nil
      onMove?()
      send(.focus(.none))
    }

    /// Moves the focus to a view because the user pressed Tab.
    func step(to id: ViewID) {
      focus(id)
      send(.focus(id))
    }
  }

  extension Node {
    /// Returns whether a view is this one or a descendant.
    fileprivate func contains(_ id: ViewID) -> Bool { self.id == id || children.contains { $0.contains(id) } }
  }
#endif
