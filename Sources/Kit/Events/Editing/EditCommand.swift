/// An edit, or a step of one, as a value: pointers, keys, menus, scripts and tests give the same commands.
///
///     try editor.perform(.change(occurrence.id, to: event, .this))
///     try editor.perform(.undo)
public enum EditCommand: Equatable, Sendable {
  // MARK: - Sessions

  /// Begins to edit an event at a target, or, for `.create` and without an identifier, to draw a new one. The grid says
  /// where a new event starts.
  case begin(EditSession.Kind, OccurrenceID?, at: EditTarget, grid: EditGrid)
  /// Moves the event, or the edge that is held, to a target.
  case move(to: EditTarget, grid: EditGrid)
  /// Moves the event by a step, or one of its edges; without an edge, that of the session or the whole event.
  case nudge(EditStep, edge: EventEdge?, grid: EditGrid)
  /// Turns a move into a copy, or back.
  case copy(Bool)
  /// Turns the event into whole days, or into hours.
  case allDay(Bool)
  /// Puts the event into another calendar.
  case calendar(CalendarID)
  /// Ends the session and stores what it made. If the scope has to be chosen, the session waits for `choose`.
  case drop
  /// Chooses the scope that a dropped session waits for, and stores what it made.
  case choose(EditScope)
  /// Ends the session and changes nothing.
  case cancel

  // MARK: - Whole edits

  /// Inserts an event; one without a UID gets one.
  indirect case create(Event)
  /// Replaces an event or an instance of a series. Without a scope, the only possible one or that of the delegate counts.
  indirect case change(OccurrenceID, to: Event, EditScope?)
  /// Deletes an event or a part of a series.
  case delete(OccurrenceID, EditScope?)
  /// Inserts a copy at the same time; of an instance, a single event.
  case duplicate(OccurrenceID)
  /// Inserts a copy of an event of any origin as a single event, at a target if one is given: by days, it keeps its time
  /// of day.
  indirect case paste(Event, at: EditTarget?)
  /// Adds a calendar, or gives the one with the same identifier another name or colour.
  case putCalendar(CalendarInfo)
  /// Deletes a calendar with all its events.
  case deleteCalendar(CalendarID)
  /// Takes back the latest edit.
  case undo
  /// Makes the latest undone edit again.
  case redo
}
