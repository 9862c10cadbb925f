import Basics
public import Geometry

/// A node of the retained tree: a frame, an appearance, a text, what assistive technology is told, and children.
///
/// Properties only mark the view; `Window.tick(now:)` tells the host. There is no draw method: what a view shows is
/// its `layer`, `image` and `text`, so every host can show it. Views are confined to the thread of their window.
///
/// What passes read and write for each view is exempt from the checks of exclusive access at run time, which would take a
/// tenth of a frame: no access to it lasts longer than a statement.
open class View {
  /// The number the host knows the view by; `.none` outside a window.
  @exclusivity(unchecked) public internal(set) final var id: ViewID = .none
  /// Fixed for life.
  public final let traits: ViewTraits

  /// Place and size in the parent (in the parent's content, if it scrolls).
  @exclusivity(unchecked) public final var frame: Rect = .zero {
    didSet {
      guard frame != oldValue else { return }
      mark(.frame)
      guard !isPlain, frame.size != oldValue.size else { return }
      setNeedsLayout()
      if traits.contains(.scrolls) { (self as? ScrollView)?.keepInside() }
    }
  }
  /// The appearance, without the text; nothing is painted at first.
  @exclusivity(unchecked) public final var layer: Layer = .clear {
    didSet { if layer != oldValue { mark(.layer) } }
  }
  /// How the view is shown for the moment. Not for views that move often.
  public final var effect = ViewEffect.none {
    didSet { if effect != oldValue { mark(.effect) } }
  }
  /// One line; shown with the layer's text style.
  @exclusivity(unchecked) public final var text: String = "" {
    didSet { if !text.hasSameBytes(as: oldValue) { mark(.text) } }
  }
  /// Lies over the layer and behind the text, cut to the corners of the layer; its label is spoken where nothing above
  /// it has one. `nil` shows none.
  @exclusivity(unchecked) public final var image: Image? {
    didSet { if image != oldValue { mark(.image) } }
  }
  /// A hidden view and everything below it is neither shown, hit, laid out nor spoken.
  @exclusivity(unchecked) public final var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      mark(.hidden)
      if isHidden { window?.cancelPress(inside: self) } else { askForLayout() }
    }
  }
  /// What assistive technology is told; at first nothing.
  @exclusivity(unchecked) public final var accessibility = AccessibilityNode() {
    didSet { if accessibility != oldValue { mark(.accessibility) } }
  }
  /// Whether the Tab key stops here.
  @exclusivity(unchecked) public final var isTabStop = false {
    didSet { if isTabStop != oldValue { mark(.tabStop) } }
  }

  /// The parent; it clears the pointer when it goes away or lets go of this view.
  public internal(set) final var superview: View? {
    get { parent?.takeUnretainedValue() }
    set { parent = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The same without counting references, which is most of what marking views costs.
  @exclusivity(unchecked) private final var parent: Unmanaged<View>?
  /// The children, the hindmost first.
  @exclusivity(unchecked) public private(set) final var subviews: [View] = []
  /// The window; it clears the pointer when it closes, or while it goes away, when no checked reference could be read.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var window: Window?

  package final var gestures: [GestureRecognizer] = []
  /// If there is any in a window, all ancestors know it and a frame is asked for.
  @exclusivity(unchecked) final var dirty: DirtyFlags = []
  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var descendantNeedsLayout = false
  /// What the host was last told; only differences are sent.
  @exclusivity(unchecked) final var sentAccessibility = AccessibilityNode()
  /// The source the host shows in this view.
  @exclusivity(unchecked) final var sentImage = ImageID.none

  /// Whether a change of size means nothing, because the view lays nothing out.
  private final var isPlain = false

  /// A view without a parent, a size or an appearance. Traits never change.
  public init(traits: ViewTraits = []) { self.traits = traits }

  /// A view of this very class, which shows a fill or a text and nothing else.
  package static func plain() -> View {
    let view = View()
    view.isPlain = true
    return view
  }

  deinit {
    for child in subviews { child.superview = nil }
    for recognizer in gestures { recognizer.view = nil }
  }

  /// Lays out children; called in the layout pass after `setNeedsLayout()` or a change of size. Sets frames, never
  /// the view's own.
  open func layoutSubviews() {}

  /// The frontmost visible view at a point in this view's coordinates, or `nil`.
  open func hitTest(_ point: Point) -> View? {
    guard !isHidden else { return nil }
    let inside = Rect(origin: .zero, size: frame.size).contains(point)
    if traits.contains(.clips) && !inside { return nil }
    for child in subviews.reversed() {
      let origin = child.frame.origin - contentOrigin(for: child) + child.effect.offset
      let local = Point(x: (point.x - origin.x) / child.effect.scaleX, y: (point.y - origin.y) / child.effect.scaleY)
      if let found = child.hitTest(local) { return found }
    }
    return inside ? self : nil
  }

  /// A key went down while this view or one below it had the focus. Returns whether it was used.
  ///
  /// Enter and Space activate a view whose role is that of a button or checkbox; overrides call `super` for what they
  /// do not use.
  open func keyDown(_ event: KeyEvent) -> Bool {
    let canActivate = accessibility.role == .button || accessibility.role == .checkbox
    guard canActivate, event.key == .enter || event.key == .space, event.modifiers.isEmpty else { return false }
    return activate()
  }

  /// Assistive technology or a tap activates the view. Returns whether it was used.
  open func activate() -> Bool { false }

  /// A wheel moved over this view or one below it. Returns whether it was used.
  open func wheel(_ delta: Point) -> Bool { false }

  /// Fingers move apart or together over this view or one below it. Returns whether it was used.
  open func magnify(_ event: MagnifyEvent) -> Bool { false }

  /// A person changed the text of this view, which edits; the text as it is now.
  open func edited(_ text: String) {}

  /// The host's focus came to this view.
  open func didReceiveFocus() {}

  /// The view came into a window, or left it (`nil`).
  open func didMove(to window: Window?) {}

  /// The window ends: drop delegates and closures, so that no cycle survives.
  open func windowWillClose() {}

  /// Where the content's origin lies in this view, negated: the scroll offset of scrolling views.
  open var contentOrigin: Point { .zero }

  /// How far the content has moved below a child: not at all in the directions in which it is pinned.
  final func contentOrigin(for child: View) -> Point {
    let origin = contentOrigin
    guard !child.traits.isDisjoint(with: [.pinsX, .pinsY, .sticks]) else { return origin }
    if child.traits.contains(.sticks), let scrolling = superview {
      let hidden = scrolling.contentOrigin.y - frame.minY
      return Point(x: origin.x, y: -min(max(hidden, 0), max(0, frame.height - child.frame.height)))
    }
    return Point(
      x: child.traits.contains(.pinsX) ? 0 : origin.x, y: child.traits.contains(.pinsY) ? 0 : origin.y)
  }

  /// Asks for `layoutSubviews()` in the next tick.
  public final func setNeedsLayout() {
    // Ancestors know of it, or will be told when a hidden view above is shown.
    if !needsLayout { askForLayout() }
  }

  private final func askForLayout() {
    needsLayout = true
    if let parent, parent._withUnsafeGuaranteedRef({ $0.descendantNeedsLayout }) { return }
    superview?.setDescendantNeedsLayout()
    window?.requestFrame()
  }

  /// Adds `view` in front of the other children, taking it from its former parent. Nothing happens if this view lies
  /// below it, or is it.
  public final func addSubview(_ view: View) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    if let window { view.attach(to: window) }
    view.askForLayout()
  }

  /// Takes the view out of its parent.
  public final func removeFromSuperview() {
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
    mark(.raised)
  }

  /// Attaches a recognizer; it is kept until the view goes away or the window closes.
  public final func addGesture(_ recognizer: GestureRecognizer) {
    gestures.append(recognizer)
    recognizer.view = self
  }

  /// The frame in the coordinates of the window, as it is shown for the moment.
  public final var frameInWindow: Rect { placement(Rect(origin: .zero, size: frame.size)) }

  /// Where the view's own coordinates lie in the window.
  private final var placement: Placement {
    guard let superview else { return Placement(origin: frame.origin) }
    return superview.placement.ofChild(self, in: superview)
  }

  /// Whether `other` is this view or one of its ancestors.
  public final func isDescendant(of other: View) -> Bool {
    var current: View? = self
    while let view = current {
      if view === other { return true }
      current = view.superview
    }
    return false
  }

  final func mark(_ flags: DirtyFlags) {
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

  /// A press that began in the view, or below it, means nothing any more.
  package final func cancelPress() { window?.cancelPress(inside: self) }

  final func attach(to window: Window) {
    self.window = window
    id = window.register(self)
    // It may have been dirty before it had these ancestors.
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

  /// Clears what belongs to the window in this view and below.
  final func forgetWindow() {
    if sentImage != .none {
      window?.release(sentImage)
      sentImage = .none
    }
    for child in subviews {
      if let window { window.forget(child) }
      child.forgetWindow()
    }
    window = nil
    id = .none
    dirty = []
    sentAccessibility = AccessibilityNode()
    didMove(to: nil)
  }
}
