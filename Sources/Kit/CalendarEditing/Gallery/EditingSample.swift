package import CalendarViews
package import Events
package import ViewKit

/// A state of editing that a gallery shows. It is reached by commands, presses at fixed places, and values, never by a
/// clock.
package enum EditingSample: Sendable {
  /// A press that holds or draws an event, and the part that it was dragged to.
  case dragged(from: CalendarPart, to: CalendarPart, PointerEvent.Kind = .mouse, isCopy: Bool = false)
  /// A pointer over an event or a day.
  case hovered(CalendarPart)
  /// An event that a finger has lifted and released.
  case selected(OccurrenceID)
  /// An event held by keys, one day later than it was.
  case pickedUp(OccurrenceID)
  /// The slot that has the key focus.
  case slot(EditTarget)
  /// The field for the title of a new event, with text in it.
  case newEvent(OccurrenceID)
  /// The question how much of a series to change, with a preview of an answer.
  case scope(OccurrenceID, EditScope)
  /// The menu of an event.
  case menu(OccurrenceID, isTouch: Bool = false)
  /// The form of an event, with the part that is open.
  case form(OccurrenceID, FormPart? = nil)
  /// The question which version of an event to keep.
  case conflict(OccurrenceID)

  /// A part of the form that can be open.
  package enum FormPart: Sendable {
    /// The month for picking the first day.
    case month
    /// The list for picking the end time.
    case times
    /// The repetition builder, set to every other week.
    case repetition
  }
}
