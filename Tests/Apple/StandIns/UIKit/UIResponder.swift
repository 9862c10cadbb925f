public import Foundation

/// An object that handles events. iOS 2. What NSObject has for accessibility lies here, where a subclass can override it.
@MainActor open class UIResponder: NSObject {
  private var accessibleLabel: String?
  private var accessibleValue: String?
  private var accessibleLanguage: String?
  private var accessibleTraits = UIAccessibilityTraits.none
  private var accessibleFrame = CGRect.zero
  private var accessibleElements: [Any]?
  private var isElement = false
  private var hidesElements = false
  private var isModal = false
  private var containerType = UIAccessibilityContainerType.none
  /// The responder that gets the keys.
  static weak var standInFirst: UIResponder?

  public override init() { super.init() }

  open var next: UIResponder? { nil }

  // MARK: - First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.standInFirst === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let former = UIResponder.standInFirst, !former.resignFirstResponder() { return false }
    UIResponder.standInFirst = self
    standInDidBecomeFirst()
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    UIResponder.standInFirst = nil
    standInDidResign()
    return true
  }

  func standInDidBecomeFirst() {}
  func standInDidResign() {}

  // MARK: - Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Accessibility (NSObject)

  open var isAccessibilityElement: Bool {
    get { isElement }
    set { isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibleLabel }
    set { accessibleLabel = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibleValue }
    set { accessibleValue = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibleLanguage }
    set { accessibleLanguage = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibleTraits }
    set { accessibleTraits = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibleFrame }
    set { accessibleFrame = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibleElements }
    set { accessibleElements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { hidesElements }
    set { hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { isModal }
    set { isModal = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { containerType }
    set { containerType = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}
