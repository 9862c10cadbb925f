public import Foundation

/// iOS 2.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// A view that shows a part of its content. iOS 2.
@MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var alwaysBounceVertical = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.standInScrollView = self
    panGestureRecognizer.allowedScrollTypesMask = .all
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The origin of the bounds. The delegate is called before the assignment is over.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// Ends what moves by itself. The assignment of an offset does not: the motion continues from there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    isDecelerating = false
    self.contentOffset = contentOffset
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { delegate?.scrollViewDidScroll(self) }
    }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== panGestureRecognizer || isScrollEnabled
  }

  /// iOS 11.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  // MARK: - Driver

  var standInRange: (least: CGPoint, most: CGPoint) {
    let least = CGPoint(x: -contentInset.left, y: -contentInset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + contentInset.right - bounds.width),
        y: max(least.y, contentSize.height + contentInset.bottom - bounds.height))
    )
  }

  /// Whether a drag or a wheel could move the content, and to where.
  func standInTarget(_ delta: CGPoint) -> CGPoint? {
    guard isScrollEnabled else { return nil }
    let range = standInRange
    let target = CGPoint(
      x: min(max(contentOffset.x + delta.x, range.least.x), range.most.x),
      y: min(max(contentOffset.y + delta.y, range.least.y), range.most.y))
    return target == contentOffset ? nil : target
  }

  func standInBeginDragging() {
    (isTracking, isDragging) = (true, true)
  }

  /// Lets the finger lift; a throw of some points goes on by itself, in two steps with `act` between them.
  func standInEndDragging(throwing distance: CGPoint = .zero, meanwhile act: () -> Void = {}) {
    let step = CGPoint(x: distance.x / 2, y: distance.y / 2)
    let moves = distance != .zero && standInTarget(step) != nil
    (isTracking, isDragging) = (false, false)
    isDecelerating = moves
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    for number in 0..<2 {
      if number == 1 { act() }
      if isDecelerating, let target = standInTarget(step) { contentOffset = target }
    }
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}

/// iOS 2.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
