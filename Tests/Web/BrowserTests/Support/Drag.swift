/// A drag with the mouse, and what it leaves: the one edit that the page hears of, as `MonthPage.edits()` writes it, or
/// nothing.
struct Drag: Sendable {
  /// What is pressed.
  enum Grip: Sendable {
    /// An event, in the middle or at one of its edges.
    case body(String), start(String), end(String)
    case free(Spot)
  }

  /// A place that a drag leads to.
  enum Spot: Sendable {
    /// As far from the press, in columns, rows of weeks and hours.
    case by(days: Double = 0, weeks: Double = 0, hours: Double = 0)
    /// As far from the middle of "Lunch": today, 12:30.
    case at(days: Double = 0, weeks: Double = 0, hours: Double = 0)
    /// In the lane of whole days, as many columns from today.
    case lane(days: Double = 0)
    /// The middle of an event.
    case onto(String)
    /// The title bar, which is no place for events.
    case title
    /// Where the press began.
    case press
  }

  /// How a drag ends.
  enum End: Sendable { case released, escape, rightClick }

  var name: String
  var grip: Grip
  var way: [Spot]
  var isCopy: Bool
  /// The title that is typed for a new event.
  var title: String?
  var end: End
  var leaves: String?

  /// Whether it leads over the edge between the hours and the lane, where hours scroll while the mouse is there.
  var crossesEdge: Bool {
    way.contains { if case .lane = $0 { true } else { false } } || name == "makes hours"
  }

  init(
    _ name: String, _ grip: Grip, _ way: Spot..., copies isCopy: Bool = false, titled title: String? = nil,
    end: End = .released, leaves: String?
  ) {
    self.name = name
    self.grip = grip
    self.way = way
    self.isCopy = isCopy
    self.title = title
    self.end = end
    self.leaves = leaves
  }
}

extension Drag {
  /// Drags at the levels with hours; at the day level nothing moves sideways.
  static func amongHours(isWeek: Bool) -> [Drag] {
    let side: Double = isWeek ? -1 : 0
    let (day, next) = isWeek ? ("2026-11-20", "2026-11-21") : ("2026-11-21", "2026-11-22")
    let drags = [
      Drag(
        "moves", .body("Lunch"), .by(days: side, hours: 2), leaves: "move Lunch \(day)T14:00 \(day)T15:00"),
      Drag(
        "moves the start", .start("Lunch"), .by(hours: -1), leaves: "resize Lunch 2026-11-21T11:00 2026-11-21T13:00"),
      Drag("moves the end", .end("Lunch"), .by(hours: 1.5), leaves: "resize Lunch 2026-11-21T12:00 2026-11-21T14:30"),
      Drag(
        "draws downwards", .free(.at(days: side, hours: -3.4)), .at(days: side, hours: -1.4), titled: "nap",
        leaves: "create nap \(day)T09:00 \(day)T11:00"),
      Drag(
        "draws upwards", .free(.at(days: side, hours: -1.4)), .at(days: side, hours: -3.4), titled: "nap",
        leaves: "create nap \(day)T09:00 \(day)T11:00"),
      Drag("makes whole days", .body("Lunch"), .lane(days: side), leaves: "move Lunch \(day) \(next)"),
      Drag("into the lane and back", .body("Lunch"), .lane(), .by(hours: 0.1), .press, leaves: nil),
      Drag(
        // Without the event, the lane of a day is lower and its hours lie higher.
        "makes hours", .body("Fair"), .at(days: side, hours: isWeek ? 2.6 : 2.35),
        leaves: "move Fair \(day)T15:00 \(day)T16:00"),
      Drag(
        "copies", .body("Lunch"), .by(days: side, hours: 2), copies: true,
        leaves: "copy Lunch \(day)T14:00 \(day)T15:00"),
      Drag("back by Escape", .body("Lunch"), .by(days: side, hours: 2), end: .escape, leaves: nil),
      Drag("back by the other button", .body("Lunch"), .by(days: side, hours: 2), end: .rightClick, leaves: nil),
      Drag("back outside of all days", .body("Lunch"), .by(hours: 1), .title, leaves: nil),
    ]
    return isWeek ? drags + amongDays : drags
  }

  /// Drags sideways and in the lane of a week.
  private static let amongDays = [
    Drag(
      "keeps the minutes sideways", .body("Lunch"), .by(days: -1, hours: 0.1),
      leaves: "move Lunch 2026-11-20T12:00 2026-11-20T13:00"),
    Drag("moves in the lane", .body("Fair"), .lane(days: -2), leaves: "move Fair 2026-11-19 2026-11-20"),
    Drag("moves the start in the lane", .start("Fair"), .by(days: -3), leaves: "resize Fair 2026-11-18 2026-11-22"),
    Drag("moves the end in the lane", .end("Trip"), .by(days: 1), leaves: "resize Trip 2026-11-15 2026-11-19"),
    Drag(
      "draws in the lane", .free(.lane(days: -2)), .lane(days: -3), titled: "nap",
      leaves: "create nap 2026-11-18 2026-11-20"),
  ]

  /// Drags in the rows of a month.
  static let inMonth = [
    Drag("moves a day", .body("Fair"), .by(days: -2, weeks: -1), leaves: "move Fair 2026-11-12 2026-11-13"),
    Drag(
      "moves a time", .body("Lunch"), .by(days: -2, weeks: -1), leaves: "move Lunch 2026-11-12T12:00 2026-11-12T13:00"),
    Drag("moves the start of days", .start("Fair"), .by(days: -3), leaves: "resize Fair 2026-11-18 2026-11-22"),
    Drag("moves the end of days", .end("Trip"), .by(days: 1), leaves: "resize Trip 2026-11-15 2026-11-19"),
    Drag("to another week", .end("Trip"), .by(days: -1, weeks: 1), leaves: "resize Trip 2026-11-15 2026-11-24"),
    Drag(
      "moves the end of a time", .end("Lunch"), .by(days: -5, weeks: 1),
      leaves: "resize Lunch 2026-11-21T12:00 2026-11-23T13:00"),
    Drag(
      "draws days", .free(.at(weeks: -1)), .at(days: -2, weeks: -1), titled: "nap",
      leaves: "create nap 2026-11-12 2026-11-15"),
    Drag("copies", .body("Trip"), .by(weeks: 1), copies: true, leaves: "copy Trip 2026-11-22 2026-11-25"),
    Drag("back by Escape", .body("Trip"), .by(weeks: 1), end: .escape, leaves: nil),
    Drag("back by the other button", .body("Trip"), .by(weeks: 1), end: .rightClick, leaves: nil),
    Drag("back outside of all days", .body("Lunch"), .by(weeks: -1), .title, leaves: nil),
  ]

  /// Drags of the rows of a list onto another day, which is shown by an event.
  static func inList(onto other: String, _ day: String, _ next: String) -> [Drag] {
    [
      Drag("moves a time", .body("Lunch"), .onto(other), leaves: "move Lunch \(day)T12:00 \(day)T13:00"),
      Drag("moves a day", .body("Fair"), .onto(other), leaves: "move Fair \(day) \(next)"),
      Drag("copies", .body("Lunch"), .onto(other), copies: true, leaves: "copy Lunch \(day)T12:00 \(day)T13:00"),
      Drag("back by Escape", .body("Lunch"), .onto(other), end: .escape, leaves: nil),
    ]
  }
}
