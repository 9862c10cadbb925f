import Basics
public import Geometry

/// A node of the retained tree, with a frame, an appearance, a text, an accessible description, and children.
///
/// Changing a property invalidates the view and requests a frame; `Window.tick(now:)` sends the change to the host.
/// There is no draw method: a view shows only its `layer`, `image`, and `text`, so every host can show it. Use views
/// only on their window's thread.
///
/// ```swift
/// let badge = View()
/// badge.frame = Rect(x: 8, y: 8, width: 24, height: 24)
/// badge.layer = Layer(fill: Color(rgb: 0xff3b30), leadingRadius: 12, trailingRadius: 12)
/// root.addSubview(badge)
/// ```
///
/// The properties that passes read and write for each view are exempt from run-time checks of exclusive access, which
/// would take a tenth of a frame: no access to them lasts longer than a statement.
open class View {
  /// The number by which the host identifies the view; `.none` outside a window.
  @exclusivity(unchecked) public internal(set) final var id: ViewID = .none
  /// The traits, which never change.
  public final let traits: ViewTraits

  /// The frame in the parent, or in the parent's content if it scrolls, in points.
  @exclusivity(unchecked) public final var frame: Rect = .zero {
    didSet {
      guard frame != oldValue else { return }
      invalidate(.frame)
      guard !isPlain, frame.size != oldValue.size else { return }
      setNeedsLayout()
      if traits.contains(.scrolls) { (self as? ScrollView)?.keepInside() }
    }
  }
  /// The appearance without the text; `clear` by default.
  @exclusivity(unchecked) public final var layer: Layer = .clear {
    didSet { if layer != oldValue { invalidate(.layer) } }
  }
  /// The temporary effect with which the view is shown. Do not set it on views with the trait `movesOften`.
  public final var effect = ViewEffect.none {
    didSet { if effect != oldValue { invalidate(.effect) } }
  }
  /// The text: one line, unless the text style of the layer says otherwise, shown in that style.
  @exclusivity(unchecked) public final var text: String = "" {
    didSet { if !text.hasSameBytes(as: oldValue) { invalidate(.text) } }
  }
  /// The image over the layer and behind the text, clipped to the corners of the layer; `nil`, the default, for none.
  /// Its label is spoken if no ancestor has one.
  @exclusivity(unchecked) public final var image: Image? {
    didSet { if image != oldValue { invalidate(.image) } }
  }
  /// The content that a host may show over the text and the subviews, as a string that the host and the program agreed
  /// on; empty, the default, for none. Hosts that do not know the content ignore it.
  @exclusivity(unchecked) public final var hostedContent: String = "" {
    didSet { if !hostedContent.hasSameBytes(as: oldValue) { invalidate(.hostedContent) } }
  }
  /// Whether the view and its descendants are hidden: not shown, hit, laid out, or spoken.
  @exclusivity(unchecked) public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      invalidate(.hidden)
      if isHidden { window?.cancelPress(inside: self) } else { askForLayout() }
    }
  }
  /// Whether presses, wheels, and focus skip the view and its descendants, which are still shown, for example while
  /// they fade out.
  public final var isInert = false {
    didSet { if isInert, !oldValue { window?.cancelPress(inside: self) } }
  }
  /// The description for assistive technology; by default the view is not exposed.
  @exclusivity(unchecked) public final var accessibility = AccessibilityNode() {
    didSet { if accessibility != oldValue { invalidate(.accessibility) } }
  }
  /// Whether the Tab key stops at the view; `false` by default.
  @exclusivity(unchecked) public final var isTabStop = false {
    didSet { if isTabStop != oldValue { invalidate(.tabStop) } }
  }

  /// The reachable tab stops below the view, in tree order.
  package final var tabStops: [View] { shownViews { $0.isTabStop } }

  /// The shown views below this view that have a role, in tree order.
  package final var exposedViews: [View] { shownViews { $0.accessibility.role != .none } }

  private final func shownViews(where isIncluded: (View) -> Bool) -> [View] {
    var views: [View] = []
    func visit(_ view: View) {
      for child in view.subviews where !child.isHidden && !child.isInert {
        if isIncluded(child) { views.append(child) }
        visit(child)
      }
    }
    visit(self)
    return views
  }

  /// The parent; `nil` for the root and after the parent was released.
  public internal(set) final var superview: View? {
    get { parent?.takeUnretainedValue() }
    set { parent = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The parent without reference counting, which is most of the cost of invalidating views.
  @exclusivity(unchecked) private final var parent: Unmanaged<View>?
  /// The children, from back to front.
  @exclusivity(unchecked) public private(set) final var subviews: [View] = []
  /// The window that the view is in; `nil` outside a window. The window clears the reference when it closes or is
  /// released. A checked reference could not be read during the window's deinitialization.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var window: Window?

  package final var gestures: [GestureRecognizer] = []
  /// The properties that have changed. In a window, if there are any, all ancestors have `descendants` set and a frame
  /// is requested.
  @exclusivity(unchecked) final var dirty: DirtyFlags = []
  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var descendantNeedsLayout = false
  /// The description that the host last received. Only differences are sent.
  @exclusivity(unchecked) final var sentAccessibility = AccessibilityNode()
  /// The image source that the host shows in this view.
  @exclusivity(unchecked) final var sentImage = ImageID.none

  /// Whether the view has no layout, so that resizing it does not invalidate one.
  private final var isPlain = false

  /// The name by which the host's style sheets select the view. Read when the view is first sent to the host.
  public final var partName = ViewPart.none

  /// Creates a view without a parent, a size or an appearance. Its traits never change.
  public init(traits: ViewTraits = []) { self.traits = traits }

  /// Returns a direct instance of `View`, which shows a fill or a text and lays nothing out.
  package static func plain() -> View {
    let view = View()
    view.isPlain = true
    return view
  }

  deinit {
    for child in subviews { child.superview = nil }
    for recognizer in gestures { recognizer.view = nil }
  }

  /// Lays out the children. Called in the layout pass after `setNeedsLayout()` or a change of size. Overrides set the
  /// frames of subviews, never the view's own frame. The base class does nothing.
  open func layoutSubviews() {}

  /// Returns the frontmost visible view at a point in this view's coordinates that is not inert, or `nil`. Takes time at
  /// most linear in the number of views.
  open func hitTest(_ point: Point) -> View? {
    guard !isHidden, !isInert, !traits.contains(.letsPointersThrough) else { return nil }
    let inside = Rect(origin: .zero, size: frame.size).contains(point)
    if traits.contains(.clips) && !inside { return nil }
    for child in subviews.reversed() {
      let origin = child.frame.origin - contentOrigin(for: child) + child.effect.offset
      let local = Point(x: (point.x - origin.x) / child.effect.scaleX, y: (point.y - origin.y) / child.effect.scaleY)
      if let found = child.hitTest(local) { return found }
    }
    return inside ? self : nil
  }

  /// Handles a key that went down while this view or a descendant had the focus. Returns whether the key was used;
  /// otherwise the parent is asked.
  ///
  /// The base class activates a view with the button or checkbox role on Enter and Space. Overrides call `super` for
  /// keys that they do not use.
  open func keyDown(_ event: KeyEvent) -> Bool {
    let canActivate = accessibility.role == .button || accessibility.role == .checkbox
    guard canActivate, event.key == .enter || event.key == .space, event.modifiers.isEmpty else { return false }
    return activate()
  }

  /// Opens a context menu for this view or a descendant, at a point in the window. Returns whether there is one;
  /// otherwise the parent is asked, and finally the host. The base class has none.
  open func openContextMenu(from view: View, at location: Point) -> Bool { false }

  /// Activates the view. Called for assistive technology, a key, or a tap. Returns whether the view did something;
  /// otherwise the parent is asked.
  open func activate() -> Bool { false }

  /// Handles text that is pasted while this view or a descendant has the focus. Returns whether it was used; otherwise
  /// the parent is asked.
  open func paste(_ text: String) -> Bool { false }

  /// Handles a wheel over this view or a descendant that moved by a distance in points. Returns whether it was used;
  /// otherwise the parent is asked.
  open func wheel(_ delta: Point) -> Bool { false }

  /// Handles the end of a trackpad motion over this view or a descendant, at a velocity in points per second. Returns
  /// whether it was used; otherwise the parent is asked.
  open func fling(_ velocity: Point) -> Bool { false }

  /// Handles a magnification over this view or a descendant. Returns whether it was used; otherwise the parent is
  /// asked.
  open func magnify(_ event: MagnifyEvent) -> Bool { false }

  /// Handles a change of the text by the user, in a view with the trait `edits`; `text` is the whole text.
  open func edited(_ text: String) {}

  /// Called when the host's focus moved to this view.
  open func didReceiveFocus() {}

  /// Called when the view moved into a window, or out of one (`nil`).
  open func didMove(to window: Window?) {}

  /// Called when the window closes. Overrides release delegates and closures, so that no reference cycle remains.
  open func windowWillClose() {}

  /// The point of the content at the view's top left corner: the scroll offset of a scrolling view, otherwise zero.
  package var contentOrigin: Point { .zero }

  /// Returns the content origin for a child: zero in the directions in which the child is pinned.
  final func contentOrigin(for child: View) -> Point {
    let origin = contentOrigin
    guard !child.traits.isDisjoint(with: [.pinsX, .pinsY, .sticks]) else { return origin }
    if child.traits.contains(.sticks) {
      let hidden = hiddenHeight + child.frame.minY
      let y = min(max(hidden, 0), max(0, frame.height - child.frame.height))
      return Point(x: origin.x, y: child.frame.minY - y)
    }
    return Point(
      x: child.traits.contains(.pinsX) ? 0 : origin.x, y: child.traits.contains(.pinsY) ? 0 : origin.y)
  }

  /// The distance by which the view's top lies above the top of the view that scrolls it; 0 if no view does.
  private final var hiddenHeight: Double {
    var top = 0.0
    var ancestor: View? = self
    while let view = ancestor, !view.traits.contains(.scrolls) {
      top += view.frame.minY
      ancestor = view.superview
    }
    return ancestor.map { $0.contentOrigin.y - top } ?? 0
  }

  /// Invalidates the layout, so that the next tick calls `layoutSubviews()`.
  public final func setNeedsLayout() {
    // The ancestors already know, or will be told when a hidden ancestor is shown.
    if !needsLayout { askForLayout() }
  }

  private final func askForLayout() {
    needsLayout = true
    if let parent, parent._withUnsafeGuaranteedRef({ $0.descendantNeedsLayout }) { return }
    superview?.setDescendantNeedsLayout()
    window?.requestFrame()
  }

  /// Adds a view in front of the other children, and removes it from its former parent. Does nothing if `view` is this
  /// view or an ancestor of it.
  public final func addSubview(_ view: View) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    if let window { view.attach(to: window) }
    view.askForLayout()
  }

  /// Removes the view from its parent; does nothing without one.
  public final func removeFromSuperview() {
    // First, because a drag that ends may begin an animation, which has to end with the view.
    cancelPress()
    guard let parent = superview else { return }
    superview = nil
    parent.subviews.removeAll { $0 === self }
    if window != nil { detach() }
  }

  /// Moves the view in front of its siblings.
  public final func bringToFront() {
    guard let parent = superview, let last = parent.subviews.last, last !== self else { return }
    parent.subviews.removeAll { $0 === self }
    parent.subviews.append(self)
    invalidate(.raised)
  }

  /// Attaches a recognizer and retains it until the view is released or the window closes.
  public final func addGesture(_ recognizer: GestureRecognizer) {
    gestures.append(recognizer)
    recognizer.view = self
  }

  /// The frame in window coordinates, including all effects and offsets.
  public final var frameInWindow: Rect { placement(Rect(origin: .zero, size: frame.size)) }

  /// The placement of the view's own coordinates in the window.
  private final var placement: Placement {
    guard let superview else { return Placement(origin: frame.origin) }
    return superview.placement.ofChild(self, in: superview)
  }

  /// Returns whether `other` is this view or one of its ancestors.
  public final func isDescendant(of other: View) -> Bool {
    var current: View? = self
    while let view = current {
      if view === other { return true }
      current = view.superview
    }
    return false
  }

  /// Whether pointers cannot reach the view because it or one of its ancestors is inert or lets them through.
  final var isOutOfReach: Bool {
    isInert || traits.contains(.letsPointersThrough) || superview?.isOutOfReach == true
  }

  final func invalidate(_ flags: DirtyFlags) {
    let isKnown = !dirty.isEmpty
    dirty.formUnion(flags)
    if !isKnown { tellAncestors() }
  }

  private final func tellAncestors() {
    if let parent, parent._withUnsafeGuaranteedRef({ $0.dirty.contains(.descendants) }) { return }
    var ancestor = superview
    while let view = ancestor, !view.dirty.contains(.descendants) {
      view.dirty.insert(.descendants)
      ancestor = view.superview
    }
    window?.requestFrame()
  }

  private final func setDescendantNeedsLayout() {
    var current: View? = self
    while let view = current, !view.descendantNeedsLayout {
      view.descendantNeedsLayout = true
      current = view.superview
    }
  }

  /// Cancels a press that began in the view or a descendant.
  package final func cancelPress() { window?.cancelPress(inside: self) }

  final func attach(to window: Window) {
    self.window = window
    id = window.register(self)
    // The view may have been dirty before it had these ancestors.
    dirty.insert(.created)
    tellAncestors()
    for child in subviews { child.attach(to: window) }
    didMove(to: window)
  }

  final func detach() {
    guard let window else { return }
    window.unregister(self, wasCreated: !dirty.contains(.created))
    forgetWindow()
  }

  /// Clears the references to the window in this view and its descendants.
  final func forgetWindow() {
    if sentImage != .none {
      window?.release(sentImage)
      sentImage = .none
    }
    for child in subviews {
      if let window { window.forget(child) }
      child.forgetWindow()
    }
    // Last, because a child's response to leaving may begin an animation of its parent.
    window?.cancelAnimation(of: self)
    window?.cancelDelay(of: self)
    window = nil
    id = .none
    dirty = []
    sentAccessibility = AccessibilityNode()
    didMove(to: nil)
  }
}
