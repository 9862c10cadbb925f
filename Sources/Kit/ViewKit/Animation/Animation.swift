/// A change over time that a window advances once per frame.
public protocol Animation: AnyObject {
  /// The view that the animation moves. A view has at most one animation; a new one replaces it.
  var owner: View { get }
  /// Moves the view to its position at `now`, in seconds on the window's clock. The first call sets the start. Returns
  /// whether the animation continues.
  func advance(to now: Double) -> Bool
}
