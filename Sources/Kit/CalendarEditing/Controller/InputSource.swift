/// The source of an input, such as a mouse or a finger. It determines the size of controls, and whether the focus or a
/// notice shows the result.
public enum InputSource: Equatable, Sendable {
  /// The keyboard, or assistive technology.
  case keys
  /// A mouse, a pen, or a trackpad.
  case pointer
  /// A finger on a touchscreen.
  case finger

  /// Whether a pointer, a finger, or a menu acts, rather than keys.
  var isPointed: Bool { self != .keys }
  /// Whether a finger acts.
  var isFinger: Bool { self == .finger }

  /// Records that a menu or a button acts, which a finger may have opened.
  mutating func leaveKeys() { if self == .keys { self = .pointer } }
}
