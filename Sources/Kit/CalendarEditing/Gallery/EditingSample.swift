package import CalendarViews
package import Events
package import ViewKit

/// A state of editing that a gallery shows. Commands, presses at fixed places and values lead there, never a clock.
package enum EditingSample: Sendable {
  /// A press that holds an event or draws one, and what it was led to.
  case dragged(from: CalendarPart, to: CalendarPart, PointerEvent.Kind = .mouse, isCopy: Bool = false)
  /// A pointer over an event or a day.
  case hovered(CalendarPart)
  /// An event that a finger has lifted and let go.
  case selected(OccurrenceID)
  /// An event that keys hold, a day later than it was.
  case pickedUp(OccurrenceID)
  /// The slot that keys stand on.
  case slot(EditTarget)
  /// The field for the title of a new event, with a text in it.
  case newEvent(OccurrenceID)
  /// The question how much of a series is meant, and what an answer would do.
  case scope(OccurrenceID, EditScope)
  /// The menu of an event.
  case menu(OccurrenceID, isTouch: Bool = false)
  /// The form of an event, with the part that is open.
  case form(OccurrenceID, FormPart? = nil)
  /// The question which version of an event counts.
  case conflict(OccurrenceID)

  /// A part of the form that opens.
  package enum FormPart: Sendable {
    /// The month in which the first day is picked.
    case month
    /// The list in which the time of the end is picked.
    case times
    /// The builder of repetitions, for every other week.
    case repetition
  }
}
