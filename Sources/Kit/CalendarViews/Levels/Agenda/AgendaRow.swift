import Basics
public import CalendarSystems
import Events
import ViewKit

/// The model of a row of the agenda: the content of a row in a list of events.
public struct AgendaRow: Equatable, Sendable {
  /// The day to whose list it belongs.
  public var day: DayNumber
  /// `nil`: the day has no events, and the row says so.
  public var event: EventContext?
  /// The place and the time, in small type; empty for nothing.
  public var detail: String

  package init(day: DayNumber, event: EventContext?, detail: String) {
    self.day = day
    self.event = event
    self.detail = detail
  }

  /// Texts are compared byte by byte, which needs no Unicode tables.
  public static func == (a: AgendaRow, b: AgendaRow) -> Bool {
    a.day == b.day && a.event == b.event && a.detail.hasSameBytes(as: b.detail)
  }

  /// Whether both are about the same instance of an event, or both about none, whatever they say.
  func isSame(as other: AgendaRow) -> Bool {
    day == other.day && event?.occurrence.id == other.event?.occurrence.id
  }
}
