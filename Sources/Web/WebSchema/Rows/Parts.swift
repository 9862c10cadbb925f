extension Schema {
  /// The parts that style sheets of a page select by `::part`, in the order of the numbers of `ViewPart`.
  static let parts = [
    Member(kind: .part, name: "header", doc: "The title bar."),
    Member(kind: .part, name: "title", doc: "The title in it."),
    Member(kind: .part, name: "button", doc: "A button."),
    Member(kind: .part, name: "weekday", doc: "The name of a weekday."),
    Member(kind: .part, name: "day", doc: "A day of a year, a month or a row of days."),
    Member(kind: .part, name: "day-number", doc: "The number of a day."),
    Member(kind: .part, name: "event", doc: "An event: a bar, a block or a row."),
    Member(kind: .part, name: "event-title", doc: "The title of an event."),
    Member(kind: .part, name: "event-time", doc: "The time of an event."),
    Member(kind: .part, name: "more", doc: "The number of events that find no room."),
    Member(kind: .part, name: "week-number", doc: "The number of a week."),
    Member(kind: .part, name: "hour", doc: "The label of an hour."),
    Member(kind: .part, name: "now", doc: "The line at the present time."),
    Member(kind: .part, name: "day-heading", doc: "The day above a column of hours."),
    Member(kind: .part, name: "agenda-heading", doc: "The heading of a day in a list."),
    Member(kind: .part, name: "background-event", doc: "An event that tints its hours."),
    Member(kind: .part, name: "popover", doc: "A popover."),
    Member(kind: .part, name: "message", doc: "The text of an empty calendar."),
    Member(kind: .part, name: "panel", doc: "The panel with search and calendars."),
    Member(kind: .part, name: "today-button", type: "button", doc: "The button that leads to today; also `button`."),
    Member(kind: .part, name: "level-switch", doc: "The row of buttons that lead to levels."),
    Member(kind: .part, name: "grid", doc: "The days of a month or of a row, or the hours of some days."),
    Member(kind: .part, name: "row", doc: "A week of a month."),
    Member(kind: .part, name: "day-indicator", doc: "A mark of a day that has events."),
    Member(kind: .part, name: "hour-line", doc: "The line at an hour or half an hour."),
    Member(kind: .part, name: "column", doc: "The background of a day among the hours."),
    Member(kind: .part, name: "all-day", doc: "The bars of whole days above the hours."),
    Member(kind: .part, name: "agenda-row", type: "event", doc: "An event of a list; also `event`."),
    Member(kind: .part, name: "resource-heading", doc: "The title of a resource above its columns of hours."),
    Member(
      kind: .part, name: "selected-time",
      doc: "The block of the selected time, or of one that a drag is about to select."),
  ]

  /// The parts of elements that the script creates, in addition to the parts of views.
  static let scriptParts = [("box", "Everything."), ("note", "A notice, such as that events could not be loaded.")]

  /// Words in addition to the name of a part, by the bits of `AccessibilityNode.States`.
  static let partStates = [
    ("selected", 2), ("today", 4), ("disabled", 8), ("outside", 16), ("has-events", 32), ("pressed", 128),
    ("in-range", 256), ("weekend", 32_768), ("past", 65_536), ("future", 131_072), ("starts", 262_144),
    ("ends", 524_288), ("continues", 1 << 20), ("range-start", 1 << 21), ("range-end", 1 << 22), ("all-day", 1 << 23),
    ("tentative", 1 << 24), ("cancelled", 1 << 25),
  ]
}
