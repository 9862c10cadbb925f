public import Geometry

/// A tree of views on a host, and the passes that bring it to the screen.
///
/// `send(_:)` only changes state. `tick(now:)` is the only place where passes run, in this order: animation, layout,
/// commit, requests, notifications. Nothing here reads a clock: `now` comes from the host.
public final class Window {
  /// The view that fills the window; kept for the life of the window.
  public let root: View
  /// In points; changed by `InputEvent.resize`.
  public private(set) var size: Size
  /// Device pixels per point.
  public var scale: Double { host?.scale ?? 1 }
  /// What the host does by itself; nothing once the window is closed.
  public var capabilities: HostCapabilities { host?.capabilities ?? [] }
  /// The view with keyboard focus.
  public private(set) var focusedView: View?
  /// Motion is replaced by jumps.
  public var reducesMotion = false
  /// Called when layout does not settle; a sentence for developers.
  public var anomalyHandler: ((String) -> Void)?

  private var host: (any WindowHost)?
  private var views: [Int32: Unmanaged<View>] = [:]
  private var lastID: Int32 = 0
  private var commit = CommitPass()
  private var requests: [HostRequest] = []
  var notifications: [Notification] = []
  /// Those that run now; empty otherwise. Kept, as its room is needed in the next frame.
  var runningNotifications: [Notification] = []
  private let arena = GestureArena()
  var animations: [any Animation] = []
  var delays: [Delay] = []
  private var frameRequested = false
  private var isTicking = false

  /// Puts `root`, which is in no window yet, on a host and asks for the first frame. The host is kept until `close()`.
  public init(root: View, host: any WindowHost, size: Size) {
    self.root = root
    self.host = host
    self.size = size
    root.frame = Rect(origin: .zero, size: size)
    root.attach(to: self)
    requestFrame()
  }

  deinit { root.forgetWindow() }

  /// Takes input. Never lays out. Returns whether something in the window used it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    switch event {
    case .resize(let size):
      self.size = size
      root.frame = Rect(origin: .zero, size: size)
      return true
    case .pointer(let pointer):
      guard pointer.phase == .down else { return arena.proceed(pointer) }
      return arena.begin(pointer, target: pointer.target.flatMap { view($0) } ?? root.hitTest(pointer.location))
    case .wheel(let point, let delta):
      return bubble(from: root.hitTest(point)) { $0.wheel(delta) }
    case .scrolled(let id, let offset):
      guard let scrollView = view(id) as? ScrollView else { return false }
      if scrollView.hostScrolled(to: offset) { arena.cancel() }
      return true
    case .scrollEnded(let id):
      guard let scrollView = view(id) as? ScrollView else { return false }
      scrollView.hostScrollEnded()
      return true
    case .magnify(let event):
      guard event.factor > 0, event.factor.isFinite else { return false }
      arena.cancel()
      return bubble(from: root.hitTest(event.location)) { $0.magnify(event) }
    case .key(let key):
      // What is typed into a field means nothing to the views around it.
      if let field = focusedView, field.traits.contains(.edits) { return field.keyDown(key) }
      return bubble(from: focusedView ?? root) { $0.keyDown(key) }
    case .focus(let id):
      focusedView = view(id)
      focusedView?.didReceiveFocus()
      return true
    case .activate(let id):
      return bubble(from: view(id)) { $0.activate() }
    case .edited(let id, let text):
      guard let field = view(id), field.traits.contains(.edits) else { return false }
      field.edited(text)
      return true
    }
  }

  /// Makes one frame. `now` is in seconds and never goes back.
  public func tick(now: Double) {
    guard !isTicking, host != nil else { return }
    isTicking = true
    frameRequested = false
    advanceAnimations(now)
    runDelays(now)
    let isSettled = LayoutPass.run(root)
    if !isSettled { anomalyHandler?("layout did not settle in \(LayoutPass.rounds) rounds") }
    let mutations = commit.run(root)
    // What was asked for until here is in this frame, unless layout gave up.
    frameRequested = !isSettled
    if !mutations.isEmpty { host?.commit(FrameOutput(mutations: mutations)) }
    let pendingRequests = requests
    requests = []
    for request in pendingRequests where isCurrent(request) {
      // The host may have told meanwhile that what had the focus before, and has gone, lost it.
      if case .focus(let id) = request { focusedView = view(id) }
      host?.perform(request)
    }
    runNotifications()
    isTicking = false
    if frameRequested || !animations.isEmpty || !delays.isEmpty {
      frameRequested = true
      host?.requestFrame()
    }
  }

  /// Everything in view, in paint order.
  public func displayList() -> DisplayList { Painter.paint(root) }

  /// Ends the window: delegates and closures are dropped, the host's views are removed, no cycle survives.
  public func close() {
    guard let host else { return }
    root.closeRecursively()
    animations = []
    delays = []
    notifications = []
    requests = []
    arena.cancel()
    focusedView = nil
    anomalyHandler = nil
    let id = root.id
    let wasShown = !root.dirty.contains(.created)
    root.forgetWindow()
    views = [:]
    if wasShown { host.commit(FrameOutput(mutations: commit.end(id))) }
    self.host = nil
  }

  /// Gives keyboard focus to a view of this window once the next frame is shown.
  public func focus(_ view: View) {
    guard view.window === self else { return }
    focusedView = view
    requests.append(.focus(view.id))
    requestFrame()
  }

  /// A recognizer recognises without an event, because time has passed. Returns whether the rest of the running press is
  /// its own now; the others are cancelled.
  func claim(_ recognizer: GestureRecognizer) -> Bool { arena.claim(recognizer) }

  /// The view of that number.
  public func view(_ id: ViewID) -> View? { views[id.rawValue]?.takeUnretainedValue() }

  func requestFrame() {
    guard !frameRequested else { return }
    frameRequested = true
    if !isTicking { host?.requestFrame() }
  }

  func register(_ view: View) -> ViewID {
    lastID += 1
    views[lastID] = Unmanaged.passUnretained(view)
    return ViewID(lastID)
  }

  /// A view left the tree; views below it are forgotten with it.
  func unregister(_ view: View, wasCreated: Bool) {
    if wasCreated { commit.remove(view.id) }
    forget(view)
    requestFrame()
  }

  /// A view no longer shows an image.
  func release(_ image: ImageID) { commit.release(image) }

  /// A press that began in the view, or below it, means nothing any more.
  func cancelPress(inside view: View) {
    if arena.target?.isDescendant(of: view) == true { arena.cancel() }
  }

  /// Views that the host is not told of until they are shown.
  package var withheldViewCount: Int { commit.withheldCount }

  func forget(_ view: View) {
    views[view.id.rawValue] = nil
    commit.forget(view.id)
    if focusedView === view { focusedView = nil }
    if arena.target === view { arena.cancel() }
    cancelAnimation(of: view)
    cancelDelay(of: view)
  }

  private func bubble(from view: View?, _ body: (View) -> Bool) -> Bool {
    var current = view
    while let view = current {
      if body(view) { return true }
      current = view.superview
    }
    return false
  }

  private func isCurrent(_ request: HostRequest) -> Bool {
    switch request {
    case .focus(let id): view(id) != nil
    }
  }

}

extension View {
  fileprivate final func closeRecursively() {
    windowWillClose()
    gestures = []
    for child in subviews { child.closeRecursively() }
  }
}
