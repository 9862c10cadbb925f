public import Diffing
public import Geometry
import ViewKit

/// Scrolling to items, and coming to rest.
extension CollectionView {
  /// Scrolls an item into view. The duration does not depend on the distance, because the views in between are neither
  /// created nor measured. Does nothing if the item does not exist.
  public func scrollToItem(at path: ItemPath, at position: ScrollPosition = .nearest, animated: Bool = false) {
    guard exists(path) else { return }
    endMotion()
    var wanted = ScrollRequest(path: path, position: position)
    goal = nil
    isScrollingToGoal = false
    if position == .nearest, !isGeometryStale, let target = target(of: wanted) {
      // The side it comes in from is decided now.
      guard target != top else { return }
      wanted.position = target < top ? .top : .bottom
      if let item = geometry?.frame(of: path), item.height > frame.height { wanted.position = .top }
    }
    guard animated, let window, !window.reducesMotion, !isGeometryStale, let target = target(of: wanted) else {
      request = wanted
      setNeedsLayout()
      return
    }
    goal = wanted
    if case .fullScreen = layout, path != centered { notify(.willCenter, path) }
    // From far away the animation begins near the end.
    let distance = min(max(0, target), lastTopOffset) - top
    if abs(distance) > 3 * frame.height { jump(by: distance - (distance < 0 ? -1.5 : 1.5) * frame.height) }
    setNeedsLayout()
  }

  /// Returns the item whose cell is at a point of the viewport.
  public func itemPath(atViewportPoint point: Point) -> ItemPath? {
    guard Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    let inContent = point + contentOffset
    for live in supplementaries where outermost(live.view) is StickyHolder {
      let origin = frameInWindow.origin
      if live.view.frameInWindow.contains(point + origin) { return nil }
    }
    return cells.first { $0.view.frame.contains(inContent) }?.path
  }

  /// Returns the frame of an item in the viewport; `nil` if it does not exist. Unmeasured heights are estimates.
  public func viewportFrame(of path: ItemPath) -> Rect? {
    geometry?.frame(of: path)?.offset(by: Point(x: 0, y: -top))
  }

  /// Moves the viewport without laying out the content in between.
  private func jump(by distance: Double) {
    let wanted = top + distance
    guard wanted - base >= 0, wanted - base <= contentSize.height - frame.height else {
      base = (base + distance).rounded()
      rebase(to: Point(x: 0, y: wanted - base))
      return
    }
    rebase(to: Point(x: 0, y: wanted - base))
  }

  /// Continues an animated scroll to its goal.
  func continueToGoal() {
    guard let goal, !isScrollingToGoal, let target = target(of: goal) else { return }
    isScrollingToGoal = true
    let clamped = min(max(0, target), lastTopOffset)
    if abs(clamped - top) < 0.5 {
      self.goal = nil
    } else {
      animateScroll(to: Point(x: 0, y: clamped - base))
    }
  }

  func scrollingDidEnd() {
    if let goal, isScrollingToGoal {
      // Heights along the way may have differed from their estimates.
      self.goal = nil
      if let target = target(of: goal), abs(min(max(0, target), lastTopOffset) - top) > 0.5 {
        request = goal
        setNeedsLayout()
      }
    } else if window?.capabilities.contains(.scrollsNatively) == true, snaps, snap() {
      return
    }
    reportCentered(isInitial: false)
  }

  private var snaps: Bool {
    if case .fullScreen = layout { return true }
    return interest.contentOffset
  }

  func resting(near offset: Point, velocity: Point) -> Point {
    var rest = offset
    if case .fullScreen = layout, frame.height > 0 {
      rest.y = ((offset.y + base) / frame.height).rounded() * frame.height - base
    }
    if interest.contentOffset {
      let proposed = Point(x: rest.x, y: rest.y + base)
      if let answer = askDelegates({ $0.collectionTargetContentOffset(proposed: proposed) }), answer.y.isFinite {
        rest = Point(x: rest.x, y: answer.y - base)
      }
    }
    if case .fullScreen = layout, let path = item(atTop: rest.y + base), path != centered { notify(.willCenter, path) }
    return rest
  }

  private func item(atTop top: Double) -> ItemPath? {
    geometry?.item(at: Point(x: frame.width / 2, y: top + frame.height / 2))
  }

  /// Reports the item of a full-screen layout that is now centered.
  func reportCentered(isInitial: Bool) {
    guard case .fullScreen = layout, let path = item(atTop: top), path != centered else { return }
    centered = path
    if !isInitial { notify(.didCenter, path) }
  }
}
