extension Schema {
  static let members = ownMembers + properties + tokens + parts

  private static let ownMembers = [
    Member(
      kind: .event, name: "ready", type: "undefined",
      doc: "The first frame is shown, and the calendar takes input and calls."),
    Member(
      kind: .event, name: "dateselect", type: "{ date: string | null }", swift: "CalendarViewDelegate.didChange",
      doc: "The selection changed; `date` is its first day."),
    Member(
      kind: .event, name: "beforeselect", type: "{ date: string; selected: boolean }",
      swift: "CalendarViewDelegate.shouldSelect shouldDeselect",
      doc: "A day is about to be selected or, with `selected` false, deselected. `preventDefault()` refuses it."),
    Member(
      kind: .event, name: "selectionchange", type: "SelectedDates & { byUser: boolean }",
      doc: "The selection changed; `byUser` is `true` if the user changed it, not a method."),
    Member(
      kind: .event, name: "daytap", type: "{ date: string; time: string | null }", swift: "CalendarViewDelegate.didTap",
      doc: "A day was tapped or clicked once. In the hours views, `time` is the time, such as 09:30."),
    Member(
      kind: .event, name: "timeselect",
      type:
        "{ start: string | null; end: string | null; date: string | null; resource: string | null; by: 'pointer' | 'touch' | 'key' }",
      swift: "EditingController.onSelectTime",
      doc:
        "The user selected a time, or cleared the selection, with `selection-mode=\"time\"`. `start` and `end` are ISO times with offset, `date` is the day of the start, and `resource` is the id of the resource in whose column the time lies."
    ),
    Member(
      kind: .event, name: "periodchange", type: "Period", swift: "CalendarViewDelegate.didPresent",
      doc:
        "A different year, month, week, or day is in the middle of the view, also while the calendar moves; `datechange` follows at the end."
    ),
    Member(
      kind: .event, name: "datechange", type: "{ date: string; level: Level }",
      doc:
        "Navigation has ended with another period or level in view, whoever started it. Fires once, with the values of `date` and `level`. Setting the changed values in return does not navigate, and does not stop a navigation that the user has started since."
    ),
    Member(
      kind: .event, name: "eventactivate", type: "EventInfo & EventOrigin",
      swift: "CalendarViewDelegate.didActivate CalendarAction.showDetails CalendarAction.hideDetails",
      doc: "An event was clicked or activated with Enter. `preventDefault()` keeps its details closed."),
    Member(
      kind: .event, name: "eventhover", type: "(EventInfo & EventOrigin) | null",
      doc: "The pointer entered an event, or left it."),
    Member(
      kind: .event, name: "eventmenu", type: "EventInfo & EventOrigin",
      doc:
        "The menu of an event was requested. `preventDefault()` keeps both the calendar's menu and the browser's closed."
    ),
    Member(
      kind: .event, name: "daymenu", type: "{ date: string; time: string | null } & EventOrigin",
      doc: "The menu of a day or a time was requested; works like `eventmenu`."),
    Member(
      kind: .event, name: "moreactivate", type: "{ date: string; events: OccurrenceInfo[] } & EventOrigin",
      swift: "CalendarViewDelegate.shouldListEventsOf",
      doc:
        "The list of all events of a day that cannot show them all was requested. `preventDefault()` keeps it closed."
    ),
    Member(
      kind: .event, name: "visiblerange", type: "{ start: string; end: string }", swift: "CalendarViewDelegate.didShow",
      doc:
        "The visible days changed, also while the calendar moves. They are the days from `start` up to, but not including, `end`."
    ),
    Member(
      kind: .event, name: "levelchange", type: "{ level: Level }", swift: "CalendarViewDelegate.didZoomTo",
      doc: "Another level is shown; `datechange` follows when the calendar is at rest."),
    Member(
      kind: .event, name: "calendarload", type: "{ name: string; events: number; skipped: number }",
      doc: "A file was read."),
    Member(
      kind: .event, name: "fileopen", type: "{ files: { name: string; text(): Promise<string> }[] }",
      doc: "The user dropped .ics files, which are about to be opened. `preventDefault()` leaves them to the page."),
    Member(
      kind: .event, name: "loaderror", type: "{ message: string; problems: Problem[] }",
      doc:
        "A file, a response, or the page's events have problems, or there is no response. The text is in English, for developers."
    ),
    Member(
      kind: .event, name: "loadingchange", type: "{ loading: boolean; sources: CalendarSource[] }",
      doc:
        "The set of sources that are loading changed, or a request to the server, which is not in `sources`, began or ended. During loading, `::part(box loading)` matches."
    ),
    Member(
      kind: .event, name: "sourceload", type: "{ source: CalendarSource; count: number }",
      doc: "A source has loaded everything that was requested; `count` is the number of its events."),
    Member(
      kind: .event, name: "sourceerror", type: "SourceFailure",
      doc:
        "A source could not be loaded and keeps the events that it has. `preventDefault()` suppresses the notice. The source is loaded again after `retryIn` seconds, unless that cannot help."
    ),
    Member(
      kind: .event, name: "resourceerror", type: "ResourceFailure",
      doc:
        "The resources could not be loaded, and those that were loaded before stay. `preventDefault()` suppresses the notice. They are loaded again after `retryIn` seconds, unless that cannot help."
    ),
    Member(
      kind: .event, name: "beforeeventchange", type: "CalendarEditEvent", isEventType: true,
      doc: "An edit is about to be made, undone, or redone. `preventDefault()` refuses it."),
    Member(
      kind: .event, name: "eventchange", type: "CalendarEditEvent", isEventType: true,
      doc: "An edit was made, undone, or redone. `changes` has the records to save."),
    Member(
      kind: .event, name: "beforecalendarchange", type: "CalendarEditEvent<CalendarInit>", isEventType: true,
      doc:
        "An edit of a calendar itself is about to be made, undone, or redone. `preventDefault()` refuses it."),
    Member(
      kind: .event, name: "calendarchange", type: "CalendarEditEvent<CalendarInit>", isEventType: true,
      doc: "An edit of a calendar itself was made, undone, or redone: `create`, `edit`, or `delete`."),
    Member(
      kind: .event, name: "calendarlistchange",
      type: "{ calendars: { id: string | number | null; name: string; hidden: boolean }[] }",
      doc:
        "The user hid, showed, or moved a calendar in the panel. `calendars` is the whole list, with the `id` of calendars of your page."
    ),
    Member(
      kind: .event, name: "editstart", type: "{ kind: string; event: EventInfo }",
      doc:
        "The user begins to edit an event by grabbing it or opening its form. `preventDefault()` prevents this, for example to show a form of your page."
    ),
    Member(
      kind: .event, name: "editend", type: "{ kind: string; committed: boolean }",
      doc:
        "The user finished editing: no event is held, and no form or question is open. `committed` is `true` if an edit was made."
    ),
    Member(
      kind: .event, name: "eventreceive", type: "EventInfo & { resourceIds: string[]; originalEvent: Event }",
      doc: "An event was created that was dragged in; `event` is its record. It follows `eventchange`."),
    Member(
      kind: .event, name: "eventleave", type: "EventInfo & { originalEvent: Event }",
      doc:
        "The user dragged an event out of the element and released it there. The event is back where it was; your page may delete it."
    ),
    Member(
      kind: .event, name: "eventconflict", type: "EventConflict",
      doc:
        "The same fields of an event were changed here and elsewhere, and the user is about to be asked. `preventDefault()` leaves the answer to the page."
    ),
    Member(
      kind: .event, name: "reminder", type: "{ event: EventInfo; start: string; alarm: number; at: string }",
      doc:
        "A reminder of `event` is due, with `reminders`. `start` is the start of the occurrence, `alarm` the position of the reminder among those of the event, and `at` the time for which it was set. `preventDefault()` shows nothing, so that your page can remind in its own way."
    ),
    Member(
      kind: .event, name: "undochange",
      type: "{ canUndo: boolean; canRedo: boolean; undoLabel?: string; redoLabel?: string }",
      doc: "The edit that can be undone or redone changed."),
    Member(
      kind: .event, name: "savechange", type: "{ pending: number; failed: number }",
      doc: "The number of edits that are not saved yet, or that the server rejected, changed."),
    Member(
      kind: .event, name: "saveerror", type: "SaveFailure",
      doc:
        "The server did not accept an edit, now or ever: the status and message of its response, in English, for developers. After `waitUntil()`, also the changes, and `retry()`; `preventDefault()` then suppresses the notice."
    ),
    Member(
      kind: .event, name: "restart", type: "{ reason: string; restored: boolean }",
      doc: "The engine failed and was restarted with the same data and position."),
    Member(
      kind: .event, name: "fail", type: "{ reason: string }",
      doc: "The engine could not be loaded, or failed for the third time within a minute; `reload()` restarts it."),
    Member(
      kind: .method, name: "load",
      type: "(text: string, options?: { name?: string; replace?: boolean }): LoadReport",
      doc: "Adds the events of an .ics text. Call it after `ready`."),
    Member(
      kind: .method, name: "addSource",
      type:
        "(source: SourceInit): CalendarSource; addSource(source: EventInit[] | SourceLoad): CalendarSource; addSource<R extends object>(source: RecordSourceInit<EventInit, R>): RecordSource<EventInit, R>",
      doc: "Adds events from a list, a function, a JSON feed, an .ics file, or a text."),
    Member(
      kind: .method, name: "whenLoaded", type: "(): Promise<void>",
      doc: "Resolves when no request to a source or the server is running."),
    Member(
      kind: .method, name: "refetchResources", type: "(): void",
      doc:
        "Loads the resources again if `resources` is a URL or a function. The present ones stay until the answer arrives."
    ),
    Member(
      kind: .method, name: "eventsIn", type: "(range: { start: string; end: string }): OccurrenceInfo[]",
      doc:
        "Returns the occurrences on the days from `start` up to, but not including, `end`, in layout order; `event` is your page's object."
    ),
    Member(
      kind: .method, name: "eventsOn", type: "(date: string): OccurrenceInfo[]",
      doc: "Returns the occurrences that are shown on a day, as `eventsIn()` does; see `next-day-threshold`."),
    Member(
      kind: .method, name: "get", type: "(id: string | number): EventInit | undefined",
      doc:
        "Returns the event with an identifier as it is now: your page's object, from the first source that contains it, or the record of an edited event."
    ),
    Member(
      kind: .method, name: "whenReady", type: "(): Promise<void>",
      doc:
        "Resolves when the first frame is shown, and rejects if the calendar cannot be shown. Methods that move or select may be called earlier; they wait."
    ),
    Member(
      kind: .method, name: "goTo",
      type: "(date: string, options?: GoToOptions): Promise<void>",
      swift: "CalendarAction.show CalendarAction.scroll CalendarAction.crossFade",
      doc: "Brings a day into view and, with `time`, that time of the day."),
    Member(
      kind: .method, name: "reveal",
      type: "(id: string | number, options?: { recurrenceId?: string }): Promise<boolean>",
      doc:
        "Brings an occurrence of an event into view. Without `recurrenceId`, it is the next one or, if there is none, the latest. Resolves to whether there is one within two years."
    ),
    Member(
      kind: .method, name: "linkTo", type: "(id: string | number, options?: { recurrenceId?: string }): string | null",
      doc:
        "Returns the URL of the page that shows an occurrence of an event and opens its details, with `history`. Without `recurrenceId`, it is the next one or, if there is none, the latest; `null` if there is none within two years. Available from `ready` on."
    ),
    Member(
      kind: .method, name: "print", type: "(options?: PrintOptions): Promise<void>",
      doc:
        "Loads the days of the visible period, or of the one in `options`, that are not loaded yet, and then prints the page. The browser's own menu prints only what is loaded."
    ),
    Member(
      kind: .method, name: "announce", type: "(text: string): void",
      doc:
        "Makes screen readers speak a text. The calendar itself announces only what the user does, such as going to another period, and nothing that the page does."
    ),
    Member(
      kind: .method, name: "setLevel",
      type: "(level: Level, options?: { around?: string; animated?: boolean }): Promise<void>",
      swift: "CalendarAction.setLevel", doc: "Goes to another level, around a day."),
    Member(
      kind: .method, name: "scrollToTime", type: "(time: string): Promise<void>",
      swift: "CalendarAction.scrolledHours", doc: "Brings a time of day to the top of the hours."),
    Member(
      kind: .method, name: "showEvents", type: "(date: string): Promise<void>", swift: "CalendarAction.showEvents",
      doc: "Lists all events of a day over the calendar."),
    Member(
      kind: .method, name: "hideEvents", type: "(): Promise<void>", swift: "CalendarAction.hideEvents",
      doc: "Closes that list, and the details of an event."),
    Member(
      kind: .method, name: "focus", type: "(options?: { date?: string; preventScroll?: boolean }): void",
      swift: "CalendarAction.focus", doc: "Moves the keyboard focus to a day."),
    Member(
      kind: .method, name: "select",
      type:
        "(days: string | { start: string; end: string } | (string | { start: string; end: string })[] | null, options?: SelectOptions): Promise<boolean>",
      swift: "CalendarAction.select CalendarAction.selectRange CalendarAction.clearSelection",
      doc:
        "Selects days or spans, including both ends of each; a single day is also brought into view. `null` clears the selection. Resolves to whether all of them are selected."
    ),
    Member(
      kind: .method, name: "deselect", type: "(date: string): Promise<boolean>", swift: "CalendarAction.deselect",
      doc: "Deselects a day. Resolves to whether it is no longer selected."),
    Member(
      kind: .method, name: "clearSelection", type: "(): Promise<boolean>", swift: "CalendarAction.clearSelection",
      doc: "Deselects everything. Resolves to whether nothing is selected."),
    Member(
      kind: .method, name: "dateAt",
      type: "(x: number, y: number): { date: string; time: string | null; allDay: boolean } | null",
      doc: "Returns the day and, in the hours views, the time at a point of the viewport."),
    Member(
      kind: .method, name: "eventAt", type: "(x: number, y: number): EventInfo | null",
      doc: "Returns the event at a point of the viewport."),
    Member(
      kind: .method, name: "rectOf", type: "(name: string): DOMRect | null",
      doc: "Returns the rectangle, in the viewport, of the day with a date or of the visible event with an `id`."),
    Member(
      kind: .method, name: "showToday", type: "(): void", swift: "CalendarAction.showToday",
      doc: "Shows the period that contains today."),
    Member(
      kind: .method, name: "next", type: "(): void", swift: "CalendarAction.showNext", doc: "Shows the next period."),
    Member(
      kind: .method, name: "previous", type: "(): void", swift: "CalendarAction.showPrevious",
      doc: "Shows the previous period."),
    Member(
      kind: .method, name: "zoomIn", type: "(): void", swift: "CalendarAction.zoomIn",
      doc: "Goes one level deeper."),
    Member(
      kind: .method, name: "zoomOut", type: "(): void", swift: "CalendarAction.zoomOut", doc: "Goes one level out."),
    Member(
      kind: .method, name: "create", type: "(event: EventInit): Promise<EditOutcome>", swift: "EditCommand.create",
      doc:
        "Inserts an event under the same rules as for a user. `calendar` is the name of a visible calendar; by default, it is the first that can be changed."
    ),
    Member(
      kind: .method, name: "edit",
      type: "(id: string | number, changes: Partial<EventInit>, options?: EditOptions): Promise<EditOutcome>",
      swift: "EditCommand.change",
      doc: "Changes fields of an event or of an occurrence. If only `start` changes, the length stays the same."),
    Member(
      kind: .method, name: "deleteEvent", type: "(id: string | number, options?: EditOptions): Promise<EditOutcome>",
      swift: "EditCommand.delete", doc: "Deletes an event, or an occurrence."),
    Member(
      kind: .method, name: "checkValidity", type: "(): boolean",
      doc: "Returns whether the selection is valid; otherwise, `invalid` fires."),
    Member(
      kind: .method, name: "reportValidity", type: "(): boolean",
      doc: "Does the same as `checkValidity()`, and shows the browser's message."),
    Member(
      kind: .method, name: "beginExternalDrag",
      type: "(press: PointerEvent, event: Partial<EventInit>): Promise<EventInit | null>",
      swift: "EditCommand.insert",
      doc:
        "Drags an event into the calendar from an element of the page, whose `pointerdown` listener calls it. Resolves with the record of the created event, or `null`."
    ),
    Member(kind: .method, name: "undo", type: "(): void", swift: "CalendarAction.edit", doc: "Undoes the latest edit."),
    Member(kind: .method, name: "redo", type: "(): void", doc: "Redoes the last undone edit."),
    Member(
      kind: .method, name: "export", type: "(): string | undefined",
      doc: "Returns all events as an .ics text if the calendar is editable."),
    Member(
      kind: .method, name: "listCalendars", type: "(): ListedCalendar[]",
      doc:
        "Returns all calendars in view: of the page, its server, and files. `number` names a calendar in `exportEvents()` and `importEvents()`. Available from `ready` on, with `panel` or `editable`."
    ),
    Member(
      kind: .method, name: "exportEvents", type: "(options?: ExportOptions): Promise<string>",
      doc:
        "Resolves to an .ics text of the events of a calendar, of those that touch the days from `start` up to, but not including, `end`, or of the event with an `id`. Loads them first."
    ),
    Member(
      kind: .method, name: "importEvents", type: "(text: string, options: ImportOptions): Promise<ImportReport>",
      swift: "EditCommand.importEvents",
      doc:
        "Imports an .ics text into a calendar as one edit. Newer versions replace older ones, and events that exist already stay. With `dryRun`, only counts. `calendar: null` creates a calendar with the name of the file."
    ),
    Member(
      kind: .method, name: "printPreview", type: "(options?: PrintOptions): Promise<HTMLElement>",
      doc: "Resolves to a sheet of paper that shows what `print()` prints with the same options."),
    Member(
      kind: .method, name: "close", type: "(): void",
      doc: "Frees all resources. The element starts again when it is reconnected or `reload()` is called."),
    Member(
      kind: .method, name: "reload", type: "(): void",
      doc: "Restarts the calendar with its options and data."),
    Member(
      kind: .method, name: "configure", type: "(options: NamedOptions): void",
      doc: "Sets several options by the names of properties or attributes."),
    Member(
      kind: .method, name: "refreshTokens", type: "(): void",
      doc:
        "Reads the custom properties for sizes and type again, and the custom properties named by colors of events and decorations. Otherwise, the element reads them only when it starts."
    ),
    Member(
      kind: .method, name: "effective", type: "(name: keyof CalendarOptions | string): unknown",
      doc:
        "Returns the effective value of an option: the value that is set or, if there is none, the value of the preset or the standard value."
    ),
    Member(kind: .token, name: "--almanac-background", doc: "The color behind everything."),
    Member(kind: .token, name: "--almanac-surface", doc: "The color of what lies above the background."),
    Member(kind: .token, name: "--almanac-hairline", doc: "The color of lines."),
    Member(kind: .token, name: "--almanac-ink", doc: "The color of text."),
    Member(kind: .token, name: "--almanac-secondary-ink", doc: "The color of less important text."),
    Member(kind: .token, name: "--almanac-tertiary-ink", doc: "The color of the least important text."),
    Member(kind: .token, name: "--almanac-accent", doc: "The color of today and of what can be pressed."),
    Member(kind: .token, name: "--almanac-on-accent", doc: "The color of text on the accent."),
    Member(kind: .token, name: "--almanac-selection", doc: "The color of selected days."),
    Member(kind: .token, name: "--almanac-outside-hours", doc: "The color of hours outside business hours."),
    Member(kind: .token, name: "--almanac-focus", doc: "The color of the outline of keyboard focus."),
  ]
}
