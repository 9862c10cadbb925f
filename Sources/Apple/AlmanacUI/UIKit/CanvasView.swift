#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import Geometry
  import QuartzCore
  import UIKit
  import ViewKit

  /// The view that contains the views of a window and handles touches, pointers, and keys.
  final class CanvasView: UIView, UIGestureRecognizerDelegate {
    private(set) lazy var tree = UIKitTree(container: self)
    /// Passes an event to the window. Returns whether it was handled.
    var onEvent: ((InputEvent) -> Bool)?
    /// Opens a link.
    var onLink: ((String) -> Void)?
    /// Whether the last input came from the keyboard, so that the focus ring is shown.
    private(set) var isKeyboardUsed = false { didSet { placeRing() } }
    /// The line around the focused view; positioned only here.
    let ring = FocusRing()
    /// The titles of the arrow keys.
    var titles = CommandTitles()
    private let pointers = PointerRecognizer(target: nil, action: nil)
    private var pinch: PinchInput?
    private var hoverTarget: ActionTarget?
    private var linkTarget: ActionTarget?
    private var reportedSize = Size.zero

    override init(frame: CGRect) {
      super.init(frame: frame)
      isOpaque = false
      tree.onEvent = { [weak self] in self?.onEvent?($0) ?? false }
      tree.onMove = { [weak self] in self?.placeRing() }
      listenToPointers()
      addInteraction(UIPointerInteraction(delegate: self))
      addSubview(ring)
      // The calendar draws its own ring around the focused view.
      focusEffect = nil
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Pointers

    private func listenToPointers() {
      // The views receive their touches as well.
      pointers.cancelsTouchesInView = false
      pointers.delaysTouchesEnded = false
      pointers.isForEngine = { touch in
        // UIKit handles text fields, and the link recognizer opens links.
        guard let node = (touch.view as? any NodeView)?.node else { return touch.view is CanvasView }
        return !node.traits.contains(.edits) && !node.traits.contains(.links)
      }
      pointers.onPointer = { [weak self] in self?.press($0) ?? false }
      addGestureRecognizer(pointers)
      pinch = PinchInput(in: self, now: { CACurrentMediaTime() }) { [weak self] event in
        _ = self?.onEvent?(.magnify(event))
      }
      pinch?.recognizer.delegate = self
      let hover = UIHoverGestureRecognizer()
      let target = ActionTarget { [weak self] sender in
        if let hover = sender as? UIHoverGestureRecognizer { self?.hover(hover) }
      }
      hover.call(target)
      hover.delegate = self
      hoverTarget = target
      addGestureRecognizer(hover)
      let taps = UITapGestureRecognizer()
      let opener = ActionTarget { [weak self] sender in
        if let tap = sender as? UITapGestureRecognizer, tap.state == .ended {
          self?.openLink(at: tap.location(in: self))
        }
      }
      taps.cancelsTouchesInView = false
      taps.call(opener)
      taps.delegate = self
      linkTarget = opener
      addGestureRecognizer(taps)
    }

    private func press(_ event: PointerEvent) -> Bool {
      if event.phase == .down {
        isKeyboardUsed = false
        if !isFirstResponder { becomeFirstResponder() }
      }
      _ = onEvent?(.pointer(event))
      return tree.isPressClaimed()
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
      switch recognizer.state {
      case .began, .changed:
        let point = Point(recognizer.location(in: self))
        _ = onEvent?(.hover(PointerEvent(phase: .move, location: point, time: CACurrentMediaTime())))
      case .ended, .cancelled: _ = onEvent?(.hover(nil))
      default: break
      }
    }

    private func openLink(at point: CGPoint) {
      guard let node = (hitTest(point, with: nil) as? any NodeView)?.node, node.traits.contains(.links) else { return }
      onLink?(node.link)
    }

    /// A pinch and a press run simultaneously; the engine ends the press.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    // MARK: - Keys

    override var canBecomeFirstResponder: Bool { true }

    /// For the UIKit focus system, the calendar is a single item; the engine manages the focus within it.
    override var canBecomeFocused: Bool { true }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      guard context.nextFocusedView === self else { return }
      becomeFirstResponder()
      isKeyboardUsed = true
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
      let wasFirst = isFirstResponder
      guard super.resignFirstResponder() else { return false }
      if wasFirst { tree.didBlur(nil) }
      return true
    }

    /// Arrow keys belong to the focused view, and Tab to the calendar while it has another stop.
    override var keyCommands: [UIKeyCommand]? {
      guard isFirstResponder else { return nil }
      let arrows = [
        (UIKeyCommand.inputLeftArrow, titles.left), (UIKeyCommand.inputRightArrow, titles.right),
        (UIKeyCommand.inputUpArrow, titles.up), (UIKeyCommand.inputDownArrow, titles.down),
      ]
      var commands = arrows.flatMap { input, title in
        let plain = command(input, [])
        if !title.isEmpty { plain.discoverabilityTitle = title }
        return [plain, command(input, .shift)]
      }
      let order = TabOrder(tree.root?.node)
      if order.next(after: tree.focused) != nil { commands.append(command("\t", [])) }
      if order.next(after: tree.focused, backwards: true) != nil { commands.append(command("\t", .shift)) }
      return commands
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      var isUsed = false
      // Keys that a field does not handle do not belong to the calendar.
      for press in presses where isFirstResponder {
        if let key = press.key.flatMap(KeyMapping.key), handle(key) { isUsed = true }
      }
      // Keys that the calendar does not handle go to the next responder.
      if !isUsed { super.pressesBegan(presses, with: event) }
    }

    /// Passes a key to the engine. Returns whether it was handled.
    @discardableResult
    func handle(_ key: KeyEvent) -> Bool {
      isKeyboardUsed = true
      if key.key == .enter, let focused = tree.focused, let node = tree.views[focused]?.node,
        node.traits.contains(.links)
      {
        onLink?(node.link)
        return true
      }
      if onEvent?(.key(key)) == true { return true }
      guard key.key == .tab, key.modifiers.subtracting(.shift).isEmpty,
        let stop = TabOrder(tree.root?.node).next(after: tree.focused, backwards: key.modifiers.contains(.shift))
      else { return false }
      tree.step(to: stop)
      return true
    }

    // MARK: - Focus

    /// Shows the ring around the focused view, but only after keyboard input.
    private func placeRing() {
      guard isKeyboardUsed, isFirstResponder, let focused = tree.focused, let view = tree.views[focused],
        view !== tree.root
      else { return ring.hide() }
      bringSubviewToFront(ring)
      ring.show(around: convert(view.bounds, from: view), radius: Double(view.layer.cornerRadius))
    }

    // MARK: - Size

    override func layoutSubviews() {
      super.layoutSubviews()
      let size = Size(width: Double(bounds.width), height: Double(bounds.height))
      guard size != reportedSize, size.width > 0, size.height > 0 else { return }
      reportedSize = size
      _ = onEvent?(.resize(size))
    }

    // MARK: - Speech

    override var accessibilityElements: [Any]? {
      get { tree.speech.elements() }
      set {}
    }

    override func accessibilityPerformEscape() -> Bool { onEvent?(.key(KeyEvent(.escape))) ?? false }

    override func accessibilityPerformMagicTap() -> Bool { onEvent?(.key(KeyEvent(.letterT))) ?? false }
  }
#endif
