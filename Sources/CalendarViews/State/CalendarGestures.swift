/// What people may do to a calendar with fingers, pointers and keys; each can be taken away by itself.
public struct CalendarGestures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Two fingers, or a wheel with the key for zoom, change the level.
  public static let pinch = CalendarGestures(rawValue: 1)
  /// Two taps on a date go one level deeper.
  public static let doubleTap = CalendarGestures(rawValue: 2)
  /// Drags select days, in the modes `multiple` and `range`; in other modes where dragging does not scroll.
  public static let dragSelect = CalendarGestures(rawValue: 4)
  /// A finger that rests first may drag as a mouse does.
  public static let longPress = CalendarGestures(rawValue: 8)
  /// Fingers and wheels scroll, as `CalendarConfiguration.scrollPolicy` allows.
  public static let scroll = CalendarGestures(rawValue: 16)
  /// Keys move, select and zoom.
  public static let keys = CalendarGestures(rawValue: 32)
  /// Taps select days.
  public static let tap = CalendarGestures(rawValue: 64)
  /// Everything that changes the level, but keys.
  public static let zoom: CalendarGestures = [.pinch, .doubleTap]
  /// Everything.
  public static let all: CalendarGestures = [.pinch, .doubleTap, .dragSelect, .longPress, .scroll, .keys, .tap]
}
