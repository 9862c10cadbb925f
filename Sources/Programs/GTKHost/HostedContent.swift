package import Almanac

/// The content of a canvas: a window of the engine or, in tests of this host, a tree of mutations. The host paints it
/// and sends it input.
package protocol HostedContent: AnyObject {
  /// The view with the keyboard focus.
  var focusedID: ViewID? { get }
  /// Returns the visible views in paint order.
  func displayList() -> DisplayList
  /// Returns the traits of a view; none if it is unknown.
  func traits(of id: ViewID) -> ViewTraits
  /// Returns whether the Tab key stops at a view.
  func isTabStop(_ id: ViewID) -> Bool
  /// Returns the URL to which a view links; empty for none.
  func address(of id: ViewID) -> String
  /// Returns the frontmost view that responds to a pointer at a point.
  func target(at point: Point) -> ViewID?
  /// Returns the cursor at a point.
  func cursor(at point: Point) -> Cursor
  /// Handles input. Returns whether a view used it.
  @discardableResult func send(_ event: InputEvent) -> Bool
  /// Runs a frame at a time, in seconds on the frame clock.
  func tick(now: Double)
}

extension Window: HostedContent {
  package var focusedID: ViewID? { focusedView?.id }

  package func traits(of id: ViewID) -> ViewTraits { view(id)?.traits ?? [] }

  package func isTabStop(_ id: ViewID) -> Bool { view(id)?.isTabStop == true }

  package func address(of id: ViewID) -> String { (view(id) as? LinkView)?.address ?? "" }

  package func target(at point: Point) -> ViewID? { root.hitTest(point)?.id }

  package func cursor(at point: Point) -> Cursor {
    var view = root.hitTest(point)
    while let present = view, present.layer.cursor == .inherited { view = present.superview }
    return view?.layer.cursor ?? .inherited
  }
}
