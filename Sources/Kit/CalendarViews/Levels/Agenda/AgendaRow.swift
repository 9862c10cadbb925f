import Basics
public import CalendarSystems
import Events
import ViewKit

/// The model of a row of the agenda or of a list of events.
public struct AgendaRow: Equatable, Sendable {
  /// The day whose list the row belongs to.
  public var day: DayNumber
  /// The event; `nil` for a row that says that the day has no events.
  public var event: EventContext?
  /// The place and time, in small text; may be empty.
  public var detail: String

  package init(day: DayNumber, event: EventContext?, detail: String) {
    self.day = day
    self.event = event
    self.detail = detail
  }

  /// Returns whether two rows are equal. Text is compared byte by byte, which needs no Unicode tables.
  public static func == (a: AgendaRow, b: AgendaRow) -> Bool {
    a.day == b.day && a.event == b.event && a.detail.hasSameBytes(as: b.detail)
  }

  /// Returns whether both rows show the same occurrence, or both none, regardless of their text.
  func isSame(as other: AgendaRow) -> Bool {
    day == other.day && event?.occurrence.id == other.event?.occurrence.id
  }
}
