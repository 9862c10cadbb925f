// The names that the page and the engine number: made by Scripts/write-schema from Sources/Web/WebSchema.

/** The methods of the element that the engine performs. Numbered as in `WebSession.Method`. */
export const METHODS = ['show', 'scrollHours', 'showEvents', 'hideEvents', 'focus', 'deselect', 'center', 'crossFade',
  'showDetails', 'place'];

/** The edits by scripts. Numbered as in `PageEdit.Kind`. */
export const PAGE_EDITS = ['create', 'edit', 'delete'];

/** The fields of an event that an edit by a script sets, by bit. The last one stands for all custom fields. Numbered as in `PageEdit.Fields`. */
export const EDIT_FIELDS = ['title', 'location', 'notes', 'status', 'color', 'calendar', 'display', 'url', 'rrule',
  'rdate', 'exdate', 'start', 'end', 'duration', 'busy', 'privacy', 'resourceIds', 'part', 'textColor', 'look',
  'reminders', ''];

/** The shapes of indicators. Numbered as in `DayIndicator.Shape`. */
export const MARKS = ['dot', 'ring', 'bar'];

/** The parts of a series that an edit applies to. Numbered as in `EditScope`. */
export const SCOPES = ['this', 'following', 'all'];

/** The statuses of events. Numbered as in `EventStatus`. */
export const STATUSES = ['', 'tentative', 'confirmed', 'cancelled'];

/** The versions of an event that was changed twice. Numbered as in `ConflictSide`. */
export const CONFLICT_SIDES = ['mine', 'theirs'];

/** The bits of `DayFlags` that the hook of days receives. */
export const DAY_FLAGS = { isToday: 1, isSelected: 2, isOutside: 4, isWeekend: 8, isDisabled: 4224, isInRange: 512 };
