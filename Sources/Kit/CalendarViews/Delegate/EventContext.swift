import Basics
public import CalendarSystems
public import Events
public import ViewKit

/// The facts about a piece of an event that views and decorators receive. An event that spans several weeks has a piece
/// in each.
public struct EventContext: Sendable {
  /// The occurrence, with its days and times.
  public var occurrence: Occurrence
  /// The UID of the event; empty if the event no longer exists.
  public var uid: String
  /// The first day of the piece.
  public internal(set) var firstDay: DayNumber
  /// The title; never empty. A circle precedes the title of an event that is not saved yet.
  public var title: String
  /// The event's own color, or its calendar's color.
  public var color: EventColor
  /// The status: tentative, confirmed or canceled.
  public var status: EventStatus
  /// The row among the bars of a week, counted from the top, or the column among overlapping events in the hours.
  public var row: Int
  /// Whether the event begins with this piece. Otherwise the edge looks cut off.
  public var hasStart: Bool
  /// Whether the event ends with this piece. Otherwise the edge looks cut off.
  public var hasEnd: Bool
  /// Whether the event ended before today.
  public internal(set) var isPast = false
  /// Whether the event is hidden behind "+n" on the days before this piece.
  var isHiddenBefore = false
  /// Whether the event is hidden behind "+n" on the days after this piece.
  var isHiddenAfter = false
  /// The time shown before the title; empty unless the event has one and begins with this piece. Among the hours, the start
  /// and end, on each day of the event.
  public var timeText: String
  /// The same time, abbreviated for narrow bars: "9:15a" for "9:15 AM".
  var shortTimeText = ""
  /// Whether the event is shown in the background or in the foreground.
  public var display: EventDisplay { occurrence.isBackground ? .background : .foreground }
  /// The accessibility label.
  public var label: String
  /// The image of the event, if it has one that may be shown; see `CalendarConfiguration.loadsRemoteImages`.
  public var image: Image?
  /// The look, color of text, and part names of the event; `nil` for the standard ones.
  public var appearance: EventAppearance?
}

extension EventContext {
  /// The states that page style sheets can match pieces of events by: edges, all-day, status, and color.
  var states: AccessibilityNode.States {
    var states: AccessibilityNode.States = hasEnd ? .ends : .continues
    if hasStart { states.insert(.starts) }
    if occurrence.isAllDay { states.insert(.allDay) }
    switch status {
    case .tentative: states.insert(.tentative)
    case .cancelled: states.insert(.cancelled)
    default: break
    }
    if case .named(let hue) = color { states.insert(.hue(hue.rawValue)) }
    return states
  }
}

extension EventContext: Equatable {
  /// Returns whether two contexts are equal. Text is compared byte by byte, which needs no Unicode tables.
  public static func == (a: EventContext, b: EventContext) -> Bool {
    a.occurrence == b.occurrence && a.firstDay == b.firstDay && a.color == b.color && a.status == b.status
      && a.row == b.row && a.isPast == b.isPast
      && a.hasStart == b.hasStart && a.hasEnd == b.hasEnd && a.isHiddenBefore == b.isHiddenBefore
      && a.isHiddenAfter == b.isHiddenAfter && a.uid.hasSameBytes(as: b.uid)
      && a.title.hasSameBytes(as: b.title)
      && a.timeText.hasSameBytes(as: b.timeText) && a.label.hasSameBytes(as: b.label) && a.image == b.image
      && a.appearance == b.appearance
  }
}
