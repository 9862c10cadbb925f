import Basics
public import Geometry

/// A tree of views on a host, and the passes that show it.
///
/// `send(_:)` only changes state. Only `tick(now:)` runs the passes, in this order: animation, layout, commit,
/// requests, notifications. A window reads no clock: `now` comes from the host.
///
/// ```swift
/// let window = Window(root: root, host: PictureHost(), size: Size(width: 320, height: 200))
/// window.send(.pointer(PointerEvent(phase: .down, location: Point(x: 20, y: 20), time: 0)))
/// window.tick(now: 0)
/// window.close()
/// ```
public final class Window {
  /// The view that fills the window; it never changes.
  public let root: View
  /// The size, in points. `InputEvent.resize` changes it.
  public private(set) var size: Size
  /// The number of device pixels per point; 1 after `close()`.
  public var scale: Double { host?.scale ?? 1 }
  /// The work that the host does itself; none after `close()`.
  public var capabilities: HostCapabilities { host?.capabilities ?? [] }
  /// The view with the keyboard focus; `nil` if none has it.
  public private(set) var focusedView: View?
  /// Whether animations are replaced by jumps; `false` by default.
  public var reducesMotion = false
  /// Whether the current press belongs to a recognizer that claims it (`GestureRecognizer.claimsPress`). A host then
  /// neither scrolls nor opens menus for the pointer, and keeps the pressed element until the pointer is released.
  public var isPressClaimed: Bool { arena.claimant != nil }
  /// Called with a message for developers when layout does not settle.
  public var anomalyHandler: ((String) -> Void)?

  /// The time of the latest tick, in seconds on the host's monotonic clock.
  package private(set) var time = 0.0

  private var host: (any WindowHost)?
  private var views: [Int32: Unmanaged<View>] = [:]
  private var lastID: Int32 = 0
  private var commit = CommitPass()
  private var requests: [HostRequest] = []
  var notifications: [Notification] = []
  /// The notifications that are currently running. The array is kept because the next frame reuses its storage.
  var runningNotifications: [Notification] = []
  /// The views that limit what is computed in a frame.
  var limiters: [any FrameLimiter] = []
  private let arena = GestureArena()
  /// The recognizers that a pointer hovers over.
  private var hovered: [GestureRecognizer] = []
  var animations: [any Animation] = []
  var delays: [Delay] = []
  private var frameRequested = false
  private var isTicking = false

  /// Creates a window and requests the first frame.
  ///
  /// - Parameters:
  ///   - root: a view that is not in a window. Its frame is set to fill the window.
  ///   - host: the host, retained until `close()`.
  ///   - size: the size in points.
  public init(root: View, host: any WindowHost, size: Size) {
    self.root = root
    self.host = host
    self.size = size
    root.frame = Rect(origin: .zero, size: size)
    root.attach(to: self)
    requestFrame()
  }

  deinit { root.forgetWindow() }

  /// Handles input. It changes state and never lays out. Returns whether a view or recognizer used the event.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    switch event {
    case .resize(let size):
      self.size = size
      root.frame = Rect(origin: .zero, size: size)
      return true
    case .pointer(let pointer):
      guard pointer.phase == .down else { return arena.proceed(pointer) }
      return arena.begin(pointer, target: pressedView(pointer) ?? root.hitTest(pointer.location))
    case .hover(let pointer): return hover(pointer)
    case .wheel(let point, let delta):
      return bubble(from: root.hitTest(point)) { $0.wheel(delta) }
    case .fling(let point, let velocity):
      return bubble(from: root.hitTest(point)) { $0.fling(velocity) }
    case .scrolled(let id, let offset):
      guard let scrollView = view(id) as? ScrollView else { return false }
      // A press elsewhere is not on the content that moved.
      if scrollView.hostScrolled(to: offset), arena.target?.isDescendant(of: scrollView) == true { arena.interrupt() }
      return true
    case .scrollEnded(let id):
      guard let scrollView = view(id) as? ScrollView else { return false }
      scrollView.hostScrollEnded()
      return true
    case .magnify(let event):
      guard event.factor > 0, event.factor.isFinite else { return false }
      arena.interrupt()
      return bubble(from: root.hitTest(event.location)) { $0.magnify(event) }
    case .key(let key):
      // Keys in a field are not passed on to the views around it, except Tab, which leaves it.
      if let field = focusedView, field.traits.contains(.edits), key.key != .tab { return field.keyDown(key) }
      return bubble(from: focusedView ?? root) { $0.keyDown(key) }
    case .focus(let id):
      // The host does not know yet where the engine has moved the focus.
      if requests.contains(where: { if case .focus = $0 { isCurrent($0) } else { false } }) { return true }
      focusedView = view(id)
      if focusedView?.isOutOfReach == false { focusedView?.didReceiveFocus() }
      return true
    case .activate(let id):
      return bubble(from: view(id)) { $0.activate() }
    case .contextMenu(let id, let point):
      // Some systems ask for a menu when a finger has rested for a while.
      if let claimant = arena.claimant {
        if claimant.isCancelledByMenu { arena.cancel() }
        return true
      }
      let target = view(id) ?? root.hitTest(point)
      // A field uses its host's menu.
      guard let target, !target.traits.contains(.edits),
        bubble(from: target, { $0.openContextMenu(from: target, at: point) })
      else { return false }
      // On some systems the press comes first.
      arena.cancel()
      return true
    case .edited(let id, let text):
      guard let field = view(id), field.traits.contains(.edits) else { return false }
      field.edited(text)
      return true
    case .paste(let text):
      if focusedView?.traits.contains(.edits) == true { return false }
      return bubble(from: focusedView ?? root) { $0.paste(text) }
    }
  }

  /// Notifies the recognizers below a hovering pointer, and those that it has left.
  private func hover(_ pointer: PointerEvent?) -> Bool {
    let former = hovered
    hovered = []
    var current = pointer.flatMap { pressedView($0) ?? root.hitTest($0.location) }
    while let view = current {
      for recognizer in view.gestures where recognizer.tracksHover && recognizer.isEnabled {
        hovered.append(recognizer)
      }
      current = view.superview
    }
    let present = hovered
    for recognizer in former where recognizer.view != nil && !present.contains(where: { $0 === recognizer }) {
      recognizer.hover(nil)
    }
    for recognizer in present where recognizer.view != nil { recognizer.hover(pointer) }
    return !present.isEmpty
  }

  /// Returns the view that the host found below a pointer, unless it is out of reach.
  private func pressedView(_ pointer: PointerEvent) -> View? {
    guard let id = pointer.target, let view = view(id), !view.isOutOfReach else { return nil }
    return view
  }

  /// Runs one frame: advances animations, lays out, commits, and calls notifications. Does nothing during another tick
  /// or after `close()`.
  ///
  /// - Parameter now: the time in seconds on the host's monotonic clock.
  public func tick(now: Double) {
    guard !isTicking, host != nil else { return }
    isTicking = true
    time = now
    frameRequested = false
    // A view may leave the window during the frame.
    let limiters = limiters
    for limiter in limiters { limiter.frameWillBegin() }
    advanceAnimations(now)
    runDelays(now)
    let isSettled = LayoutPass.run(root)
    if !isSettled { anomalyHandler?("layout did not settle in \(LayoutPass.rounds) rounds") }
    let mutations = commit.run(root)
    // Everything requested so far is in this frame, unless layout did not settle.
    frameRequested = !isSettled
    if !mutations.isEmpty { host?.commit(FrameOutput(mutations: mutations)) }
    let pendingRequests = requests
    requests = []
    for request in pendingRequests where isCurrent(request) {
      // The host may have reported in the meantime that a removed view lost the focus.
      if case .focus(let id) = request { focusedView = view(id) }
      host?.perform(request)
    }
    runNotifications()
    for limiter in limiters { limiter.frameDidEnd() }
    isTicking = false
    if frameRequested || !animations.isEmpty || !delays.isEmpty {
      frameRequested = true
      host?.requestFrame()
    }
  }

  /// Returns the visible views in paint order. Takes time linear in the number of views.
  public func displayList() -> DisplayList { Painter.paint(root) }

  /// Closes the window: releases delegates and closures, removes the views from the host, and leaves no reference
  /// cycle. Views and host can then be released.
  public func close() {
    guard let host else { return }
    root.closeRecursively()
    animations = []
    delays = []
    notifications = []
    requests = []
    limiters = []
    arena.cancel()
    hovered = []
    root.removeGestures()
    focusedView = nil
    anomalyHandler = nil
    let id = root.id
    let wasShown = !root.dirty.contains(.created)
    root.forgetWindow()
    views = [:]
    if wasShown { host.commit(FrameOutput(mutations: commit.end(id))) }
    self.host = nil
  }

  /// Moves the keyboard focus to a view after the next frame is shown. Does nothing for a view outside this window.
  public func focus(_ view: View) {
    guard view.window === self else { return }
    focusedView = view
    requests.append(.focus(view.id))
    requestFrame()
  }

  /// Offers a text, optionally in several formats, to other programs through the clipboard, with the next frame.
  public func copy(text: String, alternatives: [TypedText] = []) {
    requests.append(.copy(text: ByteText(text), alternatives: alternatives))
    requestFrame()
  }

  /// Offers a text as a file that is named after a title, with the next frame.
  public func save(_ text: TypedText, title: String) {
    requests.append(.save(text, title: ByteText(title)))
    requestFrame()
  }

  /// Lets a recognizer win the current press without an event, after a delay; the others are canceled. Returns whether
  /// it won.
  package func claim(_ recognizer: GestureRecognizer) -> Bool { arena.claim(recognizer) }

  /// Returns the view with a number; `nil` if there is none. Takes constant time.
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

  /// Unregisters a view that left the tree; its descendants are forgotten with it.
  func unregister(_ view: View, wasCreated: Bool) {
    if wasCreated { commit.remove(view.id) }
    forget(view)
    requestFrame()
  }

  /// Records that a view no longer shows an image.
  func release(_ image: ImageID) { commit.release(image) }

  /// Cancels a press that began in the view or a descendant. A claimed press belongs to its recognizer's view.
  func cancelPress(inside view: View) {
    let owner = arena.claimant.map { $0.view } ?? arena.target
    if owner?.isDescendant(of: view) == true { arena.cancel() }
  }

  /// The number of views that the host has not received because they were never shown.
  package var withheldViewCount: Int { commit.withheldCount }

  func forget(_ view: View) {
    views[view.id.rawValue] = nil
    commit.forget(view.id)
    limiters.removeAll { $0 === view }
    if focusedView === view { focusedView = nil }
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
    case .copy, .save: true
    }
  }

}

extension View {
  fileprivate final func closeRecursively() {
    windowWillClose()
    for child in subviews { child.closeRecursively() }
  }

  fileprivate final func removeGestures() {
    for recognizer in gestures { recognizer.view = nil }
    gestures = []
    for child in subviews { child.removeGestures() }
  }
}
