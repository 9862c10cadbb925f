public import Basics

/// An edit, or a step of one, as a value. Pointers, keys, menus, scripts, and tests all use the same commands.
///
///     try editor.perform(.change(occurrence.id, to: event, .this))
///     try editor.perform(.undo)
public enum EditCommand: Equatable, Sendable {
  // MARK: - Sessions

  /// Starts editing an event at a target. With `.create` and no identifier, starts drawing a new event, whose start is
  /// aligned to the grid.
  case begin(EditSession.Kind, OccurrenceID?, at: EditTarget, grid: EditGrid)
  /// Starts inserting an event of any origin at a target, as a single event. It keeps its length as it moves and, on day
  /// targets, its time of day.
  ///
  /// - `length`: the length, in seconds, of an all-day event that moves to the hours.
  indirect case insert(Event, at: EditTarget, grid: EditGrid, length: Int)
  /// Moves the event, or the held edge, to a target.
  case move(to: EditTarget, grid: EditGrid)
  /// Moves the event or one of its edges by one step. Without an edge, moves what the session holds: its edge, or the
  /// whole event.
  case nudge(EditStep, edge: EventEdge?, grid: EditGrid)
  /// Turns a move into a copy, or a copy into a move.
  case copy(Bool)
  /// Makes the event all-day, or gives it times.
  case allDay(Bool)
  /// Moves the event to another calendar.
  case calendar(CalendarID)
  /// Moves the event from one of its resources to another, which leaves its other resources as they are; `nil` for none.
  /// A new event gets the second resource only. Resizing changes no resource, and neither do events whose resources are
  /// not editable.
  case resource(from: String?, to: String?)
  /// Ends the session and stores the result. If the user has to choose a scope first, the session waits for `choose`.
  case drop
  /// Chooses the scope that a dropped session waits for, and stores the result.
  case choose(EditScope)
  /// Ends the session without a change.
  case cancel

  // MARK: - Whole edits

  /// Inserts an event, with changed occurrences if it is a series. If it has no UID, it gets one.
  indirect case create(Event, overrides: [Event] = [])
  /// Replaces an event or an occurrence of a series. Without a scope, the only possible scope or the delegate's choice
  /// is used.
  indirect case change(OccurrenceID, to: Event, EditScope?)
  /// Deletes an event or a part of a series.
  case delete(OccurrenceID, EditScope?)
  /// Inserts a copy at the same time. The copy of an occurrence is a single event.
  case duplicate(OccurrenceID)
  /// Inserts a copy of an event of any origin as a single event, at a target if one is given. On a day target, the copy
  /// keeps its time of day.
  indirect case paste(Event, at: EditTarget?)
  /// Inserts and updates events of a file with a name, as a single edit.
  case importEvents([EventChange], from: ByteText)
  /// Adds a calendar, or changes the name and color of the calendar with the same identifier.
  case putCalendar(CalendarInfo)
  /// Deletes a calendar with all its events.
  case deleteCalendar(CalendarID)
  /// Undoes the latest edit.
  case undo
  /// Redoes the latest undone edit.
  case redo

  /// Whether the command starts a session.
  package var begins: Bool {
    switch self {
    case .begin, .insert: true
    default: false
    }
  }
}
