public import Geometry

/// Shows a part of its content. Where the host scrolls by itself, the host owns the offset while a gesture runs and
/// reports it; elsewhere the wheel moves it here.
open class ScrollView: View {
  /// The extent of the content. Where it is smaller than the view, there is nothing to scroll.
  public final var contentSize: Size = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      mark(.contentSize)
      keepInside()
    }
  }
  /// The point of the content at the top left of the view.
  public private(set) final var contentOffset: Point = .zero
  /// How far all rebases together moved the offset.
  private(set) final var rebased: Point = .zero

  /// A view that scrolls and clips, at the beginning of empty content.
  ///
  /// - Parameter traits: ways in which it scrolls beyond up and down.
  public override init(traits: ViewTraits = []) { super.init(traits: traits.union([.scrolls, .clips])) }

  open override var contentOrigin: Point { contentOffset }

  /// Called after the offset changed, by whomever, except by `rebase(to:)`; subclasses lay out what came into view.
  open func didScroll() { setNeedsLayout() }

  /// Scrolling came to rest, by the host or at the end of `animateScroll(to:)`. A good moment to move the origin of
  /// endless content.
  open func didEndScrolling() {}

  /// Moves the content at once and tells the host; an animation ends. The offset is kept inside the content.
  public final func scroll(to offset: Point) {
    window?.cancelAnimation(of: self)
    move(to: offset)
  }

  /// Moves the offset together with the content, so that nothing seems to move: the new place of the same picture. An
  /// animation goes on towards the same picture.
  public final func rebase(to offset: Point) {
    let target = clamp(offset)
    rebased = rebased + (target - contentOffset)
    contentOffset = target
    mark(.scroll)
  }

  /// Moves the content with a spring; a jump where motion is reduced. Any input stops it where it stands. Where the
  /// content stands there already, nothing happens.
  public final func animateScroll(to offset: Point) {
    window?.cancelAnimation(of: self)
    let target = clamp(offset)
    guard target != contentOffset else { return }
    guard let window, !window.reducesMotion else {
      move(to: target)
      didEndScrolling()
      return
    }
    window.animate(ScrollAnimation(scrollView: self, target: target))
  }

  open override func wheel(_ delta: Point) -> Bool {
    guard window?.capabilities.contains(.scrollsNatively) != true else { return false }
    let before = contentOffset
    scroll(to: contentOffset + delta)
    return contentOffset != before
  }

  /// One step of a scroll.
  final func move(to offset: Point) {
    let target = clamp(offset)
    guard target != contentOffset else { return }
    contentOffset = target
    mark(.scroll)
    didScroll()
  }

  /// Returns whether the content moved visibly. Hosts round offsets and report what they were told: an echo of that
  /// kind stops no animation.
  final func hostScrolled(to offset: Point) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite else { return false }
    let delta = offset - contentOffset
    let isEcho = abs(delta.x) < 1 && abs(delta.y) < 1
    guard delta != .zero, !(isEcho && window?.isAnimating(self) == true) else { return false }
    window?.cancelAnimation(of: self)
    contentOffset = offset
    didScroll()
    return !isEcho
  }

  final func hostScrollEnded() { didEndScrolling() }

  /// The view or its content became smaller.
  final func keepInside() {
    guard clamp(contentOffset) != contentOffset else { return }
    move(to: contentOffset)
  }

  private final func clamp(_ offset: Point) -> Point {
    let maxX = max(0, contentSize.width - frame.width)
    let maxY = max(0, contentSize.height - frame.height)
    return Point(x: min(max(0, offset.x), maxX), y: min(max(0, offset.y), maxY))
  }
}
