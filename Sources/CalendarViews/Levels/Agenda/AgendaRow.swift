package import CalendarSystems
import Events
import ViewKit

/// What a row of a list of events shows.
package struct AgendaRow: Equatable {
  /// The day under whose heading it stands.
  package var day: DayNumber
  /// `nil`: the day has no events, and the row says so.
  package var event: EventContext?
  /// Where and when, in small type; empty for nothing.
  package var detail: String

  package init(day: DayNumber, event: EventContext?, detail: String) {
    self.day = day
    self.event = event
    self.detail = detail
  }

  package static func == (a: AgendaRow, b: AgendaRow) -> Bool {
    a.day == b.day && a.event == b.event && utf8Equal(a.detail, b.detail)
  }
}
