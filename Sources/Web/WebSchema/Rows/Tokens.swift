extension Schema {
  /// Sizes, in the order of their numbers on the wire.
  static let sizes = [
    Token(name: "header-height", swift: "header.height", least: 24, standard: 56, doc: "The height of the title bar."),
    Token(
      name: "weekday-height", swift: "header.weekdayMenuHeight", least: 12, standard: 28,
      doc: "The height of the names of weekdays above a month."),
    Token(
      name: "strip-height", swift: "header.stripHeight", least: 40, standard: 60,
      doc: "The height of the row of days above a list."),
    Token(
      name: "row-min", swift: "month.minimumRowHeight", least: 20, standard: 44,
      doc: "The least height of a row of a month."),
    Token(
      name: "day-number-height", swift: "month.dayNumberHeight", least: 12, standard: 26,
      doc: "The height of the number above the bars of a month."),
    Token(name: "bar-height", swift: "month.barHeight", least: 8, standard: 20, doc: "The height of bars of a month."),
    Token(name: "bar-gap", swift: "month.barGap", least: 0, standard: 2, doc: "The distance between bars of a month."),
    Token(
      name: "bar-inset", swift: "month.barInset", least: 0, standard: 2,
      doc: "The distance of bars from the edges of their days."),
    Token(
      name: "event-radius", swift: "event.radius", least: 0, standard: 5, doc: "The radius of the corners of events."),
    Token(
      name: "event-stripe", swift: "event.stripe", least: 0, standard: 3,
      doc: "The width of the stripe at the beginning of events."),
    Token(name: "hour-height", swift: "timeline.hourHeight", least: 12, standard: 48, doc: "The height of an hour."),
    Token(name: "gutter", swift: "timeline.gutterWidth", least: 16, standard: 56, doc: "The width beside the hours."),
    Token(
      name: "event-min-height", swift: "timeline.minimumEventHeight", least: 4, standard: 16,
      doc: "The least height of events among hours."),
    Token(
      name: "lane-height", swift: "timeline.laneBarHeight", least: 8, standard: 20,
      doc: "The height of events of whole days above the hours."),
    Token(
      name: "heading-height", swift: "timeline.headingHeight", least: 24, standard: 44,
      doc: "The height of the days above the hours."),
    Token(name: "agenda-row", swift: "agenda.rowHeight", least: 20, standard: 44, doc: "The height of rows of lists."),
    Token(
      name: "agenda-heading", swift: "agenda.headingHeight", least: 16, standard: 32,
      doc: "The height of headings of lists."),
    Token(
      name: "indicator-size", swift: "indicator.size", least: 2, standard: 5, doc: "The size of indicators of events."),
  ]

  /// The roles of text, in the order of their numbers.
  static let typeRoles = [
    TypeRole(name: "title", standard: (22, 28, 600), doc: "the title"),
    TypeRole(name: "compact-title", standard: (17, 22, 600), doc: "the title where there is little room"),
    TypeRole(name: "day-number", standard: (13, 16, 500), doc: "the numbers of days"),
    TypeRole(name: "year-day", standard: (12, 16, 400), doc: "the numbers of days of a year"),
    TypeRole(name: "year-month", standard: (15, 20, 600), doc: "the months of a year"),
    TypeRole(name: "section", standard: (13, 16, 600), doc: "headings of lists"),
    TypeRole(name: "row", standard: (14, 18, 400), doc: "events of lists"),
    TypeRole(name: "event", standard: (12, 16, 400), doc: "the titles of events"),
    TypeRole(name: "time", standard: (11, 14, 400), doc: "the times of events"),
    TypeRole(name: "hour", standard: (11, 14, 400), doc: "hours"),
    TypeRole(name: "day-heading", standard: (13, 16, 400), doc: "weekdays above the hours"),
    TypeRole(name: "weekday-menu", standard: (11, 14, 500), doc: "weekdays above a month"),
    TypeRole(name: "button", standard: (13, 16, 500), doc: "buttons"),
    TypeRole(name: "arrow", standard: (20, 24, 400), doc: "arrows"),
  ]

  /// The custom properties of sizes and type.
  static let tokens =
    sizes.map { Member(kind: .token, name: "--almanac-\($0.name)", doc: "\($0.doc) `\($0.standard)px` by default.") }
    + typeRoles.flatMap { role in
      [("size", role.standard.size), ("line", role.standard.line), ("weight", role.standard.weight)].map {
        part, standard in
        Member(
          kind: .token, name: "--almanac-\(role.name)-\(part)",
          doc: "The \(part == "line" ? "height of lines" : part) of \(role.doc). "
            + "`\(standard)\(part == "weight" ? "" : "px")` by default.")
      }
    }
}
