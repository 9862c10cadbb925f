/// The gestures and keys that users may use on a calendar. Each can be turned off separately.
///
/// ```swift
/// configuration.enabledGestures.remove(.pinch)
/// ```
public struct CalendarGestures: OptionSet, Hashable, Sendable {
  /// The bits, one for each gesture.
  public let rawValue: UInt8

  /// Creates a set from bits. Unknown bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Pinching, or turning the wheel with the zoom key held, changes the level.
  public static let pinch = CalendarGestures(rawValue: 1)
  /// A double tap on a day zooms in one level.
  public static let doubleTap = CalendarGestures(rawValue: 2)
  /// Dragging selects days in the modes `multiple` and `range`; in other modes, only where dragging does not scroll.
  public static let dragSelect = CalendarGestures(rawValue: 4)
  /// Dragging after a long press works like dragging with a mouse.
  public static let longPress = CalendarGestures(rawValue: 8)
  /// Touch and wheel scroll, as far as `CalendarConfiguration.scrollPolicy` allows.
  public static let scroll = CalendarGestures(rawValue: 16)
  /// Keys move, select, and zoom.
  public static let keys = CalendarGestures(rawValue: 32)
  /// Taps select days.
  public static let tap = CalendarGestures(rawValue: 64)
  /// The gestures that change the level. Keys can change it, too.
  public static let zoom: CalendarGestures = [.pinch, .doubleTap]
  /// All gestures and keys.
  public static let all: CalendarGestures = [.pinch, .doubleTap, .dragSelect, .longPress, .scroll, .keys, .tap]
}
