/// A level of conformance. A host that conforms to one level also conforms to all levels before it.
public enum ConformanceLevel: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The set of views, their parents, and their order.
  case tree = 1
  /// The frames in the window, the visible parts after clipping, and the opacity.
  case frames
  /// Texts, images, and looks in the current appearance and direction.
  case content
  /// The offsets of scrolling views. Scrolling by the program is not reported.
  case scrolling
  /// The events that result from presses, drags, wheels, pinches, and keys.
  case input
  /// Roles, names, states, and positions, in reading order.
  case speech
  /// The focused view, and the tab stops.
  case focus
  /// Changes of size, appearance, colors, and direction while the window is shown.
  case surroundings
  /// Closing a window at any moment leaves nothing behind, and another window can be opened.
  case life
  /// Fields show the program's text and report what the user types.
  case fields

  /// Returns whether a level comes before another.
  public static func < (a: ConformanceLevel, b: ConformanceLevel) -> Bool { a.rawValue < b.rawValue }
}
