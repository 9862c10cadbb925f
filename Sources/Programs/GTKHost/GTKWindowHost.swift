package import Almanac
import CGtk

/// The host of a window in a GTK 4 widget: paints frames, ticks with the frame clock, and converts device events to
/// engine events. The engine scrolls.
///
/// Everything runs on the main thread.
package final class GTKWindowHost: WindowHost {
  package let capabilities: HostCapabilities = []
  let canvas = Canvas()
  /// Paints a display list.
  var paint: ((DisplayList, _ context: OpaquePointer) -> Void)?
  /// Offers iCalendar text as a file named after a title.
  var onSave: ((_ calendar: String, _ title: String) -> Void)?
  /// Opens the URL of a link.
  var onOpen: ((_ address: String) -> Void)?
  /// The colors and fonts of fields.
  var look = FieldLook(ink: RGBA(0), direction: .leftToRight, fontFamily: "sans-serif")

  weak var content: (any HostedContent)?
  var input: CanvasInput
  var field: FieldOverlay?
  let accessibleTree: AccessibleTree
  /// Whether the last input came from the keyboard, so that the focus is shown.
  var isKeyboardUsed = false
  var cursor = Cursor.inherited
  /// The link on which the current press began.
  var link: ViewID?
  private(set) var tickCallback: guint = 0
  /// The idle source that describes the views for assistive technology; 0 for none.
  private var restSource: guint = 0

  package init() {
    input = CanvasInput(widget: canvas.widget)
    accessibleTree = AccessibleTree(in: canvas)
    accessibleTree.onFocus = { [weak self] in self?.focusMoved(to: $0) }
    accessibleTree.onActivate = { [weak self] in self?.content?.send(.activate($0)) }
    canvas.onPaint = { [weak self] context, _ in self?.paint(on: context) }
    canvas.onResize = { [weak self] size in
      guard let content = self?.content else { return }
      content.send(.resize(size))
      content.tick(now: GTKWindowHost.now)
    }
    canvas.onEvent = { [weak self] in self?.handle($0) ?? false }
    canvas.onPinch = { [weak self] phase, scale, point in
      guard let self else { return }
      for event in input.magnify(phase, scale: scale, at: point) { content?.send(event) }
    }
    canvas.onTab = { [weak self] in self?.takeFocus(forward: $0) ?? false }
    canvas.frameOfChild = { [weak self] in self?.accessibleTree.frame(of: $0) }
  }

  /// Shows a content, which retains this host until it is closed.
  package func show(_ content: any HostedContent) {
    self.content = content
    requestFrame()
  }

  /// Stops ticking, and releases the canvas.
  package func close() {
    if tickCallback != 0 { gtk_widget_remove_tick_callback(canvas.widget, tickCallback) }
    if restSource != 0 { g_source_remove(restSource) }
    (tickCallback, restSource) = (0, 0)
    accessibleTree.close()
    field = nil
    (canvas.onPaint, canvas.onResize, canvas.onEvent, canvas.frameOfChild) = (nil, nil, nil, nil)
    (canvas.onPinch, canvas.onTab) = (nil, nil)
    (paint, onSave, onOpen) = (nil, nil, nil)
  }

  /// The time in seconds on the frame clock.
  static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  // MARK: - WindowHost

  package var scale: Double { Double(canvas.scale) }

  package func requestFrame() {
    guard tickCallback == 0 else { return }
    tickCallback = gtk_widget_add_tick_callback(
      canvas.widget,
      { _, clock, host in
        guard let host, let clock else { return 0 }
        return Signal.owner(host, as: GTKWindowHost.self)
          .tick(now: Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Returns whether another tick follows.
  private func tick(now: Double) -> Bool {
    let present = tickCallback
    tickCallback = 0
    content?.tick(now: now)
    if tickCallback == 0 {
      describeLater()
      return false
    }
    // The frame requested another one, so the current callback continues.
    gtk_widget_remove_tick_callback(canvas.widget, tickCallback)
    tickCallback = present
    return true
  }

  package func commit(_ frame: FrameOutput) {
    updateField()
    canvas.invalidate()
  }

  package func perform(_ request: HostRequest) {
    switch request {
    case .focus: showFocus()
    case .copy(let text, let alternatives): copy(text.string, alternatives)
    case .save(let file, let title): onSave?(file.text.string, title.string)
    }
  }

  // MARK: - Rest

  /// Describes the views for assistive technology after the frame is shown, unless another frame follows.
  private func describeLater() {
    guard restSource == 0 else { return }
    restSource = g_idle_add_full(
      G_PRIORITY_LOW,
      { host in
        guard let host else { return 0 }
        let owner = Signal.owner(host, as: GTKWindowHost.self)
        owner.restSource = 0
        if owner.tickCallback == 0 { owner.describe() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Updates the information for assistive technology.
  package func describe() {
    guard let content else { return }
    accessibleTree.update(content.displayList(), field: field) { content.focusedID == $0 || content.isTabStop($0) }
    canvas.placeChildren()
    guard field == nil else { return }
    let widget = content.focusedID.flatMap { accessibleTree.widget(of: $0) } ?? canvas.widget
    // Another window, or nothing, may have the focus.
    guard let root = gtk_widget_get_root(canvas.widget), let present = gtk_root_get_focus(root), present != widget,
      present == canvas.widget || gtk_widget_is_ancestor(present, canvas.widget) != 0
    else { return }
    gtk_widget_grab_focus(widget)
  }

  // MARK: - Painting

  private func paint(on context: OpaquePointer) {
    guard let content else { return }
    var list = content.displayList()
    field?.hideText(in: &list)
    if isKeyboardUsed, field == nil, let ring = ring(in: list, content) { list.items.append(ring) }
    paint?(list, context)
  }

  /// Returns a ring of 2 points around the focused view, as a separate view in front of all others.
  private func ring(in list: DisplayList, _ content: any HostedContent) -> DisplayItem? {
    guard let id = content.focusedID, let item = list.items.first(where: { $0.id == id }) else { return nil }
    let layer = Layer(
      leadingRadius: max(3, item.layer.leadingRadius), trailingRadius: max(3, item.layer.trailingRadius),
      ring: Ring(color: .role(CalendarRole.focus), width: 2))
    return DisplayItem(id: .none, depth: 1, frame: item.frame, clip: item.clip, layer: layer)
  }
}
