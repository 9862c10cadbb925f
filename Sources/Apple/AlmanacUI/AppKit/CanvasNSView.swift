#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CoreGraphics
  import Foundation
  import Geometry
  import QuartzCore
  import SceneExport
  import ViewKit

  /// The view that paints a window and handles mouse, trackpad, and keys. The engine scrolls.
  final class CanvasNSView: NSView {
    /// Passes an event to the window. Returns whether it was handled.
    var onEvent: ((InputEvent) -> Bool)?
    /// Returns the display list to paint.
    var onPaint: (() -> DisplayList)?
    /// The surroundings that determine how the window is drawn.
    var surroundings = Surroundings() {
      didSet {
        guard surroundings != oldValue else { return }
        needsDisplay = true
        updateField()
      }
    }
    /// The views of the window, for assistive technology and the focus.
    let nodes = NodeTree()
    /// The view that has the engine's focus.
    var focused: ViewID? { didSet { if focused != oldValue { needsDisplay = true } } }
    private(set) lazy var speech = NodeNSElements(self)

    private let text = AppKitTextDrawing()
    /// The view that edits the focused field; `nil` for none.
    private(set) var field: FieldNSView?
    /// Whether the canvas itself is moving the focus, so that the change is not reported.
    private var isFocusQuiet = false
    private var isKeyboardUsed = false
    private var reportedSize = Size.zero
    private var area: NSTrackingArea?
    /// The last painted display list, which determines the shape of the pointer.
    private var painted = DisplayList(items: [])

    override init(frame frameRect: NSRect) {
      super.init(frame: frameRect)
      // Views draw outside of their bounds unless asked not to (macOS 14).
      clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }

    // MARK: - Painting

    /// Applies the mutations of a frame.
    func apply(_ mutations: [Mutation]) {
      nodes.apply(mutations)
      if let focused, nodes.nodes[focused] == nil { self.focused = nil }
      speech.invalidate()
      updateField()
      // A field that comes back into view continues to be edited.
      if let field, window?.firstResponder === self { makeFirst(field.editor) }
      needsDisplay = true
    }

    override func draw(_ dirtyRect: NSRect) {
      guard let context = NSGraphicsContext.current?.cgContext, var list = onPaint?() else { return }
      painted = list
      // The field shows its text itself.
      if let field, !field.editor.string.isEmpty, let index = list.items.firstIndex(where: { $0.id == field.id }) {
        list.items[index].text = ""
      }
      ListPainter(surroundings: surroundings, text: text).paint(list, in: context)
      guard isKeyboardUsed, let focused, let item = list.items.first(where: { $0.id == focused }), item.depth > 0 else {
        return
      }
      paintRing(item, in: context)
    }

    private func paintRing(_ item: DisplayItem, in context: CGContext) {
      let path = CGMutablePath()
      path.addRect(CGRect(item.frame).insetBy(dx: -1, dy: -1))
      context.setStrokeColor(surroundings.focusColor.cgColor)
      context.setLineWidth(2)
      context.addPath(path)
      context.strokePath()
    }

    // MARK: - Size

    override func setFrameSize(_ newSize: NSSize) {
      super.setFrameSize(newSize)
      needsDisplay = true
      let size = Size(width: Double(newSize.width), height: Double(newSize.height))
      guard size != reportedSize, size.width > 0, size.height > 0 else { return }
      reportedSize = size
      _ = onEvent?(.resize(size))
    }

    override func updateTrackingAreas() {
      super.updateTrackingAreas()
      if let area { removeTrackingArea(area) }
      let new = NSTrackingArea(
        rect: .zero, options: [.mouseMoved, .mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect], owner: self,
        userInfo: nil)
      addTrackingArea(new)
      area = new
    }

    // MARK: - Mouse and trackpad

    /// Only presses and drags of a mouse have a click count: AppKit raises an exception if it is read from other
    /// events.
    private func pointer(_ phase: PointerEvent.Phase, _ event: NSEvent, clicks: Int) -> PointerEvent {
      PointerEvent(
        phase: phase, location: Point(convert(event.locationInWindow, from: nil)), time: event.timestamp,
        clickCount: max(1, clicks), modifiers: KeyCodes.modifiers(event.modifierFlags))
    }

    override func mouseDown(with event: NSEvent) {
      showFocus(false)
      let place = Point(convert(event.locationInWindow, from: nil))
      let front = painted.items.last { item in
        item.frame.contains(place) && item.clip?.contains(place) ?? true
          && nodes.nodes[item.id]?.traits.contains(.letsPointersThrough) == false
      }
      if let front, nodes.nodes[front.id]?.traits.contains(.edits) == true {
        step(to: front.id)
        field?.editor.mouseDown(with: event)
        return
      }
      _ = window?.makeFirstResponder(self)
      _ = onEvent?(.pointer(pointer(.down, event, clicks: event.clickCount)))
    }

    override func mouseDragged(with event: NSEvent) {
      _ = onEvent?(.pointer(pointer(.move, event, clicks: event.clickCount)))
    }

    override func mouseUp(with event: NSEvent) {
      _ = onEvent?(.pointer(pointer(.up, event, clicks: event.clickCount)))
    }

    override func mouseMoved(with event: NSEvent) {
      let pointer = pointer(.move, event, clicks: 1)
      (isPressable(pointer.location) ? NSCursor.pointingHand : .arrow).set()
      _ = onEvent?(.hover(pointer))
    }

    override func mouseExited(with event: NSEvent) {
      NSCursor.arrow.set()
      _ = onEvent?(.hover(nil))
    }

    /// Returns whether the frontmost view at a point that specifies a pointer shape asks for a hand.
    private func isPressable(_ point: Point) -> Bool {
      let item = painted.items.last { item in
        item.layer.cursor != .inherited && item.frame.contains(point) && item.clip?.contains(point) ?? true
      }
      return item?.layer.cursor == .pointingHand
    }

    /// Handles wheels and trackpads, including the momentum that the system adds.
    override func scrollWheel(with event: NSEvent) {
      // One line of a wheel without fine resolution.
      let unit = event.hasPreciseScrollingDeltas ? 1 : 16.0
      let delta = Point(x: -Double(event.scrollingDeltaX) * unit, y: -Double(event.scrollingDeltaY) * unit)
      guard delta != .zero else { return }
      let place = Point(convert(event.locationInWindow, from: nil))
      if onEvent?(.wheel(at: place, delta: delta)) != true { super.scrollWheel(with: event) }
    }

    /// A two-finger double tap on a trackpad, which zooms in like a double click.
    override func smartMagnify(with event: NSEvent) {
      for clicks in 1...2 {
        for phase in [PointerEvent.Phase.down, .up] {
          _ = onEvent?(.pointer(pointer(phase, event, clicks: clicks)))
        }
      }
    }

    override func magnify(with event: NSEvent) {
      let phase: MagnifyEvent.Phase =
        switch event.phase {
        case .began: .began
        case .ended: .ended
        case .cancelled: .cancelled
        default: .changed
        }
      let place = Point(convert(event.locationInWindow, from: nil))
      _ = onEvent?(
        .magnify(
          MagnifyEvent(
            phase: phase, location: place, factor: 1 + Double(event.magnification), time: event.timestamp,
            modifiers: KeyCodes.modifiers(event.modifierFlags))))
    }

    // MARK: - Keys and focus

    override var acceptsFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
      didBlur()
      return super.resignFirstResponder()
    }

    /// Called when the canvas, or the field in it, is no longer first responder.
    private func didBlur() {
      guard !isFocusQuiet, focused != nil else { return }
      focused = nil
      updateField()
      _ = onEvent?(.focus(.none))
    }

    override func keyDown(with event: NSEvent) {
      guard let key = KeyCodes.key(event), !isForField(key) else { return super.keyDown(with: event) }
      showFocus(true)
      if onEvent?(.key(key)) == true || stepped(by: key) { return }
      super.keyDown(with: event)
    }

    /// Moves the focus to the next or previous stop if the key is Tab. Returns whether it did.
    private func stepped(by key: KeyEvent) -> Bool {
      guard key.key == .tab,
        let stop = TabOrder(nodes.root).next(after: focused, backwards: key.modifiers.contains(.shift))
      else { return false }
      step(to: stop)
      return true
    }

    /// Returns whether a key is for an editing view, which passes few keys on to the engine.
    private func isForField(_ key: KeyEvent) -> Bool {
      guard let focused, nodes.nodes[focused]?.traits.contains(.edits) == true else { return false }
      return ![.escape, .enter, .arrowUp, .arrowDown].contains(key.key)
    }

    /// Moves the focus to a view at the engine's request.
    func focus(_ id: ViewID) {
      focused = id
      updateField()
      makeFirst(field?.editor ?? self)
      if field?.editor.hasLines == false, nodes.nodes[id]?.accessibility.role == .textBox {
        field?.editor.selectAll(nil)
      }
    }

    /// Makes the canvas or its field the first responder; the engine's focus is already there.
    private func makeFirst(_ view: NSView) {
      isFocusQuiet = true
      _ = window?.makeFirstResponder(view)
      isFocusQuiet = false
    }

    /// Moves the focus to a view because the user pressed Tab or clicked a field.
    private func step(to id: ViewID) {
      focus(id)
      _ = onEvent?(.focus(id))
    }

    /// Shows a text view over the focused field, or removes it if no field is focused.
    private func updateField() {
      let node = focused.flatMap { nodes.nodes[$0] }.flatMap { $0.traits.contains(.edits) ? $0 : nil }
      let item = node.flatMap { node in onPaint?().items.first { $0.id == node.id } }
      if let field, field.id != item?.id {
        // The window must not keep a removed responder.
        field.editor.onEnd = nil
        self.field = nil
        if window?.firstResponder === field.editor { _ = window?.makeFirstResponder(self) }
        field.removeFromSuperview()
      }
      guard let node, let item else { return }
      if field == nil {
        let new = FieldNSView(node)
        new.editor.onChange = { [weak self] in _ = self?.onEvent?(.edited(node.id, $0)) }
        new.editor.onKey = { [weak self] key in
          key.key == .tab ? self?.stepped(by: key) ?? false : self?.onEvent?(.key(key)) ?? false
        }
        new.editor.onEnd = { [weak self] in self?.didBlur() }
        addSubview(new)
        field = new
      }
      field?.update(item, surroundings, text)
    }

    private func showFocus(_ isShown: Bool) {
      guard isShown != isKeyboardUsed else { return }
      isKeyboardUsed = isShown
      needsDisplay = true
    }

    // MARK: - Speech

    override func accessibilityChildren() -> [Any]? { speech.elements() + (field.map { [$0.editor] } ?? []) }
  }
#endif
