import Basics
public import Events
public import ViewKit

/// What a hook or a bar is told of a piece of an event.
public struct EventContext: Sendable {
  /// The instance of the event, with its days and times.
  public var occurrence: Occurrence
  /// The UID of the event; empty if the event is gone.
  public var uid: String
  /// What the bar says; never empty.
  public var title: String
  /// The event's colour, or that of its calendar.
  public var color: EventColor
  /// Whether it is tentative, confirmed or cancelled.
  public var status: EventStatus
  /// The row among the bars of its week, from the top; among the hours, the column among the events it meets.
  public var row: Int
  /// Whether the event begins with this piece; otherwise the edge is drawn cut.
  public var hasStart: Bool
  /// Whether the event ends with this piece; otherwise the edge is drawn cut.
  public var hasEnd: Bool
  /// Shown before the title if the event has a time of day and begins here; else empty.
  public var timeText: String
  /// Whether it is shown behind others, or has a place of its own.
  public var display: EventDisplay { occurrence.isBackground ? .background : .foreground }
  /// What assistive technology says of the event.
  public var label: String
  /// The image of the event, if it has one that may be shown; see `CalendarConfiguration.loadsRemoteImages`.
  public var image: Image?
}

extension EventContext: Equatable {
  /// Texts are compared byte by byte, which needs no Unicode tables.
  public static func == (a: EventContext, b: EventContext) -> Bool {
    a.occurrence == b.occurrence && a.color == b.color && a.status == b.status && a.row == b.row
      && a.hasStart == b.hasStart && a.hasEnd == b.hasEnd && a.uid.hasSameBytes(as: b.uid)
      && a.title.hasSameBytes(as: b.title)
      && a.timeText.hasSameBytes(as: b.timeText) && a.label.hasSameBytes(as: b.label) && a.image == b.image
  }
}
