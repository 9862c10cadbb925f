public import Geometry

/// All input as one type. Times are seconds on the host's monotonic clock, the one `Window.tick(now:)` is given.
public enum InputEvent: Equatable, Sendable {
  /// The window has a new size.
  case resize(Size)
  case pointer(PointerEvent)
  /// A wheel or trackpad moved content under a point; from hosts that do not scroll by themselves, and for
  /// views with the trait `turnsPages`.
  case wheel(at: Point, delta: Point)
  /// A natively scrolling host moved a scrolling view.
  case scrolled(ViewID, to: Point)
  /// A natively scrolling host has come to rest, or a wheel: the engine may now move the origin of endless content.
  case scrollEnded(ViewID)
  /// Two fingers moved apart or together, or a wheel turned while a key asked for zoom.
  case magnify(MagnifyEvent)
  /// A key. Of those pressed in a view that edits, only Escape, Enter and the arrows up and down: all others are the
  /// host's own.
  case key(KeyEvent)
  /// The host's focus came to a view, or left the window (`.none`).
  case focus(ViewID)
  /// Assistive technology, or a host's own control, activates a view.
  case activate(ViewID)
  /// A person changed the text of a view that edits; the whole text as it is now.
  case edited(ViewID, String)
}

/// A finger, pen or mouse.
public struct PointerEvent: Equatable, Sendable {
  /// What points. Fingers scroll what a mouse would drag.
  public enum Kind: UInt8, Hashable, Sendable { case mouse, touch, pen }

  /// The stages of a press, in order; `move` also without one, where a pointer can hover.
  public enum Phase: UInt8, Hashable, Sendable { case down, move, up, cancel }

  /// The stage this event reports.
  public var phase: Phase
  /// In the coordinates of the window.
  public var location: Point
  /// Seconds on the clock of `Window.tick(now:)`.
  public var time: Double
  /// The view the host found under the pointer; `nil` lets the engine find it.
  public var target: ViewID?
  /// How many presses in quick succession this one ends; 1 or more.
  public var clickCount: Int
  /// The keys held meanwhile.
  public var modifiers: KeyEvent.Modifiers
  /// What points.
  public var kind: Kind

  /// A single click of a mouse with no keys, on whatever lies at the location, unless told otherwise.
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
  /// The keys the engine knows, by meaning and not by place on the keyboard; hosts send no others.
  public enum Key: UInt8, Hashable, Sendable {
    case arrowLeft, arrowRight, arrowUp, arrowDown, home, end, pageUp, pageDown, enter, space, escape, letterT
    case plus, minus, tab
    /// Any other key that types a character: `KeyEvent.character` says which.
    case character
  }

  /// Keys held with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: UInt8

    /// Unknown bits mean nothing.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Option or Alt.
    public static let option = Modifiers(rawValue: 4)
    /// Command, Windows or Super.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key that went down, or repeats.
  public var key: Key
  /// The keys held meanwhile.
  public var modifiers: Modifiers
  /// The Unicode scalar that the key types, for `Key.character`; else 0.
  public var character: UInt32

  /// A key, with none held unless told otherwise.
  public init(_ key: Key, modifiers: Modifiers = [], character: UInt32 = 0) {
    self.key = key
    self.modifiers = modifiers
    self.character = character
  }
}
