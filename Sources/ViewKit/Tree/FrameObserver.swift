/// Wants to know when a frame has ended and the tree is settled; asks for it with `Window.notify(_:)`.
package protocol FrameObserver: AnyObject {
  /// A frame ended for which the observer asked; it may send, not tick.
  func frameEnded()
}
