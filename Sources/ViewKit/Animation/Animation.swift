/// A change over time that a window advances once a frame.
public protocol Animation: AnyObject {
  /// The view it moves; a view has one animation at most.
  var owner: View { get }
  /// Brings the view to where it belongs at `now` (seconds). The first call sets the start. Returns whether it goes on.
  func advance(to now: Double) -> Bool
}
