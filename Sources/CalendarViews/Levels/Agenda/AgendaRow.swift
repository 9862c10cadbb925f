import CalendarSystems
import Events
import ViewKit

/// What a row of a list of events shows.
struct AgendaRow: Equatable {
  /// The day under whose heading it stands.
  var day: DayNumber
  /// `nil`: the day has no events, and the row says so.
  var event: EventContext?
  /// Where and when, in small type; empty for nothing.
  var detail: String

  static func == (a: AgendaRow, b: AgendaRow) -> Bool {
    a.day == b.day && a.event == b.event && utf8Equal(a.detail, b.detail)
  }
}
