public import Geometry

/// An input event of a window. Times are in seconds on the host's monotonic clock, which also supplies
/// `Window.tick(now:)`.
public enum InputEvent: Equatable, Sendable {
  /// The window has a new size, in points.
  case resize(Size)
  /// A pointer went down, moved, went up, or was canceled.
  case pointer(PointerEvent)
  /// A mouse or pen moved without a press, or left the window (`nil`). Hosts may send it only while something listens.
  case hover(PointerEvent?)
  /// A wheel or trackpad moved the content under a point by a distance in points. Sent by hosts that do not scroll
  /// themselves, and by all hosts for views with the trait `turnsPages`.
  case wheel(at: Point, delta: Point)
  /// Fingers left a trackpad while moving the content under a point, at a velocity in points per second. The content
  /// coasts on. Hosts that do not scroll themselves send this after the wheel events of the motion.
  case fling(at: Point, velocity: Point)
  /// A host that scrolls itself moved a scrolling view to an offset.
  case scrolled(ViewID, to: Point)
  /// Scrolling came to rest in a host that scrolls itself. The engine may now move the origin of endless content.
  case scrollEnded(ViewID)
  /// Two fingers moved apart or together, or a wheel turned while the zoom key was held.
  case magnify(MagnifyEvent)
  /// A key went down. While an editable view has the focus, hosts send only Escape, Enter, and the Up and Down arrow
  /// keys, and handle all other keys themselves.
  case key(KeyEvent)
  /// The focus of the host moved to a view, or left the window (`.none`).
  case focus(ViewID)
  /// Assistive technology or a host control activated a view.
  case activate(ViewID)
  /// The user asked for the context menu of a view, by a right-click or Control-click at a point in the window, or by a
  /// key. For a key, hosts send the focused view and its center.
  case contextMenu(ViewID, at: Point)
  /// The user changed the text of an editable view. The value is the whole text.
  case edited(ViewID, String)
  /// The user pasted text, which may be empty, while no editable view had the focus.
  case paste(String)
}

/// An event of a finger, pen, or mouse.
public struct PointerEvent: Equatable, Sendable {
  /// The kind of pointing device. A finger scrolls where a mouse drags.
  public enum Kind: UInt8, Hashable, Sendable { case mouse, touch, pen }

  /// The stages of a press, in order. A hovering pointer has no press and is reported by `InputEvent.hover`, with
  /// `move`.
  public enum Phase: UInt8, Hashable, Sendable { case down, move, up, cancel }

  /// The stage that the event reports.
  public var phase: Phase
  /// The location in window coordinates, in points.
  public var location: Point
  /// The time in seconds, on the clock of `Window.tick(now:)`.
  public var time: Double
  /// The view that the host found under the pointer; `nil`, the default, lets the engine find it.
  public var target: ViewID?
  /// The number of presses in quick succession up to this one; at least 1.
  public var clickCount: Int
  /// The modifier keys that are held.
  public var modifiers: KeyEvent.Modifiers
  /// The kind of pointing device.
  public var kind: Kind

  /// Creates an event; by default, a single mouse click without modifier keys.
  public init(
    phase: Phase, location: Point, time: Double, target: ViewID? = nil, clickCount: Int = 1,
    modifiers: KeyEvent.Modifiers = [], kind: Kind = .mouse
  ) {
    self.kind = kind
    self.phase = phase
    self.location = location
    self.time = time
    self.target = target
    self.clickCount = clickCount
    self.modifiers = modifiers
  }
}

/// A key that went down.
public struct KeyEvent: Equatable, Sendable {
  /// The keys that the engine handles, by meaning rather than by position on the keyboard. Hosts send no other keys.
  public enum Key: UInt8, Hashable, Sendable {
    case arrowLeft, arrowRight, arrowUp, arrowDown, home, end, pageUp, pageDown, enter, space, escape, letterT
    case plus, minus, tab, delete, f2, insert
    /// Any other key that types a character. `KeyEvent.character` contains the character.
    case character
  }

  /// The modifier keys that are held with another key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys.
    public let rawValue: UInt8

    /// Creates a set from bits; unknown bits have no effect.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The Option or Alt key.
    public static let option = Modifiers(rawValue: 4)
    /// The Command, Windows, or Super key.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key that went down or repeats.
  public var key: Key
  /// The modifier keys that are held.
  public var modifiers: Modifiers
  /// The Unicode scalar that the key types if `key` is `Key.character`; otherwise 0.
  public var character: UInt32

  /// Creates an event; by default without modifier keys.
  public init(_ key: Key, modifiers: Modifiers = [], character: UInt32 = 0) {
    self.key = key
    self.modifiers = modifiers
    self.character = character
  }

  /// The lowercase Latin letter or the digit that the key types; NUL for other keys.
  package var letter: Unicode.Scalar {
    guard key == .character, character < 128 else { return "\0" }
    let isUpper = character >= 0x41 && character <= 0x5A
    return Unicode.Scalar(UInt8(isUpper ? character + 32 : character))
  }
}
