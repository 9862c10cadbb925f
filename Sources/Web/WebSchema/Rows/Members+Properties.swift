extension Schema {
  /// The properties of the element that are no options.
  static let properties = [
    Member(kind: .getter, name: "period", type: "Period | null", doc: "The period in the middle of the view."),
    Member(
      kind: .getter, name: "visibleRange", type: "{ start: string; end: string } | null",
      doc: "The visible days; `end` is the day after the last one, as in `eventsIn()`."),
    Member(kind: .getter, name: "selectedDates", type: "SelectedDates", doc: "The selected days."),
    Member(kind: .getter, name: "focusedDate", type: "string | null", doc: "The day that receives key presses."),
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
      doc: "The level, position, hours, focus, and selection as a text. Setting it restores them."),
    Member(
      kind: .getter, name: "options", isSettable: true, type: "CalendarOptions",
      doc: "The options that are set. Setting it replaces all options: absent ones return to their standard values."
    ),
    Member(
      kind: .getter, name: "value", isSettable: true, type: "string",
      doc:
        "What a form submits: the selected day, several days separated by commas, the first and last day of a span, or the start and end of a time, separated by a slash; empty if nothing is selected. Setting it selects without firing an event."
    ),
    Member(
      kind: .getter, name: "form", type: "HTMLFormElement | null",
      doc: "The form that the element belongs to. Available from `ready` on, as are the other members of fields."),
    Member(
      kind: .getter, name: "labels", type: "NodeList", doc: "The labels of the element."),
    Member(
      kind: .getter, name: "validity", type: "ValidityState", doc: "Whether the selection is valid in its form."),
    Member(
      kind: .getter, name: "validationMessage", type: "string",
      doc: "The browser's message about a required selection that is missing; empty otherwise."),
    Member(
      kind: .getter, name: "willValidate", type: "boolean", doc: "Whether the form validates the element."),
    Member(
      kind: .getter, name: "events", isSettable: true, type: "Iterable<EventInit> | null",
      swift: "CalendarDataSource.eventsTouching",
      doc:
        "The events of the page. The objects are read when you set them, and events report the same objects. To change events, set a list again."
    ),
    Member(
      kind: .getter, name: "decorations", isSettable: true, type: "DecorationInit[] | null",
      swift: "CalendarDecorator.isEnabled lookOf indicatorsFor willDisplay",
      doc:
        "How days look at all levels, and whether they can be selected. Labels and indicators are shown at levels of weeks and months. To change this, set a list again."
    ),
    Member(
      kind: .getter, name: "formats", isSettable: true, type: "DateFormats | null",
      swift: "CalendarConfiguration.formats",
      doc:
        "How dates and times are written, as options of `Intl.DateTimeFormat`. To change this, set another object."),
    Member(
      kind: .getter, name: "eventContent", isSettable: true, type: "ContentHook<EventContentInfo> | null",
      swift: "CalendarDecorator.willDisplay",
      doc: "Returns the node that replaces the time and title of an event."),
    Member(
      kind: .getter, name: "dayContent", isSettable: true, type: "ContentHook<DayContentInfo> | null",
      swift: "CalendarDecorator.willDisplay",
      doc:
        "Returns the node that replaces the number of a day, in months and in rows of a week. Events are drawn over it."
    ),
    Member(
      kind: .getter, name: "detailsContent", isSettable: true, type: "ContentHook<DetailsContentInfo> | null",
      swift: "CalendarDecorator.willDisplayDetails",
      doc: "Returns the node that replaces the details of an event, above the buttons that edit it."),
    Member(
      kind: .getter, name: "dayHeadingContent", isSettable: true, type: "ContentHook<DayHeadingContentInfo> | null",
      swift: "CalendarDecorator.willDisplay",
      doc: "Returns the node that replaces the heading of a day, above its hours or in the agenda."),
    Member(
      kind: .getter, name: "hourContent", isSettable: true, type: "ContentHook<HourContentInfo> | null",
      swift: "CalendarDecorator.willDisplay", doc: "Returns the node that replaces an hour beside the days."),
    Member(
      kind: .getter, name: "moreContent", isSettable: true, type: "ContentHook<MoreContentInfo> | null",
      swift: "CalendarDecorator.willDisplay",
      doc: "Returns the node that replaces the number of a day's events that are not shown, such as +3."),
    Member(
      kind: .getter, name: "weekNumberContent", isSettable: true, type: "ContentHook<WeekNumberContentInfo> | null",
      swift: "CalendarDecorator.willDisplay", doc: "Returns the node that replaces the number of a week."),
    Member(
      kind: .getter, name: "resourceHeadingContent", isSettable: true,
      type: "ContentHook<ResourceHeadingContentInfo> | null", swift: "CalendarDecorator.willDisplayResourceHeading",
      doc: "Returns the node that replaces the title of a resource's heading, beside its color."),
    Member(
      kind: .getter, name: "allowChange", isSettable: true, type: "AllowChange | null",
      doc:
        "Returns whether a change of events is allowed, or a reason against it. Called for each place that a drag reaches, and before an edit is made."
    ),
    Member(
      kind: .getter, name: "sources", isSettable: true, type: "(CalendarSource | SourceInit)[]",
      doc: "The sources that were added. Setting it replaces them; a source whose `id` exists already is updated."),
    Member(
      kind: .getter, name: "isLoading", type: "boolean", doc: "Whether a request to a source or the server is running."),
    Member(
      kind: .getter, name: "calendars", isSettable: true, type: "Iterable<CalendarInit> | null",
      swift: "CalendarDataSource.calendars",
      doc: "The names and colors of the calendars that events refer to."),
  ]
}
