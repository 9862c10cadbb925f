/// A step of conformance. A host that answers for one answers for those before it.
public enum ConformanceLevel: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The views that there are, their parents and their order.
  case tree = 1
  /// Frames in the window, visible parts after clipping, opacity.
  case frames
  /// Texts, images, and looks in the present appearance and direction.
  case content
  /// Offsets of scrolling views; what the program scrolls is not reported.
  case scrolling
  /// The events that presses, drags, wheels, pinches and keys become.
  case input
  /// Roles, names, states and positions, in the order of reading.
  case speech
  /// The view with the focus, and the tab stops.
  case focus
  /// Changes of size, appearance, colours and direction while the window is shown.
  case surroundings
  /// A window that is closed at any moment leaves nothing behind, and another one can be opened.
  case life
  /// Fields show the text of the program and report what is typed.
  case fields

  /// Returns whether a level comes before another.
  public static func < (a: ConformanceLevel, b: ConformanceLevel) -> Bool { a.rawValue < b.rawValue }
}
