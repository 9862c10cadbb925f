extension Schema {
  static let members = ownMembers + tokens + parts

  private static let ownMembers = [
    Member(kind: .event, name: "ready", type: "undefined", doc: "The first frame is shown."),
    Member(
      kind: .event, name: "dateselect", type: "{ date: string | null }", swift: "CalendarViewDelegate.didChange",
      doc: "The selection changed; `date` is its first day."),
    Member(
      kind: .event, name: "beforeselect", type: "{ date: string; selected: boolean }",
      swift: "CalendarViewDelegate.shouldSelect shouldDeselect",
      doc: "A day is about to be selected or, with `selected` false, deselected. `preventDefault()` refuses it."),
    Member(
      kind: .event, name: "selectionchange", type: "SelectedDates & { byUser: boolean }",
      doc: "The selection changed; `byUser` says whether people changed it or a method."),
    Member(
      kind: .event, name: "daytap", type: "{ date: string; time: string | null }", swift: "CalendarViewDelegate.didTap",
      doc: "A day was tapped or clicked once; `time` among hours, such as 09:30."),
    Member(
      kind: .event, name: "periodchange", type: "Period", swift: "CalendarViewDelegate.didPresent",
      doc: "Another year, month, week or day is in the middle of the view."),
    Member(
      kind: .event, name: "eventactivate", type: "EventInfo & EventOrigin",
      swift: "CalendarViewDelegate.didActivate CalendarAction.showDetails CalendarAction.hideDetails",
      doc: "An event was clicked, or Enter pressed on it. `preventDefault()` keeps its details closed."),
    Member(
      kind: .event, name: "eventhover", type: "(EventInfo & EventOrigin) | null",
      doc: "A pointer came over an event, or left events."),
    Member(
      kind: .event, name: "eventmenu", type: "EventInfo & EventOrigin",
      doc:
        "The menu of an event was asked for. `preventDefault()` keeps that of the calendar and of the browser closed."),
    Member(
      kind: .event, name: "daymenu", type: "{ date: string; time: string | null } & EventOrigin",
      doc: "The menu of a day or a time was asked for, like `eventmenu`."),
    Member(
      kind: .event, name: "moreactivate", type: "{ date: string; events: OccurrenceInfo[] } & EventOrigin",
      swift: "CalendarViewDelegate.shouldListEventsOf",
      doc:
        "The events of a day, for some of which there is no room, were asked for. `preventDefault()` keeps their list closed."
    ),
    Member(
      kind: .event, name: "visiblerange", type: "{ start: string; end: string }", swift: "CalendarViewDelegate.didShow",
      doc: "Other days are in view: those from `start` up to, but without, `end`."),
    Member(
      kind: .event, name: "levelchange", type: "{ level: Level }", swift: "CalendarViewDelegate.didZoomTo",
      doc: "Another level is shown."),
    Member(
      kind: .event, name: "calendarload", type: "{ name: string; events: number; skipped: number }",
      doc: "A file was read."),
    Member(
      kind: .event, name: "loaderror", type: "{ message: string; problems: Problem[] }",
      doc:
        "A file, an answer or events of the page have problems, in English for developers, or there is no answer."
    ),
    Member(
      kind: .event, name: "loadingchange", type: "{ loading: boolean; sources: CalendarSource[] }",
      doc:
        "Other sources load, or the server is asked, which is none of them. Meanwhile `::part(box loading)` matches."
    ),
    Member(
      kind: .event, name: "sourceload", type: "{ source: CalendarSource; count: number }",
      doc: "A source has all that it was asked for; `count` is the number of its events."),
    Member(
      kind: .event, name: "sourceerror", type: "SourceFailure",
      doc:
        "A source could not be loaded; what it has stays. `preventDefault()` keeps the notice away. It is asked again after `retryIn` seconds, unless that is of no use."
    ),
    Member(
      kind: .event, name: "beforeeventchange", type: "EventEdit",
      doc: "An edit is about to be made. `preventDefault()` refuses it."),
    Member(
      kind: .event, name: "eventchange", type: "{ kind: string; after: EventInfo[] }", doc: "An edit was made."),
    Member(
      kind: .event, name: "editstart", type: "{ kind: string; event: EventInfo }",
      doc:
        "A person begins to edit an event: takes it, or opens its form. `preventDefault()` refuses that, as for a form of the page itself."
    ),
    Member(
      kind: .event, name: "editend", type: "{ kind: string; committed: boolean }",
      doc: "Nothing is held, typed in or asked about any more; `committed` says whether an edit was made."),
    Member(
      kind: .event, name: "eventconflict", type: "EventConflict",
      doc:
        "An event was changed here and elsewhere in the same fields, and a person is about to be asked. `preventDefault()` leaves the answer to the page."
    ),
    Member(
      kind: .event, name: "undochange",
      type: "{ canUndo: boolean; canRedo: boolean; undoLabel?: string; redoLabel?: string }",
      doc: "Another edit can be undone or made again."),
    Member(
      kind: .event, name: "savechange", type: "{ pending: number; failed: number }",
      doc: "The number of edits that the server does not have yet, or refused, has changed."),
    Member(
      kind: .event, name: "saveerror", type: "{ status: number; message: string }",
      doc:
        "The server did not take an edit, now or at all: the status of its answer, and what it says, in English for developers."
    ),
    Member(
      kind: .event, name: "restart", type: "{ reason: string; restored: boolean }",
      doc: "The engine failed and was started again, with its data and where it was."),
    Member(
      kind: .event, name: "fail", type: "{ reason: string }",
      doc: "The engine could not be loaded, or failed a third time within a minute; `reload()` starts it anew."),
    Member(
      kind: .method, name: "load",
      type: "(text: string, options?: { name?: string; replace?: boolean }): LoadReport",
      doc: "Adds the events of an .ics text; after `ready`."),
    Member(
      kind: .method, name: "addSource",
      type:
        "(source: SourceInit): CalendarSource; addSource(source: EventInit[] | SourceLoad): CalendarSource",
      doc: "Adds events from a list, a function, a JSON feed, an .ics file or a text."),
    Member(
      kind: .method, name: "whenLoaded", type: "(): Promise<void>",
      doc: "Resolves when neither a source nor the server is asked for events."),
    Member(
      kind: .method, name: "eventsIn", type: "(range: { start: string; end: string }): OccurrenceInfo[]",
      doc:
        "Returns the occurrences on the days from `start` up to, but without, `end`, in the order of the layout; `event` is the object that the page gave."
    ),
    Member(
      kind: .method, name: "eventsOn", type: "(date: string): OccurrenceInfo[]",
      doc: "Returns the occurrences that are shown on a day, as `eventsIn()` does; see `next-day-threshold`."),
    Member(
      kind: .method, name: "get", type: "(id: string | number): EventInit | undefined",
      doc: "Returns the object that the page gave with an identifier; that of the first source that has one."),
    Member(
      kind: .method, name: "whenReady", type: "(): Promise<void>",
      doc:
        "Resolves when the first frame is shown, and rejects if the calendar cannot be shown. Methods that move or select may be called earlier; they wait."
    ),
    Member(
      kind: .method, name: "goTo",
      type: "(date: string, options?: GoToOptions): Promise<void>",
      swift: "CalendarAction.show CalendarAction.scroll CalendarAction.crossFade",
      doc: "Brings a day into view, and with `time` the hours of it."),
    Member(
      kind: .method, name: "reveal",
      type: "(id: string | number, options?: { recurrenceId?: string }): Promise<boolean>",
      doc:
        "Brings an occurrence of an event into view, without `recurrenceId` the next or else the latest; resolves to whether there is one within two years."
    ),
    Member(
      kind: .method, name: "print", type: "(): Promise<void>",
      doc:
        "Loads the days of the period in view that are not loaded yet, and has the browser print the page. The browser's own menu prints what is loaded."
    ),
    Member(
      kind: .method, name: "announce", type: "(text: string): void",
      doc:
        "Has a text spoken by screen readers. By itself the calendar speaks when people go to another period, and of nothing that the page does."
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
      swift: "CalendarAction.focus", doc: "Gives the keyboard's focus to a day."),
    Member(
      kind: .method, name: "select",
      type:
        "(days: string | { start: string; end: string } | (string | { start: string; end: string })[] | null, options?: SelectOptions): Promise<boolean>",
      swift: "CalendarAction.select CalendarAction.selectRange CalendarAction.clearSelection",
      doc:
        "Selects a day and brings it into view, or spans with both ends; `null` clears the selection. Resolves to whether all of them are selected."
    ),
    Member(
      kind: .method, name: "deselect", type: "(date: string): Promise<boolean>", swift: "CalendarAction.deselect",
      doc: "Deselects a day. Resolves to whether it is not selected any more."),
    Member(
      kind: .method, name: "clearSelection", type: "(): Promise<boolean>", swift: "CalendarAction.clearSelection",
      doc: "Deselects everything. Resolves to whether nothing is selected any more."),
    Member(
      kind: .method, name: "dateAt",
      type: "(x: number, y: number): { date: string; time: string | null; allDay: boolean } | null",
      doc: "Returns the day and, among hours, the time at a point of the viewport."),
    Member(
      kind: .method, name: "eventAt", type: "(x: number, y: number): EventInfo | null",
      doc: "Returns the event that is seen at a point of the viewport."),
    Member(
      kind: .method, name: "rectOf", type: "(name: string): DOMRect | null",
      doc: "Returns the rectangle of a day by its date, or of an event in view by its `id`, in the viewport."),
    Member(
      kind: .method, name: "showToday", type: "(): void", swift: "CalendarAction.showToday",
      doc: "Shows the period of today."),
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
        "Inserts an event, as a person would. `calendar` is the name of one that is shown; without it, the first that can be changed counts."
    ),
    Member(
      kind: .method, name: "edit",
      type: "(id: string | number, changes: Partial<EventInit>, options?: EditOptions): Promise<EditOutcome>",
      swift: "EditCommand.change",
      doc: "Changes fields of an event, or of an occurrence; one with another `start` keeps its length."),
    Member(
      kind: .method, name: "deleteEvent", type: "(id: string | number, options?: EditOptions): Promise<EditOutcome>",
      swift: "EditCommand.delete", doc: "Deletes an event, or an occurrence."),
    Member(kind: .method, name: "undo", type: "(): void", swift: "CalendarAction.edit", doc: "Undoes the latest edit."),
    Member(kind: .method, name: "redo", type: "(): void", doc: "Makes the latest undone edit again."),
    Member(
      kind: .method, name: "export", type: "(): string | undefined",
      doc: "Returns all events as an .ics text, where they can be edited."),
    Member(
      kind: .method, name: "close", type: "(): void",
      doc: "Frees everything; the element starts anew when it is connected again or `reload()` is called."),
    Member(
      kind: .method, name: "reload", type: "(): void",
      doc: "Starts the calendar anew, with its options and its data."),
    Member(
      kind: .method, name: "configure", type: "(options: CalendarOptions): void",
      doc: "Sets several options by the names of properties or attributes."),
    Member(
      kind: .method, name: "refreshTokens", type: "(): void",
      doc:
        "Reads the custom properties of sizes and type, and those that colors of events and decorations name, again. By itself the element reads them when it starts."
    ),
    Member(
      kind: .method, name: "effective", type: "(name: keyof CalendarOptions | string): unknown",
      doc:
        "Returns the value of an option that is in force: the one that is set, else that of the preset or the standard."
    ),
    Member(kind: .getter, name: "period", type: "Period | null", doc: "The period in the middle of the view."),
    Member(
      kind: .getter, name: "visibleRange", type: "{ start: string; end: string } | null",
      doc: "The days in view; `end` is the day after the last, as `eventsIn()` takes it."),
    Member(kind: .getter, name: "selectedDates", type: "SelectedDates", doc: "The selected days."),
    Member(kind: .getter, name: "focusedDate", type: "string | null", doc: "The day that keys go to."),
    Member(
      kind: .getter, name: "preferredHeight", type: "number | null",
      doc: "The height that suits what is shown; see `height`."),
    Member(
      kind: .getter, name: "isZooming", type: "boolean", swift: "CalendarView.isZooming",
      doc: "Whether a transition between two levels is running or held by a gesture."),
    Member(
      kind: .getter, name: "version", type: "string", doc: "The version of the package."),
    Member(
      kind: .getter, name: "state", isSettable: true, type: "string | null",
      doc: "Level, place, hours, focus and selection as a text. Setting it leads there."),
    Member(
      kind: .getter, name: "options", isSettable: true, type: "CalendarOptions",
      doc: "The options that are set. Setting it replaces all: options that are absent have their standard value again."
    ),
    Member(
      kind: .getter, name: "events", isSettable: true, type: "Iterable<EventInit> | null",
      swift: "CalendarDataSource.eventsTouching",
      doc:
        "The events of the page. The objects are read when they are set, and given back as they are; set a list again to change events."
    ),
    Member(
      kind: .getter, name: "decorations", isSettable: true, type: "DecorationInit[] | null",
      swift: "CalendarDecorator.isEnabled lookOf indicatorsFor willDisplay",
      doc: "What days look like at the month level, and whether they can be selected; set a list again to change it."),
    Member(
      kind: .getter, name: "eventContent", isSettable: true, type: "ContentHook<EventContentInfo> | null",
      swift: "CalendarDecorator.willDisplay",
      doc: "Returns the node that is shown in place of time and title of an event."),
    Member(
      kind: .getter, name: "dayContent", isSettable: true, type: "ContentHook<DayContentInfo> | null",
      swift: "CalendarDecorator.willDisplay",
      doc:
        "Returns the node that is shown in place of the number of a day, in months and in rows of a week, below its events."
    ),
    Member(
      kind: .getter, name: "detailsContent", isSettable: true, type: "ContentHook<DetailsContentInfo> | null",
      swift: "CalendarDecorator.willDisplayDetails",
      doc: "Returns the node that is shown in place of the details of an event, above the buttons that edit it."),
    Member(
      kind: .getter, name: "sources", isSettable: true, type: "(CalendarSource | SourceInit)[]",
      doc: "The sources that were added. Setting it replaces them; one with an `id` that there is already changes."),
    Member(
      kind: .getter, name: "isLoading", type: "boolean", doc: "Whether a source, or the server, is asked for events."),
    Member(
      kind: .getter, name: "calendars", isSettable: true, type: "Iterable<CalendarInit> | null",
      swift: "CalendarDataSource.calendars",
      doc: "Names and colors of the calendars that events name."),
    Member(kind: .token, name: "--almanac-background", doc: "The color behind everything."),
    Member(kind: .token, name: "--almanac-surface", doc: "The color of what lies above the background."),
    Member(kind: .token, name: "--almanac-hairline", doc: "The color of lines."),
    Member(kind: .token, name: "--almanac-ink", doc: "The color of text."),
    Member(kind: .token, name: "--almanac-secondary-ink", doc: "The color of less important text."),
    Member(kind: .token, name: "--almanac-tertiary-ink", doc: "The color of the least important text."),
    Member(kind: .token, name: "--almanac-accent", doc: "The color of today and of what can be pressed."),
    Member(kind: .token, name: "--almanac-on-accent", doc: "The color of text on the accent."),
    Member(kind: .token, name: "--almanac-selection", doc: "The color of selected days."),
    Member(kind: .token, name: "--almanac-outside-hours", doc: "The color of the hours outside of business hours."),
    Member(kind: .token, name: "--almanac-focus", doc: "The color of the outline of keyboard focus."),
  ]
}
