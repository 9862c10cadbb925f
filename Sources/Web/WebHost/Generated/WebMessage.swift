// Made by Scripts/write-schema from Sources/Web/WebSchema.

/// The kinds of reports to the page.
enum WebMessage: Int32 {
  /// The palette, as a style sheet rule. It replaces an earlier palette and the rules of all layers, which follow in
  /// a frame.
  case palette = 0
  /// The first selected day as an ISO date, empty if the selection was cleared; then the first and last day of each
  /// selected span.
  case select = 1
  /// An activated event: UID, title, start, end (ISO dates if all day, otherwise with time and offset), 1 if all day,
  /// the name of its calendar, the number of its source. The page may prevent the details from being shown.
  case activate = 2
  /// The first day in view and the first day after the view, as ISO dates, after the frame in which they changed.
  case visible = 3
  /// A completed answer of a server: its number, and the number of its events, or nothing if it is not a valid
  /// answer.
  case answer = 4
  /// The same fields of an event were changed in two versions, and the user is about to be asked which one to keep:
  /// the names of the fields, separated by spaces; 1 if the event exists in the local version, and in the other one;
  /// the fields of both (`EventFields`). The page may prevent the question, and then answers with `almanac_choose`.
  case conflict = 5
  /// The result of `almanac_load`: 1 if the file was read; the number of events; the number of skipped events; the
  /// sentence for the reader; what is wrong, in English for developers, or nothing; then line and reason of each of
  /// the first problems, also in English.
  case report = 6
  /// A misuse, as a sentence for developers.
  case anomaly = 7
  /// 1 if lines run from right to left; the label of the button that closes a notice; the sentence that the calendar
  /// has stopped, and the title of the button that starts it again; the sentence about events that could not be
  /// loaded, and the title of the button that tries again; the words for a series with too many repetitions, the name
  /// of the calendar, and the sentence about a page without a key.
  case locale = 8
  /// The name of the new level.
  case level = 9
  /// The calendars in the order of the list after the user changed it: the name of each, prefixed with + or, if
  /// hidden, -.
  case calendars = 10
  /// A text for the clipboard, then the same as iCalendar text.
  case copy = 11
  /// An edit that is about to be made: `event` or `calendar`; its kind; `user`, `script`, `undo`, or `redo`; the part
  /// of a series that it applies to, or nothing; its changes, as JSON (`PageEditing.changes(of:)`); and what people
  /// read if the page cannot save it. The page may prevent it.
  case beforeEdit = 12
  /// The edit of the last `beforeEdit` was made.
  case edit = 13
  /// The edits that can be undone and redone, one sentence each, such as "Lunch moved"; empty if there is none.
  case undo = 14
  /// The calendar objects of a server that an edit has changed, four fields for each: the number that the server has
  /// for the calendar, the UID, the iCalendar text after the edit and that before it, which are empty where there are
  /// no events; only the first text before an edit counts. The first ten fields are words: that the server does not
  /// accept an edit, that somebody else changed the event, that an edit is not saved yet, that all are, the title of
  /// the button that tries again, that of the one that saves a file, the title of the event, that events are
  /// read-only, that the storage of the server is full or has failed, and that it is not available.
  case save = 15
  /// All events as iCalendar text; a record, as JSON (`EventRecord`), and the number of its source; or the identifier
  /// and the title of each column of resources, the identifier of events without a resource being empty.
  case export = 16
  /// The result of `almanac_events`: the numbers of inserted, replaced, and deleted events, and of problems; then
  /// index and reason of each of the first problems.
  case batch = 17
  /// The events that `almanac_query` asks for, in the order of the layout, in one or more messages: the fields of
  /// `EventFields` for each occurrence, its color as in `EventBatch`, its status, and 1 if its series has too many
  /// occurrences to report all, otherwise an empty field, and the identifiers of its resources, separated by U+001E.
  case occurrences = 18
  /// The position, as the text of `CalendarPosition`.
  case position = 19
  /// A file to save: the title from which its name is derived, and iCalendar text.
  case file = 20
  /// The height that suits the content, in 64ths of a point; empty if the content fills any height.
  case height = 21
  /// A day that is about to be selected, as an ISO date followed by 1, or to be deselected. The page may prevent it.
  case beforeSelect = 22
  /// A tapped day, as an ISO date, and seconds since midnight; empty for the day as a whole.
  case tap = 23
  /// The period in the middle of the view: its first day, the day after its last, the name of its level, its title.
  case period = 24
  /// The answer to `almanac_hit`: the day, seconds since midnight or empty, and the fields of the event there, if any
  /// (`EventFields`); no fields if there is no day.
  case hit = 25
  /// The answer to `almanac_frame`: x, y, width, and height in 64ths of a point; no fields if there is no frame.
  case frame = 26
  /// A day whose events are about to be listed, as an ISO date. The page may prevent it.
  case more = 27
  /// The calendar objects to save instead of the edits passed to `almanac_resolve`, as the fields of `save`; none if
  /// the user did not decide.
  case resolved = 28
  /// An edit of a calendar of a server: the ten words of `save`; the number that the server has for it; `make`,
  /// `rename`, `color`, `remind`, `delete` or `restore`; its name, the number of its color in colors.js, which is
  /// empty for a deleted one, and its default reminders.
  case saveCalendar = 29
  /// The outcome of `almanac_edit`: 1 if the edit was made or nothing had to be changed; the UID of the event, or
  /// otherwise a sentence that explains the failure. For `almanac_set_dragged`, 1 if the event can be dragged in;
  /// after `almanac_drag` has created it, its fields (`EventFields`) follow.
  case edited = 30
  /// The user begins to edit an event: the kind of the edit, the fields of the event. The page may prevent it.
  case editStart = 31
  /// The user has finished editing: the kind with which the edit began, 1 if something was stored.
  case editEnd = 32
  /// A question: the rules of the page for an event. The number of its source and the identifier of its calendar
  /// there, empty for a file or server, and its UID. The answer has the bits of `EditVerbs`, the bits of the rules (1
  /// `no-overlap`, 2 `business-hours`, 4 `bounds`, 8 if its resources are fixed), and 0 or 1 for `overlap`, -1
  /// without one. With a period, the start, its clock (0 a day, 1 a reading, 2 an instant), the end, and its clock
  /// follow.
  case limits = 33
  /// A question: an edit that would be made, as the names of the rules that reject it, separated by spaces; its kind;
  /// and its changes, as in `beforeEdit`. The answer is empty if the page allows it, otherwise `-` followed by a
  /// reason or nothing.
  case allowChange = 34
  /// The answer to `almanac_level`: the name of the last requested level.
  case levelName = 35
  /// The selected time: start and end (ISO times with offset), and the day of the start, empty if the selection was
  /// cleared; the id of its resource with a prefix +, or nothing; `pointer`, `touch`, or `key`, or nothing if the
  /// page selected it.
  case selectTime = 36
  /// The answer to the method `place`: the question for people who leave a form with typed text, empty without such a
  /// form; then the fields of the event whose details are open (`EventFields`), if there is one.
  case place = 37
  /// The result of `almanac_import`: 1 if the file was read; the numbers of events that are new, replace an older
  /// version, exist already, are left out because the calendar has another version, and could not be read; the first
  /// day on which an event begins and the day after the last, as ISO dates; the reason for a failure, or nothing;
  /// then line and reason of each of the first problems. Both reasons are for people.
  case imported = 38
  /// A link to an occurrence is to be copied: its fields (`EventFields`), and what people read when it was copied.
  case link = 39
}
