package import Geometry

/// A layer over a view that shows one popover at a time, beside its anchor or, where space is limited, as a sheet.
///
/// Popovers are not modal and dim nothing. The layer has no size, so views below it can be pressed. It handles all
/// keys, so none reaches the views behind: Tab moves from stop to stop, and Escape asks the owner to close.
package final class PopoverLayer: View {
  /// The popover that is shown; `nil` if there is none.
  package private(set) var content: PopoverContent?
  private var area = Rect.zero
  private var direction = LayoutDirection.leftToRight
  private var anchor: (() -> Rect?)?
  private var wasAnchored = false

  /// The area width below which popovers become sheets, in points.
  package static let sheetWidth = 480.0

  /// Creates a layer without a popover.
  package init() {
    super.init(traits: [])
    isHidden = true
  }

  /// Shows a popover, replacing any other.
  ///
  /// - Parameters:
  ///   - area: the area that the popover may cover, in the coordinates of the parent.
  ///   - anchor: returns the frame that the popover belongs to, in the coordinates of the parent; `nil` if no part of
  ///     it is in view. Called in each layout, after the views behind were laid out.
  ///   - onClose: asks the owner to close the popover, for Escape and when the anchor went out of view.
  package func show(
    _ content: PopoverContent, in area: Rect, _ direction: LayoutDirection, anchor: @escaping () -> Rect?,
    onClose: @escaping () -> Void
  ) {
    if content !== self.content {
      removeContent()
      self.content = content
      addSubview(content)
      isHidden = false
    }
    content.onClose = onClose
    self.anchor = anchor
    self.direction = direction
    fit(in: area)
  }

  /// Shows the popover in an area, which may have changed, beside an anchor that may have moved or disappeared. Returns
  /// whether the area has changed.
  @discardableResult
  package func fit(in area: Rect) -> Bool {
    let isOther = area != self.area
    if isOther { wasAnchored = false }
    self.area = area
    if content != nil { setNeedsLayout() }
    return isOther
  }

  /// Forgets that the anchor was in view, because the popover now belongs to something else.
  package func forgetAnchor() { wasAnchored = false }

  /// Removes the popover.
  package func close() { removeContent() }

  /// Returns whether a point in the window lies on the popover.
  package func contains(_ location: Point) -> Bool { content?.frameInWindow.contains(location) == true }

  /// Whether the keyboard focus is in the popover.
  package var hasFocus: Bool {
    guard let content else { return false }
    return window?.focusedView?.isDescendant(of: content) == true
  }

  /// Moves the keyboard focus into the popover.
  package func takeFocus() {
    if let window, let content { window.focus(content.focusTarget()) }
  }

  package override func layoutSubviews() {
    guard let content else { return }
    let anchor = anchor?()
    if anchor == nil, wasAnchored { window?.notify { [self] in closeWithoutAnchor() } }
    wasAnchored = wasAnchored || anchor != nil
    let isSheet = content.becomesSheet && area.width < PopoverLayer.sheetWidth
    content.isSheet = isSheet
    if !isSheet { content.drag(to: 0) }
    let width = isSheet ? max(0, area.width - 16) : content.wantedWidth
    let geometry = PopoverGeometry(
      anchor: anchor?.offset(by: Point(x: -area.minX, y: -area.minY)),
      size: Size(width: width, height: content.wantedHeight(width: width)), bounds: area.size,
      placement: isSheet ? .sheet : content.placement, leastHeight: content.leastHeight, direction: direction,
      pixels: PixelGrid(scale: window?.scale ?? 1))
    content.frame = geometry.frame.offset(by: area.origin)
    content.placeGrabber()
  }

  package override func keyDown(_ event: KeyEvent) -> Bool {
    guard let content else { return false }
    if event.key == .escape { content.onClose?() }
    if event.key == .tab { moveFocus(by: event.modifiers.contains(.shift) ? -1 : 1, content.stops) }
    return true
  }

  package override func windowWillClose() { anchor = nil }

  private func moveFocus(by step: Int, _ stops: [View]) {
    guard let window, !stops.isEmpty else { return }
    let index = stops.firstIndex { $0 === window.focusedView }
    let next = index.map { $0 + step + stops.count } ?? (step > 0 ? 0 : stops.count - 1)
    let stop = stops[next % stops.count]
    window.focus(stop)
    var ancestor = stop.superview
    while let view = ancestor, view !== self {
      (view as? ScrollView)?.reveal(stop)
      ancestor = view.superview
    }
  }

  /// Asks the owner to close, unless the anchor is in view again.
  private func closeWithoutAnchor() {
    if let content, wasAnchored, anchor?() == nil { content.onClose?() }
  }

  private func removeContent() {
    content?.removeFromSuperview()
    content?.onClose = nil
    content?.drag(to: 0)
    content = nil
    anchor = nil
    wasAnchored = false
    isHidden = true
  }
}

extension View {
  /// The part of the view that no ancestor clips, in window coordinates; `nil` if there is none, or if the view or an
  /// ancestor is hidden.
  package final var visibleFrame: Rect? {
    var visible = frameInWindow
    var ancestor: View? = self
    while let view = ancestor {
      if view.isHidden { return nil }
      if view !== self, view.traits.contains(.clips) { visible = visible.intersection(view.frameInWindow) }
      ancestor = view.superview
    }
    return visible.isEmpty ? nil : visible
  }
}
