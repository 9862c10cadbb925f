import Almanac

/// The page, as the engine uses it. `BrowserPort` calls JavaScript; tests record the calls.
protocol WebPort: AnyObject {
  /// Shows a frame, as the words and the text of `MutationEncoder`.
  func commit(words: [Int32], text: [UInt8])
  /// Defines an image by a number that frames refer to: a file, or an address without a format.
  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8])
  /// Requests one call of `WebSession.tick` soon.
  func requestFrame()
  /// Moves keyboard focus to the element of a view.
  func focus(_ view: Int32)
  /// Reports something that is not part of a frame. Returns whether the page prevents what would follow.
  @discardableResult
  func post(_ message: WebMessage, _ fields: [String]) -> Bool
  /// Notes the UID and the title of a series that is about to be expanded, where the page finds them if the engine fails; empty
  /// texts when what was expanded is shown.
  func noteSeries(_ uid: String, _ title: String)
  /// Returns a new globally unique identifier.
  func newUID() -> String
  /// Returns the rules of a time zone in the form of `ZoneRules.decode`; `nil` if the browser does not know the zone.
  func zone(_ identifier: String) -> String?
}

/// The kinds of reports to the page. Their fields are texts, which U+001F separates on the wire; the list of functions
/// in messages.js has the same order.
enum WebMessage: Int32 {
  /// The palette, as a rule of a style sheet. It replaces an earlier one and the rules of all layers, which follow in a
  /// frame.
  case palette = 0
  /// The first selected day as an ISO date, empty if the selection was cleared; then the first and the last day of each
  /// selected span.
  case select = 1
  /// An activated event: UID, title, start, end (ISO dates if all day, otherwise with time and offset), 1 if all day,
  /// the name of its calendar, the number of its source. The page may prevent that its details are shown.
  case activate = 2
  /// The first day in view and the first day after the view, as ISO dates, after the frame in which they changed.
  case visible = 3
  /// An answer of a server that was read: its number, and the number of its events, or nothing if it is no answer.
  case answer = 4
  /// Two versions of an event were changed in the same fields, and a person is about to be asked which one counts: the names
  /// of the fields, separated by spaces; 1 if the event is there in the version from here, and in the other one; the fields of
  /// both (`EventFields`). The page may prevent it, and answers by `almanac_choose` then.
  case conflict = 5
  /// The result of `almanac_load`: 1 if the file was read; the number of events; the number of skipped events; the
  /// sentence for the reader; then line and reason of each of the first problems.
  case report = 6
  /// A misuse, as a sentence for developers.
  case anomaly = 7
  /// 1 if lines run from right to left; the label of the button that closes a notice; the sentence that the calendar has
  /// stopped, and the title of the button that starts it again; the sentence about events that could not be loaded, and the
  /// title of the button that tries again; the words for a series with too many repetitions, the name of the calendar, and the
  /// sentence about a page without a key.
  case locale = 8
  /// The number of the level that is shown from now on.
  case level = 9
  /// The calendars in the order of the list after a person changed it: + or, of a hidden one, -, then the name.
  case calendars = 10
  /// A text for the clipboard, then the same as iCalendar text.
  case copy = 11
  /// An edit that is about to be made: its kind, the number of events before it, and the fields of these and of the
  /// events after it (`EventFields`). The page may prevent it.
  case beforeEdit = 12
  /// An edit that was made, in the same form; of one that was undone or made again only the events after it.
  case edit = 13
  /// The edits that can be undone and redone, a sentence each, such as "Lunch moved"; empty texts for none.
  case undo = 14
  /// The resources of a server that an edit has changed, four fields for each: the number that the server has for the
  /// calendar, the UID, the iCalendar text after the edit and that before it, which are empty where there are no events; only the
  /// first text before an edit counts. The first five fields are words: that an edit was not saved, that somebody else
  /// changed the event, that an edit is not saved yet, that all are, and the title of the button that tries again.
  case save = 15
  /// All events as iCalendar text.
  case export = 16
  /// The result of `almanac_events`: the numbers of events that were inserted, replaced and deleted, and of problems; then
  /// index and reason of each of the first problems.
  case batch = 17
  /// The events that `almanac_query` asks for, in the order of the layout: the fields of `EventFields` for each occurrence,
  /// its color as in `EventBatch`, and its status.
  case occurrences = 18
  /// The events of sources of the page that an edit changed: number of the source and UID of each. It comes before `edit`.
  case touched = 19
  /// The position, as the text of `CalendarPosition`.
  case position = 20
  /// A file to be saved: the title that its name comes from, and iCalendar text.
  case file = 21
  /// The height that suits what is shown, in 64ths of a point; empty where it fills any height.
  case height = 22
  /// A day that is about to be selected, as an ISO date and 1, or to be deselected. The page may prevent it.
  case beforeSelect = 23
  /// A day that was tapped, as an ISO date, and seconds since midnight or nothing for a whole day.
  case tap = 24
  /// The period in the middle of the view: its first day, the day after its last, the number of its level, its title.
  case period = 25
  /// The answer to `almanac_hit`: day, seconds since midnight or nothing, the fields of the event there, if any
  /// (`EventFields`); no fields where there is no day.
  case hit = 26
  /// The answer to `almanac_frame`: x, y, width and height in 64ths of a point; no fields without a frame.
  case frame = 27
  /// A day whose events are about to be listed, as an ISO date. The page may prevent it.
  case more = 28
  /// The resources to be saved in place of the edits that `almanac_resolve` was about, as the fields of `save`; without
  /// resources, nobody has decided.
  case resolved = 29
  /// An edit of a calendar of a server: the five words of `save`; the number that the server has for it; `make`, `rename`,
  /// `color`, `delete` or `restore`; its name and the number of its color in colors.js, which is empty for a deleted one.
  case saveCalendar = 30
  /// The outcome of `almanac_edit`: 1 if the edit was made or nothing had to be changed, the UID of the event, else a sentence
  /// that says why not.
  case edited = 31
  /// A person begins to edit an event: the kind of the edit, the fields of the event. The page may prevent it.
  case editStart = 32
  /// A person edits nothing any more: the kind that it began with, 1 if something was stored.
  case editEnd = 33
}
