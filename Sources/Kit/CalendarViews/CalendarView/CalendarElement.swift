public import CalendarSystems
public import Events
public import Geometry
public import ViewKit

/// A visible part of a calendar with its role, name, and frame, for scripts, tests, and tools.
public struct CalendarElement: Equatable, Sendable {
  /// The kind of part, such as a day cell, a button, or a heading.
  public var role: AccessibilityNode.Role
  /// The accessibility name.
  public var name: String
  /// The states, such as selected or disabled.
  public var states: AccessibilityNode.States
  /// The frame in the window's coordinates, in points.
  public var frame: Rect
  /// The day of a cell, or the first visible day of a bar's event.
  public var day: DayNumber?
  /// The UID of a bar's event.
  public var event: String?
  /// The occurrence of a bar's event.
  public var occurrence: OccurrenceID?
  /// The row of a bar in its week, or the column among overlapping events in the hours.
  public var lane: Int?
  /// The color of a bar's event.
  public var color: EventColor?
  /// The image of the event, if it is shown.
  public var image: Image?
}

extension CalendarView {
  /// Returns all visible elements in reading order: the title bar, the weekday menu, and then, for each week, its days,
  /// each followed by the bars that begin on it. Valid after a tick of the window.
  public func elements() -> [CalendarElement] {
    var result: [CalendarElement] = []
    for view in elementViews() where !view.isHidden && view.accessibility.role != .none {
      let frame = view.frameInWindow
      guard frame.intersects(visibleFrame(around: view)) else { continue }
      let label = view.accessibility.label
      var element = CalendarElement(
        role: view.accessibility.role, name: label.utf8.isEmpty ? view.text : label, states: view.accessibility.states,
        frame: frame)
      if let piece = view as? PieceView {
        let event = piece.shownEvent
        element.day = piece.shownDay
        element.event = event?.uid
        element.occurrence = event?.occurrence.id
        element.lane = piece.form == .bar || piece.form == .block ? event?.row : nil
        element.color = event?.color
        element.image = piece.shownImage
      }
      result.append(element)
    }
    return result
  }

  /// Returns the part of the window in which ancestors do not clip a view.
  private func visibleFrame(around view: View) -> Rect {
    var visible = frameInWindow
    var ancestor = view.superview
    while let clip = ancestor, clip !== self {
      if clip.traits.contains(.clips) { visible = visible.intersection(clip.frameInWindow) }
      ancestor = clip.superview
    }
    return visible
  }
}
