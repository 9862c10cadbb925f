import Events

/// The meaning of a key while events can be edited; see ``EditingKeys``.
enum EditingKey: Equatable {
  // MARK: - Days and slots

  /// Makes an event on the day, the selected days, the slot or the stretch, and asks for its title.
  case create
  /// Moves the focus from the day to its first event.
  case focusEvents
  /// Goes from the heading of a day to its slots.
  case enterSlots
  /// Moves the slot, or its end of a stretch.
  case moveSlot(EditStep, extends: Bool)
  /// Moves the slot to the start or to the end of business hours.
  case moveSlotToHours(isEnd: Bool)
  /// Moves the slot by the hours in view.
  case pageSlot(Int)
  /// Goes back to the day.
  case leave

  // MARK: - Events

  /// Moves the focus to another event of the day.
  case focusEvent(EventFocus)
  /// Shows the details of the event.
  case open
  /// Opens the form of the event.
  case edit
  /// Asks for another title of the event.
  case rename
  /// Takes the event without a pointer: move mode.
  case pickUp
  /// Moves the event at once, or its end.
  case nudge(EditStep, EventEdge?)
  /// Deletes the event.
  case delete
  /// Copies the event to the clipboard.
  case copyText
  /// Marks the event for moving by the clipboard.
  case cut
  /// Inserts a copy of the event at the same time.
  case duplicate

  // MARK: - Held events

  /// Moves the held event or one of its edges; on each minute if it is fine.
  case step(EditStep, EventEdge?, isFine: Bool)
  /// Moves the held event by months.
  case stepMonths(Int)
  /// Moves the held event to the start or the end of business hours.
  case stepToHours(isEnd: Bool)
  /// Turns the held event into whole days, or back.
  case toggleAllDay
  /// Makes the held event a copy, or back.
  case toggleCopy
  /// Puts the held event into the calendar with a number, from 0.
  case calendar(Int)
  /// Puts the held event down.
  case drop
  /// Returns the held event.
  case cancel
  /// Returns the held event and lets the key lead on.
  case cancelAndLeave

  // MARK: - Anywhere

  /// Inserts the event of the clipboard at the slot or on the day.
  case paste
  case undo, redo

  /// The next place of the focus from an event.
  enum EventFocus: Equatable {
    case next, previous, first, last
    /// The nearest event of another day, some shown days later.
    case day(Int)
  }
}
