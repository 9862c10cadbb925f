extension Schema {
  /// Options for language, position, data, and looks.
  static let pageOptions = [
    Option(
      name: "locale", kind: .text, swift: "CalendarConfiguration.locale",
      doc: "The language and region; else the nearest `lang` of the page, else that of the browser.", example: "de-AT"),
    Option(
      name: "calendar", kind: .text, standard: "gregorian", swift: "CalendarConfiguration.calendar",
      doc: "The calendar system, such as `hebrew`, `persian`, `islamicUmmAlQura`, `japanese` or `chinese`.",
      example: "hebrew", wrong: "mayan"),
    Option(
      name: "time-zone", kind: .zone, swift: "EventTimeline.setDisplayZone",
      doc: "The time zone in which events are shown; else that of the browser.", example: "Europe/Lisbon",
      wrong: "Moon/Base"),
    Option(
      name: "today", kind: .date, swift: "CalendarConfiguration.today",
      doc: "The day that is highlighted as today; else that of the clock.", example: "2026-11-21", wrong: "tomorrow"),
    Option(
      name: "date", kind: .date, swift: "CalendarConfiguration.initialDay",
      doc: "The day that the calendar is at. Setting it leads there, also when people have gone elsewhere since.",
      example: "2027-03-01", wrong: "March"),
    Option(
      name: "hour-cycle", kind: .words("12", "24"), swift: "LocaleInfo.patterns.time",
      doc:
        "The hours that times are told in: up to twelve with the half of the day, or up to 24; else those of the language.",
      example: "24", wrong: "13"),
    Option(
      name: "text-scale", kind: .own("scale", "number | 'auto' | null", "`auto`, or a factor from 0.8 to 2"),
      standard: "auto",
      doc:
        "The size of all text and of what belongs to it, as a factor; `auto` for that of the root of the page, or of the browser if that is larger.",
      example: "1.5", wrong: "large"),
    Option(
      name: "height", kind: .words("fill", "auto"), standard: "fill", swift: "CalendarViewDelegate.didPreferHeight",
      doc:
        "The height: that of the style sheet, or with `auto` that of what is shown where rows have a height of their own, as pages of months with `row-height` and rows of days have.",
      example: "auto", wrong: "full"),
    Option(
      name: "heading-level", kind: .integer(1, 6), standard: "2",
      doc: "The level of headings in the outline of the page.", example: "3", wrong: "7"),
    Option(
      name: "remember", kind: .text,
      doc: "The browser keeps which calendars are hidden, and their order; a value keeps those of several apart.",
      example: "team"),
    Option(name: "src", kind: .text, doc: "The address of an .ics file.", example: "holidays.ics"),
    Option(name: "api", kind: .text, doc: "The address of the API of `almanac serve`.", example: "api"),
    Option(
      name: "drop", kind: .boolean, standard: "true", doc: "Whether people can drop .ics files on the calendar.",
      example: "false", wrong: "no"),
    Option(
      number: 0, name: "theme", kind: .words("basic", "light", "dark", "contrast"),
      swift: "CalendarConfiguration.style",
      set: [
        "settings.theme = CalendarTheme(rawValue: value.byte &+ 1) ?? .standard",
        "settings.configuration.style = settings.theme.style",
      ],
      doc: "The looks; else light or dark by the page, and high contrast where the system asks for it.",
      example: "dark", wrong: "pink"),
    Option(
      number: 8, name: "panel", kind: .own("panel", "'' | 'closed' | null", "empty, or `closed`"),
      set: ["settings.panel = Int32(value.byte)"],
      doc:
        "Search, the list of calendars and the events of the day beside the calendar; `closed` for its button alone.",
      example: "closed", wrong: "wide"),
    Option(
      number: 9, name: "images", kind: .words("files", "remote"), standard: "files",
      swift: "CalendarConfiguration.loadsRemoteImages",
      set: ["settings.configuration.loadsRemoteImages = value.flag"],
      doc: "Whether images of events are loaded from their addresses, which tells the servers there who looks.",
      example: "remote", wrong: "all"),
    Option(
      number: 10, name: "activation", kind: .words("details", "none"), standard: "details",
      swift: "CalendarViewDelegate.shouldShowDetailsOf", set: ["settings.showsDetails = !value.flag"],
      doc: "What a click on an event leads to: its details, or nothing but `eventactivate`.", example: "none",
      wrong: "edit"),
    Option(
      number: 11, name: "editable",
      kind: .own("verbs", "string | null", "empty for all, or any of `create`, `move`, `resize`, `edit`, `delete`"),
      set: ["settings.verbs = value.byte"],
      doc: "What people may do with events.", example: "move resize", wrong: "paint"),
    Option(
      number: 12, name: "snap", kind: .own("minutes(720, 'auto')", "number | 'auto' | null", "minutes, or `auto`"),
      standard: "auto", set: ["settings.snap = value.int"],
      doc: "The minutes between times that events are moved to; else as many as suit the height of the hours.",
      example: "15", wrong: "often"),
    Option(
      number: 13, name: "default-length", kind: .own("minutes(1440)", "number | null", "minutes"), standard: "60",
      set: ["settings.defaultLength = value.int"], doc: "The minutes that a new event lasts.", example: "30",
      wrong: "long"),
    Option(
      number: 14, name: "now", kind: .instant, swift: "CalendarConfiguration.now",
      set: ["settings.declaredNow = value"],
      doc: "The time of the line at the present time, and what today is without `today`; else the clock.",
      example: "2026-11-21T09:30:00Z", wrong: "soon"),
    Option(
      number: 15, name: "second-time-zone", kind: .zone, swift: "CalendarConfiguration.secondZone",
      set: ["settings.secondZone = value.text"],
      doc: "A time zone whose hours are shown beside the others at the levels week and day.",
      example: "America/New_York", wrong: "Moon/Base"),
    Option(
      number: 16, name: "message", kind: .text, swift: "CalendarView.message",
      set: ["settings.message = value.text"], doc: "The text that is shown while there are no events.",
      example: "Nothing planned"),
    Option(
      number: 17, name: "dir", kind: .words("ltr", "rtl"), swift: "CalendarConfiguration.locale.isRightToLeft",
      set: ["settings.isRightToLeft = value.flag"],
      doc: "The direction of lines and columns; else that of the language.", example: "rtl", wrong: "up"),
    Option(
      number: 18, name: "reduces-motion", kind: .words("system", "always"), standard: "system",
      swift: "Window.reducesMotion", set: ["settings.reducesMotion = value.flag"],
      doc: "Whether motion is replaced by jumps: as the system asks, or always.", example: "always", wrong: "never"),
    Option(
      number: 51, name: "phrases",
      kind: .own("phrases", "Phrases | null", "an object of texts by their names, as JSON in the attribute"),
      swift: "CalendarConfiguration.phrases",
      set: ["settings.ownWords = value.text.split(at: 10).filter { !$0.utf8.isEmpty }"],
      doc:
        "Words in place of those of the language. `#` is the place of a number; instead of a text there can be an object with the forms of `Intl.PluralRules`.",
      example: #"{"today":"Now"}"#, wrong: "Now"),
    Option(
      number: 52, name: "selection-motion", kind: .words("none", "bounce", "roll", "bubble", "fade"), standard: "none",
      swift: "CalendarView.dayAnimator",
      set: ["settings.motions.selection = DayMotion(rawValue: value.byte) ?? .none"],
      doc: "The motion of days that are selected at the month level.", example: "bounce", wrong: "jump"),
    Option(
      number: 53, name: "deselection-motion", kind: .words("none", "bounce", "roll", "bubble", "fade"),
      standard: "none", swift: "CalendarView.dayAnimator",
      set: ["settings.motions.deselection = DayMotion(rawValue: value.byte) ?? .none"],
      doc: "The motion of the shape of days that are not selected any more.", example: "fade", wrong: "jump"),
    Option(
      number: 54, name: "day-animation-tap-limit", kind: .integer(1, 99), swift: "CalendarView.dayAnimationTapLimit",
      set: ["settings.tapLimit = value.int"],
      doc: "The number of these motions at a time from which on taps on days are ignored; else none.", example: "2",
      wrong: "few"),
    Option(
      name: "fetch-margin",
      kind: .own("integer(0, 3660, 'auto')", "number | 'auto' | null", "days, or `auto`"), standard: "auto",
      doc: "The days around those in view whose events are loaded before anyone scrolls to them; by itself 60 to 120.",
      example: "14", wrong: "many"),
  ]
}
