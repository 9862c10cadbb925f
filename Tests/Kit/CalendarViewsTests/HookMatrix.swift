import Almanac
import TestSupport
import Testing

/// The ways in which days are shown, and calendars that show November 2026 so, with hooks that leave their marks.
enum HookMatrix {
  /// A level in one of its forms.
  struct Place: CustomTestStringConvertible, Sendable {
    let name: String
    let level: CalendarLevel.ID
    /// The number of days that are shown as cells; 0 where days are no cells.
    let cellCount: Int
    /// The days of November that have an event; only days with events have headings in an agenda.
    var eventDays = [18]
    let change: @Sendable (inout CalendarConfiguration) -> Void

    var testDescription: String { name }
  }

  /// Where days are cells.
  static let cells: [Place] = [
    Place(name: "month rows", level: .month, cellCount: 42) { $0.month.arrangement = .endless },
    Place(name: "month pages", level: .month, cellCount: 35) { $0.month.arrangement = .pages },
    Place(name: "week strip", level: .week, cellCount: 7) { $0.dayPresentation = .strip },
    Place(name: "week alone", level: .week, cellCount: 7) { $0.dayPresentation = .list },
    Place(name: "day strip", level: .day, cellCount: 7) { $0.dayPresentation = .strip },
    Place(name: "classic month", level: .month, cellCount: 35) { $0.adopt(.classic) },
    Place(name: "classic week", level: .week, cellCount: 7) { $0.adopt(.classic) },
    Place(name: "paged month", level: .month, cellCount: 30) { $0.adopt(.paged) },
    Place(name: "paged week", level: .week, cellCount: 7) { $0.adopt(.paged) },
    Place(name: "endless month", level: .month, cellCount: 42) { $0.adopt(.endless) },
  ]

  /// Where days are headings or small numbers.
  static let others: [Place] = [
    Place(name: "year", level: .year, cellCount: 0) { _ in },
    Place(name: "week of hours", level: .week, cellCount: 0) { $0.dayPresentation = .hours },
    Place(name: "day of hours", level: .day, cellCount: 0) { $0.dayPresentation = .hours },
    Place(name: "agenda", level: .agenda, cellCount: 0, eventDays: [17, 18, 19]) { $0.initialDay = november(17) },
  ]

  /// Where events are shown one by one.
  static let events: [Place] = [
    Place(name: "bars of months", level: .month, cellCount: 0) { $0.monthEvents = .bars },
    Place(name: "week of hours", level: .week, cellCount: 0) { $0.dayPresentation = .hours },
    Place(name: "day of hours", level: .day, cellCount: 0) { $0.dayPresentation = .hours },
    Place(name: "list of the week", level: .week, cellCount: 0) { $0.dayPresentation = .strip },
    Place(name: "list below a day", level: .day, cellCount: 0) { $0.dayPresentation = .strip },
    Place(name: "list of the day", level: .day, cellCount: 0) { $0.dayPresentation = .list },
    Place(name: "agenda", level: .agenda, cellCount: 0) { _ in },
    Place(name: "bars of month pages", level: .month, cellCount: 0) {
      $0.month.arrangement = .pages
      $0.monthEvents = .bars
    },
    Place(name: "bars of classic months", level: .month, cellCount: 0) {
      $0.adopt(.classic)
      $0.monthEvents = .bars
    },
    Place(name: "classic day", level: .day, cellCount: 0) { $0.adopt(.classic) },
    Place(name: "bars of paged months", level: .month, cellCount: 0) {
      $0.adopt(.paged)
      $0.monthEvents = .bars
    },
    Place(name: "list of a paged week", level: .week, cellCount: 0) {
      $0.adopt(.paged)
      $0.dayPresentation = .strip
    },
    Place(name: "bars of endless months", level: .month, cellCount: 0) {
      $0.adopt(.endless)
      $0.monthEvents = .bars
    },
    Place(name: "endless week", level: .week, cellCount: 0) { $0.adopt(.endless) },
    Place(name: "endless day", level: .day, cellCount: 0) { $0.adopt(.endless) },
  ]

  static let color = Color.role(CalendarRole.strong(.pink))
  static let cellClass = ReuseIdentifier(31)

  /// A cell of a program's own, with a text in it.
  final class Cell: DayCell {
    override func update(with context: DayContext, style: CalendarStyle) {
      super.update(with: context, style: style)
      let mark = View()
      mark.text = "own class"
      frontDecoration = mark
    }
  }

  /// The classes of a program's own for views of events, by the kit's class that each replaces.
  static let eventClasses: [ReuseIdentifier: ReuseIdentifier] = [
    .eventBar: ReuseIdentifier(41), .eventBlock: ReuseIdentifier(42), .agendaRow: ReuseIdentifier(43),
  ]

  final class Bar: EventBar {
    override func update(with context: EventContext, style: CalendarStyle) {
      super.update(with: context, style: style)
      layer.fill = color
    }
  }

  final class Block: EventBlock {
    override func update(with context: EventContext, style: CalendarStyle) {
      super.update(with: context, style: style)
      layer.fill = color
    }
  }

  final class Row: AgendaRowView {
    override func update(with context: EventContext, style: CalendarStyle) {
      super.update(with: context, style: style)
      layer.fill = color
    }
  }

  /// Prints once which combinations the tests of the matrix run.
  static let announcement: Void = {
    func names(_ places: [Place]) -> String { places.map(\.name).joined(separator: ", ") }
    print(
      "matrix of hooks: cells in \(names(cells)); days also in \(names(others)); events in \(names(events));",
      "presets \(CalendarPreset.allCases) at year, month, week, day, agenda")
  }()

  /// Counts the calls of all hooks of days and events, and lets those that a test names leave a mark.
  final class Decorator: CalendarDecorator {
    enum Hook: Hashable { case isEnabled, configure, willDisplay, look, indicators, today, event, eventClass }

    var marks: Set<Hook> = []
    var counts: [Hook: Int] = [:]
    /// The titles of events whose views do not report what they show.
    var strangers: [String] = []
    var cellIdentifier: ReuseIdentifier? = .dayCell

    private func call(_ hook: Hook) -> Bool {
      counts[hook, default: 0] += 1
      return marks.contains(hook)
    }

    func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool {
      !(call(.isEnabled) && day == november(19))
    }

    func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
      view.configure(cell, in: context)
      if call(.configure) { cell.layer.fill = color }
    }

    func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
      if call(.willDisplay) { cell.numberView.text += "!" }
    }

    func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
      guard call(.look), context.day == november(17) else { return standard }
      var look = standard
      look.ink = color
      return look
    }

    func calendarView(
      _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
    ) -> [DayIndicator] { call(.indicators) ? [DayIndicator(.ring, color: color, size: 7)] : standard }

    func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {
      if call(.today) { number.layer.fill = color }
    }

    func calendarView(
      _ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier
    ) -> ReuseIdentifier { call(.eventClass) ? eventClasses[standard] ?? standard : standard }

    func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
      if (eventView as? PieceView)?.shownEvent != context { strangers.append(context.title) }
      if call(.event) { eventView.layer.fill = color }
    }
  }

  /// A calendar with a decorator whose hooks leave marks, on 18 November 2026, with an event on that day, and on others
  /// if the place says so.
  static func harness(
    _ place: Place, _ decorator: Decorator, width: Double = 1050
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.today = november(18)
    configuration.initialDay = november(18)
    configuration.monthEvents = .dots
    place.change(&configuration)
    configuration.initialLevel = place.level
    if configuration.selectionMode == .none { configuration.selectionMode = .optional }
    let harness = CalendarHarness(
      configuration: configuration,
      store: try .holding(
        place.eventDays.map { day in
          .timed(day == 18 ? "a" : "\(day)", november(day), 36_000, november(day), 43_200, title: "Fair")
        }),
      size: Size(width: width, height: 700))
    harness.view.reusePool.register(cellClass) { Cell() }
    harness.view.reusePool.register(ReuseIdentifier(41)) { Bar() }
    harness.view.reusePool.register(ReuseIdentifier(42)) { Block() }
    harness.view.reusePool.register(ReuseIdentifier(43)) { Row() }
    harness.view.decorator = decorator
    harness.settle()
    return harness
  }
}

extension CalendarHarness {
  /// The frame of a day as it is shown.
  func dayFrame(_ day: DayNumber) -> Rect? {
    view.elements().first { $0.role == .gridCell && $0.day == day }?.frame
  }

  /// The items that are drawn within the frame of a day.
  func drawn(on day: DayNumber) -> [DisplayItem] {
    guard let frame = dayFrame(day) else { return [] }
    return window.displayList().items.filter { isDrawn($0, in: frame) }
  }

  /// Whether an item is drawn within the frame of a day.
  func isDrawn(_ item: DisplayItem, in frame: Rect) -> Bool {
    frame.contains(Point(x: item.frame.midX, y: item.frame.midY)) && item.frame.width <= frame.width + 1
  }
}
