#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import Geometry
  import QuartzCore
  import SceneExport
  import UIKit
  import ViewKit

  /// The view of an engine view that scrolls. UIKit scrolls it, and each offset is reported to the engine immediately.
  final class ScrollNodeView: UIScrollView, SpeakingView, UIScrollViewDelegate, UIAccessibilityContainerDataTable {
    let node: Node
    weak var tree: UIKitTree?
    var operations: [PaintOperation] = []
    /// The engine offset at which this view's own offset is zero.
    private(set) var origin = Point.zero
    /// The last offset that the engine wrote; its rounding is not reported.
    private var written: Point?
    private var isWriting = false
    /// The number of motions that the engine had ended at its last write.
    private var endedMotions = 0
    /// The nodes whose position depends on the offset: pinned children, and sticky descendants.
    private var pinned: [any NodeView] = []
    /// The recognizer for wheels, if the engine turns pages.
    private var wheels: WheelRecognizer?

    init(_ node: Node) {
      self.node = node
      super.init(frame: .zero)
      prepare()
      delegate = self
      contentInsetAdjustmentBehavior = .never
      delaysContentTouches = false
      scrollsToTop = false
      isScrollEnabled = !node.traits.contains(.scrollsByCode)
      isDirectionalLockEnabled = true
      // Two fingers zoom instead.
      panGestureRecognizer.maximumNumberOfTouches = 1
      // Dragging with a pressed mouse or trackpad button belongs to the calendar; fingers and pencils scroll.
      panGestureRecognizer.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
      if node.traits.contains(.turnsPages) {
        panGestureRecognizer.allowedScrollTypesMask = []
        let wheels = WheelRecognizer { [weak self] in self?.wheel($0, by: $1) }
        addGestureRecognizer(wheels.recognizer)
        self.wheels = wheels
      }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Offset

    /// The offset in engine coordinates.
    var offset: Point { Point(x: Double(contentOffset.x) + origin.x, y: Double(contentOffset.y) + origin.y) }

    /// Whether a finger moves the content, or it is still moving by itself.
    var isMoving: Bool { isTracking || isDragging || isDecelerating }

    /// Sets the offset to a value from the engine, which is not reported back.
    ///
    /// UIKit's next reports build on it: a finger continues from there, and so does decelerating content if the engine
    /// moved only the origin. If the engine moved the content, the deceleration ends.
    func write(_ offset: Point) {
      let ended = tree?.endedMotions(node.id) ?? 0
      isWriting = true
      written = offset
      move(origin: origin(for: offset))
      let target = CGPoint(x: offset.x - origin.x, y: offset.y - origin.y)
      // The assignment alone does not stop deceleration.
      if isDecelerating, ended != endedMotions {
        setContentOffset(target, animated: false)
      } else {
        contentOffset = target
      }
      endedMotions = ended
      isWriting = false
      placeChildren()
    }

    /// Moves the origin when scrolling has come to rest far away from it.
    func settle() {
      let distance = max(abs(contentOffset.x), abs(contentOffset.y))
      if !isMoving, Double(distance) > 2 * NodePlacement.step { write(offset) }
    }

    /// Responds to a change of the content size or view size.
    func updateContent() {
      isWriting = true
      let isWide = node.traits.contains(.scrollsX)
      let before = contentOffset
      // At its end, the content extends below the safe area if the program ignores the safe area.
      contentInset = UIEdgeInsets(top: origin.y, left: origin.x, bottom: safeAreaInsets.bottom, right: 0)
      contentSize = CGSize(
        width: isWide ? node.contentSize.width - origin.x : node.frame.width, height: node.contentSize.height - origin.y
      )
      alwaysBounceVertical = isEndless
      showsVerticalScrollIndicator = !isEndless && !node.traits.contains(.scrollsByCode)
      showsHorizontalScrollIndicator = isWide && node.contentSize.width < NodePlacement.leastLength
      // A new inset can move the content.
      if contentOffset != before { contentOffset = before }
      isWriting = false
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      updateContent()
    }

    private var isEndless: Bool { node.contentSize.height >= NodePlacement.leastLength }

    private func origin(for offset: Point) -> Point {
      Point(
        x: NodePlacement.origin(offset: offset.x, length: node.contentSize.width),
        y: NodePlacement.origin(offset: offset.y, length: node.contentSize.height))
    }

    private func move(origin new: Point) {
      guard new != origin else { return }
      origin = new
      updateContent()
      isWriting = true
      for child in subviews { if let child = child as? any NodeView { tree?.place(child) } }
    }

    // MARK: - Pinned nodes

    /// Starts to position a node with each change of the offset.
    func pin(_ view: any NodeView) { pinned.append(view) }

    /// Stops positioning a node.
    func unpin(_ view: any NodeView) { pinned.removeAll { $0 === view } }

    func placeChildren() {
      for view in pinned { tree?.place(view) }
    }

    /// UIKit calls this for each change of the bounds, before the frame is shown.
    override func layoutSubviews() {
      super.layoutSubviews()
      placeChildren()
    }

    // MARK: - UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard !isWriting else { return }
      let offset = offset
      if !isMoving, let written, abs(written.x - offset.x) < 1, abs(written.y - offset.y) < 1 { return }
      written = nil
      tree?.didScroll(self, to: offset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { tree?.didEndScrolling(self) }
    }

    /// The end of a motion that the engine itself ended is not reported.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isWriting { tree?.didEndScrolling(self) } }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { tree?.didEndScrolling(self) }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

    // MARK: - Gestures

    /// The engine turns pages, so no pan begins along the axis of the pages.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard gestureRecognizer === panGestureRecognizer else {
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
      }
      guard super.gestureRecognizerShouldBegin(gestureRecognizer), tree?.isPressClaimed() != true else { return false }
      let way = panGestureRecognizer.translation(in: self)
      let isSideways = abs(way.x) > abs(way.y)
      if node.traits.contains(.turnsPages) { return node.traits.contains(.scrollsX) && !isSideways }
      // A wheel has no touches. Along the axis of the pages that contain this view, it turns them.
      if panGestureRecognizer.numberOfTouches == 0, let page { return page.traits.contains(.scrollsX) != isSideways }
      return true
    }

    /// The ancestor whose pages the engine turns.
    private var page: Node? {
      sequence(first: node.parent) { $0?.parent }.compactMap(\.self).first { $0.traits.contains(.turnsPages) }
    }

    private func wheel(_ point: CGPoint, by delta: CGPoint) {
      guard let tree else { return }
      let place = Point(convert(point, to: tree.container))
      tree.send(.wheel(at: place, delta: Point(delta)))
    }

    // MARK: - Look

    override func display(_ layer: CALayer) { displayOperations() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nodeHitTest(point, with: event) }

    // MARK: - Speech

    /// A three-finger swipe shows the next or previous period, like the page keys, if the content is endless or the
    /// engine turns pages. Other content scrolls.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard isEndless || node.traits.contains(.turnsPages), let tree, let showPeriod = tree.showPeriod else {
        return super.accessibilityScroll(direction)
      }
      let isNext =
        switch direction {
        case .down, .next: true
        case .right: tree.surroundings.direction == .leftToRight
        case .left: tree.surroundings.direction == .rightToLeft
        default: false
        }
      showPeriod(isNext)
      return true
    }

    lazy var ownElement = NodeElement(self)
    var spoken: [Any] = []

    override var accessibilityElements: [Any]? {
      get {
        _ = tree?.speech.elements()
        return spoken.isEmpty ? nil : spoken
      }
      set {}
    }

    // MARK: - UIAccessibilityContainerDataTable

    private var table: TableElements { TableElements(node, tree) }

    func accessibilityDataTableCellElement(forRow row: Int, column: Int)
      -> (any UIAccessibilityContainerDataTableCell)?
    { table.cell(row, column) }

    func accessibilityRowCount() -> Int { table.rows.rowCount }

    func accessibilityColumnCount() -> Int { table.rows.columnCount }

    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      table.headers(row: row)
    }

    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      table.headers(column: column)
    }
  }
#endif
