public import CalendarSystems
public import Events
public import Geometry
public import ViewKit

/// A visible part of a calendar as scripts, tests and tools see it, with its role, name and frame.
public struct CalendarElement: Equatable, Sendable {
  /// The kind of part: a cell of a day, a button, a heading.
  public var role: AccessibilityNode.Role
  /// The name that assistive technology says.
  public var name: String
  /// The states: selected, disabled and so on.
  public var states: AccessibilityNode.States
  /// The frame in points from the top left of the window.
  public var frame: Rect
  /// The day of a cell, or the first day on which a bar's event is shown.
  public var day: DayNumber?
  /// The UID of a bar's event.
  public var event: String?
  /// The occurrence of a bar's event.
  public var occurrence: OccurrenceID?
  /// The row of a bar among the bars of its week, or the column of an event among the hours beside those it overlaps.
  public var lane: Int?
  /// The color of a bar's event.
  public var color: EventColor?
  /// The image of an event, if it is shown.
  public var image: Image?
}

extension CalendarView {
  /// Returns everything in view in reading order: title bar, weekday menu, then week by week each day followed by the
  /// bars that begin in it. Valid after a tick of the window.
  public func elements() -> [CalendarElement] {
    var result: [CalendarElement] = []
    for view in elementViews() where !view.isHidden && view.accessibility.role != .none {
      let frame = view.frameInWindow
      guard frame.intersects(visibleFrame(around: view)) else { continue }
      let label = view.accessibility.label
      var element = CalendarElement(
        role: view.accessibility.role, name: label.utf8.isEmpty ? view.text : label, states: view.accessibility.states,
        frame: frame)
      if let cell = view as? DayCell { element.day = cell.context?.day }
      if let bar = view as? EventBar, let context = bar.context {
        element.day = context.occurrence.firstDay
        element.event = context.uid
        element.occurrence = context.occurrence.id
        element.lane = context.row
        element.color = context.color
      }
      if let cell = view as? YearDayView { element.day = cell.day }
      if let heading = view as? DayHeading { element.day = heading.context?.day }
      if let block = view as? EventBlock, let context = block.context {
        element.day = context.occurrence.firstDay
        element.event = context.uid
        element.occurrence = context.occurrence.id
        element.lane = context.row
        element.color = context.color
        element.image = block.shownImage
      }
      if let background = view as? BackgroundEventView, let context = background.context {
        element.day = context.occurrence.firstDay
        element.event = context.uid
        element.occurrence = context.occurrence.id
        element.color = context.color
      }
      if let row = view as? AgendaRowView, let shown = row.row {
        element.day = shown.day
        element.event = shown.event?.uid
        element.occurrence = shown.event?.occurrence.id
        element.color = shown.event?.color
        element.image = shown.event?.image
      }
      if let link = view as? MoreLink { element.day = link.day }
      result.append(element)
    }
    return result
  }

  /// Returns the part of the window in which a view is not clipped by its ancestors.
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
