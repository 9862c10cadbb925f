public import Foundation
public import QuartzCore

/// A rectangle with content that handles events. iOS 2.
@MainActor open class UIView: UIResponder, @MainActor CALayerDelegate, UITraitEnvironment, UITraitChangeObservable {
  open private(set) var layer = CALayer()
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var isUserInteractionEnabled = true
  open var isOpaque = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var tintColor: UIColor! = .systemBlue { didSet { tintColorDidChange() } }
  open func tintColorDidChange() {}
  /// iOS 15.
  open var focusEffect: UIFocusEffect? = UIFocusEffect()
  open var canBecomeFocused: Bool { false }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  public private(set) var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// iOS 17.
  open var traitOverrides = UITraitOverrides() { didSet { standInTraitsDidChange() } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { standInTraitsDidChange() } }
  var standInNeedsLayout = true
  var standInRegistrations: [StandInTraitRegistration] = []
  var standInLastTraits = UITraitCollection()

  public init(frame: CGRect) {
    super.init()
    layer.delegate = self
    self.frame = frame
    StandInRegistry.begin()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init()
    layer.delegate = self
    StandInRegistry.begin()
  }

  deinit { StandInRegistry.end() }

  open override var next: UIResponder? { standInController ?? superview }
  weak var standInController: UIViewController?

  // MARK: - Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds
      layer.frame = newValue
      if old.size != newValue.size { setNeedsLayout() }
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard layer.bounds != newValue else { return }
      layer.bounds = newValue
      setNeedsLayout()
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = point.applying(standInToRoot)
    return view.map { inWindow.applying($0.standInToRoot.inverted()) } ?? inWindow
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inWindow = view.map { point.applying($0.standInToRoot) } ?? point
    return inWindow.applying(standInToRoot.inverted())
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inWindow = rect.applying(standInToRoot)
    return view.map { inWindow.applying($0.standInToRoot.inverted()) } ?? inWindow
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inWindow = view.map { rect.applying($0.standInToRoot) } ?? rect
    return inWindow.applying(standInToRoot.inverted())
  }

  private var standInToRoot: CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var view: UIView? = self
    while let part = view {
      matrix = matrix.concatenating(part.layer.standInToParent)
      view = part.superview
    }
    return matrix
  }

  // MARK: - Look

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// A view that does not override this has nothing to draw.
  open func display(_ layer: CALayer) {}

  // MARK: - Tree

  open var window: UIWindow? { superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let (former, present) = (view.window, window)
    // A view that moves within a window keeps the first responder.
    view.superview?.drop(view)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(min(index, subviews.count)))
    setNeedsLayout()
    if former !== present { view.standInMoved() }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    layer.addSublayer(view.layer)
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let hadWindow = window != nil
    if let first = UIResponder.standInFirst as? UIView, first.isDescendant(of: self) { first.resignFirstResponder() }
    parent.drop(self)
    if hadWindow { standInMoved() }
  }

  private func drop(_ view: UIView) {
    subviews.removeAll { $0 === view }
    view.superview = nil
    view.layer.removeFromSuperlayer()
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func didMoveToWindow() {}

  private func standInMoved() {
    standInTraitsDidChange()
    didMoveToWindow()
    for child in subviews { child.standInMoved() }
  }

  // MARK: - Layout

  open func setNeedsLayout() { standInNeedsLayout = true }

  open func layoutIfNeeded() {
    for _ in 0..<4 where standInNeedsLayout {
      standInNeedsLayout = false
      layoutSubviews()
    }
    for child in subviews { child.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() {}
  public static let noIntrinsicMetric: CGFloat = -1

  /// What of the view is covered. iOS 11.
  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let (outer, place, box) = (superview.safeAreaInsets, frame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, outer.top - place.minY + box.minY), left: max(0, outer.left - place.minX + box.minX),
      bottom: max(0, outer.bottom - box.maxY + place.maxY), right: max(0, outer.right - box.maxX + place.maxX))
  }
  open func safeAreaInsetsDidChange() {}

  // MARK: - Events

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.standInView = self
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Animation

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = (areAnimationsEnabled, CATransaction.standInViewsAnimate)
    (areAnimationsEnabled, CATransaction.standInViewsAnimate) = (false, false)
    actionsWithoutAnimation()
    (areAnimationsEnabled, CATransaction.standInViewsAnimate) = former
  }

  /// What the function changes moves for some time. iOS 4.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    let former = CATransaction.standInViewsAnimate
    CATransaction.standInViewsAnimate = areAnimationsEnabled
    animations()
    CATransaction.standInViewsAnimate = former
  }

  public private(set) static var areAnimationsEnabled = true

  // MARK: - Traits

  open var traitCollection: UITraitCollection {
    var traits = superview?.traitCollection ?? UITraitCollection()
    if traitOverrides != UITraitOverrides() { traits = traits.standInWith { traitOverrides.standInApply(to: &$0) } }
    if overrideUserInterfaceStyle != .unspecified {
      traits = traits.standInWith { $0.style = overrideUserInterfaceStyle }
    }
    return traits
  }

  /// iOS 17.
  open func updateTraitsIfNeeded() {}

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// iOS 6.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

/// iOS 7.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
}

/// iOS 9.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// iOS 5.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
