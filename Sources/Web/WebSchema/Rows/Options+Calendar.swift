extension Schema {
  /// Options for levels, for the days that can be reached and selected, and for the layout of levels.
  static let calendarOptions = [
    Option(
      number: 1, name: "preset", kind: .words("classic", "paged", "endless"), swift: "CalendarConfiguration.adopt",
      set: ["settings.configuration.adopt(CalendarPreset(rawValue: value.byte) ?? .endless)"],
      doc:
        "A set of defaults for levels, layout, scrolling, and selection, like another calendar kit. Options that are set take precedence.",
      example: "paged", wrong: "modern"),
    Option(
      number: 2, name: "level",
      kind: .own(
        "level", "Level | null",
        "`year`, `month`, `week`, `day`, `agenda`, or several days or weeks, such as `3days`, `2weeks`, or `7days:agenda`"
      ),
      standard: "month", swift: "CalendarConfiguration.initialLevel",
      set: ["settings.configuration.initialLevel = CalendarLevel.ID(value.text)"],
      doc: "The level that the calendar shows. Setting it goes there, even if the user has navigated elsewhere.",
      example: "week", wrong: "decade"),
    Option(
      number: 3, name: "months", kind: .words("endless", "pages", "sideways"), standard: "endless",
      presets: ["pages", "sideways", "endless"], swift: "CalendarConfiguration.month.arrangement",
      set: [
        "settings.configuration.month.arrangement = [.endless, .pages, .sidewaysPages][value.index(below: 3)]",
        "settings.configuration.scrollPolicy = value.flag ? .paged : .continuous",
      ],
      doc: "One endless column of weeks, or a page for each month, one below the other or side by side.",
      example: "pages", wrong: "grid"),
    Option(
      number: 4, name: "weeks", kind: .words("natural", "six"), standard: "natural",
      presets: ["natural", "natural", "natural"], swift: "CalendarConfiguration.month.weeks",
      set: ["settings.configuration.month.weeks = value.flag ? .alwaysSix : .natural"],
      doc: "The number of rows of a month page: one for each of its weeks, or always six.", example: "six",
      wrong: "five"),
    Option(
      number: 5, name: "out-days", kind: .words("shown", "dimmed", "hidden"), standard: "dimmed",
      presets: ["dimmed", "hidden", "dimmed"], swift: "CalendarConfiguration.month.outDays",
      set: ["settings.configuration.month.outDays = OutDays(rawValue: value.byte) ?? .dimmed"],
      doc: "How month pages show days of other months: like all days, paler, or not at all.", example: "hidden",
      wrong: "grey"),
    Option(
      number: 6, name: "week-numbers", kind: .boolean, standard: "false",
      swift: "CalendarConfiguration.month.showsWeekNumbers",
      set: ["settings.configuration.month.showsWeekNumbers = value.flag"], doc: "Whether weeks are numbered.",
      example: "", wrong: "maybe"),
    Option(
      number: 57, name: "week-number-rule", kind: .words("locale", "iso", "first-day", "full-week"), standard: "locale",
      swift: "CalendarConfiguration.weekNumberRule",
      set: ["settings.configuration.weekNumberRule = WeekNumberRule(rawValue: value.byte) ?? .locale"],
      doc:
        "Which week of a year is number 1: the one that the language and region use, the one of ISO 8601, the one with the first day of the year, or the first full one.",
      example: "iso", wrong: "us"),
    Option(
      number: 7, name: "weekdays", kind: .weekdays, swift: "CalendarConfiguration.visibleWeekdays",
      set: ["settings.configuration.visibleWeekdays = WeekdaySet(rawValue: value.byte)"],
      doc: "The weekdays that are shown; by default, all.", example: "mon-fri", wrong: "workdays"),
    Option(
      number: 19, name: "first-weekday", kind: .weekday, swift: "CalendarConfiguration.firstWeekday",
      set: ["settings.configuration.firstWeekday = Weekday(rawValue: value.int + 1)"],
      doc: "The first day of the week; by default, the region decides.", example: "mon", wrong: "first"),
    Option(
      number: 20, name: "levels",
      kind: .own("levels", "string | null", "levels such as `month 2weeks 3days agenda`"),
      standard: "year month week day agenda", presets: ["month week day", "month week", "year month week day"],
      swift: "CalendarConfiguration.levels", set: ["settings.configuration.levels = value.levels"],
      doc: "The levels that can be chosen and zoomed to, in the order of their buttons.", example: "month 3days",
      wrong: "all"),
    Option(
      number: 21, name: "min", kind: .date, swift: "CalendarConfiguration.reachable",
      set: ["settings.configuration.reachable.setFirst(value.day)"], doc: "The first day that can be reached.",
      example: "2026-01-01", wrong: "January"),
    Option(
      number: 22, name: "max", kind: .date, swift: "CalendarConfiguration.reachable",
      set: ["settings.configuration.reachable.setLast(value.day)"], doc: "The last day that can be reached.",
      example: "2027-12-31", wrong: "December"),
    Option(
      number: 23, name: "selectable-min", kind: .date, swift: "CalendarConfiguration.selectable",
      set: ["settings.configuration.selectable.setFirst(value.day)"],
      doc: "The first day that can be selected.", example: "2026-11-01", wrong: "now"),
    Option(
      number: 24, name: "selectable-max", kind: .date, swift: "CalendarConfiguration.selectable",
      set: ["settings.configuration.selectable.setLast(value.day)"],
      doc: "The last day that can be selected.", example: "2026-12-24", wrong: "later"),
    Option(
      number: 25, name: "selection-mode", kind: .words("none", "optional", "required", "multiple", "range", "time"),
      standard: "optional", presets: ["required", "required", "none"], swift: "CalendarConfiguration.selectionMode",
      set: [
        "let modes = [SelectionMode.none, .optional, .required, .multiple, .range(maximum: 0), .time]",
        "settings.configuration.selectionMode = modes[value.index(below: 6)]",
      ],
      doc:
        "What can be selected: no day, one or none, exactly one, any number of days, one span of days, or one interval of time where there are hours.",
      example: "range", wrong: "many"),
    Option(
      number: 26, name: "maximum-span", kind: .integer(0, 3660), standard: "0", swift: "SelectionMode.range(maximum:)",
      set: [
        "if settings.configuration.selectionMode.isRange {",
        "  settings.configuration.selectionMode = .range(maximum: value.int)",
        "}",
      ],
      doc: "The length of the longest span that can be selected, in days; 0 means no limit.", example: "14",
      wrong: "week"),
    Option(
      number: 27, name: "selected", kind: .dates, swift: "CalendarAction.setSelection",
      set: ["settings.selection = value.selection"],
      doc: "The selected days. Setting it neither scrolls nor fires an event.", example: "2026-11-24",
      wrong: "some"),
    Option(
      number: 28, name: "selects-presented-period", kind: .boolean, standard: "false",
      presets: ["true", "true", "false"],
      swift: "CalendarConfiguration.selectsPresentedPeriod",
      set: ["settings.configuration.selectsPresentedPeriod = value.flag"],
      doc: "Whether showing another month or week selects one of its days.", example: "", wrong: "maybe"),
    Option(
      number: 29, name: "row-height", kind: .numberOr("share", "sixth", "cell-side", "content"), standard: "share",
      presets: ["cell-side", "sixth", "share"], swift: "CalendarConfiguration.month.rowHeight",
      set: [
        "let heights = [MonthRowHeight.share, .sixth, .cellSide, .content]",
        "let height = value.word == nil ? .fixed(value.number(at: 1)) : heights[value.index(below: 4)]",
        "settings.configuration.month.rowHeight = height",
      ],
      doc:
        "The height of a week's row: an equal share of the view, a sixth of it, the width of a column, on pages at least its content, or a number of points.",
      example: "sixth", wrong: "sixt"),
    Option(
      number: 30, name: "selects-out-days", kind: .boolean, standard: "true",
      swift: "CalendarConfiguration.month.selectsOutDays",
      set: ["settings.configuration.month.selectsOutDays = value.flag"],
      doc: "Whether a tap on a day of another month selects it and goes to its month.", example: "false",
      wrong: "no"),
    Option(
      number: 31, name: "month-events", kind: .words("bars", "dots", "indicator"), standard: "bars",
      presets: ["dots", "dots", "indicator"], swift: "CalendarConfiguration.monthEvents",
      set: ["settings.configuration.monthEvents = MonthEvents(rawValue: value.byte) ?? .bars"],
      doc: "How the month level shows events: bars with titles, up to three dots per day, or one indicator per day.",
      example: "dots", wrong: "lines"),
    Option(
      number: 58, name: "max-events", kind: .integer(1, 99), swift: "CalendarStyle.month.maxEvents",
      set: ["settings.configuration.style.month.maxEvents = value.int"],
      doc:
        "The maximum number of rows of events of a day in months, including the row that says how many more there are. By default, as many as fit.",
      example: "3", wrong: "few"),
    Option(
      number: 55, name: "next-day-threshold", kind: .timeOfDay, standard: "09:00",
      swift: "CalendarConfiguration.nextDayThreshold",
      set: ["settings.configuration.nextDayThreshold = value.int"],
      doc:
        "An event shorter than 24 hours that ends by this time on the next day is shown only on its first day, except in the hours views.",
      example: "00:00", wrong: "morning"),
    Option(
      number: 32, name: "day-presentation", kind: .words("automatic", "hours", "strip", "list"), standard: "automatic",
      presets: ["list", "list", "hours"], swift: "CalendarConfiguration.dayPresentation",
      set: ["settings.configuration.dayPresentation = DayPresentation(rawValue: value.byte) ?? .automatic"],
      doc:
        "How the week and day levels show days: hours where there is room, always hours, a row above a list, or a row and a list.",
      example: "strip", wrong: "rows"),
    Option(
      number: 33, name: "business-hours", kind: .weekdayHours, swift: "CalendarConfiguration.businessHours",
      set: ["settings.configuration.businessHours = value.businessHours"],
      doc: "The business hours, which the week and day levels show brighter than other hours.",
      example: "mon-fri 09:00-17:00",
      wrong: "nine to five"),
    Option(
      number: 34, name: "visible-hours", kind: .hours, swift: "CalendarConfiguration.visibleHours",
      set: ["settings.configuration.visibleHours = VisibleHours(value.ranges)"],
      doc: "The hours that the week and day levels show; by default, all.", example: "07:00-19:00", wrong: "day"),
    Option(
      number: 35, name: "top-time", kind: .timeOfDay, standard: "07:30", swift: "CalendarAction.scrolledHours",
      set: ["settings.topSecond = value.number * 60"], doc: "The time of day at the top of the hours.",
      example: "10:00", wrong: "noon"),
    Option(
      number: 36, name: "month-columns", kind: .integer(1, 4), swift: "CalendarConfiguration.monthColumns",
      set: ["settings.configuration.monthColumns = value.int"],
      doc: "The number of months side by side at the year level; by default, it depends on the width.", example: "2",
      wrong: "wide"),
    Option(
      number: 37, name: "scroll-policy", kind: .words("none", "paged", "continuous"), standard: "continuous",
      presets: ["none", "paged", "continuous"], swift: "CalendarConfiguration.scrollPolicy",
      set: ["settings.configuration.scrollPolicy = ScrollPolicy(rawValue: value.byte) ?? .continuous"],
      doc: "How fingers and wheels scroll the content: not at all, one period at a time, or freely.", example: "paged",
      wrong: "smooth"),
    Option(
      number: 38, name: "enabled-gestures",
      kind: .flags("pinch", "double-tap", "drag-select", "long-press", "scroll", "keys", "tap"), standard: "all",
      swift: "CalendarConfiguration.enabledGestures",
      set: ["settings.configuration.enabledGestures = CalendarGestures(rawValue: value.byte)"],
      doc: "The gestures and keys that users can use. `-pinch` on its own means all but pinch.", example: "-pinch",
      wrong: "wave"),
    Option(
      number: 39, name: "indicates-days-without-events", kind: .boolean, standard: "false",
      presets: ["false", "true", "false"], swift: "CalendarConfiguration.indicatesDaysWithoutEvents",
      set: ["settings.configuration.indicatesDaysWithoutEvents = value.flag"],
      doc: "Whether days without events can have indicators, too.", example: "", wrong: "maybe"),
    Option(
      number: 40, name: "header", kind: .words("leading", "centered", "none"),
      swift: "CalendarConfiguration.showsHeader",
      set: [
        "settings.configuration.showsHeader = value.int < 2",
        "settings.configuration.style.header.arrangement = value.int == 1 ? .centered : .leading",
      ],
      doc: "The arrangement of the title bar, or none.", example: "none", wrong: "top"),
    Option(
      number: 41, name: "header-controls",
      kind: .own(
        "text", "string | null",
        "`previous`, `title`, `today`, `levels`, `next` in order; or any of `today`, `levels`, `new`, `all`, `none`"),
      standard: "all",
      presets: ["none", "all", "all"],
      swift: "CalendarConfiguration.headerControls headerOrder",
      set: ["settings.unknownHeaderControl = settings.configuration.setHeaderControls(value.text)"],
      doc:
        "The controls of the title bar in their order, from the leading edge; those after `title` are at the trailing edge. A list without `previous`, `title`, and `next` only says which of `today`, `levels`, and `new` are shown. `new` is the button that creates an event in an editable calendar; it is always last, and round on phones.",
      example: "previous title next today"),
    Option(
      number: 42, name: "weekday-menu", kind: .words("shown", "hidden"), standard: "shown",
      swift: "CalendarConfiguration.showsWeekdayMenu",
      set: ["settings.configuration.showsWeekdayMenu = !value.flag"],
      doc: "Whether the month level has a row of weekday names.", example: "hidden", wrong: "off"),
    Option(
      number: 43, name: "weekday-symbols", kind: .words("automatic", "normal", "short", "very-short"),
      standard: "automatic", swift: "CalendarStyle.menu.symbols",
      set: ["settings.configuration.style.menu.symbols = .init(rawValue: value.byte) ?? .automatic"],
      doc: "The length of weekday names.", example: "very-short", wrong: "long"),
    Option(
      number: 44, name: "number-placement", kind: .words("corner", "center"), swift: "CalendarStyle.day.placement",
      set: ["settings.configuration.style.day.placement = value.flag ? .center : .corner"],
      doc: "The place of the number in the cells of the month level.", example: "center", wrong: "left"),
    Option(
      number: 45, name: "indicator-arrangement", kind: .words("row", "spread"), standard: "row",
      swift: "CalendarStyle.indicator.arrangement",
      set: ["settings.configuration.style.indicator.arrangement = value.flag ? .spread : .row"],
      doc: "The arrangement of several indicators of a day.", example: "spread", wrong: "column"),
    Option(
      number: 46, name: "indicator-limit", kind: .integer(0, 9), standard: "3", swift: "CalendarStyle.indicator.limit",
      set: ["settings.configuration.style.indicator.limit = value.int"],
      doc: "The maximum number of indicators of a day.",
      example: "1", wrong: "few"),
    Option(
      number: 47, name: "uppercase-weekdays", kind: .boolean, standard: "false",
      swift: "CalendarStyle.menu.isUppercase",
      set: ["settings.configuration.style.menu.isUppercase = value.flag"],
      doc: "Whether weekday names above a month are in capitals.", example: "", wrong: "maybe"),
    Option(
      number: 48, name: "hour-zoom",
      kind: .own(
        "ascending(3, 0.1, 10)", "string | null", "the minimum, the initial, and the maximum zoom, such as `0.5 1 4`"),
      standard: "0.25 1 4", swift: "CalendarStyle.timeline.zoomRange",
      set: [
        "let least = value.number(at: 0, in: 0.1...10)",
        "settings.configuration.style.timeline.zoomRange = least...value.number(at: 2, in: least...10)",
        "settings.hourZoom = value.number(at: 1, in: least...10)",
      ],
      doc:
        "How far the hours can be zoomed: the minimum, the initial, and the maximum height of an hour, relative to the "
        + "standard height.",
      example: "0.5 2 4", wrong: "4 1"),
    Option(
      number: 49, name: "lane-row-limit", kind: .integer(1, 20), standard: "5",
      swift: "CalendarStyle.timeline.laneRowLimit",
      set: ["settings.configuration.style.timeline.laneRowLimit = value.int"],
      doc: "The maximum number of rows of all-day events above the hours.", example: "2", wrong: "few"),
    Option(
      number: 59, name: "all-day-lane", kind: .words("shown", "hidden"), standard: "shown",
      swift: "CalendarConfiguration.showsAllDayLane",
      set: ["settings.configuration.showsAllDayLane = !value.flag"],
      doc:
        "Whether there is a lane for all-day events, and for events of 24 hours or more, above the hours. Without it, the hours do not show these events.",
      example: "hidden", wrong: "none"),
    Option(
      number: 70, name: "event-time", kind: .words("range", "start", "none"), standard: "range",
      swift: "CalendarConfiguration.eventTime",
      set: ["settings.configuration.eventTime = EventTimeStyle(rawValue: value.byte) ?? .range"],
      doc:
        "How events show their times: blocks among the hours with start and end, as far as there is room, and bars with the start; only the start; or none. Lists show both in any case.",
      example: "start", wrong: "end"),
    Option(
      number: 60, name: "resource-order", kind: .words("resources", "days"), standard: "resources",
      swift: "CalendarConfiguration.resources ResourceOptions.order",
      set: ["settings.configuration.resources.order = value.flag ? .days : .resources"],
      doc: "Whether levels of resources show each resource with all its days, or each day with all its resources.",
      example: "days", wrong: "rooms"),
    Option(
      number: 61, name: "empty-resources", kind: .words("shown", "hidden"), standard: "shown",
      swift: "ResourceOptions.showsEmpty", set: ["settings.configuration.resources.showsEmpty = !value.flag"],
      doc: "Whether resources without events in the period have columns.", example: "hidden", wrong: "none"),
    Option(
      number: 62, name: "unassigned-events", kind: .words("shown", "hidden"), standard: "shown",
      swift: "ResourceOptions.showsUnassigned",
      set: ["settings.configuration.resources.showsUnassigned = !value.flag"],
      doc: "Whether levels of resources have a column for events without a resource, if the period has any.",
      example: "hidden", wrong: "none"),
    Option(
      number: 63, name: "resource-filter", kind: .text, swift: "ResourceOptions.filter",
      set: ["settings.configuration.resources.filter = value.text"],
      doc: "Only resources whose title contains this text have columns, regardless of case and accents.",
      example: "room"),
    Option(
      number: 94, name: "map-url", kind: .text, standard: "https://www.openstreetmap.org/search?query=",
      swift: "CalendarConfiguration.mapURL", set: ["settings.configuration.mapURL = value.text"],
      doc: "The beginning of the URL of a map, which the place of an event follows in its details; `none` for no link.",
      example: "https://www.google.com/maps/search/?api=1&query="),
    Option(
      number: 64, name: "resource-width", kind: .integer(40, 2000), standard: "112",
      swift: "ResourceOptions.minimumWidth",
      set: ["settings.configuration.resources.minimumWidth = Double(value.int)"],
      doc:
        "The minimum width of a column of a resource, in pixels. If there are more columns than fit, the level scrolls sideways.",
      example: "160", wrong: "wide"),
    Option(
      number: 50, name: "lane-continuity", kind: .integer(0, 8), standard: "1",
      swift: "CalendarStyle.month.laneContinuity",
      set: ["settings.configuration.style.month.laneContinuity = value.int"],
      doc: "The rows that may stay empty so that an event keeps its row from week to week.", example: "3",
      wrong: "all"),
    Option(
      number: 80, name: "slot-duration", kind: .minutes(1440), swift: "CalendarConfiguration.slotDuration",
      set: ["settings.configuration.slotDuration = value.int"],
      doc:
        "The duration of a slot of the hours: the distance between two lines, counted from midnight, the time that a click selects, and the default of `snap`. By default, lines mark hours and, where there is room, half-hours.",
      example: "00:20", wrong: "short"),
    Option(
      number: 81, name: "slot-label-interval", kind: .minutes(1440), swift: "CalendarConfiguration.slotLabelInterval",
      set: ["settings.configuration.slotLabelInterval = value.int"],
      doc:
        "The interval between two labels of hours, counted from midnight. By default, each hour has a label if there is room.",
      example: "00:20", wrong: "short"),
  ]
}
