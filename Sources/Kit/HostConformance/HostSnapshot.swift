public import Almanac

/// The views that a host shows, as values.
public struct HostSnapshot: Equatable, Sendable {
  /// All views that the host keeps: parents before children, siblings from back to front.
  public var views: [ShownView]
  /// The views with a role that are exposed to assistive technology, in reading order.
  public var spoken: [ViewID]
  /// The view with the keyboard focus.
  public var focused: ViewID?
  /// The events that the host sent by itself since the last action or snapshot.
  public var events: [InputEvent]

  /// Creates a snapshot.
  public init(
    views: [ShownView] = [], spoken: [ViewID] = [], focused: ViewID? = nil, events: [InputEvent] = []
  ) {
    self.views = views
    self.spoken = spoken
    self.focused = focused
    self.events = events
  }
}

/// A view in a host. Hosts omit everything above their highest level.
public struct ShownView: Equatable, Sendable {
  /// The number of the view.
  public var id: ViewID
  /// The parent; `.none` for the root.
  public var parent: ViewID
  /// The frame in the window, including scrolling, pinning, and effects.
  public var frame = Rect.zero
  /// The unclipped part of the frame; `nil` if the view is hidden, has no size, or lies outside the window.
  public var visible: Rect?
  /// The product of the opacities of the view and its ancestors.
  public var opacity = 1.0
  /// The text; for a field, its value, or its label if the value is empty.
  public var text = ""
  /// The look in the current appearance and direction.
  public var look = ShownLook()
  /// Whether the view shows an image.
  public var hasImage = false
  /// The offset of a scrolling view.
  public var offset = Point.zero
  /// The description for assistive technology, without `owned`.
  public var accessibility = AccessibilityNode()
  /// Whether the Tab key stops at the view.
  public var isTabStop = false

  /// Creates a view with a number and a parent. Set its other properties afterward.
  public init(id: ViewID, parent: ViewID) {
    self.id = id
    self.parent = parent
  }
}
