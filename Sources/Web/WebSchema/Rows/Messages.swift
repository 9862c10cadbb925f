extension Schema {
  /// The reports to the page. Their fields are strings, separated by U+001F on the wire. `REPORTS` in messages.js or
  /// `LATER_REPORTS` in reports.js has a function for each.
  static let messages: [WireList.Item] = [
    .init(
      "palette",
      """
      The palette, as a style sheet rule. It replaces an earlier palette and the rules of all layers, which follow \
      in a frame.
      """),
    .init(
      "select",
      """
      The first selected day as an ISO date, empty if the selection was cleared; then the first and last day of \
      each selected span.
      """),
    .init(
      "activate",
      """
      An activated event: UID, title, start, end (ISO dates if all day, otherwise with time and offset), 1 if all \
      day, the name of its calendar, the number of its source. The page may prevent the details from being shown.
      """),
    .init(
      "visible",
      """
      The first day in view and the first day after the view, as ISO dates, after the frame in which they changed.
      """),
    .init(
      "answer",
      """
      A completed answer of a server: its number, and the number of its events, or nothing if it is not a valid \
      answer.
      """),
    .init(
      "conflict",
      """
      The same fields of an event were changed in two versions, and the user is about to be asked which one to \
      keep: the names of the fields, separated by spaces; 1 if the event exists in the local version, and in the \
      other one; the fields of both (`EventFields`). The page may prevent the question, and then answers with \
      `almanac_choose`.
      """),
    .init(
      "report",
      """
      The result of `almanac_load`: 1 if the file was read; the number of events; the number of skipped events; \
      the sentence for the reader; what is wrong, in English for developers, or nothing; then line and reason of \
      each of the first problems, also in English.
      """),
    .init("anomaly", "A misuse, as a sentence for developers."),
    .init(
      "locale",
      """
      1 if lines run from right to left; the label of the button that closes a notice; the sentence that the \
      calendar has stopped, and the title of the button that starts it again; the sentence about events that could \
      not be loaded, and the title of the button that tries again; the words for a series with too many \
      repetitions, the name of the calendar, and the sentence about a page without a key.
      """),
    .init("level", "The name of the new level."),
    .init(
      "calendars",
      """
      The calendars in the order of the list after the user changed it: the name of each, prefixed with + or, if \
      hidden, -.
      """),
    .init("copy", "A text for the clipboard, then the same as iCalendar text."),
    .init(
      "beforeEdit",
      """
      An edit that is about to be made: `event` or `calendar`; its kind; `user`, `script`, `undo`, or `redo`; the \
      part of a series that it applies to, or nothing; its changes, as JSON (`PageEditing.changes(of:)`); and what \
      people read if the page cannot save it. The page may prevent it.
      """),
    .init("edit", "The edit of the last `beforeEdit` was made."),
    .init(
      "undo",
      """
      The edits that can be undone and redone, one sentence each, such as "Lunch moved"; empty if there is none.
      """),
    .init(
      "save",
      """
      The calendar objects of a server that an edit has changed, four fields for each: the number that the server has for \
      the calendar, the UID, the iCalendar text after the edit and that before it, which are empty where there are \
      no events; only the first text before an edit counts. The first ten fields are words: that the server does \
      not accept an edit, that somebody else changed the event, that an edit is not saved yet, that all are, the \
      title of the button that tries again, that of the one that saves a file, the title of the event, that events \
      are read-only, that the storage of the server is full or has failed, and that it is not available.
      """),
    .init(
      "export",
      """
      All events as iCalendar text; a record, as JSON (`EventRecord`), and the number of its source; or the identifier \
      and the title of each column of resources, the identifier of events without a resource being empty.
      """),
    .init(
      "batch",
      """
      The result of `almanac_events`: the numbers of inserted, replaced, and deleted events, and of problems; then \
      index and reason of each of the first problems.
      """),
    .init(
      "occurrences",
      """
      The events that `almanac_query` asks for, in the order of the layout, in one or more messages: the fields of \
      `EventFields` for each occurrence, its color as in `EventBatch`, its status, and 1 if its series has too \
      many occurrences to report all, otherwise an empty field, and the identifiers of its resources, separated by \
      U+001E.
      """),
    .init("position", "The position, as the text of `CalendarPosition`."),
    .init("file", "A file to save: the title from which its name is derived, and iCalendar text."),
    .init("height", "The height that suits the content, in 64ths of a point; empty if the content fills any height."),
    .init(
      "beforeSelect",
      """
      A day that is about to be selected, as an ISO date followed by 1, or to be deselected. The page may prevent \
      it.
      """),
    .init("tap", "A tapped day, as an ISO date, and seconds since midnight; empty for the day as a whole."),
    .init(
      "period",
      """
      The period in the middle of the view: its first day, the day after its last, the name of its level, its \
      title.
      """),
    .init(
      "hit",
      """
      The answer to `almanac_hit`: the day, seconds since midnight or empty, and the fields of the event there, if \
      any (`EventFields`); no fields if there is no day.
      """),
    .init(
      "frame",
      """
      The answer to `almanac_frame`: x, y, width, and height in 64ths of a point; no fields if there is no frame.
      """),
    .init("more", "A day whose events are about to be listed, as an ISO date. The page may prevent it."),
    .init(
      "resolved",
      """
      The calendar objects to save instead of the edits passed to `almanac_resolve`, as the fields of `save`; none \
      if the user did not decide.
      """),
    .init(
      "saveCalendar",
      """
      An edit of a calendar of a server: the ten words of `save`; the number that the server has for it; `make`, \
      `rename`, `color`, `remind`, `delete` or `restore`; its name, the number of its color in colors.js, which is empty \
      for a deleted one, and its default reminders.
      """),
    .init(
      "edited",
      """
      The outcome of `almanac_edit`: 1 if the edit was made or nothing had to be changed; the UID of the event, or \
      otherwise a sentence that explains the failure. For `almanac_set_dragged`, 1 if the event can be dragged in; after       `almanac_drag` has created it, its fields (`EventFields`) follow.
      """),
    .init(
      "editStart",
      """
      The user begins to edit an event: the kind of the edit, the fields of the event. The page may prevent it.
      """),
    .init("editEnd", "The user has finished editing: the kind with which the edit began, 1 if something was stored."),
    .init(
      "limits",
      """
      A question: the rules of the page for an event. The number of its source and the identifier of its calendar there, \
      empty for a file or server, and its UID. The answer has the bits of `EditVerbs`, the bits of the rules (1 \
      `no-overlap`, 2 `business-hours`, 4 `bounds`, 8 if its resources are fixed), and 0 or 1 for `overlap`, -1 without \
      one. With a period, the start, its clock (0 a day, 1 a reading, 2 an instant), the end, and its clock follow.
      """),
    .init(
      "allowChange",
      """
      A question: an edit that would be made, as the names of the rules that reject it, separated by spaces; its kind; and \
      its changes, as in `beforeEdit`. The answer is empty if the page allows it, otherwise `-` followed by a reason or nothing.
      """),
    .init("levelName", "The answer to `almanac_level`: the name of the last requested level."),
    .init(
      "selectTime",
      """
      The selected time: start and end (ISO times with offset), and the day of the start, empty if the selection was \
      cleared; the id of its resource with a prefix +, or nothing; `pointer`, `touch`, or `key`, or nothing if the page \
      selected it.
      """),
    .init(
      "place",
      """
      The answer to the method `place`: the question for people who leave a form with typed text, empty without such a \
      form; then the fields of the event whose details are open (`EventFields`), if there is one.
      """),
    .init(
      "imported",
      """
      The result of `almanac_import`: 1 if the file was read; the numbers of events that are new, replace an older \
      version, exist already, are left out because the calendar has another version, and could not be read; the first \
      day on which an event begins and the day after the last, as ISO dates; the reason for a failure, or nothing; then \
      line and reason of each of the first problems. Both reasons are for people.
      """),
    .init(
      "link",
      """
      A link to an occurrence is to be copied: its fields (`EventFields`), and what people read when it was copied.
      """),
  ]
}
