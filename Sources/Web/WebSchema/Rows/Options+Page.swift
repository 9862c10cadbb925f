extension Schema {
  /// Options for language, position, data, and looks.
  static let pageOptions = [
    Option(
      name: "locale", kind: .text, swift: "CalendarConfiguration.locale",
      doc:
        "The language and region. By default, the nearest `lang` attribute decides, or the browser's language if there is none.",
      example: "de-AT"),
    Option(
      name: "calendar", kind: .text, standard: "gregorian", swift: "CalendarConfiguration.calendar",
      doc: "The calendar system, such as `hebrew`, `persian`, `islamicUmmAlQura`, `japanese`, or `chinese`.",
      example: "hebrew", wrong: "mayan"),
    Option(
      name: "time-zone", kind: .zone, swift: "EventTimeline.setDisplayZone",
      doc: "The time zone in which events are shown; by default, the browser's.", example: "Europe/Lisbon",
      wrong: "Moon/Base"),
    Option(
      name: "today", kind: .date, swift: "CalendarConfiguration.today",
      doc: "The day that is highlighted as today; by default, the current day.", example: "2026-11-21",
      wrong: "tomorrow"),
    Option(
      name: "date", kind: .date, swift: "CalendarConfiguration.initialDay",
      doc: "The day that the calendar shows. Setting it goes there, even if the user has navigated elsewhere.",
      example: "2027-03-01", wrong: "March"),
    Option(
      name: "hour-cycle", kind: .words("12", "24"), swift: "LocaleInfo.patterns.time",
      doc:
        "Whether times use 12 hours with AM and PM or 24 hours; by default, the language decides.",
      example: "24", wrong: "13"),
    Option(
      name: "text-scale", kind: .own("scale", "number | 'auto' | null", "`auto`, or a factor from 0.8 to 2"),
      standard: "auto",
      doc:
        "The factor that scales all text and its rows. `auto` follows the text size of the page's root or of the browser, whichever is larger.",
      example: "1.5", wrong: "large"),
    Option(
      name: "height", kind: .words("fill", "auto"), standard: "fill", swift: "CalendarViewDelegate.didPreferHeight",
      doc:
        "The height of the element. `fill` uses the height from the style sheet. `auto` fits the content where rows have a fixed height, such as month pages with `row-height` and rows of days.",
      example: "auto", wrong: "full"),
    Option(
      name: "heading-level", kind: .integer(1, 6), standard: "2",
      doc: "The level of the calendar's headings in the page's outline.", example: "3", wrong: "7"),
    Option(
      name: "remember", kind: .text,
      doc:
        "Keeps the order of the calendars, and which ones are hidden, in the browser. The value is a key that tells several elements apart.",
      example: "team"),
    Option(name: "src", kind: .text, doc: "The URL of an .ics file.", example: "holidays.ics"),
    Option(name: "api", kind: .text, doc: "The URL of the API of `almanac serve`.", example: "api"),
    Option(
      name: "resources",
      kind: .own("text", "Iterable<ResourceInit> | ResourceLoad | string | null", "the URL of a JSON list"),
      doc:
        "The rooms, people, and equipment that events use: a list, a function that returns one, or the URL of one. To change a list, set it again.",
      example: "rooms.json"),
    Option(
      name: "event-order",
      kind: .own(
        "text", "string | ((a: EventInit, b: EventInit) => number) | null",
        "fields, each with `-` for the descending order, such as `start,-duration,title`"),
      swift: "CalendarConfiguration.eventOrder",
      doc:
        "The order of events that begin on the same day: `start`, `duration`, `allDay`, `title`, and fields of your page, or a function that compares two of your page's objects as `sort()` does. Without it, longer events come first.",
      example: "title"),
    Option(
      number: 90, name: "drop", kind: .boolean, standard: "false", set: ["settings.acceptsDrops = value.flag"],
      doc: "Whether people can drop events and .ics files of other programs on the calendar.", example: "", wrong: "no"),
    Option(
      number: 0, name: "theme", kind: .words("basic", "light", "dark", "contrast"),
      swift: "CalendarConfiguration.style",
      set: [
        "settings.theme = CalendarTheme(rawValue: value.byte &+ 1) ?? .standard",
        "settings.configuration.style = settings.theme.style",
      ],
      doc: "The theme. By default, it follows the page's light or dark color scheme and the system's contrast setting.",
      example: "dark", wrong: "pink"),
    Option(
      number: 56, name: "colors", kind: .words("legible", "exact"), standard: "legible",
      swift: "CalendarStyle.event.usesExactColors",
      set: ["settings.configuration.style.event.usesExactColors = value.flag"],
      doc:
        "Whether events have legible shades of their colors, or exactly the colors that the page gives them. You ensure the contrast of exact colors.",
      example: "exact", wrong: "pure"),
    Option(
      number: 8, name: "panel", kind: .own("panel", "'' | 'closed' | boolean | null", "empty, or `closed`"),
      set: ["settings.panel = Int32(value.byte)"],
      doc:
        "Adds a panel with search, the list of calendars, and the events of the day; `closed` shows only its button at first.",
      example: "closed", wrong: "wide"),
    Option(
      number: 9, name: "images", kind: .words("files", "remote"), standard: "files",
      swift: "CalendarConfiguration.loadsRemoteImages",
      set: ["settings.configuration.loadsRemoteImages = value.flag"],
      doc: "Whether images of events are loaded from their URLs, which reveals the user to the servers there.",
      example: "remote", wrong: "all"),
    Option(
      number: 10, name: "activation", kind: .words("details", "none"), standard: "details",
      swift: "CalendarViewDelegate.shouldShowDetailsOf", set: ["settings.showsDetails = !value.flag"],
      doc: "The result of a click on an event: its details, or only the `eventactivate` event.", example: "none",
      wrong: "edit"),
    Option(
      number: 11, name: "editable",
      kind: .own(
        "verbs", "string | boolean | null", "empty for all, or any of `create`, `move`, `resize`, `edit`, `delete`"),
      set: ["settings.verbs = value.byte"],
      doc: "What users may do with events.", example: "move resize", wrong: "paint"),
    Option(
      name: "edit-rules", kind: .flags("no-overlap", "business-hours", "bounds"), standard: "none",
      doc:
        "The rules that edits must follow: events do not overlap, are within `business-hours`, and between `min` and `max`.",
      example: "no-overlap business-hours", wrong: "overlap"),
    Option(
      name: "resource-editable", kind: .boolean, standard: "true", swift: "EditOptions.resourceEditable",
      doc: "Whether people can move events to other resources.", example: "false", wrong: "no"),
    Option(
      number: 12, name: "snap", kind: .minutes(720, "auto"), standard: "auto", set: ["settings.snap = value.int"],
      doc:
        "The step of times to which events snap. With `auto`, it is `slot-duration` or, without one, depends on the height of the hours.",
      example: "15", wrong: "often"),
    Option(
      number: 13, name: "default-length", kind: .minutes(1440), standard: "60",
      set: ["settings.defaultLength = value.int"], doc: "The length of a new event.", example: "30", wrong: "long"),
    Option(
      number: 14, name: "now", kind: .instant, swift: "CalendarConfiguration.now",
      set: ["settings.declaredNow = value"],
      doc:
        "The current time: the position of its line and, unless `today` is set, the current day. By default, the clock decides.",
      example: "2026-11-21T09:30:00Z", wrong: "soon"),
    Option(
      number: 15, name: "second-time-zone", kind: .zone, swift: "CalendarConfiguration.secondZone",
      set: ["settings.secondZone = value.text"],
      doc: "A second time zone whose hours are also shown at the week and day levels.",
      example: "America/New_York", wrong: "Moon/Base"),
    Option(
      number: 16, name: "message", kind: .text, swift: "CalendarView.message",
      set: ["settings.message = value.text"], doc: "The text that is shown while there are no events.",
      example: "Nothing planned"),
    Option(
      number: 17, name: "dir", kind: .words("ltr", "rtl"), swift: "CalendarConfiguration.locale.isRightToLeft",
      set: ["settings.isRightToLeft = value.flag"],
      doc: "The direction of text and columns; by default, the language decides.", example: "rtl", wrong: "up"),
    Option(
      number: 18, name: "reduces-motion", kind: .words("system", "always"), standard: "system",
      swift: "Window.reducesMotion", set: ["settings.reducesMotion = value.flag"],
      doc: "Whether to jump instead of animating: if the system requests it, or always.", example: "always",
      wrong: "never"),
    Option(
      number: 51, name: "phrases",
      kind: .own("phrases", "Phrases | null", "an object of texts by their names, as JSON in the attribute"),
      swift: "CalendarConfiguration.phrases",
      set: ["settings.ownWords = value.text.split(at: 10).filter { !$0.utf8.isEmpty }"],
      doc:
        "Phrases that replace the ones of the language. `#` is replaced by a number. An object with the forms of `Intl.PluralRules` can replace a text.",
      example: #"{"today":"Now"}"#, wrong: "Now"),
    Option(
      number: 52, name: "selection-motion", kind: .words("none", "bounce", "roll", "bubble", "fade"), standard: "none",
      swift: "CalendarView.dayAnimator",
      set: ["settings.motions.selection = DayMotion(rawValue: value.byte) ?? .none"],
      doc: "The animation of days that become selected at the month level.", example: "bounce", wrong: "jump"),
    Option(
      number: 53, name: "deselection-motion", kind: .words("none", "bounce", "roll", "bubble", "fade"),
      standard: "none", swift: "CalendarView.dayAnimator",
      set: ["settings.motions.deselection = DayMotion(rawValue: value.byte) ?? .none"],
      doc: "The animation of the shape of days that are no longer selected.", example: "fade", wrong: "jump"),
    Option(
      number: 54, name: "day-animation-tap-limit", kind: .integer(1, 99), swift: "CalendarView.dayAnimationTapLimit",
      set: ["settings.tapLimit = value.int"],
      doc:
        "While at least this many selection animations run, taps on days are ignored. By default, there is no limit.",
      example: "2",
      wrong: "few"),
    Option(
      name: "fetch-margin",
      kind: .own("integer(0, 3660, 'auto')", "number | 'auto' | null", "days, or `auto`"), standard: "auto",
      doc:
        "The number of days before and after the visible days whose events are loaded in advance; `auto` is 60 to 120.",
      example: "14", wrong: "many"),
    Option(
      name: "name", kind: .text, doc: "The name under which a form submits the selected days or the selected time.",
      example: "appointment"),
    Option(
      name: "required", kind: .boolean, standard: "false",
      doc: "Whether a form can be submitted only if something is selected.", example: "", wrong: "maybe"),
    Option(
      name: "selected-time", kind: .own("text", "string | null", "`start/end`, two times in the form of events"),
      swift: "EditingController.selectTime",
      doc:
        "The time that is selected initially, with `selection-mode=\"time\"`. The id of a resource may follow after a space. Setting it selects the time without firing an event.",
      example: "2026-11-23T09:20/2026-11-23T09:40"),
    Option(
      number: 93, name: "reminders", kind: .boolean, standard: "false", set: ["settings.remindsWhileOpen = value.flag"],
      doc:
        "Whether reminders of events are shown while the page is open: as notifications of the system if the user permits them, otherwise above the calendar. Needs `editable`.",
      example: "", wrong: "yes"),
    Option(
      number: 95, name: "default-reminders", kind: .text, swift: "EditOptions.defaultReminders",
      set: ["settings.defaultReminders = value.text"],
      doc:
        "The reminders of new events in calendars without their own default, as durations from the start: first for timed events and, after a semicolon, for all-day events.",
      example: "-PT15M -P1D;PT9H"),
    Option(
      name: "history", kind: .boolean, standard: "false",
      doc:
        "Whether the URL of the page names the level, the day, and the open event, as in `#/week/2026-11-23`, so that Back, Forward, reload, and bookmarks work. Only the first such element of a page counts.",
      example: "", wrong: "yes"),
  ]
}
