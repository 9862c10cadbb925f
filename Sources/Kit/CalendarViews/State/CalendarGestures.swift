/// The gestures and keys that people may use on a calendar; each can be switched off by itself.
///
/// ```swift
/// configuration.enabledGestures.remove(.pinch)
/// ```
public struct CalendarGestures: OptionSet, Hashable, Sendable {
  /// The bits, one for each gesture.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown ones mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Pinching, or a wheel with the key for zoom, changes the level.
  public static let pinch = CalendarGestures(rawValue: 1)
  /// Two taps on a day go one level deeper.
  public static let doubleTap = CalendarGestures(rawValue: 2)
  /// Dragging selects days in the modes `multiple` and `range`, in other modes only where it does not scroll.
  public static let dragSelect = CalendarGestures(rawValue: 4)
  /// A finger that rests first may drag as a mouse does.
  public static let longPress = CalendarGestures(rawValue: 8)
  /// Fingers and wheels scroll as far as `CalendarConfiguration.scrollPolicy` allows.
  public static let scroll = CalendarGestures(rawValue: 16)
  /// Keys move, select and zoom.
  public static let keys = CalendarGestures(rawValue: 32)
  /// Taps select days.
  public static let tap = CalendarGestures(rawValue: 64)
  /// The gestures that change the level; keys change it, too.
  public static let zoom: CalendarGestures = [.pinch, .doubleTap]
  /// All gestures and keys.
  public static let all: CalendarGestures = [.pinch, .doubleTap, .dragSelect, .longPress, .scroll, .keys, .tap]
}
