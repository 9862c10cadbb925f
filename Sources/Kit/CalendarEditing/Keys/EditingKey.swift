import Events

/// The meaning of a key while events can be edited; see ``EditingKeys``.
enum EditingKey: Equatable {
  // MARK: - Days and slots

  /// Creates an event on the day, the selected days, the slot, or the range, and asks for its title.
  case create
  /// Moves the focus from the day to its first event.
  case focusEvents
  /// Moves from the heading of a day to its slots.
  case enterSlots
  /// Moves the slot, or the end of its range.
  case moveSlot(EditStep, extends: Bool)
  /// Moves the slot to the start or the end of business hours.
  case moveSlotToHours(isEnd: Bool)
  /// Moves the slot by a screen of hours.
  case pageSlot(Int)
  /// Selects the time of the slot or its range, in the mode `time`.
  case selectTime
  /// Clears the selected time.
  case clearTime
  /// Moves back to the day.
  case leave

  // MARK: - Events

  /// Moves the focus to another event of the day.
  case focusEvent(EventFocus)
  /// Shows the details of the event.
  case open
  /// Opens the form of the event.
  case edit
  /// Asks for a new title for the event.
  case rename
  /// Picks up the event in move mode.
  case pickUp
  /// Moves the event, or its end, immediately.
  case nudge(EditStep, EventEdge?)
  /// Deletes the event.
  case delete
  /// Copies the event to the clipboard.
  case copyText
  /// Cuts the event, so that pasting moves it.
  case cut
  /// Inserts a copy of the event at the same time.
  case duplicate

  // MARK: - Held events

  /// Moves the held event or one of its edges; by minutes if `isFine`.
  case step(EditStep, EventEdge?, isFine: Bool)
  /// Moves the held event by months.
  case stepMonths(Int)
  /// Moves the held event to the start or the end of business hours.
  case stepToHours(isEnd: Bool)
  /// Switches the held event between all-day and timed.
  case toggleAllDay
  /// Switches between moving and copying the held event.
  case toggleCopy
  /// Moves the held event to the calendar with an index, starting at 0.
  case calendar(Int)
  /// Puts the held event down.
  case drop
  /// Cancels the move of the held event.
  case cancel
  /// Cancels the move of the held event, and lets the key act as usual.
  case cancelAndLeave

  // MARK: - Anywhere

  /// Inserts the clipboard's event at the slot or on the day.
  case paste
  case undo, redo

  /// Where the focus goes next from an event.
  enum EventFocus: Equatable {
    case next, previous, first, last
    /// The nearest event on another shown day, by a number of days.
    case day(Int)
  }
}
